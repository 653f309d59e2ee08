import type { useEstimate } from '@/components/notary/client/request-form/use-estimate';
import { Alert } from '@/components/ui/alert';
import { ADD_ON_NAME, addOnOf, PLACEHOLDER_CENTS } from '@/lib/pricing/rules/add-on';
import { ONLINE_FEE_LAW } from '@/lib/pricing/rules/fee-law';
import { demoNote } from '@/lib/notary/rules/demo';
import type { RequestDraft } from '@/lib/notary/schema/request-form';
import type { Estimate } from '@/lib/notary/schema/requests';
import { formatMoney, formatPrice, toCents } from '@/lib/values/money';

type EstimateCardProps = { draft: RequestDraft; asked: ReturnType<typeof useEstimate> };

/** What the request would cost, line by line; the sum is beside the button. */
export function EstimateCard({ draft, asked }: EstimateCardProps) {
  const { addDeedGuard } = draft;
  const { estimate } = asked;
  const addOnCents = addOnOf(addDeedGuard);

  return (
    <section aria-labelledby="estimate" className="rounded-lg border bg-card p-4 sm:p-5">
      <h3 id="estimate" className="text-lg">
        Pricing estimate
      </h3>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-[0.9375rem] leading-6 empty:hidden">
        {estimate?.lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
        {addOnCents > 0 && <Line name={ADD_ON_NAME} note="GuardSign platform" amount={addOnCents / 100} />}
      </dl>
      <p className="mt-2 text-sm text-muted-foreground" aria-live="polite">
        {standingOf(asked, draft)}
      </p>
      {estimate?.isDemo && (
        <Alert variant="waiting" className="mt-3">
          A demo notary may accept this request. {demoNote(draft.isRemote)}
        </Alert>
      )}
    </section>
  );
}

type LineProps = { name: string; note: string; amount: number | null };

function Line({ name, note, amount }: LineProps) {
  return (
    <>
      <dt>
        {name}
        {note && <span className="text-muted-foreground">, {note}</span>}
      </dt>
      <dd className="text-right tabular-nums">{amount === null ? 'open' : formatMoney(toCents(amount))}</dd>
    </>
  );
}

type Asked = Pick<EstimateCardProps['asked'], 'estimate' | 'isPending' | 'problem'>;

function standingOf({ estimate, isPending, problem }: Asked, draft: RequestDraft): string {
  if (isPending) return 'Getting the price.';
  if (problem) return problem;
  if (!estimate) {
    const standIn = formatPrice(PLACEHOLDER_CENTS + addOnOf(draft.addDeedGuard));
    return `The price of your appointment appears here once you choose a service. Until then ${standIn} stands in for it: a placeholder, not a price.`;
  }
  const isMisread = !draft.isRemote && draft.location.trim() !== '' && estimate.place === null;
  if (isMisread) return 'We do not know this address yet. Add the ZIP code, or the city and the state.';
  if (draft.isRemote && !draft.state) return 'Choose the state you are in: its rate is part of the price.';
  if (estimate.nobodyFree) return NOBODY_FREE;
  if (draft.mode === 'in-person' && !draft.isRemote) return officeOf(estimate);
  if (estimate.travelFee === null) {
    return 'You agree to the travel fee before the notary sets off, or cancel at no cost.';
  }
  const fixed = 'A service fee. The price is fixed when you send the request';
  if (draft.isRemote) return `${fixed}. ${ONLINE_FEE_LAW}`;
  return estimate.travelFee > 0 ? `${fixed}; a notary with a shorter drive lowers it.` : `${fixed}.`;
}

const NOBODY_FREE =
  'No notary who could do it is free at that time. Choose another one, or send the request: it waits, and is offered as notaries become free.';

function officeOf({ office, place }: Estimate): string {
  if (office) return `The nearest office is in ${office}. You see its address once a notary has accepted.`;
  return place === null
    ? 'You come to the notary, so there is no travel fee.'
    : 'No notary with an office is near right now. The request waits until one is.';
}
