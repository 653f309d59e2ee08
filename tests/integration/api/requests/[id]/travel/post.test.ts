import { POST } from '@/app/api/requests/[id]/travel/route';
import { Client } from 'pg';
import { reportPosition } from '@/lib/notary/commands/position';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query, workerDatabaseUrl } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { heardOf, readRequest } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';
import { buildVisit, destination, fiveMilesOff } from '@/tests/support/visits';

/** Some 2 miles from the middle of the area: at an address within it. */
const nearby = { lat: destination.lat + 2 / 69.093, lng: destination.lng };

afterEach(releaseClock);
afterAll(stopListening);

function travel(as: Person | null, id: string, stage: unknown = 'en_route', position?: unknown) {
  return callRoute(POST, { method: 'POST', as, params: { id }, body: { stage, position } });
}

async function expectRefusal(answer: ReturnType<typeof travel>, status: number, message?: string) {
  expect(await answer).toMatchObject({ status, ...(message && { body: { message } }) });
}

describe('POST /api/requests/{id}/travel by the assigned notary', () => {
  it('sets off: the request, the trail, the client and who watches hear of it', async () => {
    holdClock();
    const { id, client, notary } = await buildVisit();
    let answer: Awaited<ReturnType<typeof travel>> | undefined;
    const heard = await heardOf(`account:${client.actor.id}`, async () => {
      answer = await travel(notary, id);
    });
    expect(heard).toEqual({ topic: `account:${client.actor.id}`, kind: 'request', id });
    expect(answer).toMatchObject({
      status: 200,
      body: { id, status: 'assigned', departedAt: '2026-11-20T15:04:05.678Z', arrivedAt: null },
    });
    expect(await readRequest(id)).toMatchObject({ travel_stage: 'en_route', departed_at: new Date() });
    expect(await listAudit(id)).toEqual([
      { type: 'request.departed', actor_id: notary.actor.id, subject_id: id, data: {} },
    ]);
    expect(await query('SELECT user_id, type, title, message, href FROM notifications')).toEqual([
      {
        user_id: client.actor.id,
        type: 'request.departed',
        title: 'Your notary is on the way',
        message: 'Ada Lovelace has set off. You can follow along on the map.',
        href: `/live-tracking?request=${id}`,
      },
    ]);
  });

  it('arrives after setting off', async () => {
    holdClock();
    const { id, notary } = await buildVisit({ underWay: true });
    expect(await travel(notary, id, 'arrived', nearby)).toMatchObject({
      status: 200,
      body: { status: 'assigned', arrivedAt: '2026-11-20T15:04:05.678Z' },
    });
    expect(await readRequest(id)).toMatchObject({ travel_stage: 'arrived' });
    expect(await listAudit(id)).toContainEqual({
      type: 'request.arrived',
      actor_id: notary.actor.id,
      subject_id: id,
      data: { by: 'position' },
    });
  });

  it('arrives where it was seen within the last minutes', async () => {
    holdClock();
    const { id, notary } = await buildVisit({ underWay: true });
    await reportPosition(notary.actor, notary.actor.id, nearby);
    advanceClock({ minutes: 10 });
    expect(await travel(notary, id, 'arrived')).toMatchObject({ status: 200 });
  });

  it('arrives after it began, when nothing had shown that before', async () => {
    const { id, notary } = await buildVisit({ status: 'in_progress', arrived_at: null });
    expect(await travel(notary, id, 'arrived', destination)).toMatchObject({
      status: 200,
      body: { status: 'in_progress', arrivedAt: expect.any(String) as unknown },
    });
  });

  it.each([
    [
      'five miles away',
      () => fiveMilesOff,
      /^Your position is about 5 miles from the address\. Try again when/,
    ],
    ['a guess', () => ({ ...destination, accuracy: 5_000 }), /^We don’t know where you are\./],
    ['not known', () => undefined, /ask the client to choose “The notary is here” on the request\.$/],
  ])('does not arrive while the position is %s', async (_, positionOf, message) => {
    const { id, notary } = await buildVisit({ underWay: true });
    const before = await snapshot();
    expect(await travel(notary, id, 'arrived', positionOf())).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringMatching(message) as unknown },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('does not arrive where it was seen long ago', async () => {
    holdClock();
    const { id, notary } = await buildVisit({ underWay: true });
    await reportPosition(notary.actor, notary.actor.id, nearby);
    advanceClock({ minutes: 10, ms: 1 });
    expect(await travel(notary, id, 'arrived')).toMatchObject({ status: 409 });
  });

  it.each([
    ['sets off', {}, 'en_route'],
    ['arrives', { travel_stage: 'en_route', departed_at: new Date() }, 'arrived'],
  ])('ends what was hidden when one %s', async (_, columns, stage) => {
    const { id, notary } = await buildVisit({ ...columns, position_hidden_at: new Date() });
    const answer = await travel(notary, id, stage, destination);
    expect(answer).toMatchObject({ status: 200, body: { isPositionHidden: false } });
    expect(await readRequest(id)).toMatchObject({ travel_stage: stage, position_hidden_at: null });
  });

  it('changes nothing by saying it again', async () => {
    const { id, notary } = await buildVisit({ underWay: true });
    const before = await snapshot();
    expect((await travel(notary, id)).status).toBe(200);
    expect(await snapshot()).toEqual(before);
  });

  it('sets off once, although it is said twice at once', async () => {
    const { id, notary } = await buildVisit();
    const answers = await Promise.all([travel(notary, id), travel(notary, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listAudit(id)).toHaveLength(1);
  });

  it.each([
    ['arrives without setting off', {}, 'arrived', 'Please start navigation first.'],
    [
      'sets off again after arriving',
      { travel_stage: 'arrived' },
      'en_route',
      'You have already arrived. Please start the visit.',
    ],
    [
      'sets off to a visit in progress',
      { status: 'in_progress' },
      'en_route',
      'This visit is in progress, so nobody has to travel to it any longer.',
    ],
    [
      'sets off to a completed visit',
      { status: 'completed' },
      'en_route',
      'This visit is completed, so nobody has to travel to it any longer.',
    ],
    [
      'sets off to a cancelled visit',
      { status: 'cancelled' },
      'en_route',
      'This visit is cancelled, so nobody has to travel to it any longer.',
    ],
    [
      'sets off to a remote session',
      { is_remote: true },
      'en_route',
      'This is a remote session: nobody has to travel to it.',
    ],
  ])('is refused when one %s', async (_, columns, stage, message) => {
    const { id, notary } = await buildVisit(columns);
    const before = await snapshot();
    await expectRefusal(travel(notary, id, stage), 409, message);
    expect(await snapshot()).toEqual(before);
  });

  it('is on one way at a time, also when two begin at once', async () => {
    const { id, client, notary } = await buildVisit();
    const later = new Date(Date.now() + 72 * 60 * 60_000);
    const { id: other } = await writeRequest(client, {
      notary_id: notary.actor.id,
      appointment_at: later,
      begin_agreed_at: new Date(),
    });
    const answers = await Promise.all([travel(notary, id), travel(notary, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      message: 'You are on the way to another appointment. Please arrive there first, or withdraw from it.',
      code: 'conflict',
    });
    const under = await query("SELECT id FROM notary_requests WHERE travel_stage = 'en_route'");
    expect(under).toHaveLength(1);
    expect(await query("SELECT id FROM audit_events WHERE type = 'request.departed'")).toHaveLength(1);
  });
});

describe('POST /api/requests/{id}/travel while the same notary accepts what overlaps', () => {
  it('lets both be looked at one after the other: neither waits for the other for ever', async () => {
    const { id, client, notary } = await buildVisit();
    const other = await writeRequest(client, { appointment_at: new Date(Date.now() + 60 * 60_000) });
    const accepting = new Client({ connectionString: workerDatabaseUrl() });
    await accepting.connect();
    await accepting.query('BEGIN');
    await accepting.query('SELECT 1 FROM notary_profiles WHERE user_id = $1 FOR NO KEY UPDATE', [
      notary.actor.id,
    ]);
    const answer = travel(notary, id);
    await untilSomebodyWaits();
    const assigned = accepting.query(
      `UPDATE notary_requests SET status = 'assigned', notary_id = $2, busy_from = appointment_at,
         busy_to = appointment_at + interval '1 hour' WHERE id = $1`,
      [other.id, notary.actor.id],
    );
    await expect(assigned).rejects.toMatchObject({ code: '23P01' });
    await accepting.end();
    expect((await answer).status).toBe(200);
  });
});

async function untilSomebodyWaits(): Promise<void> {
  const waiting =
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  while ((await query(waiting)).length === 0) await query('SELECT pg_sleep(0.02)');
}

describe('POST /api/requests/{id}/travel by somebody else', () => {
  it.each([
    ['a visitor', () => visitor, 401],
    ['an owner', createOwner, 403],
    ['another notary', buildNotary, 404],
    ['an admin', createAdmin, 404],
  ])('is refused to %s', async (_, create, status) => {
    const { id } = await buildVisit();
    const person = await create();
    const before = await snapshot();
    await expectRefusal(travel(person, id), status);
    expect(await snapshot()).toEqual(before);
  });

  it('is refused to a notary who is the client', async () => {
    const client = await buildNotary();
    const notary = await buildNotary();
    const { id } = await writeRequest(client, { notary_id: notary.actor.id });
    await expectRefusal(travel(client, id), 404);
  });
});

describe('POST /api/requests/{id}/travel with a bad body', () => {
  it.each([null, 'assigned', 7])('refuses the stage %p', async (stage) => {
    const { id, notary } = await buildVisit();
    const before = await snapshot();
    expect(await travel(notary, id, stage)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: { stage: 'Please choose en_route or arrived.' } },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('does not know an id that is none', async () => {
    await expectRefusal(travel(await buildNotary(), 'x'), 404);
  });
});
