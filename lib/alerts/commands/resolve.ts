import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { getAlert } from '../queries/alert';
import type { AlertDetail } from '../schema/alerts';
import type { ChangeAlert } from '../schema/requests';
import { publishAlert } from './alert-events';
import { announceAlert } from './announce';

/**
 * Resolves one of the actor's alerts with what they say of it, or marks a resolved one as active again. What is so already
 * stays as it is, so a second click changes nothing. Throws `not_found`, and `conflict` for one to be active again that
 * ended with what it was about.
 */
export async function changeAlert(actor: Actor, id: string, change: ChangeAlert): Promise<AlertDetail> {
  return transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM alerts WHERE id = ${id}::uuid AND user_id = ${actor.id}::uuid FOR UPDATE`;
    const alert = await getAlert(actor, id, tx);
    const isResolved = alert.status === 'resolved';
    if (isResolved === (change.status === 'resolved')) return alert;
    await (isResolved ? reopen(tx, alert) : resolve(tx, id, change.reason ?? null));
    const type = isResolved ? 'alert.reopened' : 'alert.resolved';
    await audit(tx, { type, actorId: actor.id, subjectId: id });
    await announceAlert(tx, { userId: actor.id, id });
    if (type === 'alert.resolved') await publishAlert(tx, id, type);
    return getAlert(actor, id, tx);
  });
}

async function resolve(tx: Tx, id: string, reason: string | null): Promise<void> {
  const data = { status: 'resolved', resolvedAt: now(), resolvedReason: reason } as const;
  await tx.alert.update({ where: { id }, data, select: { id: true } });
}

async function reopen(tx: Tx, { id, isSettled, timeline }: AlertDetail): Promise<void> {
  if (isSettled) throw new AppError('conflict', 'This alert ended with what it was about.');
  // A fraud report that was sent stays sent.
  const status = timeline.some(({ type }) => type === 'alert.escalated') ? 'escalated' : 'active';
  const data = { status, resolvedAt: null, resolvedReason: null } as const;
  await tx.alert.update({ where: { id }, data, select: { id: true } });
}
