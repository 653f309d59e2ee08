import 'server-only';
import type { ApiMode } from '@/lib/platform/v1/api-caller';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { isWanted, type EventType } from '../rules/event-types';
import type { EventData } from '../schema/events';

type EventOf<T extends EventType> = {
  organizationId: string;
  mode: ApiMode;
  type: T;
  /** what is sent, as it is at this moment */
  data: EventData<T>;
};

export type NewEvent = { [T in EventType]: EventOf<T> }[EventType];

/**
 * Writes an event in the transaction of what it tells, with a delivery for each endpoint that wants it. The worker finds
 * deliveries that are due by themselves (`lanes.ts`): nothing here waits for what another transaction does.
 */
export async function publishEvent(tx: Tx, event: NewEvent): Promise<{ id: string }> {
  const { organizationId, mode, type } = event;
  const open = await tx.webhookEndpoint.findMany({
    where: { organizationId, mode, disabledAt: null, deletedAt: null },
    select: { id: true, eventTypes: true },
  });
  const wanting = open.filter(({ eventTypes }) => isWanted(eventTypes, type)).map(({ id }) => id);
  const { id } = await writeEvent(tx, event);
  await writeDeliveries(tx, id, wanting);
  return { id };
}

export async function writeEvent(tx: Tx, event: NewEvent): Promise<{ id: string }> {
  const data = { id: newId(), ...event, createdAt: now() };
  return tx.webhookEvent.create({ data, select: { id: true } });
}

/** Due at once. */
export async function writeDeliveries(tx: Tx, eventId: string, endpointIds: string[]): Promise<string[]> {
  const createdAt = now();
  const rows = endpointIds.map((endpointId) => ({
    id: newId(),
    eventId,
    endpointId,
    createdAt,
    nextAttemptAt: createdAt,
  }));
  if (rows.length > 0) await tx.webhookDelivery.createMany({ data: rows });
  return rows.map(({ id }) => id);
}
