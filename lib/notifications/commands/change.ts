import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { newId, now } from '@/lib/platform/clock';
import { transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { ChangeNotification } from '../schema/notifications';
import { publishChange } from './publish';

const noSuch = () => new AppError('not_found', 'There is no such notification. It may have been deleted.');

/** Marks a notice as read or unread, or brings back one that was deleted. Throws `not_found` for another person's. */
export async function changeNotification(
  actor: Actor,
  { id, isRead, isDeleted }: ChangeNotification & { id: string },
): Promise<void> {
  const at = now();
  const userId = actor.id;
  await transaction(async (tx) => {
    const data = {
      ...(isRead !== undefined && { readAt: isRead ? at : null }),
      ...(isDeleted === false && { deletedAt: null }),
    };
    const where = { id, userId, ...(isDeleted === undefined && { deletedAt: null }) };
    const { count } = await tx.notification.updateMany({ where, data });
    if (count === 0) throw noSuch();
    await publishChange(tx, { userId, id });
  });
}

/** Takes a notice out of the list; it can be brought back for a day. Deleted twice it is deleted. Throws `not_found` for another person's. */
export async function deleteNotification(actor: Actor, id: string): Promise<void> {
  const userId = actor.id;
  await transaction(async (tx) => {
    const found = await tx.notification.findFirst({ where: { id, userId }, select: { deletedAt: true } });
    if (!found) throw noSuch();
    if (found.deletedAt) return;
    await tx.notification.updateMany({ where: { id, userId, deletedAt: null }, data: { deletedAt: now() } });
    await publishChange(tx, { userId, id });
  });
}

/** Marks everything as read that was there at a moment, now without one. Returns how many were unread. */
export async function readAll(actor: Actor, { until }: { until?: string }): Promise<{ read: number }> {
  const at = now();
  const userId = actor.id;
  return transaction(async (tx) => {
    const { count } = await tx.notification.updateMany({
      where: { userId, readAt: null, deletedAt: null, createdAt: { lte: until ? new Date(until) : at } },
      data: { readAt: at },
    });
    if (count > 0) await publishChange(tx, { userId, id: newId() });
    return { read: count };
  });
}
