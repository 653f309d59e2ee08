import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { publish } from '@/lib/platform/events';

/** Tells the open pages of an account that its notices changed: the bell counts again, and the list reads again. */
export function publishChange(tx: Tx, { userId, id }: { userId: string; id: string }): Promise<void> {
  return publish(tx, [{ topic: `account:${userId}`, kind: 'notification', id }]);
}
