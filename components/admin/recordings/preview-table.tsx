import { BadLines } from '@/components/admin/recordings/bad-lines';
import { TableScroll } from '@/components/kit/table-scroll';
import type { IndexPreview, PreviewRow } from '@/lib/properties/schema/recordings';
import { formatMoney } from '@/lib/values/money';

/** The first rows of a file as they would be taken, and those that would not be. */
export function PreviewTable({ preview: { rows, bad } }: { preview: IndexPreview }) {
  return (
    <div className="grid gap-4">
      {rows.length > 0 ? (
        <TableScroll folds label="First rows of the file">
          <table>
            <caption>
              The first {rows.length === 1 ? 'row' : `${rows.length} rows`} as they would be taken
            </caption>
            <thead>
              <tr>
                <th scope="col">Document</th>
                <th scope="col">Recorded</th>
                <th scope="col">Parties</th>
                <th scope="col">Property</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.line} row={row} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      ) : (
        <p className="rounded-md border p-5">
          {bad.length > 0
            ? 'The first rows cannot be taken.'
            : 'The file has a header, and no rows below it.'}
        </p>
      )}
      <BadLines bad={bad} title="Lines that would not be taken" />
    </div>
  );
}

function Row({ row }: { row: PreviewRow }) {
  const { instrument, kind, type, recordedOn, grantors, grantees, address, parcel, legal, consideration } =
    row;
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        {instrument}
        <span className="block font-normal">{kind}</span>
        <span className="block text-sm font-normal text-muted-foreground">{type}</span>
      </th>
      <td data-label="Recorded" className="tabular-nums">
        {recordedOn}
      </td>
      <td data-label="Parties" className="wrap-anywhere">
        {grantors.join('; ') || 'Nobody'}
        <span className="block text-muted-foreground">to {grantees.join('; ') || 'nobody'}</span>
      </td>
      <td data-label="Property" className="wrap-anywhere">
        {[address, parcel && `parcel ${parcel}`].filter(Boolean).join(', ')}
        <span className="block text-sm text-muted-foreground">
          {[legal, consideration && formatMoney(Number(consideration))].filter(Boolean).join(' · ')}
        </span>
      </td>
    </tr>
  );
}
