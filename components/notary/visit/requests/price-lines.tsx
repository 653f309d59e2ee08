import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

/** What was agreed to when the request was sent. */
export function PriceLines({ request }: { request: RequestView }) {
  const { basePrice, travelFee, addOnPrice, totalPrice, addDeedGuard, isRemote } = request;

  return (
    <section aria-labelledby="price">
      <h2 id="price" className="text-2xl">
        Price
      </h2>
      <dl className="mt-4 divide-y border-y">
        <Line name="Base price" dollars={basePrice} />
        {!isRemote && <Line name="Travel fee" dollars={travelFee} />}
        {addDeedGuard && <Line name="Deed protection" dollars={addOnPrice} />}
        <Line name="Total" dollars={totalPrice} isTotal />
      </dl>
      <p className="mt-3 text-sm text-muted-foreground">
        The most that this visit can cost was fixed when the request was sent. This is our service fee: what a
        state sets for a notarial act is never charged by the page.
      </p>
    </section>
  );
}

type LineProps = { name: string; dollars: number; isTotal?: boolean };

function Line({ name, dollars, isTotal = false }: LineProps) {
  return (
    <div
      className={
        isTotal ? 'flex justify-between gap-4 py-3 font-semibold' : 'flex justify-between gap-4 py-3'
      }
    >
      <dt>{name}</dt>
      <dd className="tabular-nums">{formatMoney(toCents(dollars))}</dd>
    </div>
  );
}
