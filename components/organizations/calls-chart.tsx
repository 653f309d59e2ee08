import { TableScroll } from '@/components/kit/table-scroll';
import type { DayOfCalls } from '@/lib/organizations/schema/portal';
import { formatNumber } from '@/lib/values/numbers';

const HEIGHT = 60;
const STEP = 10;
const BAR = 8;

/** Calls of the API by day, oldest first, as bars; the same as a table behind them. */
export function CallsChart({ days }: { days: DayOfCalls[] }) {
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  return (
    <section aria-labelledby="calls">
      <h2 id="calls" className="text-2xl">
        API calls, last {days.length} days
      </h2>
      {total === 0 ? (
        <p className="mt-2 text-muted-foreground">No calls yet.</p>
      ) : (
        <>
          <Bars days={days} total={total} />
          <Table days={days} />
        </>
      )}
    </section>
  );
}

function Bars({ days, total }: { days: DayOfCalls[]; total: number }) {
  const most = Math.max(...days.map(({ calls }) => calls));
  const [first, last] = [shortDay(days[0]?.day), shortDay(days.at(-1)?.day)];
  return (
    <>
      <svg
        role="img"
        aria-label={`API calls by day from ${first} to ${last}: ${formatNumber(total)} in total, ${formatNumber(most)} on the busiest day`}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-4 h-40 w-full border-b"
      >
        {days.map(({ day, calls }, index) => {
          const height = (calls / most) * HEIGHT;
          return (
            <rect
              key={day}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className="fill-primary"
            />
          );
        })}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-sm text-muted-foreground tabular-nums">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </>
  );
}

function Table({ days }: { days: DayOfCalls[] }) {
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer py-2 underline-offset-4 hover:underline">
        View as table
      </summary>
      <div className="mt-2 max-w-md">
        <TableScroll label="API calls by day">
          <table>
            <thead>
              <tr>
                <th scope="col">Day (UTC)</th>
                <th scope="col">Calls</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, calls }) => (
                <tr key={day}>
                  <th scope="row">{shortDay(day)}</th>
                  <td className="tabular-nums">{formatNumber(calls)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </details>
  );
}

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day has no zone: it is the same for every reader. */
function shortDay(day: string | undefined): string {
  return day ? format.format(new Date(`${day}T00:00:00Z`)) : '';
}
