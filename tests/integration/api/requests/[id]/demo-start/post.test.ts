import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/requests/[id]/demo-start/route';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { heardOf, listJobs, readRequest } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';
import { buildVisit } from '@/tests/support/visits';

const at = '2026-11-20T15:04:05.678Z';

beforeEach(() => holdClock(at));
afterEach(releaseClock);
afterAll(stopListening);

const play = (as: { cookie: string } | null, id: string) =>
  callRoute(POST, { method: 'POST', url: `/api/requests/${id}/demo-start`, params: { id }, as });

async function buildDemoVisit(overrides: Record<string, unknown> = {}) {
  const [client, demo] = [await createOwner(), await buildNotary({ isDemo: true })];
  const { id } = await writeRequest(client, { notary_id: demo.actor.id, ...overrides });
  return { id, client, demo };
}

describe('POST /api/requests/{id}/demo-start by a party', () => {
  it('starts the drive at once, and leaves it in the trail that somebody wanted it', async () => {
    const { id, client } = await buildDemoVisit();
    const event = await heardOf(`account:${client.actor.id}`, async () => {
      const answer = await play(client, id);
      expect([answer.status, answer.text]).toEqual([202, '']);
    });
    expect(event).toEqual({ topic: `account:${client.actor.id}`, kind: 'request', id });
    expect(await readRequest(id)).toMatchObject({ status: 'assigned', played_at: new Date(at) });
    expect(await listJobs('demo-drive')).toEqual([id]);
    expect(await listAudit(id)).toEqual([
      { type: 'request.played', actor_id: client.actor.id, subject_id: id, data: { demo: true } },
    ]);
  });

  it('starts one drive, however often it is asked for', async () => {
    const { id, client } = await buildDemoVisit();
    const answers = await Promise.all([play(client, id), play(client, id)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await listJobs('demo-drive')).toEqual([id]);
  });

  it('is refused where a person comes', async () => {
    const { id, client, notary } = await buildVisit();
    const before = await snapshot();
    for (const party of [client, notary]) {
      expect(await play(party, id)).toMatchObject({
        status: 409,
        body: {
          code: 'conflict',
          message: 'Only the visit of a demo notary can be played. No demo notary has this one.',
        },
      });
    }
    expect(await snapshot()).toEqual(before);
    expect(await listJobs('demo-drive')).toEqual([]);
  });

  it('is refused before anybody has accepted', async () => {
    const client = await createOwner();
    const { id } = await writeRequest(client);
    expect(await play(client, id)).toMatchObject({ status: 409 });
  });

  it.each(['in_progress', 'completed', 'cancelled'])('is refused once it is %s', async (status) => {
    const { id, client } = await buildDemoVisit({ status });
    const before = await snapshot();
    expect(await play(client, id)).toMatchObject({
      status: 409,
      body: { message: `This visit is ${status.replace('_', ' ')}, so there is nothing left to play.` },
    });
    expect(await snapshot()).toEqual(before);
  });

  it.each(['completed', 'cancelled'])('is refused when what was played is %s', async (status) => {
    const { id, client } = await buildDemoVisit({ status, played_at: at });
    const before = await snapshot();
    expect(await play(client, id)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: `This visit is ${status}, so there is nothing left to play.` },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('changes nothing while what was played is in progress', async () => {
    const { id, client } = await buildDemoVisit({ status: 'in_progress', played_at: at });
    const before = await snapshot();
    expect((await play(client, id)).status).toBe(202);
    expect(await snapshot()).toEqual(before);
  });
});

describe('POST /api/requests/{id}/demo-start by somebody else', () => {
  it('hides the request, from an admin too', async () => {
    const { id } = await buildDemoVisit();
    const [other, admin] = [await createOwner(), await createAdmin()];
    const before = await snapshot();
    for (const wanted of [id, randomUUID(), 'x']) expect((await play(other, wanted)).status).toBe(404);
    expect((await play(admin, id)).status).toBe(404);
    expect((await play(visitor, id)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});
