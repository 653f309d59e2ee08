import { GET } from '@/app/api/requests/[id]/tracking/route';
import { reportPosition } from '@/lib/notary/commands/position';
import { withdrawFromRequest } from '@/lib/notary/commands/reassign';
import { changeRequestStatus } from '@/lib/notary/commands/status';
import { changeTravel } from '@/lib/notary/commands/travel';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { questionsWith } from '@/tests/support/streams';
import { atTheDoor, buildVisit, destination, fiveMilesOff } from '@/tests/support/visits';

afterEach(releaseClock);

const track = (as: Person | null, id: string) => callRoute(GET, { as, params: { id } });

const nobodyUnderWay = {
  eta: null,
  distance: null,
  totalDistance: null,
  position: null,
  destination,
  departedAt: null,
  arrivedAt: null,
  startedAt: null,
  completedAt: null,
};

describe('GET /api/requests/{id}/tracking by a party', () => {
  it('follows a visit from the request to its end', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const { id, client, notary } = await buildVisit({ appointment_at: '2026-11-20T15:30:00Z' });
    const seen = async () => (await track(client, id)).body;
    expect(await seen()).toEqual({ requestId: id, status: 'assigned', ...nobodyUnderWay });

    await changeTravel(notary.actor, id, { stage: 'en_route' });
    const departedAt = '2026-11-20T15:00:00.000Z';
    expect(await seen()).toEqual({ requestId: id, status: 'en_route', ...nobodyUnderWay, departedAt });

    await reportPosition(notary.actor, notary.actor.id, fiveMilesOff);
    advanceClock({ minutes: 6 });
    const closer = { lat: (fiveMilesOff.lat + destination.lat) / 2, lng: destination.lng };
    await reportPosition(notary.actor, notary.actor.id, closer);
    expect(await seen()).toEqual({
      ...nobodyUnderWay,
      requestId: id,
      status: 'en_route',
      eta: 7,
      distance: 3.3,
      totalDistance: 6.5,
      position: { ...closer, at: '2026-11-20T15:06:00.000Z' },
      departedAt,
    });
    expect((await track(notary, id)).body).toEqual(await seen());

    advanceClock({ minutes: 8 });
    await changeTravel(notary.actor, id, atTheDoor);
    const arrivedAt = '2026-11-20T15:14:00.000Z';
    const there = { ...nobodyUnderWay, requestId: id, totalDistance: 6.5, departedAt, arrivedAt };
    expect(await seen()).toEqual({ ...there, status: 'arrived' });

    await changeRequestStatus(notary.actor, id, { status: 'in_progress' });
    expect(await seen()).toEqual({ ...there, status: 'in_progress', startedAt: arrivedAt });

    await changeRequestStatus(notary.actor, id, { status: 'completed' });
    const ended = { startedAt: arrivedAt, completedAt: arrivedAt, totalDistance: null };
    expect(await seen()).toEqual({ ...there, status: 'completed', ...ended });
  });

  it.each([
    ['the client cancels', 'cancelled'],
    ['the notary begins the visit', 'in_progress'],
  ] as const)('shows no place once %s', async (_, status) => {
    const { id, client, notary } = await buildVisit({ underWay: true, begin_agreed_at: new Date() });
    await reportPosition(notary.actor, notary.actor.id, fiveMilesOff);
    expect((await track(client, id)).body).toMatchObject({ position: fiveMilesOff });
    const isCancelled = status === 'cancelled';
    if (!isCancelled) await changeTravel(notary.actor, id, atTheDoor);
    const bill = () => Promise.resolve();
    await changeRequestStatus((isCancelled ? client : notary).actor, id, { status, fee: 50 }, bill);
    for (const person of [client, notary]) {
      expect((await track(person, id)).body).toMatchObject({
        status,
        position: null,
        distance: null,
        eta: null,
      });
    }
  });

  it('shows no place while the notary hides it, whatever was reported', async () => {
    const { id, client, notary } = await buildVisit({ underWay: true });
    await reportPosition(notary.actor, notary.actor.id, fiveMilesOff);
    await query('UPDATE notary_requests SET position_hidden_at = now()');
    for (const person of [client, notary]) {
      expect((await track(person, id)).body).toMatchObject({
        status: 'en_route',
        position: null,
        distance: null,
        eta: null,
      });
    }
  });

  it('shows the next notary, never where the one before was, who is told nothing more', async () => {
    const { id, client, notary } = await buildVisit({ underWay: true });
    await reportPosition(notary.actor, notary.actor.id, fiveMilesOff);
    await withdrawFromRequest(notary.actor, id);
    expect((await track(client, id)).body).toEqual({ requestId: id, status: 'pending', ...nobodyUnderWay });
    expect((await track(notary, id)).status).toBe(404);

    const next = await buildNotary();
    await query(
      `UPDATE notary_requests SET status = 'assigned', notary_id = $2, busy_from = appointment_at,
         busy_to = appointment_at + interval '1 hour' WHERE id = $1`,
      [id, next.actor.id],
    );
    await changeTravel(next.actor, id, { stage: 'en_route' });
    expect((await track(client, id)).body).toMatchObject({
      status: 'en_route',
      position: null,
      totalDistance: null,
    });
  });

  it('has no destination for a remote session', async () => {
    const { id, client } = await buildVisit({ is_remote: true });
    expect((await track(client, id)).body).toMatchObject({ status: 'assigned', destination: null });
  });

  it('looks into the database once', async () => {
    const { id, client } = await buildVisit({ underWay: true });
    await track(client, id);
    expect(await questionsWith('', () => track(client, id))).toEqual([
      expect.stringContaining('position_reports') as unknown,
    ]);
  });
});

describe('GET /api/requests/{id}/tracking by somebody else', () => {
  it.each([
    ['a visitor', () => visitor, 401],
    ['another owner', createOwner, 404],
    ['another notary', buildNotary, 404],
    ['an admin', createAdmin, 404],
  ])('is refused to %s', async (_, create, status) => {
    const { id } = await buildVisit({ underWay: true });
    expect((await track(await create(), id)).status).toBe(status);
  });

  it('is not found for a notary who is being asked', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    const { id } = await writeRequest(client, {});
    expect(await track(notary, id)).toMatchObject({
      status: 404,
      body: { message: 'There is no such request in your account.', code: 'not_found' },
    });
  });

  it('does not know an id that is none', async () => {
    expect((await track(await createOwner(), 'x')).status).toBe(404);
  });
});
