import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { publishLockEvent, type AlertEvent } from '@/lib/webhooks/commands/publish-lock-event';

/**
 * Tells the organization that asked for the lock which an alert is about, in the transaction of the change: that there is
 * one, of what kind and how grave. What was seen is the owner's.
 */
export async function publishAlert(tx: Tx, id: string, type: AlertEvent): Promise<void> {
  const alert = await tx.alert.findUniqueOrThrow({
    where: { id },
    select: { kind: true, level: true, status: true, lockId: true },
  });
  const { kind, level, status, lockId } = alert;
  if (!lockId) return;
  await publishLockEvent(tx, { lockId, type, data: { alert_id: id, alert_type: kind, level, status } });
}
