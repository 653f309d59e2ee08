import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { sharedKindWords } from '@/lib/organizations/rules/sharing';
import type { SharedKind } from '@/lib/organizations/schema/sharing';

const ownPlaces: Record<SharedKind, { href: string; label: string }> = {
  document: { href: '/document-vault', label: 'See your documents' },
  property: { href: '/properties', label: 'See your properties' },
  request: { href: '/dashboard/client', label: 'See your requests' },
  invoice: { href: '/invoices', label: 'See your invoices' },
};

/** Where nobody shares anything of a kind: how that begins. */
export function NothingShared({ kind }: { kind: SharedKind }) {
  const { thing, plural } = sharedKindWords[kind];
  const { href, label } = ownPlaces[kind];
  return (
    <div className="grid justify-items-start gap-4 border-y py-6">
      <p className="measure">
        There are no {plural.toLowerCase()} here yet. To share {thing} of yours, open its page and choose
        “Share”.
      </p>
      <Link href={href} prefetch={false} className={buttonVariants({ variant: 'outline' })}>
        {label}
      </Link>
    </div>
  );
}
