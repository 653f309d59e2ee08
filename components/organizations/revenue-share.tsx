import { inPercent } from '@/lib/organizations/rules/portal';
import type { RevenueShare } from '@/lib/organizations/schema/portal';
import { formatMoney } from '@/lib/values/money';
import { formatNumber } from '@/lib/values/numbers';

/** What the partner agreement comes to so far, from payments that were really made. */
export function RevenueShareSection({ share }: { share: RevenueShare }) {
  const { basisPoints, payments, paidCents, shareCents } = share;
  return (
    <section aria-labelledby="share">
      <h2 id="share" className="text-2xl">
        Revenue share
      </h2>
      {basisPoints === null ? (
        <p className="mt-2 measure text-muted-foreground">
          No share is agreed. A share is set out in a partner agreement that both sides sign first.
        </p>
      ) : (
        <dl className="mt-4 grid max-w-2xl gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="text-muted-foreground">Agreed share</dt>
          <dd className="tabular-nums">{inPercent(basisPoints)} of each payment</dd>
          <dt className="text-muted-foreground">Payments for your properties</dt>
          <dd className="tabular-nums">
            {formatNumber(payments)}, {formatMoney(paidCents)} together
          </dd>
          <dt className="text-muted-foreground">Your share of these</dt>
          <dd className="font-semibold tabular-nums">{formatMoney(shareCents ?? 0)}</dd>
        </dl>
      )}
      <p className="mt-3 text-sm text-muted-foreground">
        We count payments for locks that you ordered. Refunded payments, payments lost in a dispute and demo
        payments are not counted.
      </p>
    </section>
  );
}
