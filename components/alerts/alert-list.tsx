import { AlertRow } from '@/components/alerts/alert-row';
import { RelativeTime } from '@/components/kit/relative-time';
import type { AlertView } from '@/lib/alerts/schema/alerts';

type AlertListProps = {
  alerts: AlertView[];
  /** ISO 8601: when the page was made */
  now: string;
  label?: string;
};

/** The actor's alerts, newest first. */
export function AlertList({ alerts, now, label = 'Your alerts' }: AlertListProps) {
  return (
    <ul aria-label={label} className="app-rows">
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} time={<RelativeTime value={alert.timestamp} now={now} />} />
      ))}
    </ul>
  );
}
