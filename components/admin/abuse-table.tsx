import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { kindLabel, whatLabel } from '@/lib/abuse/rules/words';
import type { ListedAbuse } from '@/lib/abuse/schema';
import { formatNumber } from '@/lib/values/numbers';

export function AbuseTable({ counts }: { counts: ListedAbuse[] }) {
  return (
    <TableScroll folds label="Counts">
      <table>
        <caption>
          A code under “From” stands for whose it was: a network address, an account, an email address, or two
          of them together. The same one has another code each day.
        </caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Kind</th>
            <th scope="col">Day</th>
            <th scope="col">Times</th>
            <th scope="col">From</th>
            <th scope="col">Last</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ id, day, kind, what, source, count, lastAt }) => (
            <tr key={id}>
              <th scope="row" className="break-words">
                {whatLabel({ kind, what })}
              </th>
              <td data-label="Kind">{kindLabel(kind)}</td>
              <td data-label="Day" className="tabular-nums">
                {day}
              </td>
              <td data-label="Times" className="tabular-nums">
                {formatNumber(count)}
              </td>
              <td data-label="From">
                {source ? <code className="break-all">{source}</code> : 'Not told apart'}
              </td>
              <td data-label="Last">
                <RelativeTime value={lastAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
