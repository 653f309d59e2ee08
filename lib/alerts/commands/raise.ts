import 'server-only';
import { notify } from '@/lib/notifications/commands/notify';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { NotificationPriority } from '@/lib/notifications/rules/types';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import type { AlertFacts, AlertKind, AlertLevel } from '../schema/alerts';
import { publishAlert } from './alert-events';
import { announceAlert } from './announce';

export type NewAlert<Kind extends AlertKind> = {
  userId: string;
  kind: Kind;
  /** what it is about, such as the id of a match: the same thing raises one alert for an account */
  subject: string;
  level: AlertLevel;
  title: string;
  /** why, in words */
  reasons: string[];
  facts: AlertFacts[Kind];
  /** the lock of the property that it is about */
  lockId?: string;
  recordingId?: string;
  /** What happened has a notice of its own, which leads to the alert or to what is to be done: nobody is told twice. */
  isTold?: boolean;
  /** It goes by email although its level is none of those that do. */
  isMailed?: boolean;
};

const priorities: Record<AlertLevel, NotificationPriority> = {
  CRITICAL: 'critical',
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
};

/** Those that cannot wait until somebody looks. */
const MAILED: readonly AlertLevel[] = ['CRITICAL', 'HIGH'];

/**
 * Raises an alert, and tells its owner, in the transaction of what it is about. Null where the same was raised before, and
 * for an account that was deleted.
 */
export async function raiseAlert<Kind extends AlertKind>(
  tx: Tx,
  alert: NewAlert<Kind>,
): Promise<{ id: string } | null> {
  const { userId, kind, subject, level, title, reasons, facts, lockId = null, recordingId = null } = alert;
  const id = newId();
  const raised = await tx.$executeRaw`
    INSERT INTO alerts (id, user_id, kind, subject, level, title, reasons, facts, lock_id, recording_id, created_at)
    SELECT ${id}::uuid, u.id, ${kind}, ${subject}, ${level}::"AlertLevel", ${title}, ${reasons}, ${JSON.stringify(facts)}::jsonb,
      ${lockId}::uuid, ${recordingId}::uuid, ${now()}
    FROM users u WHERE u.id = ${userId}::uuid AND u.deleted_at IS NULL
    ON CONFLICT (user_id, kind, subject) DO NOTHING`;
  if (raised === 0) return null;
  await audit(tx, { type: 'alert.raised', actorId: null, subjectId: id, data: { kind, level } });
  await announceAlert(tx, { userId, id });
  await publishAlert(tx, id, 'alert.created');
  if (alert.isTold) return { id };
  const notice = {
    userId,
    type: 'alert.raised',
    priority: priorities[level],
    title,
    message: reasons.join(' '),
    href: `/alerts/${id}`,
  } as const;
  await (alert.isMailed || MAILED.includes(level) ? notifyByMail(tx, notice) : notify(tx, notice));
  return { id };
}

/** The same where one of its kind that is still active says enough, as for each of many tries. Hold the account first. */
export async function raiseAlertUnlessActive<Kind extends AlertKind>(
  tx: Tx,
  alert: NewAlert<Kind>,
): Promise<{ id: string } | null> {
  const { userId, kind } = alert;
  const active = await tx.alert.count({ where: { userId, kind, status: 'active' } });
  return active > 0 ? null : raiseAlert(tx, alert);
}
