import { LocalTime } from '@/components/kit/local-time';
import { lockPromise } from '@/lib/deeds/content/lock-promise';
import { PAYMENT_DAYS } from '@/lib/deeds/rules/lock';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import type { Consent } from '@/lib/programs/schema/consents';
import { formatPrice } from '@/lib/values/money';

const daysOf = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/** Who asks, for which property, and what agreeing means. */
export function ConsentQuestion({ consent }: { consent: Consent }) {
  const { organization, propertyAddress, ownerName, lockDays, expiresAt } = consent;
  return (
    <>
      <p>
        <strong className="font-medium">{organization}</strong> asks whether you want this property locked.
      </p>
      <dl className="grid gap-x-6 gap-y-1 border-y py-4 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted-foreground">Property</dt>
        <dd className="wrap-anywhere">{propertyAddress}</dd>
        <dt className="text-muted-foreground">Owner</dt>
        <dd className="wrap-anywhere">{ownerName}</dd>
        <dt className="text-muted-foreground">Lock</dt>
        <dd>{lockDays === null ? 'Without an end' : `Ends by itself after ${daysOf(lockDays)}`}</dd>
        <dt className="text-muted-foreground">Answer by</dt>
        <dd>
          <LocalTime value={expiresAt} />
        </dd>
      </dl>
      <ul className="list-disc space-y-2 pl-5">
        <li>{lockPromise}</li>
        <li>The lock is yours: your account holds it, and you release it. {organization} cannot.</li>
        <li>
          It costs {formatPrice(DEED_PROTECTION_CENTS)}. If you have not paid {PAYMENT_DAYS} days later, it
          ends.
        </li>
        {lockDays !== null && (
          <li>
            It ends by itself after {daysOf(lockDays)}. Locking the property again then costs{' '}
            {formatPrice(DEED_PROTECTION_CENTS)} again.
          </li>
        )}
        <li>
          {organization} sees the address, the state of the lock and its entry in the evidence log, and can
          report a suspicion about the property. It does not see your unlock code or your documents. You can
          take this back on the page of the property.
        </li>
      </ul>
    </>
  );
}
