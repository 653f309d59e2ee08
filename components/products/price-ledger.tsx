type LedgerRow = { name: string; price: string; unit: string; says: string; notYet?: string };

/** Prices as lines of a ledger: what, why, and how much at the edge. */
export function PriceLedger({ rows }: { rows: LedgerRow[] }) {
  return (
    <dl className="border-t-2 border-primary">
      {rows.map(({ name, price, unit, says, notYet }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b py-4 md:grid-cols-[15rem_minmax(0,1fr)_12rem] md:items-baseline"
        >
          <dt className="font-serif text-lg font-semibold sm:text-xl">{name}</dt>
          <dd className="max-w-[48ch] text-[0.9375rem] leading-6 text-muted-foreground max-md:order-last max-md:col-span-2">
            {says}
            {notYet && ` Not for sale yet. ${notYet}`}
          </dd>
          <dd className="flex flex-wrap items-baseline justify-end gap-x-2 text-right">
            <span className="font-serif text-xl font-semibold text-primary tabular-nums sm:text-2xl">
              {price}
            </span>
            <span className="text-sm text-muted-foreground">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
