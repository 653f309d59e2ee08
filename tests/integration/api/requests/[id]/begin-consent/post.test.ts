import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/requests/[id]/begin-consent/route';
import { withdrawFromRequest } from '@/lib/notary/commands/reassign';
import { changeRequestStatus } from '@/lib/notary/commands/status';
import { changeTravel } from '@/lib/notary/commands/travel';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { listNotifications } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { writeRequest } from '@/tests/support/notary';
import { heardOf, readRequest } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';
import { atTheDoor, buildVisit } from '@/tests/support/visits';

const at = '2026-11-20T15:04:05.678Z';

beforeEach(() => holdClock(at));
afterEach(releaseClock);
afterAll(stopListening);

const agree = (as: { cookie: string } | null, id: string) =>
  callRoute(POST, { method: 'POST', url: `/api/requests/${id}/begin-consent`, params: { id }, as });

describe('POST /api/requests/{id}/begin-consent by the client', () => {
  it('lets the notary begin before the hour, and tells them', async () => {
    const { id, client, notary } = await buildVisit();
    const event = await heardOf(`account:${notary.actor.id}`, async () => {
      const answer = await agree(client, id);
      expect([answer.status, answer.text]).toEqual([204, '']);
    });
    expect(event).toEqual({ topic: `account:${notary.actor.id}`, kind: 'request', id });
    expect(await readRequest(id)).toMatchObject({ status: 'assigned', begin_agreed_at: new Date(at) });
    expect(await listAudit(id)).toEqual([
      { type: 'request.begin_agreed', actor_id: client.actor.id, subject_id: id, data: {} },
    ]);
    expect(await listNotifications(notary)).toEqual([
      {
        type: 'request.begin_agreed',
        title: 'Your client agreed to an early start',
        message: 'Real estate: Deed: you can begin before the time of the appointment.',
      },
    ]);
    await changeTravel(notary.actor, id, atTheDoor);
    expect(await changeRequestStatus(notary.actor, id, { status: 'in_progress' })).toMatchObject({
      status: 'in_progress',
    });
  });

  it('changes nothing by saying it again', async () => {
    const { id, client } = await buildVisit();
    await agree(client, id);
    const before = await snapshot();
    expect((await agree(client, id)).status).toBe(204);
    expect(await snapshot()).toEqual(before);
  });

  it('is forgotten with the notary who gives the visit back', async () => {
    const { id, client, notary } = await buildVisit();
    await agree(client, id);
    await withdrawFromRequest(notary.actor, id);
    expect(await readRequest(id)).toMatchObject({ status: 'pending', begin_agreed_at: null });
  });

  it.each(['in_progress', 'completed', 'cancelled'])('is refused once the visit is %s', async (status) => {
    const { id, client } = await buildVisit({ status });
    const before = await snapshot();
    const words = status.replace('_', ' ');
    expect(await agree(client, id)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: `This visit is ${words}, so nobody is waiting to begin it.` },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('is refused before somebody has accepted', async () => {
    const client = await createOwner();
    const { id } = await writeRequest(client);
    expect(await agree(client, id)).toMatchObject({ status: 409 });
  });
});

describe('POST /api/requests/{id}/begin-consent by somebody else', () => {
  it('is not the notary’s to say, nor an admin’s', async () => {
    const { id, notary } = await buildVisit();
    const admin = await createAdmin();
    const before = await snapshot();
    for (const person of [notary, admin]) expect(await agree(person, id)).toMatchObject({ status: 403 });
    expect(await snapshot()).toEqual(before);
  });

  it('hides the request', async () => {
    const { id } = await buildVisit();
    const other = await createOwner();
    const before = await snapshot();
    for (const wanted of [id, randomUUID(), 'x']) expect((await agree(other, wanted)).status).toBe(404);
    expect((await agree(visitor, id)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});
