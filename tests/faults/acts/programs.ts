import { randomUUID } from 'node:crypto';
import { newAddress } from './locks';
import type { Act, Stage } from './stage';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

/** A program books a notary, with a key by which the call may come again, and sends it twice at once. */
export const bookByApi: Act = async (stage) => {
  const { organizationId } = await stage.people.program();
  const json = {
    service_type: 'mobile',
    documents: ['grant deed'],
    // Each at another time: the same booking within a minute would be one click too many.
    preferred_time: new Date(Date.now() + DAY_MS + stage.random.below(2_000) * HOUR_MS).toISOString(),
    location: newAddress(stage),
  };
  const id = await sendTwice(stage, '/v1/bookings', json, 'booking_id');
  stage.ledger.bookings.push({ id, organizationId });
  // There is room for so many open ones: this one makes room again.
  const { client } = await stage.people.program();
  await client.repeat(`/v1/bookings/${id}/cancel`, {
    json: {},
    headers: { 'idempotency-key': randomUUID() },
  });
};

/** A program asks an owner whether it may have their property locked. */
export const askToLockByApi: Act = async (stage) => {
  const { organizationId } = await stage.people.program();
  const json = {
    property_address: newAddress(stage),
    owner_verification: { owner_name: 'Ada Lovelace', owner_email: `${randomUUID()}@example.com` },
    lock_duration: null,
  };
  const id = await sendTwice(stage, '/v1/properties/lock', json, 'property_id');
  stage.ledger.askedConsents.push({ id, organizationId });
};

/** Both answers name the same thing. */
async function sendTwice(stage: Stage, path: string, json: object, idName: string): Promise<string> {
  const { client } = await stage.people.program();
  const headers = { 'idempotency-key': randomUUID() };
  const send = async () => {
    const body = (await client.repeat(path, { json, headers })) as Record<string, string>;
    return body[idName] ?? '';
  };
  const [first = '', second = ''] = await Promise.all([send(), send()]);
  if (first !== second) throw new Error(`${path} with one key made ${first} and ${second}.`);
  return first;
}
