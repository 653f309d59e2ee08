import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toAlertView, toEvidence } from '../rules/alert-view';
import { toTimeline } from '../rules/timeline';
import type { AlertDetail } from '../schema/alerts';
import { alertFields } from './alerts';

/** What of the trail is told: of the alert itself, and of the lock that it is about. */
const TOLD = [
  'alert.raised',
  'alert.level_raised',
  'alert.escalated',
  'alert.resolved',
  'alert.reopened',
  'deed.locked',
  'deed.reminded',
  'deed.contested',
  'deed.uncontested',
  'deed.released',
];

/** One of the actor's alerts, with what was seen and what happened since. Throws `not_found`, also for somebody else's. */
export async function getAlert(actor: Actor, id: string, tx: Tx = db): Promise<AlertDetail> {
  const row = await tx.alert.findFirst({
    where: { id, userId: actor.id },
    select: { ...alertFields, resolvedAt: true, resolvedReason: true },
  });
  if (!row) throw new AppError('not_found', 'There is no such alert.');
  const { resolvedAt, resolvedReason, ...alert } = row;
  const events = await tx.auditEvent.findMany({
    where: { subjectId: { in: row.lockId ? [id, row.lockId] : [id] }, type: { in: TOLD } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { type: true, createdAt: true, actorId: true, data: true },
  });
  const timeline = toTimeline(events, actor.id);
  const end = timeline.find(({ type }) => type === 'alert.resolved');
  return {
    ...toAlertView(alert),
    ...toEvidence(alert),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    resolvedReason,
    isSettled: row.status === 'resolved' && end?.by === 'service',
    timeline,
  };
}
