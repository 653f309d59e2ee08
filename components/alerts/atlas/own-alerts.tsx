import Link from 'next/link';
import { AlertList } from '@/components/alerts/alert-list';
import { AllClear } from '@/components/alerts/all-clear';
import { levelWords } from '@/lib/alerts/content/alert-words';
import type { AlertOverview, AlertsOfLevel } from '@/lib/alerts/schema/overview';
import { formatNumber } from '@/lib/values/numbers';

type OwnAlertsProps = { overview: AlertOverview };

/** The newest alerts, as they come; the page reads itself again. */
export function OwnLiveAlerts({ overview: { newest, levels } }: OwnAlertsProps) {
  const total = levels.reduce((sum, level) => sum + level.total, 0);
  return (
    <>
      <p role="status" className="text-muted-foreground">
        {total === 0
          ? 'You have no alerts. A new one appears here while this page is open.'
          : `The newest of ${countAlerts(total)}. A new one appears here while this page is open.`}
      </p>
      {newest.length > 0 && (
        <div className="mt-4">
          <AlertList alerts={newest} label="Your newest alerts" />
        </div>
      )}
      <AllAlerts />
    </>
  );
}

/** Alerts by level, the most urgent first, with the newest of each. */
export function OwnAlertLevels({ overview: { levels } }: OwnAlertsProps) {
  if (levels.every(({ total }) => total === 0)) return <AllClear />;
  return (
    <>
      <div className="grid gap-8">
        {levels.map((level) => (
          <Level key={level.level} alerts={level} />
        ))}
      </div>
      <AllAlerts />
    </>
  );
}

function Level({ alerts }: { alerts: AlertsOfLevel }) {
  const { level, total, newest } = alerts;
  const { label, says } = levelWords[level];
  return (
    <section aria-labelledby={`level-${level}`}>
      <h3 id={`level-${level}`} className="text-xl">
        {label}
      </h3>
      <p className="mt-1 text-sm text-muted-foreground">
        {total === 0 ? 'You have no alert of this level.' : `${sayStates(alerts)}. ${says}`}
      </p>
      {newest.length > 0 && (
        <div className="mt-3">
          <AlertList alerts={newest} label={`${label} alerts`} />
        </div>
      )}
      {total > newest.length && (
        <p className="mt-3">
          <Link href={`/alerts?level=${level}`} prefetch={false} className="text-link">
            See {countAlerts(total)} of this level
          </Link>
        </p>
      )}
    </section>
  );
}

function AllAlerts() {
  return (
    <p className="mt-6">
      <Link href="/alerts" prefetch={false} className="text-link">
        All your alerts
      </Link>
    </p>
  );
}

function sayStates({ active, escalated, resolved }: AlertsOfLevel): string {
  const parts = [
    active > 0 && `${active} active`,
    escalated > 0 && `${escalated} escalated`,
    resolved > 0 && `${resolved} resolved`,
  ];
  return parts.filter(Boolean).join(', ');
}

function countAlerts(count: number): string {
  return count === 1 ? '1 alert' : `${formatNumber(count)} alerts`;
}
