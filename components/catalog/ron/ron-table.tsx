'use client';

import Link from 'next/link';
import { SourceNote } from '@/components/shell/source-note';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { ronStandings } from '@/lib/catalog/rules/notary-law';
import type { NotaryLaw } from '@/lib/catalog/schema';

/** Slug, name, what earlier texts of ours said, the dated law and its note. They travel as bare data, lighter than their markup. */
export type RonRow = [
  slug: string,
  name: string,
  readings: string[],
  ron: NotaryLaw['ron'],
  note: NotaryLaw['ronNote'],
];

const variants = { permanent: 'success', enacted: 'waiting', not_authorized: 'outline' } as const;

export function RonTable({ rows }: { rows: RonRow[] }) {
  return (
    <TableScroll label="Remote online notarization by state">
      <table>
        <caption>
          “The law” is what we read in the source below it, and what counts. “Earlier texts” quotes what our
          own pages said.
        </caption>
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col">State</th>
            <th scope="col">The law</th>
            <th scope="col">Earlier texts</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([slug, name, readings, ron, note]) => (
            <tr key={slug} className="max-sm:grid max-sm:border-t max-sm:py-3">
              <th scope="row" className="max-sm:border-0! max-sm:py-1!">
                <Link href={`/state-documents/${slug}`} prefetch={false} className="text-link">
                  {name}
                </Link>
              </th>
              <td className="max-sm:border-0! max-sm:py-1!">
                {ron === 'unknown' ? (
                  <Badge variant="outline">Unknown</Badge>
                ) : (
                  <Badge variant={variants[ron.value]}>{ronStandings[ron.value]}</Badge>
                )}
                {note && <p className="mt-1">{note}</p>}
                <p>
                  <SourceNote fact={ron} />
                </p>
              </td>
              <td className="max-sm:border-0! max-sm:py-1! sm:min-w-40">
                {readings.length > 0 && (
                  <p className="text-sm text-muted-foreground">
                    <span className="sm:hidden">Earlier texts: </span>
                    {readings.join(', ')}
                  </p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
