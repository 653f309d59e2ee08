import Link from 'next/link';
import { addressOf } from '@/components/admin/page-links';
import { TableScroll } from '@/components/kit/table-scroll';
import { abuseKinds, type AbuseDay } from '@/lib/abuse/schema';
import { formatNumber } from '@/lib/values/numbers';

/** How often each kind happened, a day in each row; a figure leads to what it counts. */
export function AbuseDays({ days }: { days: AbuseDay[] }) {
  if (days.length === 0) return null;
  return (
    <div className="mt-6">
      <h2 className="mb-3 text-xl">The last 14 days</h2>
      <TableScroll folds label="Counts by day">
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {abuseKinds.map(({ value, label }) => (
                <th key={value} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row" className="tabular-nums">
                  {day.day}
                </th>
                {abuseKinds.map(({ value, label }) => (
                  <td key={value} data-label={label} className="tabular-nums">
                    <Figure day={day.day} kind={value} label={label} count={day[value]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  );
}

type FigureProps = { day: string; kind: string; label: string; count: number };

function Figure({ day, kind, label, count }: FigureProps) {
  if (count === 0) return 0;
  return (
    <Link
      href={addressOf('/admin/abuse', { kind, day }, '#list')}
      prefetch={false}
      className="inline-flex min-h-11 min-w-11 items-center text-link sm:-my-2.5"
    >
      {formatNumber(count)}
      <span className="sr-only">
        {' '}
        on {day}: {label}
      </span>
    </Link>
  );
}
