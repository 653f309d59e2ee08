type Figure = { name: string; value: string; says: string };

/** Four numbers side by side, each with what it counts. */
export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border max-[22rem]:grid-cols-1 lg:grid-cols-4">
      {figures.map(({ name, value, says }) => (
        <div key={name} className="row-span-3 grid grid-rows-subgrid gap-0 bg-card p-4 sm:p-5">
          <dt className="eyebrow">{name}</dt>
          <dd className="mt-1 font-serif text-2xl font-semibold tabular-nums sm:text-3xl">{value}</dd>
          <dd className="mt-1 text-sm text-muted-foreground">{says}</dd>
        </div>
      ))}
    </dl>
  );
}
