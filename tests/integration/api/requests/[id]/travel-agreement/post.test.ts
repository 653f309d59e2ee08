import { PATCH } from '@/app/api/requests/[id]/route';
import { POST as TRAVEL } from '@/app/api/requests/[id]/travel/route';
import { POST } from '@/app/api/requests/[id]/travel-agreement/route';
import { GET } from '@/app/api/requests/[id]/route';
import { POST as WITHDRAW } from '@/app/api/requests/[id]/withdraw/route';
import { POST as ACCEPT } from '@/app/api/offers/[id]/accept/route';
import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { TRAVEL_NOT_AGREED } from '@/lib/notary/commands/travel';
import type { RequestView } from '@/lib/notary/schema/requests';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { listNotifications, listOffers } from '@/tests/support/offers';
import { buildRequest, readRequest } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';

afterAll(stopListening);

const url = '/api/requests/x';
const read = async (as: Person, id: string) =>
  (await callRoute(GET, { url, params: { id }, as })).body as RequestView;
const agree = (as: Person | null, id: string, travelFee: unknown) =>
  callRoute(POST, { method: 'POST', url, params: { id }, as, body: { travelFee } });
const patch = (as: Person, id: string, body: unknown) =>
  callRoute(PATCH, { method: 'PATCH', url, params: { id }, as, body });
const setOff = (as: Person, id: string) =>
  callRoute(TRAVEL, { method: 'POST', url, params: { id }, as, body: { stage: 'en_route' } });

/** Nobody was near when it was requested; somebody some 17 miles away has accepted since. */
async function buildAsked(home = 'Round Rock, TX 78664') {
  const client = await createOwner();
  const request = await buildRequest(client, { addDeedGuard: true });
  const notary = await buildNotary({ home });
  await dispatchRequest(request.id);
  const [offer] = await listOffers(request.id);
  await callRoute(ACCEPT, { method: 'POST', url, params: { id: offer!.id }, as: notary });
  return { client, notary, request, id: request.id };
}

describe('A request whose travel is open', () => {
  it('is sent without a travel fee', async () => {
    const request = await buildRequest(await createOwner());
    expect(request).toMatchObject({ travelFee: null, travelAsked: null, totalPrice: 189 });
  });

  it('asks its client once a notary has accepted, and holds the notary back until then', async () => {
    const { client, notary, id } = await buildAsked();
    // 22.6 miles by road: $14.69, and 8% of it.
    expect(await read(client, id)).toMatchObject({
      status: 'assigned',
      travelFee: null,
      totalPrice: 214,
      travelAsked: { travelFee: 14.69, totalPrice: 229.87 },
    });
    expect(await listNotifications(client.actor.id)).toMatchObject([
      {
        message: expect.stringContaining(
          'Travel costs $14.69, which makes $229.87 in all with tax. Please agree to it',
        ) as string,
      },
    ]);
    const before = await snapshot();
    for (const answer of [await setOff(notary, id), await patch(notary, id, { status: 'in_progress' })]) {
      expect(answer).toMatchObject({ status: 409, body: { message: TRAVEL_NOT_AGREED } });
    }
    expect(await snapshot()).toEqual(before);
  });

  it('asks nothing where the notary lives next door', async () => {
    const { client, id } = await buildAsked('Austin, TX 78701');
    expect(await read(client, id)).toMatchObject({ travelFee: 0, travelAsked: null, totalPrice: 214 });
  });

  it('costs nothing to cancel, however soon it is', async () => {
    const { client, id } = await buildAsked();
    await query(`UPDATE notary_requests SET appointment_at = now() + interval '30 minutes'`);
    const answer = await patch(client, id, { status: 'cancelled' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled', cancellationFee: 0 } });
  });

  it('asks anew when somebody else accepts', async () => {
    const { client, notary, id } = await buildAsked();
    await callRoute(WITHDRAW, { method: 'POST', url, params: { id }, as: notary });
    expect(await read(client, id)).toMatchObject({ status: 'pending', travelFee: null, travelAsked: null });
    expect(await readRequest(id)).toMatchObject({ travel_asked_cents: null, is_travel_open: true });
  });
});

describe('POST /api/requests/{id}/travel-agreement, as the client', () => {
  it('adds the fee and its tax to the price, tells the notary, and lets them set off', async () => {
    const { client, notary, id } = await buildAsked();
    const answer = await agree(client, id, 14.69);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      travelFee: 14.69,
      tax: 15.18,
      totalPrice: 229.87,
      travelAsked: null,
    });
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'request.travel_agreed',
      actor_id: client.actor.id,
      subject_id: id,
      data: { travelFeeCents: 14_69, totalCents: 229_87 },
    });
    expect((await listNotifications(notary.actor.id)).at(-1)).toMatchObject({
      type: 'request.travel_agreed',
    });
    await query(`UPDATE notary_requests SET appointment_at = now() + interval '1 hour', busy_from = now()`);
    expect(await setOff(notary, id)).toMatchObject({ status: 200 });
  });

  it.each([
    ['another fee than the one that is asked', 11],
    ['less', 0],
  ])('refuses %s', async (_, fee) => {
    const { client, id } = await buildAsked();
    const before = await snapshot();
    expect(await agree(client, id, fee)).toMatchObject({
      status: 409,
      body: { message: 'The travel fee is $14.69 now. Please look at it, and agree again if you do.' },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('answers 409 to a second click', async () => {
    const { client, id } = await buildAsked();
    const answers = await Promise.all([agree(client, id, 14.69), agree(client, id, 14.69)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('answers 409 while nobody has accepted', async () => {
    const client = await createOwner();
    const { id } = await buildRequest(client);
    expect((await agree(client, id, 14.69)).status).toBe(409);
  });

  it.each([undefined, -1, '14.69'])('answers 422 to a fee of %p', async (fee) => {
    const { client, id } = await buildAsked();
    expect((await agree(client, id, fee)).status).toBe(422);
  });
});

describe('POST /api/requests/{id}/travel-agreement, as somebody else', () => {
  it('is for the client alone', async () => {
    const { notary, id } = await buildAsked();
    expect((await agree(visitor, id, 14.69)).status).toBe(401);
    for (const person of [notary, await createOwner(), await createAdmin()]) {
      expect((await agree(person, id, 14.69)).status).toBe(404);
    }
    expect(await readRequest(id)).toMatchObject({ is_travel_open: true });
  });
});
