import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import { levelWords, statusWords } from '@/lib/alerts/content/alert-words';
import type { AlertLevel, AlertStatus } from '@/lib/alerts/schema/alerts';

type Variant = ComponentProps<typeof Badge>['variant'];

const levels: Record<AlertLevel, Variant> = {
  CRITICAL: 'destructive',
  HIGH: 'waiting',
  MEDIUM: 'info',
  LOW: 'default',
};

const statuses: Record<AlertStatus, Variant> = {
  active: 'default',
  escalated: 'waiting',
  resolved: 'success',
};

type AlertBadgesProps = { alert: { level: AlertLevel; status: AlertStatus } };

/** How loud an alert is, and what became of it, in words. */
export function AlertBadges({ alert: { level, status } }: AlertBadgesProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge variant={levels[level]}>{levelWords[level].label}</Badge>
      <Badge variant={statuses[status]}>{statusWords[status]}</Badge>
    </span>
  );
}
