import type { Price } from '@/components/notary/client/request-form/draft';
import type { useEstimate } from '@/components/notary/client/request-form/use-estimate';
import { DEED_GUARD_ADD_ON_CENTS } from '@/lib/pricing/rules/dispatch-price';
import type { RequestDraft } from '@/lib/notary/schema/request-form';
import type { Estimate } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

type EstimateCardProps = {
  draft: RequestDraft;
  price: Price;
  /** dollars, with the add-on */
  total: number;
  asked: ReturnType<typeof useEstimate>;
};

/** What the request would cost; the base price alone while that is not known. */
export function EstimateCard({ draft, price, total, asked }: EstimateCardProps) {
  return (
    <section aria-labelledby="estimate" className="rounded-lg border bg-card p-4 sm:p-5">
      <h3 id="estimate" className="text-lg">
        Pricing estimate
      </h3>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-[0.9375rem] leading-6">
        <dt>Base price</dt>
        <dd className="text-right tabular-nums">{formatMoney(toCents(price.basePrice))}</dd>
        <dt>
          Travel fee
          <span className="text-muted-foreground">{travelNote(asked.estimate, draft.isRemote)}</span>
        </dt>
        <dd className="text-right tabular-nums">{formatMoney(toCents(price.travelFee))}</dd>
        {draft.addDeedGuard && (
          <>
            <dt>Deed protection</dt>
            <dd className="text-right tabular-nums">{formatMoney(DEED_GUARD_ADD_ON_CENTS)}</dd>
          </>
        )}
      </dl>
      <p
        className="mt-3 flex justify-between gap-4 border-t pt-3 font-semibold"
        aria-live="polite"
        aria-atomic
      >
        <span>Total</span>
        <span className="tabular-nums">{formatMoney(toCents(total))}</span>
      </p>
      <p className="mt-2 text-sm text-muted-foreground" aria-live="polite">
        {standingOf(asked, draft.isRemote)}
      </p>
    </section>
  );
}

function travelNote(estimate: Estimate | undefined, isRemote: boolean): string {
  if (isRemote) return ', none for a remote session';
  const miles = estimate?.distanceMiles;
  return typeof miles === 'number' ? `, ${miles.toFixed(1)} miles` : '';
}

type Asked = Pick<EstimateCardProps['asked'], 'estimate' | 'isPending' | 'problem'>;

function standingOf({ estimate, isPending, problem }: Asked, isRemote: boolean): string {
  if (isPending) return 'Getting the price.';
  if (problem) return problem;
  if (!estimate) return 'The price of your appointment appears here once you choose a service.';
  if (!isRemote && estimate.distanceMiles === null) {
    return 'The distance is not known yet. The price is fixed when you send the request.';
  }
  const fixed = 'A service fee. The price is fixed when you send the request';
  return isRemote ? `${fixed}.` : `${fixed}; a notary with a shorter drive lowers it.`;
}
