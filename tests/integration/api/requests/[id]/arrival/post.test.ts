import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/requests/[id]/arrival/route';
import { changeRequestStatus } from '@/lib/notary/commands/status';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { listNotifications } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { writeRequest } from '@/tests/support/notary';
import { heardOf, readRequest } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';
import { buildVisit } from '@/tests/support/visits';

const at = '2026-11-20T15:04:05.678Z';

beforeEach(() => holdClock(at));
afterEach(releaseClock);
afterAll(stopListening);

const confirm = (as: { cookie: string } | null, id: string) =>
  callRoute(POST, { method: 'POST', url: `/api/requests/${id}/arrival`, params: { id }, as });

describe('POST /api/requests/{id}/arrival by the client', () => {
  it.each([
    ['who was on the way', { travel_stage: 'en_route', departed_at: at, position_hidden_at: at }],
    ['who never said that they set off', {}],
  ])('notes the arrival of a notary %s, and tells them', async (_, columns) => {
    const { id, client, notary } = await buildVisit(columns);
    const event = await heardOf(`account:${notary.actor.id}`, async () => {
      const answer = await confirm(client, id);
      expect([answer.status, answer.text]).toEqual([204, '']);
    });
    expect(event).toEqual({ topic: `account:${notary.actor.id}`, kind: 'request', id });
    expect(await readRequest(id)).toMatchObject({
      status: 'assigned',
      travel_stage: 'arrived',
      arrived_at: new Date(at),
      position_hidden_at: null,
    });
    expect(await listAudit(id)).toEqual([
      { type: 'request.arrived', actor_id: client.actor.id, subject_id: id, data: { by: 'client' } },
    ]);
    expect(await listNotifications(notary)).toEqual([
      {
        type: 'request.arrived',
        title: 'Your client says you are there',
        message: 'Your arrival is noted. You can begin the visit at its time.',
      },
    ]);
    expect(await listNotifications(client)).toEqual([]);
  });

  it('lets a visit be completed that began before anything showed the arrival', async () => {
    const { id, client, notary } = await buildVisit({ status: 'in_progress', arrived_at: null });
    expect((await confirm(client, id)).status).toBe(204);
    expect(await changeRequestStatus(notary.actor, id, { status: 'completed' })).toMatchObject({
      status: 'completed',
    });
  });

  it('counts once, although it is said twice at once', async () => {
    const { id, client } = await buildVisit();
    const answers = await Promise.all([confirm(client, id), confirm(client, id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await listAudit(id)).toHaveLength(1);
  });

  it.each([
    ['is completed', { status: 'completed' }, 'This visit is completed, so no notary is expected.'],
    ['is cancelled', { status: 'cancelled' }, 'This visit is cancelled, so no notary is expected.'],
    ['is a remote session', { is_remote: true }, 'This is a remote session: nobody has to come to it.'],
  ])('is refused when it %s', async (_, columns, message) => {
    const { id, client } = await buildVisit(columns);
    const before = await snapshot();
    expect(await confirm(client, id)).toMatchObject({ status: 409, body: { code: 'conflict', message } });
    expect(await snapshot()).toEqual(before);
  });

  it('is refused before somebody has accepted', async () => {
    const client = await createOwner();
    const { id } = await writeRequest(client);
    expect(await confirm(client, id)).toMatchObject({ status: 409 });
  });
});

describe('POST /api/requests/{id}/arrival by somebody else', () => {
  it('is not the notary’s to say, nor an admin’s', async () => {
    const { id, notary } = await buildVisit();
    const admin = await createAdmin();
    const before = await snapshot();
    for (const person of [notary, admin]) expect(await confirm(person, id)).toMatchObject({ status: 403 });
    expect(await snapshot()).toEqual(before);
  });

  it('hides the request', async () => {
    const { id } = await buildVisit();
    const other = await createOwner();
    const before = await snapshot();
    for (const wanted of [id, randomUUID(), 'x']) expect((await confirm(other, wanted)).status).toBe(404);
    expect((await confirm(visitor, id)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});
