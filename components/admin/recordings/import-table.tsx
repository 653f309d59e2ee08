import Link from 'next/link';
import { ImportStatus } from '@/components/admin/recordings/import-status';
import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import type { ListedImport } from '@/lib/properties/schema/recordings';
import { formatNumber } from '@/lib/values/numbers';

export function ImportTable({ imports }: { imports: ListedImport[] }) {
  return (
    <TableScroll folds label="Imports">
      <table>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Status</th>
            <th scope="col">Rows</th>
            <th scope="col">New</th>
            <th scope="col">There before</th>
            <th scope="col">Not taken</th>
            <th scope="col">Matches</th>
          </tr>
        </thead>
        <tbody>
          {imports.map((each) => (
            <ImportRow key={each.id} item={each} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function ImportRow({ item }: { item: ListedImport }) {
  const { id, fileName, county, isUpload, createdAt, rows, added, known, badCount, matches } = item;
  const figures = [
    ['Rows', rows],
    ['New', added],
    ['There before', known],
    ['Not taken', badCount],
    ['Matches', matches],
  ] as const;
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        <Link href={`/admin/recordings?import=${id}`} prefetch={false} className="text-link">
          {fileName || 'File without a name'}
        </Link>
        <span className="block font-normal">{county}</span>
        <span className="block text-sm font-normal text-muted-foreground">
          {isUpload ? 'uploaded' : 'from the server'} <RelativeTime value={createdAt} />
        </span>
      </th>
      <td data-label="Status">
        <ImportStatus item={item} />
      </td>
      {figures.map(([label, figure]) => (
        <td key={label} data-label={label} className="tabular-nums">
          {formatNumber(figure)}
        </td>
      ))}
    </tr>
  );
}
