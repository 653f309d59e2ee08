'use client';

import Link from 'next/link';
import { useStateFilter } from '@/components/catalog/states/use-state-filter';
import { TableScroll } from '@/components/kit/table-scroll';
import type { OverviewRow } from '@/lib/catalog/rules/notary-law';
import { matchesQuery } from '@/lib/catalog/rules/state-search';
import { monthAndYear } from '@/lib/values/date-format';

/** All states side by side; the rows travel as bare data, a third of what their markup would weigh beside the page. */
export function StateOverview({ rows }: { rows: OverviewRow[] }) {
  const { query } = useStateFilter();
  const shown = rows.filter(([, code, name]) => matchesQuery(query, code, name));

  if (shown.length === 0) return null;
  return (
    <TableScroll folds label="All states">
      <table className="rows-when-near sm:[&_td]:whitespace-nowrap">
        <caption>
          Term, fee, bond and remote notarization in the law of each state. Each name leads to the page of the
          state, with sources.
        </caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Term</th>
            <th scope="col">Fee</th>
            <th scope="col">Bond</th>
            <th scope="col">Remote notarization</th>
            <th scope="col">As of</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(([slug, code, name, term, fee, bond, ron, asOf]) => (
            <tr key={code}>
              <th scope="row">
                <Link href={`/state-documents/${slug}`} prefetch={false} className="text-link">
                  {name}
                </Link>
              </th>
              <td data-label="Term">{term}</td>
              <td data-label="Fee">{fee}</td>
              <td data-label="Bond">{bond}</td>
              <td data-label="Remote notarization">{ron}</td>
              <td data-label="As of">{asOf && <time dateTime={asOf}>{monthAndYear(asOf)}</time>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
