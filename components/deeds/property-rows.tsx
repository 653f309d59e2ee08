import Link from 'next/link';
import { LocalTime } from '@/components/kit/local-time';
import { LockBadge } from '@/components/shell/lock-badge';
import type { LockedDeed } from '@/lib/deeds/schema';
import { DEED_PROTECTION_CENTS, payPath } from '@/lib/payments/rules';
import { formatPrice } from '@/lib/values/money';

/** Several locks, a row each: its page has the whole record. */
export function PropertyRows({ deeds }: { deeds: LockedDeed[] }) {
  return (
    <ul className="mt-6 app-rows">
      {deeds.map((deed) => (
        <li key={deed.id} className="flex-wrap">
          <span className="min-w-0 grow basis-44">
            <Link href={`/properties/${deed.id}`} prefetch={false} className="break-words">
              {deed.metadata.propertyAddress}
            </Link>
            <span className="block text-sm text-muted-foreground">
              <Standing deed={deed} />
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-x-3">
            {deed.status === 'due' && (
              <Link
                href={payPath({ lockId: deed.id })}
                prefetch={false}
                className="relative text-sm text-link max-sm:py-3"
              >
                Pay {formatPrice(DEED_PROTECTION_CENTS)}
                <span className="sr-only"> for {deed.metadata.propertyAddress}</span>
              </Link>
            )}
            {deed.contested && deed.status !== 'released' && (
              <Link
                href={`/properties/${deed.id}#contest-${deed.id}`}
                prefetch={false}
                className="relative text-sm text-link max-sm:py-3"
              >
                Show evidence
                <span className="sr-only"> for {deed.metadata.propertyAddress}</span>
              </Link>
            )}
            <LockBadge property={deed} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Standing({ deed: { status, timestamp, paymentDueAt, releasedAt } }: { deed: LockedDeed }) {
  if (releasedAt) {
    return (
      <>
        Locked from <LocalTime value={timestamp} isDay /> to <LocalTime value={releasedAt} isDay />
      </>
    );
  }
  if (status === 'due') {
    return (
      <>
        Ends on <LocalTime value={paymentDueAt} isDay /> unless you pay
      </>
    );
  }
  return (
    <>
      Locked <LocalTime value={timestamp} isDay />
    </>
  );
}
