import { recentWeeks } from '@/components/notary/work/earnings/recent-weeks';
import { formatMoney, toCents } from '@/lib/values/money';
import type { Earnings } from '@/lib/notary/schema/profile';
import { mediumDay } from '@/lib/values/date-format';

const SHOWN = 12;

type Weeks = Earnings['weeks'];

/** The last weeks as bars, the oldest first. The table below it says the same in numbers. */
export function WeekChart({ weeks }: { weeks: Weeks }) {
  const shown = recentWeeks(weeks, SHOWN);
  const highest = Math.max(...shown.map(({ total }) => total));

  return (
    <figure className="mt-4">
      <div aria-hidden className="flex h-40 items-end gap-1.5 border-b sm:gap-3">
        {shown.map(({ startsOn, total }) => (
          <div key={startsOn} className="flex h-full min-w-0 flex-1 flex-col items-center justify-end">
            <div
              className="w-full max-w-10 rounded-t-sm bg-primary"
              style={{ height: `${(total / Math.max(highest, 1)) * 100}%`, minHeight: total > 0 ? '2px' : 0 }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden className="mt-1 flex gap-1.5 text-xs text-muted-foreground sm:gap-3">
        {shown.map(({ startsOn }, index) => (
          <span key={startsOn} className="min-w-0 flex-1 text-center whitespace-nowrap">
            <span className={index % 3 === 0 ? undefined : 'max-sm:hidden'}>{shortDay(startsOn)}</span>
          </span>
        ))}
      </div>
      <figcaption className="mt-2 text-sm text-muted-foreground">
        {shown.length} weeks. The best of them brought {formatMoney(toCents(highest))}.
      </figcaption>
      <details className="mt-4 text-[0.9375rem]">
        <summary className="w-fit text-link">Weeks as a table</summary>
        <div className="table-scroll mt-3">
          <table>
            <thead>
              <tr>
                <th scope="col">Week from</th>
                <th scope="col">Visits</th>
                <th scope="col">Earned</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ startsOn, visits, total }) => (
                <tr key={startsOn}>
                  <th scope="row">{mediumDay(startsOn)}</th>
                  <td>{visits}</td>
                  <td>{formatMoney(toCents(total))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** `Nov 24`. A day has no zone: it is the same for every reader. */
const shortDay = (day: string) => mediumDay(day).split(',')[0];
