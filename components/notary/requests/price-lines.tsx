import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/payments/rules';

/** What was agreed to when the request was sent. */
export function PriceLines({ request }: { request: RequestView }) {
  const { basePrice, travelFee, addOnPrice, totalPrice, addDeedGuard, isRemote } = request;

  return (
    <section aria-labelledby="price">
      <h2 id="price" className="text-2xl">
        Price
      </h2>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-y py-4 [&_dd]:text-right [&_dd]:tabular-nums">
        <dt>Base price</dt>
        <dd>{money(basePrice)}</dd>
        {!isRemote && (
          <>
            <dt>Travel fee</dt>
            <dd>{money(travelFee)}</dd>
          </>
        )}
        {addDeedGuard && (
          <>
            <dt>Deed protection</dt>
            <dd>{money(addOnPrice)}</dd>
          </>
        )}
        <dt className="mt-1 border-t pt-3 font-semibold">Total</dt>
        <dd className="mt-1 border-t pt-3 font-semibold">{money(totalPrice)}</dd>
      </dl>
      <p className="mt-3 text-sm text-muted-foreground">
        Fixed when the request was sent. A service fee of ours: what a state sets for a notarial act is never
        charged by the page.
      </p>
    </section>
  );
}

const money = (dollars: number) => formatMoney(toCents(dollars));
