import type { AlertLevel, AlertView } from './alerts';

export type AlertsOfLevel = {
  level: AlertLevel;
  active: number;
  /** reported as fraud */
  escalated: number;
  resolved: number;
  total: number;
  /** the newest of them */
  newest: AlertView[];
};

export type AlertOverview = { newest: AlertView[]; levels: AlertsOfLevel[] };
