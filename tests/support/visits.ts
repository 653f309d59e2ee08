import { changeTravel } from '@/lib/notary/commands/travel';
import { now } from '@/lib/platform/clock';
import { findStatePlace } from '@/lib/notary/queries/place';
import { createOwner, type Person } from './actors';
import { asWritten, query } from './database';
import { buildNotary, writeRequest } from './notary';

const { lat, lng } = findStatePlace('Austin, TX 78701')!;
/** Where `writeRequest` makes its appointments, as exact as a ZIP code area. */
export const destination = { lat, lng };
/** 5 miles in a straight line to the north: 6.5 by road, 14 minutes. */
export const fiveMilesOff = { lat: lat + 5 / 69.093, lng };

/** What the notary says at the door, with the position of the device. */
export const atTheDoor = { stage: 'arrived', position: destination } as const;

/** An appointment in an hour of a client with a notary, who may be under way to it. */
export async function buildVisit({
  underWay = false,
  ...overrides
}: { underWay?: boolean } & Parameters<typeof writeRequest>[1] = {}): Promise<{
  id: string;
  client: Person;
  notary: Person;
}> {
  const client = await createOwner();
  const notary = await buildNotary();
  const appointment_at = new Date(now().getTime() + 60 * 60_000);
  const { id } = await writeRequest(client, { notary_id: notary.actor.id, appointment_at, ...overrides });
  if (underWay) await changeTravel(notary.actor, id, { stage: 'en_route' });
  return { id, client, notary };
}

export function listPositions(requestId: string) {
  return query<Record<string, unknown>>(
    `SELECT lat, lng, accuracy_meters, distance_miles, eta_minutes, created_at FROM position_reports
     WHERE request_id = $1 ORDER BY ${asWritten}`,
    [requestId],
  );
}
