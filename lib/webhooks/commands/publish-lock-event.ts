import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/lib/platform/db';
import type { EventType } from '../rules/event-types';
import { publishEvent } from './publish-event';

type LockEvent = { lockId: string; type: EventType; data: Prisma.InputJsonObject };

/** Tells the organization that asked the owner for a lock. Nobody where the owner locked on their own, or has not agreed. */
export async function publishLockEvent(tx: Tx, { lockId, type, data }: LockEvent): Promise<void> {
  const asked = await tx.partnerLock.findFirst({
    where: { lockId, status: 'locked' },
    select: { id: true, organizationId: true },
  });
  if (!asked) return;
  const { id, organizationId } = asked;
  await publishEvent(tx, { organizationId, mode: 'live', type, data: { property_id: id, ...data } });
}
