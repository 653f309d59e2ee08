import 'server-only';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { enqueue } from '@/lib/platform/jobs';
import { ruleOf, type NotificationPriority, type NotificationType } from '../rules/types';
import { publishChange } from './publish';

export type NotificationInput = {
  /** of something else with an id, by which it is found again */
  id?: string;
  userId: string;
  type: NotificationType;
  /** where it is not the usual one of its type */
  priority?: NotificationPriority;
  title: string;
  message: string;
  href?: string;
};

/**
 * Tells an account something, in the transaction of what it tells: open pages hear of it, and browsers that are told by
 * Web Push. One that was deleted is told nothing.
 */
export async function notify(tx: Tx, input: NotificationInput): Promise<void> {
  const { id = newId(), userId, type, title, message, href = null } = input;
  const { priority = ruleOf(type).priority } = input;
  const [told] = await tx.$queryRaw<{ isPushed: boolean }[]>`
    INSERT INTO notifications (id, user_id, type, priority, title, message, href, created_at)
    SELECT ${id}::uuid, u.id, ${type}, ${priority}::"NotificationPriority", ${title}, ${message}, ${href}, ${now()}
    FROM users u WHERE u.id = ${userId}::uuid AND u.deleted_at IS NULL
    RETURNING EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.user_id = notifications.user_id) AS "isPushed"`;
  if (!told) return;
  await publishChange(tx, { userId, id });
  if (told.isPushed) await enqueue(tx, 'notification-push', id);
}
