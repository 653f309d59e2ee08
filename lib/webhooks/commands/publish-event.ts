import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { ApiMode } from '@/lib/platform/api-caller';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import type { EventType } from '../rules/event-types';

export type NewEvent = {
  organizationId: string;
  mode: ApiMode;
  type: EventType;
  /** what is sent, snake_case, as it is at this moment */
  data: Prisma.InputJsonObject;
};

/** Writes an event in the transaction of what it tells, with a delivery for each endpoint that wants it. */
export async function publishEvent(tx: Tx, event: NewEvent): Promise<{ id: string }> {
  const id = newId();
  await tx.webhookEvent.create({ data: { id, ...event, createdAt: now() }, select: { id: true } });
  return { id };
}
