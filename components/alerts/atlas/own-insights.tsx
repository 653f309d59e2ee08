import Link from 'next/link';
import { WeekBars } from '@/components/alerts/atlas/week-bars';
import type { AlertWeeks } from '@/lib/alerts/rules/alert-weeks';
import { alertLevels } from '@/lib/alerts/schema/alerts';
import { UTC } from '@/lib/values/time-zone';

/** The actor's alerts over the last weeks. */
export function OwnInsights({ weeks: { zone, weeks } }: { weeks: AlertWeeks }) {
  const isEmpty = weeks.every(({ counts }) => alertLevels.every((level) => counts[level] === 0));
  return (
    <section aria-labelledby="alerts-by-week">
      <h3 id="alerts-by-week" className="text-xl">
        Alerts by level over {weeks.length} weeks
      </h3>
      <p className="mt-1 mb-5 text-sm text-muted-foreground">
        Weeks begin on Monday, by the clock of {zone}.{' '}
        {zone === UTC && (
          <Link href="/settings/account" prefetch={false} className="text-link">
            Choose your time zone
          </Link>
        )}
      </p>
      {isEmpty ? (
        <p className="border-y py-8 text-muted-foreground">
          You had no alerts in these weeks. Once there are some, they are counted here.
        </p>
      ) : (
        <WeekBars weeks={weeks} />
      )}
    </section>
  );
}
