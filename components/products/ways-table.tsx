import Link from 'next/link';
import type { ReactNode } from 'react';
import { waysToSign } from '@/lib/notary/content/product';

type WayRow = { name: string; key: 'where' | 'travel' | 'bring' | 'law' | 'suits' };

const rows: WayRow[] = [
  { name: 'Where you sign', key: 'where' },
  { name: 'Travel', key: 'travel' },
  { name: 'What you bring', key: 'bring' },
  { name: 'The law', key: 'law' },
  { name: 'Suits', key: 'suits' },
];

/** Three ways side by side; on a phone each line folds, with the way named before each value. */
export function WaysTable() {
  return (
    <>
      <table className="w-full table-fixed border-collapse text-left max-md:block">
        <caption className="sr-only">In person, mobile and remote notarization compared</caption>
        <thead className="max-md:sr-only">
          <tr>
            <td className="w-36" />
            {waysToSign.map(({ name }) => (
              <th key={name} scope="col" className="px-4 pb-3 font-serif text-xl font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          <Line name="Base price">
            {waysToSign.map(({ name, basePrice }) => (
              <Cell key={name} way={name}>
                <span className="font-serif text-2xl font-semibold text-primary tabular-nums md:text-4xl">
                  {basePrice}
                </span>
              </Cell>
            ))}
          </Line>
          {rows.map((row) => (
            <Line key={row.key} name={row.name}>
              {waysToSign.map((way) => (
                <Cell key={way.name} way={way.name}>
                  {way[row.key]}
                </Cell>
              ))}
            </Line>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-[0.9375rem] text-muted-foreground">
        The state, further pages and rush change the base price. See{' '}
        <Link href="/pricing/calculator" prefetch={false} className="text-link">
          the calculator
        </Link>{' '}
        for yours, and{' '}
        <Link href="/compliance/ron" prefetch={false} className="text-link">
          remote notarization by state
        </Link>
        .
      </p>
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="border-t max-md:block max-md:py-4">
      <th
        scope="row"
        className="pr-4 text-sm font-medium text-muted-foreground max-md:block max-md:pb-2 md:py-4 md:align-baseline"
      >
        {name}
      </th>
      {children}
    </tr>
  );
}

function Cell({ way, children }: { way: string; children: ReactNode }) {
  return (
    <td className="max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-x-4 max-md:py-1 md:border-l md:px-4 md:py-4 md:align-baseline">
      <span aria-hidden className="font-serif font-semibold md:hidden">
        {way}
      </span>
      <span>{children}</span>
    </td>
  );
}
