import { raiseAlert, type NewAlert } from '@/lib/alerts/commands/raise';
import type { AlertKind, AlertLevel, AlertStatus } from '@/lib/alerts/schema/alerts';
import { transaction } from '@/lib/platform/db';
import type { Person } from './actors';
import { aRecording } from './alert-facts';
import { query } from './database';

let made = 0;

/** An alert about a recording, critical unless told otherwise. Each is about something else. */
export async function buildAlert(
  owner: Person,
  overrides: Partial<NewAlert<'recording.matched'>> = {},
): Promise<string> {
  made += 1;
  const alert: NewAlert<'recording.matched'> = {
    userId: owner.user.id,
    kind: 'recording.matched',
    subject: `match-${made}`,
    level: 'CRITICAL',
    title: 'A quitclaim deed was recorded for 12 Main St',
    reasons: ['The address is that of your lock.', 'You had not announced a deed.'],
    facts: { recording: aRecording, isAnnounced: false },
    ...overrides,
  };
  const raised = await transaction((tx) => raiseAlert(tx, alert));
  if (!raised) throw new Error('The same alert was raised before.');
  return raised.id;
}

type AlertRow = {
  kind: AlertKind;
  level: AlertLevel;
  status: AlertStatus;
  title: string;
  facts: Record<string, unknown>;
  resolved_reason: string | null;
};

/** The alerts of an account, oldest first. */
export function readAlerts(owner: Person): Promise<AlertRow[]> {
  return query<AlertRow>(
    `SELECT kind, level, status, title, facts, resolved_reason FROM alerts WHERE user_id = $1
     ORDER BY created_at, id`,
    [owner.user.id],
  );
}
