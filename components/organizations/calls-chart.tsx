import { TableScroll } from '@/components/kit/table-scroll';
import type { DayCount } from '@/lib/organizations/rules/portal';

const HEIGHT = 60;
const STEP = 10;
const BAR = 8;

/** Calls of the API by day, as bars; the same as a table behind them. */
export function CallsChart({ days }: { days: DayCount[] }) {
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return (
    <section aria-labelledby="calls">
      <h2 id="calls" className="text-2xl">
        Calls by day
      </h2>
      {total === 0 ? (
        <p className="mt-2 text-muted-foreground">
          No program has called the API in these {days.length} days. Make a key to begin.
        </p>
      ) : (
        <>
          <svg
            role="img"
            aria-label={`API calls by day from ${first} to ${last}: ${total.toLocaleString('en-US')} together, ${most.toLocaleString('en-US')} on the busiest day`}
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
      )}
      <details className="mt-3">
        <summary className="w-fit cursor-pointer py-2 underline-offset-4 hover:underline">
          The same as a table
        </summary>
        <div className="mt-2 max-w-md">
          <TableScroll label="Calls by day">
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
                    <th scope="row" className="tabular-nums">
                      {day}
                    </th>
                    <td className="tabular-nums">{calls.toLocaleString('en-US')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
        </div>
      </details>
    </section>
  );
}
