import { POST as POSITION } from '@/app/api/notaries/[userId]/position/route';
import { POST as TRAVEL } from '@/app/api/requests/[id]/travel/route';
import { GET, PATCH } from '@/app/api/requests/[id]/route';
import { stopListening } from '@/lib/platform/events';
import type { Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { listNotifications } from '@/tests/support/offers';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';
import { atTheDoor, buildVisit, destination } from '@/tests/support/visits';

const at = '2026-11-20T15:00:00.000Z';
/** In half an hour. */
const appointment_at = '2026-11-20T15:30:00.000Z';
const TO_FREE_MINUTES = 45;

const north = (miles: number) => ({ lat: destination.lat + miles / 69.093, lng: destination.lng });

function report(notary: Person, place: object) {
  const userId = notary.actor.id;
  return callRoute(POSITION, { method: 'POST', as: notary, params: { userId }, body: place });
}

function travel(notary: Person, id: string, body: object = { stage: 'en_route' }) {
  return callRoute(TRAVEL, { method: 'POST', as: notary, params: { id }, body });
}

function change(as: Person, id: string, body: object) {
  return callRoute(PATCH, { method: 'PATCH', url: `/api/requests/${id}`, params: { id }, as, body });
}

const cancel = (client: Person, id: string, fee: number, word: object = {}) =>
  change(client, id, { status: 'cancelled', fee, ...word });

/** Cancels in the knowledge of the highest fee: what comes is what is owed. */
async function feeOf(client: Person, id: string): Promise<unknown> {
  const { body } = await cancel(client, id, 50);
  return (body as { cancellationFee: number }).cancellationFee;
}

beforeEach(() => holdClock(at));
afterEach(releaseClock);
afterAll(stopListening);

describe('Cancelling a mobile visit whose notary says that they have set off', () => {
  it('costs $25 while no position shows it', async () => {
    const { id, client } = await buildVisit({ appointment_at, underWay: true });
    expect(await feeOf(client, id)).toBe(25);
  });

  it('costs $25 while the position is out of reach, although it comes nearer', async () => {
    const { id, client, notary } = await buildVisit({ appointment_at, underWay: true });
    await report(notary, north(1_400));
    await report(notary, north(1_300));
    expect(await feeOf(client, id)).toBe(25);
  });

  it('costs $25 while the notary stays where they were', async () => {
    const { id, client, notary } = await buildVisit({ appointment_at, underWay: true });
    await report(notary, north(5));
    advanceClock({ minutes: 5 });
    await report(notary, north(4.8));
    expect(await feeOf(client, id)).toBe(25);
  });

  it('costs $25 where the position is a guess', async () => {
    const { id, client, notary } = await buildVisit({ appointment_at, underWay: true });
    await report(notary, north(5));
    await report(notary, { ...north(3), accuracy: 5_000 });
    expect(await feeOf(client, id)).toBe(25);
  });

  it('costs $50 once their positions come nearer and are within reach, and the client can read since when', async () => {
    const { id, client, notary } = await buildVisit({ appointment_at, underWay: true });
    await report(notary, north(5));
    advanceClock({ minutes: 2 });
    await report(notary, north(4));
    const { body } = await callRoute(GET, { url: `/api/requests/${id}`, params: { id }, as: client });
    expect(body).toMatchObject({ underWayAt: '2026-11-20T15:02:00.000Z' });
    expect(await feeOf(client, id)).toBe(50);
  });

  it('costs $50 once they are there', async () => {
    const { id, client, notary } = await buildVisit({ appointment_at });
    await travel(notary, id, atTheDoor);
    expect(await feeOf(client, id)).toBe(50);
  });
});

describe('Setting off', () => {
  // `writeRequest` keeps the notary busy from half an hour before: that is the way.
  it.each([
    ['set off', { stage: 'en_route' }],
    ['arrived', atTheDoor],
  ])('cannot be said more than two hours before it is needed: %s', async (_, body) => {
    const { id, notary } = await buildVisit({ appointment_at: '2026-11-20T17:30:00.001Z' });
    const before = await snapshot();
    expect(await travel(notary, id, body)).toMatchObject({
      status: 409,
      body: {
        message:
          'It is too early for this visit. You can set off from 2 hours before you have to leave. To come earlier, ask the client to choose “Start early is fine” on the request.',
      },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('is said two hours before, and earlier with the client’s word', async () => {
    const first = await buildVisit({ appointment_at: '2026-11-20T17:30:00.000Z' });
    expect(await travel(first.notary, first.id)).toMatchObject({ status: 200 });
    const tomorrow = '2026-11-21T17:30:00.000Z';
    const second = await buildVisit({ appointment_at: tomorrow, begin_agreed_at: at });
    expect(await travel(second.notary, second.id)).toMatchObject({ status: 200 });
  });
});

describe('PATCH /api/requests/{id} to in_progress', () => {
  it('needs the arrival where the notary comes', async () => {
    const { id, notary } = await buildVisit({ appointment_at, underWay: true });
    const before = await snapshot();
    expect(await change(notary, id, { status: 'in_progress' })).toMatchObject({
      status: 409,
      body: {
        message:
          'Nothing shows yet that you have arrived. Choose “I have arrived” at the address, or ask the client to choose “The notary is here” on the request.',
      },
    });
    expect(await snapshot()).toEqual(before);
    await travel(notary, id, atTheDoor);
    expect(await change(notary, id, { status: 'in_progress' })).toMatchObject({ status: 200 });
  });
});

describe('A quarter of an hour after the time, cancelling', () => {
  it('is free when the notary set off and has not arrived', async () => {
    const { id, client, notary } = await buildVisit({ appointment_at, underWay: true });
    await report(notary, north(5));
    await report(notary, north(4));
    advanceClock({ minutes: TO_FREE_MINUTES });
    expect(await cancel(client, id, 0)).toMatchObject({ status: 200, body: { cancellationFee: 0 } });
    expect(await countRows('invoices')).toBe(0);
  });

  it('is free of an online session that has not begun, and costs $25 once it has', async () => {
    const remote = { appointment_at, is_remote: true };
    const first = await buildVisit(remote);
    const second = await buildVisit(remote);
    await change(second.notary, second.id, { status: 'in_progress' });
    advanceClock({ minutes: TO_FREE_MINUTES });
    expect(await feeOf(first.client, first.id)).toBe(0);
    expect(await feeOf(second.client, second.id)).toBe(25);
  });

  it.each(['assigned', 'in_progress'])(
    'is free at the office when the client says that it was closed, which the notary reads: %s',
    async (status) => {
      const { id, client, notary } = await buildVisit({ appointment_at, mode: 'in-person', status });
      advanceClock({ minutes: TO_FREE_MINUTES });
      expect(await cancel(client, id, 0)).toMatchObject({ status: 409, body: { fields: { fee: '25' } } });
      expect(await cancel(client, id, 0, { officeClosed: true })).toMatchObject({
        status: 200,
        body: { cancellationFee: 0 },
      });
      expect((await listAudit(id)).at(-1)).toMatchObject({ data: { officeClosed: true } });
      expect(await listNotifications(notary.actor.id)).toMatchObject([
        { message: expect.stringContaining('They say that the office was closed') as string },
      ]);
    },
  );

  it('is not free at the office a moment earlier, whatever is said', async () => {
    const { id, client } = await buildVisit({ appointment_at, mode: 'in-person' });
    advanceClock({ minutes: TO_FREE_MINUTES, ms: -1 });
    expect(await cancel(client, id, 0, { officeClosed: true })).toMatchObject({ status: 409 });
  });

  it.each([
    ['a mobile visit', {}],
    ['an online session', { is_remote: true }],
  ])('does not know a closed office of %s', async (_, where) => {
    const { id, client } = await buildVisit({ appointment_at, ...where });
    const before = await snapshot();
    expect(await cancel(client, id, 25, { officeClosed: true })).toMatchObject({
      status: 422,
      body: { fields: { officeClosed: 'This visit is not at a notary’s office.' } },
    });
    expect(await snapshot()).toEqual(before);
  });
});
