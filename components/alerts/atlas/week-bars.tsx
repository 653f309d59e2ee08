import { TableScroll } from '@/components/kit/table-scroll';
import { levelWords } from '@/lib/alerts/content/alert-words';
import type { AlertWeek } from '@/lib/alerts/rules/alert-weeks';
import { alertLevels, type AlertLevel } from '@/lib/alerts/schema/alerts';
import { formatNumber } from '@/lib/values/numbers';
import { mediumDay } from '@/lib/values/date-format';

const colors: Record<AlertLevel, string> = {
  CRITICAL: 'text-destructive',
  HIGH: 'text-waiting',
  MEDIUM: 'text-info',
  LOW: 'text-muted-foreground',
};

/** Of one week, in units of the picture: the bar and the room beside it. */
const BAR = 8;
const STEP = 10;
const HEIGHT = 100;

/** Alerts by week and level, the oldest week first: bars, and the same as a table. */
export function WeekBars({ weeks }: { weeks: readonly AlertWeek[] }) {
  const most = Math.max(1, ...weeks.map(totalOf));
  return (
    <>
      <figure>
        <svg
          aria-hidden
          viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-b"
        >
          {weeks.map((week, index) => (
            <WeekBar key={week.startsOn} week={week} x={index * STEP + (STEP - BAR) / 2} most={most} />
          ))}
        </svg>
        <div aria-hidden className="mt-1 flex gap-1.5 text-xs text-muted-foreground sm:gap-3">
          {weeks.map(({ startsOn }, index) => (
            <span key={startsOn} className="min-w-0 flex-1 text-center whitespace-nowrap">
              <span className={index % 3 === 0 ? undefined : 'max-sm:hidden'}>{shortDay(startsOn)}</span>
            </span>
          ))}
        </div>
        <figcaption className="mt-3 text-sm text-muted-foreground">
          <Legend />
          <p className="mt-2">
            {sayCount(weeks.reduce((sum, week) => sum + totalOf(week), 0))} in {weeks.length} weeks, at most{' '}
            {most} in one week.
          </p>
        </figcaption>
      </figure>
      <WeekTable weeks={weeks} />
    </>
  );
}

/** The most urgent at the bottom, where heights can be compared. */
function WeekBar({ week: { counts }, x, most }: { week: AlertWeek; x: number; most: number }) {
  let top = HEIGHT;
  return alertLevels.map((level) => {
    const height = (counts[level] / most) * HEIGHT;
    top -= height;
    return (
      height > 0 && (
        <rect
          key={level}
          x={x}
          y={top}
          width={BAR}
          height={height}
          fill="currentColor"
          className={colors[level]}
        />
      )
    );
  });
}

function Legend() {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1">
      {alertLevels.map((level) => (
        <li key={level} className="flex items-center gap-1.5">
          <svg width={12} height={12} fill="currentColor" className={colors[level]}>
            <rect width={12} height={12} />
          </svg>
          {levelWords[level].label}
        </li>
      ))}
    </ul>
  );
}

function WeekTable({ weeks }: { weeks: readonly AlertWeek[] }) {
  return (
    <details className="mt-4 text-[0.9375rem]">
      <summary className="w-fit text-link">Weeks as a table</summary>
      <div className="mt-3">
        <TableScroll label="Alerts by week and level">
          <table>
            <thead>
              <tr>
                <th scope="col">Week from</th>
                {alertLevels.map((level) => (
                  <th key={level} scope="col">
                    {levelWords[level].label}
                  </th>
                ))}
                <th scope="col">Total</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.startsOn}>
                  <th scope="row">{mediumDay(week.startsOn)}</th>
                  {alertLevels.map((level) => (
                    <td key={level}>{week.counts[level]}</td>
                  ))}
                  <td>{totalOf(week)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </details>
  );
}

const totalOf = ({ counts }: AlertWeek) => alertLevels.reduce((sum, level) => sum + counts[level], 0);
const sayCount = (count: number) => (count === 1 ? '1 alert' : `${formatNumber(count)} alerts`);

/** `Nov 24`. A day has no zone: it is the same for every reader. */
const shortDay = (day: string) => mediumDay(day).split(',')[0];
