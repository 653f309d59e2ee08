import { POST as ESTIMATE } from '@/app/api/pricing/estimate/route';
import { POST } from '@/app/api/requests/route';
import type { Estimate, RequestView } from '@/lib/notary/schema/requests';
import { subscribe, type ChangeEvent } from '@/lib/platform/events';
import type { Person } from './actors';
import { query } from './database';
import { callRoute, type Answer } from './http';

export const austin = '500 Congress Ave, Austin, TX 78701';
const DAY_MS = 24 * 60 * 60_000;

/** What the form sends: tomorrow, in Austin, a legal paper of one page, with nobody near whose way would be known. */
export function requestInput(overrides: Record<string, unknown> = {}) {
  return {
    serviceType: 'legal',
    documentType: 'affidavit',
    appointmentDate: new Date(Date.now() + DAY_MS).toISOString(),
    isRemote: false,
    location: austin,
    addDeedGuard: false,
    basePrice: 175,
    travelFee: null,
    totalPrice: 189,
    ...overrides,
  };
}

export function postRequest(as: { cookie: string } | null, body: unknown): Promise<Answer> {
  return callRoute(POST, { method: 'POST', url: '/api/requests', as, body });
}

/** What the form sends once it has asked what the request costs. */
export async function pricedInput(
  client: Person,
  overrides: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = requestInput(overrides);
  const { serviceType, isRemote, mode, pages, location, state, appointmentDate } = input;
  const body = {
    serviceType,
    isRemote,
    mode,
    pages,
    location,
    state: state === 'none' ? undefined : state,
    appointmentDate,
    notaryId: input.preferredNotaryId,
  };
  const url = '/api/pricing/estimate';
  const answer = await callRoute(ESTIMATE, { method: 'POST', url, as: client, body });
  const { basePrice, travelFee, rushFee, tax, totalPrice } = answer.body as Estimate;
  const total = totalPrice + (input.addDeedGuard ? 25 : 0);
  return { ...input, basePrice, travelFee, rushFee, tax, totalPrice: total };
}

/** A request as its client makes it, at its price. */
export async function buildRequest(
  client: Person,
  overrides: Record<string, unknown> = {},
): Promise<RequestView> {
  const answer = await postRequest(client, await pricedInput(client, overrides));
  if (answer.status !== 201) throw new Error(`The request failed: ${answer.text}`);
  return answer.body as RequestView;
}

/** A request's row as it is kept. */
export async function readRequest(id: string): Promise<Record<string, unknown>> {
  const [row] = await query<Record<string, unknown>>('SELECT * FROM notary_requests WHERE id = $1', [id]);
  return row!;
}

/** Writes an offer as a row, past the app's commands: open for a quarter of an hour. */
export async function writeOffer(
  requestId: string,
  notary: Person,
  { status = 'open', expiresAt = new Date(Date.now() + 15 * 60_000) } = {},
): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO offers (id, request_id, notary_id, status, distance_miles, created_at, expires_at)
     VALUES (gen_random_uuid(), $1, $2, $3::"OfferStatus", 0, now(), $4) RETURNING id`,
    [requestId, notary.actor.id, status, expiresAt],
  );
  return row!.id;
}

/** The jobs that wait in a queue, by what they are about. */
export async function listJobs(name: string): Promise<string[]> {
  const rows = await query<{ id: string }>("SELECT data->>'id' AS id FROM pgboss.job WHERE name = $1", [
    name,
  ]);
  return rows.map(({ id }) => id);
}

/** What a topic is told first while `act` runs, beside the notice that may come with it. */
export async function heardOf(topic: string, act: () => Promise<unknown>): Promise<ChangeEvent | null> {
  let hear: (event: ChangeEvent | null) => void = () => {};
  const heard = new Promise<ChangeEvent | null>((resolve) => {
    hear = resolve;
  });
  const unsubscribe = await subscribe(topic, (event) => {
    if (event?.kind !== 'notification') hear(event);
  });
  try {
    await act();
    return await heard;
  } finally {
    unsubscribe();
  }
}
