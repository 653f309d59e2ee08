import 'server-only';
import type { Tx } from '@/lib/platform/db';
import type { EventData } from '../schema/events';
import { publishEvent } from './publish-event';

export type AlertEvent = 'alert.created' | 'alert.escalated' | 'alert.resolved';

type LockEvent = { lockId: string; type: AlertEvent; data: Omit<EventData<AlertEvent>, 'property_id'> };

/**
 * Tells the organization that asked the owner for a lock. Nobody where the owner locked on their own, has not agreed, or
 * took back what it sees.
 */
export async function publishLockEvent(tx: Tx, { lockId, type, data }: LockEvent): Promise<void> {
  const asked = await tx.partnerLock.findFirst({
    where: { lockId, status: 'locked', accessEndedAt: null },
    select: { id: true, organizationId: true },
  });
  if (!asked) return;
  const { id, organizationId } = asked;
  await publishEvent(tx, { organizationId, mode: 'live', type, data: { property_id: id, ...data } });
}
