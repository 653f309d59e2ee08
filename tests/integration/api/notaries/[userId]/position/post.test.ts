import { POST } from '@/app/api/notaries/[userId]/position/route';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { heardOf, readRequest } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';
import { buildVisit, destination, fiveMilesOff, listPositions } from '@/tests/support/visits';
import { whileHeld } from '@/tests/support/while-held';

afterEach(releaseClock);
afterAll(stopListening);

function report(as: Person | null, body: unknown, userId = as?.actor.id ?? '') {
  return callRoute(POST, { method: 'POST', as, params: { userId }, body });
}

async function expectNothingChanged(work: () => Promise<unknown>): Promise<void> {
  const before = await snapshot();
  await work();
  expect(await snapshot()).toEqual(before);
}

describe('POST /api/notaries/{userId}/position by a notary under way', () => {
  it('keeps the place with the miles by road and the minutes that are left, and tells who watches', async () => {
    holdClock();
    const { id, notary } = await buildVisit({ underWay: true });
    const heard = await heardOf(`request:${id}`, async () => {
      const answer = await report(notary, { ...fiveMilesOff, accuracy: 12 });
      expect(answer).toMatchObject({ status: 204, text: '' });
    });
    expect(heard).toEqual({ topic: `request:${id}`, kind: 'position', id });
    expect(await listPositions(id)).toEqual([
      {
        ...fiveMilesOff,
        accuracy_meters: 12,
        distance_miles: expect.closeTo(6.5, 2) as unknown,
        eta_minutes: 14,
        created_at: new Date('2026-11-20T15:04:05.678Z'),
      },
    ]);
    expect(await readRequest(id)).toMatchObject({ travel_stage: 'en_route', arrived_at: null });
  });

  it('is no arrival for somebody who drives through', async () => {
    holdClock();
    const { id, notary } = await buildVisit({ underWay: true });
    await report(notary, destination);
    advanceClock({ ms: 20_000 });
    await report(notary, destination);
    advanceClock({ ms: 20_000 });
    await report(notary, fiveMilesOff);
    advanceClock({ ms: 20_000 });
    await report(notary, destination);
    expect(await readRequest(id)).toMatchObject({ travel_stage: 'en_route', arrived_at: null });
  });

  it('is the arrival after 45 seconds within a tenth of a mile, which the client is told', async () => {
    holdClock();
    const { id, client, notary } = await buildVisit({ underWay: true });
    await report(notary, { ...destination, lat: destination.lat + 0.0014 });
    advanceClock({ ms: 45_000 });
    await report(notary, { ...destination, lat: destination.lat - 0.0014 });
    expect(await readRequest(id)).toMatchObject({ travel_stage: 'arrived', arrived_at: new Date() });
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'request.arrived',
      actor_id: notary.actor.id,
      subject_id: id,
      data: { by: 'position' },
    });
    const told = await query(
      "SELECT title FROM notifications WHERE user_id = $1 AND type = 'request.arrived'",
      [client.actor.id],
    );
    expect(told).toEqual([{ title: 'Your notary has arrived' }]);
    await expectNothingChanged(async () => expect((await report(notary, destination)).status).toBe(409));
  });

  it('shows a place that is known only to some miles, which is no arrival', async () => {
    const { id, notary } = await buildVisit({ underWay: true });
    expect((await report(notary, { ...destination, accuracy: 5_001 })).status).toBe(204);
    expect(await listPositions(id)).toMatchObject([{ accuracy_meters: 5_001, distance_miles: 0 }]);
    expect(await readRequest(id)).toMatchObject({ travel_stage: 'en_route' });
  });

  it('arrives once, although two reports say so at once', async () => {
    holdClock();
    const { id, notary } = await buildVisit({ underWay: true });
    await report(notary, destination);
    advanceClock({ ms: 45_000 });
    const answers = await whileHeld({ table: 'notary_requests', id }, 'SELECT 1', () => [
      report(notary, destination),
      report(notary, destination),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await listAudit(id)).filter(({ type }) => type === 'request.arrived')).toHaveLength(1);
    expect(await listPositions(id)).toHaveLength(2);
  });

  it('may come more often than it is asked for', async () => {
    holdClock();
    const { id, notary } = await buildVisit({ underWay: true });
    for (let time = 0; time < 30; time += 1) expect((await report(notary, fiveMilesOff)).status).toBe(204);
    await expectNothingChangedBut429(notary);
    expect(await listPositions(id)).toHaveLength(30);
  });
});

async function expectNothingChangedBut429(notary: Person): Promise<void> {
  await expectNothingChanged(async () => expect((await report(notary, fiveMilesOff)).status).toBe(429));
}

