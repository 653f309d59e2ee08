import { ONLINE_FEE_LAW } from '@/lib/pricing/rules/fee-law';
import { priceLines } from '@/lib/pricing/rules/price-lines';
import { TAX_NOTE } from '@/lib/pricing/rules/quote';
import { serviceOf } from '@/lib/pricing/rules/service-types';
import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

/** What was agreed to when the request was sent, line by line. */
export function PriceLines({ request }: { request: RequestView }) {
  const { totalPrice, cancellationFee } = request;
  const isCancelled = request.status === 'cancelled';

  return (
    <section aria-labelledby="price">
      <h2 id="price" className="text-2xl">
        Price
      </h2>
      <dl className="mt-4 divide-y border-y">
        {linesOf(request).map(({ name, note, cents }) => (
          <Line key={name} name={name} note={note} amount={cents === null ? 'open' : formatMoney(cents)} />
        ))}
        <Line
          name={isCancelled ? 'It would have cost' : 'Total'}
          amount={formatMoney(toCents(totalPrice))}
          isTotal={!isCancelled}
        />
        {isCancelled && (
          <Line
            name="Owed"
            note={cancellationFee > 0 ? 'for cancelling' : undefined}
            amount={formatMoney(toCents(cancellationFee))}
            isTotal
          />
        )}
      </dl>
      <p className="mt-3 text-sm text-muted-foreground">
        {!isCancelled && `${whatMayCome(request)} `}
        The first line includes the notary’s fee for the act, which is never charged by the page.
        {request.tax > 0 && ` ${TAX_NOTE}`}
        {request.isRemote && ` ${ONLINE_FEE_LAW}`}
      </p>
    </section>
  );
}

function whatMayCome({ travelFee }: RequestView): string {
  return travelFee === null
    ? 'Travel comes on top, with its tax: the client agrees to it before the notary sets off.'
    : 'The most that this visit can cost was fixed when it was agreed.';
}

function linesOf(request: RequestView) {
  const { travelFee } = request;
  return priceLines({
    service: serviceOf(request),
    pages: request.pages,
    basePriceCents: toCents(request.basePrice),
    travelFeeCents: travelFee === null ? null : toCents(travelFee),
    rushFeeCents: toCents(request.rushFee),
    taxCents: toCents(request.tax),
    addOnCents: toCents(request.addOnPrice),
  });
}

type LineProps = { name: string; note?: string; amount: string; isTotal?: boolean };

function Line({ name, note, amount, isTotal = false }: LineProps) {
  return (
    <div
      className={
        isTotal ? 'flex justify-between gap-4 py-3 font-semibold' : 'flex justify-between gap-4 py-3'
      }
    >
      <dt>
        {name}
        {note && <span className="text-muted-foreground">, {note}</span>}
      </dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}
