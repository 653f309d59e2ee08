import { AlertRow } from '@/components/alerts/alert-row';
import { LocalTime } from '@/components/kit/local-time';
import type { AlertView } from '@/lib/alerts/schema/alerts';

type AlertListProps = {
  alerts: AlertView[];
  label?: string;
};

/** The actor's alerts, newest first. */
export function AlertList({ alerts, label = 'Your alerts' }: AlertListProps) {
  return (
    <ul aria-label={label} className="app-rows">
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} time={<LocalTime value={alert.timestamp} />} />
      ))}
    </ul>
  );
}
