import 'server-only';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { enqueue } from '@/lib/platform/jobs';
import { findDelivery } from '../queries/delivery';
import type { Channel } from '../rules/delivery';
import type { NotificationPriority } from '../rules/types';

/** What is older would read like news, which it no longer is; the site has it. */
const FRESH_MS = 24 * 60 * 60 * 1000;

const queues = { email: 'notification-mail', push: 'notification-push' } as const;

/**
 * Whether a notice may go out now. In quiet hours it is kept, and its job is queued again for their end, once however
 * often this is asked. Never one that was read or deleted, is of yesterday, or is of a kind that its owner turned off.
 */
export function mayGoOut({ id, channel }: { id: string; channel: Channel }): Promise<boolean> {
  return transaction(async (tx) => {
    const notice = await holdUnread(tx, id);
    if (!notice) return false;
    const heldUntil = channel === 'email' ? notice.mailHeldUntil : notice.pushHeldUntil;
    if (!isFresh(notice.createdAt, heldUntil)) return false;
    const delivery = await findDelivery(tx, { ...notice, channel });
    if (typeof delivery === 'string') return delivery === 'now';
    if (heldUntil?.getTime() !== delivery.until.getTime()) await holdUntil(tx, { id, channel, ...delivery });
    return false;
  });
}

type Held = {
  userId: string;
  type: string;
  priority: NotificationPriority;
  createdAt: Date;
  mailHeldUntil: Date | null;
  pushHeldUntil: Date | null;
};

async function holdUnread(tx: Tx, id: string): Promise<Held | undefined> {
  const [notice] = await tx.$queryRaw<Held[]>`
    SELECT user_id AS "userId", type, priority::text AS priority, created_at AS "createdAt",
      mail_held_until AS "mailHeldUntil", push_held_until AS "pushHeldUntil"
    FROM notifications WHERE id = ${id}::uuid AND read_at IS NULL AND deleted_at IS NULL FOR UPDATE`;
  return notice;
}

/** It is no older for the hours that it was kept. */
function isFresh(createdAt: Date, heldUntil: Date | null): boolean {
  const since = Math.max(createdAt.getTime(), heldUntil?.getTime() ?? 0);
  return now().getTime() - since < FRESH_MS;
}

type Kept = { id: string; channel: Channel; until: Date };

async function holdUntil(tx: Tx, { id, channel, until }: Kept): Promise<void> {
  const data = channel === 'email' ? { mailHeldUntil: until } : { pushHeldUntil: until };
  await tx.notification.update({ where: { id }, data, select: { id: true } });
  await enqueue(tx, queues[channel], id, { startAfter: until });
}

/** What waits for the end of quiet hours is looked at again now: they may be others, or off. */
export async function reconsiderHeld(tx: Tx, userId: string): Promise<void> {
  const at = now();
  const mails = await tx.$queryRaw<{ id: string }[]>`
    UPDATE notifications SET mail_held_until = ${at} WHERE user_id = ${userId}::uuid AND mail_held_until > ${at}
    RETURNING id`;
  const pushes = await tx.$queryRaw<{ id: string }[]>`
    UPDATE notifications SET push_held_until = ${at} WHERE user_id = ${userId}::uuid AND push_held_until > ${at}
    RETURNING id`;
  for (const { id } of mails) await enqueue(tx, queues.email, id);
  for (const { id } of pushes) await enqueue(tx, queues.push, id);
}