describe('POST /api/notaries/{userId}/position by somebody who is not under way', () => {
  it.each([
    ['has not set off', {}],
    ['has arrived', { travel_stage: 'arrived', departed_at: new Date(), arrived_at: new Date() }],
    ['has begun the visit', { status: 'in_progress', travel_stage: 'en_route', departed_at: new Date() }],
    ['has completed it', { status: 'completed', travel_stage: 'arrived', completed_at: new Date() }],
    ['was cancelled', { status: 'cancelled', travel_stage: 'en_route', cancelled_at: new Date() }],
  ])('is a conflict for one who %s', async (_, columns) => {
    const { notary } = await buildVisit(columns);
    await expectNothingChanged(async () => {
      expect(await report(notary, fiveMilesOff)).toMatchObject({
        status: 409,
        body: {
          message: 'You are not on the way to an appointment. Please start navigation to one first.',
          code: 'conflict',
        },
      });
    });
  });

  it('is a conflict while the notary hides where they are, and changes nothing', async () => {
    const { notary } = await buildVisit({ underWay: true });
    await query('UPDATE notary_requests SET position_hidden_at = now()');
    await expectNothingChanged(async () => {
      expect(await report(notary, fiveMilesOff)).toMatchObject({
        status: 409,
        body: { message: 'You have stopped sharing your position for this visit.', code: 'conflict' },
      });
    });
  });

  it('is a conflict when the notary stops sharing at the same moment, and keeps nothing', async () => {
    const { id, notary } = await buildVisit({ underWay: true });
    const hide = 'UPDATE notary_requests SET position_hidden_at = now()';
    const [answer] = await whileHeld({ table: 'notary_requests', id }, hide, () => [
      report(notary, fiveMilesOff),
    ]);
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'You have stopped sharing your position for this visit.' },
    });
    expect(await listPositions(id)).toEqual([]);
  });

  it('is a conflict for accounts without a visit', async () => {
    for (const person of [await createOwner(), await createAdmin(), await buildNotary()]) {
      expect((await report(person, fiveMilesOff)).status).toBe(409);
    }
  });

  it('is a conflict when the client cancels at the same moment, and keeps nothing', async () => {
    const { id, notary } = await buildVisit({ underWay: true });
    const cancel = "UPDATE notary_requests SET status = 'cancelled' WHERE status = 'assigned'";
    const [answer] = await whileHeld({ table: 'notary_requests', id }, cancel, () => [
      report(notary, fiveMilesOff),
    ]);
    expect(answer?.status).toBe(409);
    expect(await listPositions(id)).toEqual([]);
  });
});

describe('POST /api/notaries/{userId}/position of somebody else', () => {
  it.each([
    ['the client', 'client'],
    ['another notary', 'notary'],
    ['an admin', 'admin'],
  ])('is not found for %s', async (_, who) => {
    const { client, notary } = await buildVisit({ underWay: true });
    const others = { client, notary: await buildNotary(), admin: await createAdmin() };
    await expectNothingChanged(async () => {
      expect(await report(others[who as keyof typeof others], fiveMilesOff, notary.actor.id)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    });
  });

  it('asks a visitor to sign in', async () => {
    const { notary } = await buildVisit({ underWay: true });
    expect((await report(visitor, fiveMilesOff, notary.actor.id)).status).toBe(401);
  });

  it('goes to the visit under way, not to another one of the same notary', async () => {
    const { id, client, notary } = await buildVisit({ underWay: true });
    const { id: other } = await writeRequest(client, {
      notary_id: notary.actor.id,
      appointment_at: new Date(Date.now() + 72 * 60 * 60_000),
    });
    await report(notary, fiveMilesOff);
    expect(await listPositions(other)).toEqual([]);
    expect(await listPositions(id)).toHaveLength(1);
  });
});

describe('POST /api/notaries/{userId}/position with a bad body', () => {
  it.each([
    ['no latitude', { lng: 0 }, 'lat'],
    ['a latitude that JSON has no number for', { lat: NaN, lng: 0 }, 'lat'],
    ['text', { lat: '30.2', lng: 0 }, 'lat'],
    ['a latitude beyond the pole', { lat: 90.1, lng: 0 }, 'lat'],
    ['a longitude beyond the date line', { lat: 0, lng: -180.1 }, 'lng'],
    ['a negative accuracy', { lat: 0, lng: 0, accuracy: -1 }, 'accuracy'],
  ])('refuses %s', async (_, body, field) => {
    const { notary } = await buildVisit({ underWay: true });
    await expectNothingChanged(async () => {
      const answer = await report(notary, body);
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
      expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    });
  });
});
