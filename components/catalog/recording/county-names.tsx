import type { County } from '@/lib/catalog/content/counties';

/** All counties of a state by name, with the code that federal data uses for each. A search leads to one of them. */
export function CountyNames({ counties }: { counties: County[] }) {
  return (
    <ul className="gap-x-12 text-[0.9375rem] leading-7 sm:columns-2 md:columns-3 lg:columns-4">
      {counties.map(({ name, fips, slug }) => (
        <li
          key={fips}
          id={`county-${slug}`}
          className="flex break-inside-avoid justify-between gap-3 target:bg-accent"
        >
          {name}
          <span className="font-mono text-sm leading-7 text-muted-foreground">{fips}</span>
        </li>
      ))}
    </ul>
  );
}
