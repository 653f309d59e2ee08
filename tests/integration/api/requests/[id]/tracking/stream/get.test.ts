import { GET } from '@/app/api/requests/[id]/tracking/stream/route';
import { reportPosition } from '@/lib/notary/commands/position';
import { withdrawFromRequest } from '@/lib/notary/commands/reassign';
import { changeSharing } from '@/lib/notary/commands/sharing';
import { changeRequestStatus } from '@/lib/notary/commands/status';
import { changeTravel } from '@/lib/notary/commands/travel';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { holdClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { listTopics, openEvents, questionsWith, type Events } from '@/tests/support/streams';
import { atTheDoor, buildVisit, fiveMilesOff } from '@/tests/support/visits';

const opened: Events[] = [];

async function watch(as: Person, id: string): Promise<Events> {
  const events = await openEvents(GET, { as, params: { id } });
  opened.push(events);
  return events;
}

afterEach(async () => {
  for (const events of opened.splice(0)) await events.close();
  expect(listTopics()).toEqual([]);
});
afterAll(stopListening);

describe('GET /api/requests/{id}/tracking/stream by a party', () => {
  it('says what state the visit is in, then what changes, and ends with it', async () => {
    const { id, client, notary } = await buildVisit({ appointment_at: new Date() });
    const events = await watch(client, id);
    expect(await events.next()).toMatchObject({ requestId: id, status: 'assigned', position: null });
    await changeTravel(notary.actor, id, { stage: 'en_route' });
    expect(await events.next()).toMatchObject({ status: 'en_route', position: null });
    await reportPosition(notary.actor, notary.actor.id, fiveMilesOff);
    expect(await events.next()).toMatchObject({ eta: 14, distance: 6.5, position: fiveMilesOff });
    await changeTravel(notary.actor, id, atTheDoor);
    expect(await events.next()).toMatchObject({ status: 'arrived', position: null });
    await changeRequestStatus(notary.actor, id, { status: 'in_progress' });
    expect(await events.next()).toMatchObject({ status: 'in_progress' });
    await changeRequestStatus(notary.actor, id, { status: 'completed' });
    expect(await events.next()).toMatchObject({ status: 'completed' });
    expect(await events.next()).toBeNull();
    expect(listTopics()).toEqual([]);
  });

  it('takes the place away as soon as the notary hides it', async () => {
    const { id, client, notary } = await buildVisit({ underWay: true });
    await reportPosition(notary.actor, notary.actor.id, fiveMilesOff);
    const events = await watch(client, id);
    expect(await events.next()).toMatchObject({ position: fiveMilesOff });
    await changeSharing(notary.actor, id, { isShared: false });
    expect(await events.next()).toMatchObject({ status: 'en_route', position: null, eta: null });
  });

  it.each(['completed', 'cancelled'] as const)('ends at once for a visit that is %s', async (status) => {
    const { id, client } = await buildVisit({ status });
    const events = await watch(client, id);
    expect(await events.next()).toMatchObject({ status });
    expect(await events.next()).toBeNull();
  });

  it('asks the database once for all who watch, and tells nobody the same twice', async () => {
    const { id, client, notary } = await buildVisit({ underWay: true });
    const people = [client, client, client, client, notary, notary];
    const watching = await Promise.all(people.map((person) => watch(person, id)));
    for (const events of watching) await events.next();
    const questions = await questionsWith('LATERAL', async () => {
      await query('SELECT pg_notify($1, $2)', [
        'events',
        JSON.stringify({ topic: `request:${id}`, kind: 'message', id }),
      ]);
      await reportPosition(notary.actor, notary.actor.id, fiveMilesOff);
      for (const events of watching) expect(await events.next()).toMatchObject({ position: fiveMilesOff });
    });
    // For two events, and what the last one who came had asked for.
    expect(questions.length).toBeGreaterThanOrEqual(1);
    expect(questions.length).toBeLessThanOrEqual(3);
  });

  it('loses nothing that happens while it is opened', async () => {
    const { id, client, notary } = await buildVisit();
    const [events] = await Promise.all([
      watch(client, id),
      changeTravel(notary.actor, id, { stage: 'en_route' }),
    ]);
    let event = await events.next();
    if ((event as { status: string }).status === 'assigned') event = await events.next();
    expect(event).toMatchObject({ status: 'en_route' });
  });

  it('catches up on what happened while the connection to the database was away', async () => {
    const { id, client, notary } = await buildVisit();
    const events = await watch(client, id);
    await events.next();
    // As a change whose announcement was lost.
    await query("UPDATE notary_requests SET travel_stage = 'en_route', departed_at = now() WHERE id = $1", [
      id,
    ]);
    await query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query = 'LISTEN events'`,
    );
    expect(await events.next()).toMatchObject({ status: 'en_route' });
    await reportPosition(notary.actor, notary.actor.id, fiveMilesOff);
    expect(await events.next()).toMatchObject({ position: fiveMilesOff });
  });

  it('ends for a notary who gives the visit back, and goes on for the client', async () => {
    const { id, client, notary } = await buildVisit({ underWay: true });
    const [clients, notarys] = [await watch(client, id), await watch(notary, id)];
    for (const events of [clients, notarys]) await events.next();
    await withdrawFromRequest(notary.actor, id);
    expect(await clients.next()).toMatchObject({ status: 'pending', position: null });
    expect(await notarys.next()).toBeNull();
  });

  it('leaves nothing behind when the reader goes away', async () => {
    const { id, client, notary } = await buildVisit();
    const [first, second] = [await watch(client, id), await watch(client, id)];
    for (const events of [first, second]) await events.next();
    await first.close();
    await changeTravel(notary.actor, id, { stage: 'en_route' });
    expect(await second.next()).toMatchObject({ status: 'en_route' });
    await second.close();
    expect(listTopics()).toEqual([]);
  });
});

describe('GET /api/requests/{id}/tracking/stream by somebody else', () => {
  it.each([
    ['a visitor', () => visitor, 401],
    ['another owner', createOwner, 404],
    ['another notary', buildNotary, 404],
    ['an admin', createAdmin, 404],
  ])('is refused to %s', async (_, create, status) => {
    const { id } = await buildVisit({ underWay: true });
    const answer = await callRoute(GET, { as: await create(), params: { id } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json');
  });

  it('is refused at once to who was signed out everywhere', async () => {
    const { id, client } = await buildVisit();
    await (await watch(client, id)).next();
    await query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [client.actor.id]);
    expect((await callRoute(GET, { as: client, params: { id } })).status).toBe(401);
  });

  it('is opened sixty times a minute, no more', async () => {
    // All within one minute, also when the machine's own minute ends meanwhile.
    holdClock(new Date());
    const { id, client } = await buildVisit({ status: 'completed' });
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => callRoute(GET, { as: client, params: { id } })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
