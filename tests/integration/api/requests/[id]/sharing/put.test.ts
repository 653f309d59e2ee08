import { PUT } from '@/app/api/requests/[id]/sharing/route';
import { reportPosition } from '@/lib/notary/commands/position';
import { changeTravel } from '@/lib/notary/commands/travel';
import { getTracking } from '@/lib/notary/queries/tracking';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { heardOf, readRequest } from '@/tests/support/requests';
import { snapshot } from '@/tests/support/rows';
import { atTheDoor, buildVisit, fiveMilesOff, listPositions } from '@/tests/support/visits';

afterEach(releaseClock);
afterAll(stopListening);

function share(as: Person | null, id: string, isShared: unknown) {
  return callRoute(PUT, { method: 'PUT', as, params: { id }, body: { isShared } });
}

async function expectNothingChanged(work: () => Promise<unknown>): Promise<void> {
  const before = await snapshot();
  await work();
  expect(await snapshot()).toEqual(before);
}

describe('PUT /api/requests/{id}/sharing by the notary on the way', () => {
  it('hides where they are: what was reported goes, and nobody is shown a place', async () => {
    holdClock();
    const { id, client, notary } = await buildVisit({ underWay: true });
    await reportPosition(notary.actor, notary.actor.id, fiveMilesOff);

    expect(await share(notary, id, false)).toMatchObject({
      status: 200,
      body: { id, status: 'assigned', isPositionHidden: true },
    });

    expect(await readRequest(id)).toMatchObject({ travel_stage: 'en_route', position_hidden_at: new Date() });
    expect(await listPositions(id)).toEqual([]);
    expect(await getTracking(client.actor, id)).toMatchObject({
      status: 'en_route',
      position: null,
      eta: null,
      distance: null,
      totalDistance: null,
    });
  });

  it.each(['request', 'client', 'notary'] as const)('is told to who listens to the %s', async (whose) => {
    const { id, client, notary } = await buildVisit({ underWay: true });
    const topics = {
      request: `request:${id}`,
      client: `account:${client.actor.id}`,
      notary: `account:${notary.actor.id}`,
    };
    const topic = topics[whose];
    expect(await heardOf(topic, () => share(notary, id, false))).toEqual({ topic, kind: 'request', id });
  });

  it('shows it again, with the next report', async () => {
    const { id, client, notary } = await buildVisit({ underWay: true });
    await share(notary, id, false);

    expect(await share(notary, id, true)).toMatchObject({ status: 200, body: { isPositionHidden: false } });
    expect(await getTracking(client.actor, id)).toMatchObject({ position: null });
    await reportPosition(notary.actor, notary.actor.id, fiveMilesOff);

    expect(await getTracking(client.actor, id)).toMatchObject({ position: fiveMilesOff, distance: 6.5 });
  });

  it('changes nothing by saying it again', async () => {
    const { id, notary } = await buildVisit({ underWay: true });
    await reportPosition(notary.actor, notary.actor.id, fiveMilesOff);
    await expectNothingChanged(async () => expect((await share(notary, id, true)).status).toBe(200));
    await share(notary, id, false);
    await expectNothingChanged(async () => expect((await share(notary, id, false)).status).toBe(200));
  });

  it('does not keep them from arriving', async () => {
    const { id, notary } = await buildVisit({ underWay: true });
    await share(notary, id, false);
    await changeTravel(notary.actor, id, atTheDoor);
    expect(await readRequest(id)).toMatchObject({ travel_stage: 'arrived', position_hidden_at: null });
  });
});

describe('PUT /api/requests/{id}/sharing while nobody is on the way', () => {
  it.each([
    ['before they set off', {}],
    ['after they arrived', { travel_stage: 'arrived', departed_at: new Date(), arrived_at: new Date() }],
    ['during the visit', { status: 'in_progress', travel_stage: 'en_route', departed_at: new Date() }],
    ['after it', { status: 'completed', travel_stage: 'arrived', completed_at: new Date() }],
    ['once it is cancelled', { status: 'cancelled', travel_stage: 'en_route', cancelled_at: new Date() }],
  ])('is a conflict %s', async (_, columns) => {
    const { id, notary } = await buildVisit(columns);
    await expectNothingChanged(async () => {
      for (const isShared of [true, false]) {
        expect(await share(notary, id, isShared)).toMatchObject({
          status: 409,
          body: {
            message: 'You are not on the way to this appointment, so there is no position to share.',
            code: 'conflict',
          },
        });
      }
    });
  });
});

describe('PUT /api/requests/{id}/sharing by somebody else', () => {
  it.each([
    ['a visitor', () => visitor, 401],
    ['another owner', createOwner, 404],
    ['another notary', buildNotary, 404],
    ['an admin', createAdmin, 404],
  ])('is refused to %s', async (_, create, status) => {
    const { id } = await buildVisit({ underWay: true });
    const person = await create();
    await expectNothingChanged(async () => expect((await share(person, id, false)).status).toBe(status));
  });

  it('is not found for the client', async () => {
    const { id, client } = await buildVisit({ underWay: true });
    await expectNothingChanged(async () =>
      expect(await share(client, id, false)).toMatchObject({ status: 404, body: { code: 'not_found' } }),
    );
  });
});

describe('PUT /api/requests/{id}/sharing with a bad body', () => {
  it.each([null, 'false', 0, undefined])('refuses %p', async (isShared) => {
    const { id, notary } = await buildVisit({ underWay: true });
    await expectNothingChanged(async () => {
      const fields = { isShared: 'Please say whether the position is shared: true or false.' };
      expect(await share(notary, id, isShared)).toMatchObject({ status: 422, body: { fields } });
    });
  });

  it('does not know an id that is none', async () => {
    expect((await share(await buildNotary(), 'x', false)).status).toBe(404);
  });
});
