import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { publish } from '@/lib/platform/events';

/** Tells open pages of an account that one of its alerts is new or has changed. */
export async function announceAlert(tx: Tx, { userId, id }: { userId: string; id: string }): Promise<void> {
  await publish(tx, [{ topic: `account:${userId}`, kind: 'alert', id }]);
}
