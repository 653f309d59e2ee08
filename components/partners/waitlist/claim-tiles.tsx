import Link from 'next/link';
import { ClaimText } from '@/components/shell/claim';
import { waitlistClaims } from '@/lib/partners/content/waitlist';

export function ClaimTiles() {
  return (
    <>
      <dl className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border lg:grid-cols-4">
        {waitlistClaims.map(({ value, claim }) => (
          <div key={value} className="flex flex-col-reverse justify-end gap-1 bg-card p-4 sm:p-5">
            <dt className="text-[0.9375rem] leading-6 text-muted-foreground">
              <ClaimText claim={claim} />
            </dt>
            <dd className="font-serif text-2xl font-semibold tabular-nums sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 measure text-sm text-muted-foreground">
        These four figures are our own: nobody outside has measured them, and they promise you nothing.{' '}
        <Link href="/compliance/ron" prefetch={false} className="text-link">
          What the law says about RON, state by state
        </Link>
      </p>
    </>
  );
}
