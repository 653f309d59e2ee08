type LedgerRow = { name: string; price: string; unit: string; says: string };

/** Prices as lines of a ledger: what, why, and how much at the edge. */
export function PriceLedger({ rows }: { rows: LedgerRow[] }) {
  return (
    <dl className="border-t-2 border-primary">
      {rows.map(({ name, price, unit, says }) => (
        <div
          key={name}
          className="grid gap-x-10 border-b py-4 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-baseline"
        >
          <dt className="flex flex-wrap items-baseline justify-between gap-x-4 font-serif text-xl font-semibold">
            {name}
          </dt>
          <dd className="flex items-baseline gap-x-2 sm:justify-end sm:text-right">
            <span className="font-serif text-2xl font-semibold text-primary tabular-nums">{price}</span>
            <span className="text-sm text-muted-foreground">{unit}</span>
          </dd>
          <dd className="max-w-[60ch] text-[0.9375rem] leading-6 text-muted-foreground">{says}</dd>
        </div>
      ))}
    </dl>
  );
}
