import type { DayOfCalls } from '@/lib/programs/schema/keys';

/** Calls of the last days as bars, the oldest first. The table below it says the same in numbers. */
export function CallsChart({ days }: { days: DayOfCalls[] }) {
  const highest = Math.max(...days.map(({ calls }) => calls), 1);
  const total = days.reduce((sum, { calls }) => sum + calls, 0);

  return (
    <section aria-labelledby="calls">
      <h2 id="calls" className="text-2xl">
        Calls of the last {days.length} days
      </h2>
      <figure className="mt-4">
        <div aria-hidden className="flex h-40 items-end gap-px border-b sm:gap-1">
          {days.map(({ day, calls }) => (
            <div key={day} className="flex h-full min-w-0 flex-1 items-end justify-center">
              <div
                className="w-full max-w-8 rounded-t-sm bg-primary"
                style={{ height: `${(calls / highest) * 100}%`, minHeight: calls > 0 ? '2px' : 0 }}
              />
            </div>
          ))}
        </div>
        <div aria-hidden className="mt-1 flex justify-between text-xs text-muted-foreground">
          <span>{shortDay(days[0]?.day)}</span>
          <span>{shortDay(days.at(-1)?.day)}</span>
        </div>
        <figcaption className="mt-2 text-sm text-muted-foreground">
          {total.toLocaleString('en-US')} {total === 1 ? 'call' : 'calls'} with the keys of your organization.
          Days are UTC.
        </figcaption>
        <details className="mt-4 text-[0.9375rem]">
          <summary className="w-fit text-link">Days as a table</summary>
          <div className="table-scroll mt-3">
            <table>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">Calls</th>
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map(({ day, calls }) => (
                  <tr key={day}>
                    <th scope="row">{shortDay(day)}</th>
                    <td>{calls.toLocaleString('en-US')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </figure>
    </section>
  );
}

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day has no zone: it is the same for every reader. */
function shortDay(day: string | undefined): string {
  return day ? format.format(new Date(`${day}T00:00:00Z`)) : '';
}
