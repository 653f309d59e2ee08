import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';

export function ProtectPromo() {
  return (
    <section
      aria-labelledby="protect"
      data-product="deedguard"
      className="grid justify-items-start gap-3 rounded-lg border bg-card p-5"
    >
      <h2 id="protect" className="text-xl">
        Protect Your Documents
      </h2>
      <p className="text-[0.9375rem] leading-6 text-muted-foreground">
        A lock on your property gives you dated evidence of your deed, alerts, and a controlled release. It
        does not stop a county from recording a deed.
      </p>
      <Link href="/deedguard-protection" prefetch={false} className={buttonVariants({ variant: 'outline' })}>
        Add Protection
      </Link>
    </section>
  );
}
