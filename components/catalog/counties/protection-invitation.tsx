import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { lockPromise } from '@/lib/deeds/content/lock-promise';

export function ProtectionInvitation() {
  return (
    <section aria-labelledby="invitation" className="rounded-lg border border-primary bg-card p-5 sm:p-6">
      <h3 id="invitation" className="text-xl">
        Documents for protected properties
      </h3>
      <p className="mt-2 measure">
        These documents belong to deed protection: one payment of $99 per property, with no renewal. The blank
        forms above are open to everyone. Choose a state to see its documents, or protect a property first.
      </p>
      <p className="mt-2 measure text-sm text-muted-foreground">{lockPromise}</p>
      <p className="mt-5">
        <Link href="/deedguard-protection" prefetch={false} className={buttonVariants()}>
          Protect a property for $99
        </Link>
      </p>
    </section>
  );
}
