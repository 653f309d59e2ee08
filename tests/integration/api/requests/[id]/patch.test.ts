import { randomUUID } from 'node:crypto';
import { PATCH } from '@/app/api/requests/[id]/route';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { listNotifications } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { heardOf, readRequest, writeOffer } from '@/tests/support/requests';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';
const halfAnHourLater = '2026-11-20T15:34:05.678Z';

const patch = (as: { cookie: string } | null, id: string, body: unknown) =>
  callRoute(PATCH, { method: 'PATCH', url: `/api/requests/${id}`, params: { id }, as, body });
const change = (as: Person, id: string, status: string) => patch(as, id, { status });

async function buildAssigned(overrides: Record<string, unknown> = {}) {
  const client = await createOwner();
  const notary = await buildNotary({ completedCount: 3 });
  const { id } = await writeRequest(client, { notary_id: notary.user.id, ...overrides });
  return { client, notary, id };
}

async function completedCount(notary: Person): Promise<number> {
  const [row] = await query<{ count: number }>(
    'SELECT completed_count AS count FROM notary_profiles WHERE user_id = $1',
    [notary.user.id],
  );
  return row!.count;
}

beforeEach(() => holdClock(at));
afterEach(releaseClock);
afterAll(stopListening);

describe('PATCH /api/requests/{id}, as the client', () => {
  it('cancels a request that waits, and takes the open offer back', async () => {
    const client = await createOwner();
    const asked = await buildNotary();
    const { id } = await writeRequest(client);
    await writeOffer(id, await buildNotary(), { status: 'declined' });
    const offerId = await writeOffer(id, asked);
    const event = await heardOf(`account:${asked.user.id}`, async () => {
      const answer = await change(client, id, 'cancelled');
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        id,
        status: 'cancelled',
        cancelledAt: at,
        cancelledBy: 'client',
        isOffered: false,
      });
    });
    expect(event).toEqual({ topic: `account:${asked.user.id}`, kind: 'offer', id: offerId });
    expect(await readRequest(id)).toMatchObject({ status: 'cancelled', cancelled_at: new Date(at) });
    expect(await query('SELECT status::text FROM offers ORDER BY 1')).toEqual([
      { status: 'declined' },
      { status: 'withdrawn' },
    ]);
    expect(await listAudit(id)).toEqual([
      {
        type: 'request.cancelled',
        actor_id: client.user.id,
        subject_id: id,
        data: { from: 'pending', by: 'client' },
      },
    ]);
    expect(await query('SELECT title FROM notifications')).toEqual([{ title: 'You cancelled your request' }]);
  });

  it.each(['assigned', 'in_progress'])(
    'cancels a request that is %s, tells the notary and frees the time',
    async (status) => {
      const { client, notary, id } = await buildAssigned({ status });
      const event = await heardOf(`account:${notary.user.id}`, async () => {
        expect((await change(client, id, 'cancelled')).status).toBe(200);
      });
      expect(event).toEqual({ topic: `account:${notary.user.id}`, kind: 'request', id });
      expect(await readRequest(id)).toMatchObject({ status: 'cancelled', notary_id: notary.user.id });
      expect(await listNotifications(notary)).toEqual([
        {
          type: 'request.cancelled',
          title: 'An appointment was cancelled',
          message: 'Real estate: Deed: the client has cancelled it. You are free again at that time.',
        },
      ]);
      const other = await writeRequest(await createOwner(), { notary_id: notary.user.id });
      expect(await readRequest(other.id)).toMatchObject({ status: 'assigned' });
      expect(await completedCount(notary)).toBe(3);
    },
  );

  it.each(['in_progress', 'completed'])('may not make it %s', async (status) => {
    const { client, id } = await buildAssigned({
      status: status === 'completed' ? 'in_progress' : 'assigned',
    });
    const before = await snapshot();
    const answer = await change(client, id, status);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      message: 'Only the notary can begin and complete the visit.',
      code: 'forbidden',
    });
    expect(await snapshot()).toEqual(before);
  });

  it.each(['completed', 'cancelled'])('cannot cancel what is %s', async (status) => {
    const { client, id } = await buildAssigned({ status });
    const before = await snapshot();
    const answer = await change(client, id, 'cancelled');
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: `This request is now ${status}, so it cannot become cancelled. Please reload the page.`,
      code: 'conflict',
    });
    expect(await snapshot()).toEqual(before);
  });
});

describe('PATCH /api/requests/{id}, as the notary', () => {
  it.each([
    ['half an hour before, on the spot', { appointment_at: halfAnHourLater, arrived_at: at }],
    ['a remote session', { appointment_at: at, is_remote: true }],
    ['a day early, with the client’s word', { begin_agreed_at: at, arrived_at: at }],
  ])('begins, %s', async (_, overrides) => {
    const { client, notary, id } = await buildAssigned(overrides);
    const event = await heardOf(`request:${id}`, async () => {
      const answer = await change(notary, id, 'in_progress');
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id, status: 'in_progress', startedAt: at });
    });
    expect(event).toEqual({ topic: `request:${id}`, kind: 'request', id });
    expect(await readRequest(id)).toMatchObject({ status: 'in_progress', started_at: new Date(at) });
    expect(await listAudit(id)).toEqual([
      { type: 'request.started', actor_id: notary.user.id, subject_id: id, data: {} },
    ]);
    expect(await listNotifications(client)).toEqual([
      {
        type: 'request.started',
        title: 'The notary has begun',
        message: 'Real estate: Deed: the session is in progress.',
      },
    ]);
  });

  it('completes, without an entry in the log where none was chosen', async () => {
    const { client, notary, id } = await buildAssigned({ status: 'in_progress' });
    const answer = await change(notary, id, 'completed');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, status: 'completed', completedAt: at, logIndex: null });
    expect(await readRequest(id)).toMatchObject({ status: 'completed', completed_at: new Date(at) });
    expect(await completedCount(notary)).toBe(4);
    expect(await countRows('log_entries')).toBe(0);
    expect(await listAudit(id)).toEqual([
      { type: 'request.completed', actor_id: notary.user.id, subject_id: id, data: {} },
    ]);
    expect(await listNotifications(client)).toEqual([
      {
        type: 'request.completed',
        title: 'Your request is completed',
        message: 'Real estate: Deed: the notary has completed it. You can review the visit.',
      },
    ]);
  });

  it('enters the completed visit in the log where the client chose it, with the notary’s name', async () => {
    const { notary, id } = await buildAssigned({ status: 'in_progress', add_deed_guard: true });
    expect((await change(notary, id, 'completed')).body).toMatchObject({ logIndex: 0 });
    expect(await readRequest(id)).toMatchObject({ log_index: 0 });
    const [opening] = await query<{ record: string; subject_hash: Buffer | null }>(
      'SELECT record, subject_hash FROM log_openings',
    );
    expect(JSON.parse(opening!.record)).toEqual({
      type: 'visit.completed',
      requestId: id,
      documentType: 'deed',
      documentHash: null,
      service: 'real-estate',
      completedAt: at,
      online: false,
      visitState: 'TX',
      notaryName: 'Ada Lovelace',
      notaryCommission: 'TX',
      demo: false,
    });
    expect(opening!.subject_hash).toBeNull();
  });

  it('enters the hash of the attached document', async () => {
    const client = await createOwner();
    const notary = await buildNotary();
    const document = await buildDocument(client);
    const { id } = await writeRequest(client, {
      notary_id: notary.user.id,
      status: 'in_progress',
      add_deed_guard: true,
      document_id: document.id,
    });
    const { body } = await change(notary, id, 'completed');
    const { logIndex } = body as { logIndex: number };
    const [opening] = await query<{ record: string }>('SELECT record FROM log_openings WHERE index = $1', [
      logIndex,
    ]);
    expect(JSON.parse(opening!.record)).toMatchObject({ documentHash: document.blockchainHash });
  });

  it('may not cancel', async () => {
    const { notary, id } = await buildAssigned();
    const before = await snapshot();
    const answer = await change(notary, id, 'cancelled');
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      message: 'A notary cannot cancel a request. Please withdraw from it, and we will ask somebody else.',
      code: 'forbidden',
    });
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['assigned', 'completed'],
    ['in_progress', 'in_progress'],
    ['completed', 'in_progress'],
    ['completed', 'completed'],
    ['cancelled', 'in_progress'],
    ['cancelled', 'completed'],
  ])('cannot make %s %s', async (from, to) => {
    const { notary, id } = await buildAssigned({ status: from });
    const before = await snapshot();
    const answer = await change(notary, id, to);
    expect(answer.status).toBe(409);
    const words = [from, to].map((status) => status.replace('_', ' '));
    expect(answer.body).toEqual({
      message: `This request is now ${words[0]}, so it cannot become ${words[1]}. Please reload the page.`,
      code: 'conflict',
    });
    expect(await snapshot()).toEqual(before);
  });
});

describe('PATCH /api/requests/{id}, with bad input', () => {
  it.each([
    ['pending', { status: 'pending' }],
    ['assigned', { status: 'assigned' }],
    ['a status that does not exist', { status: 'done' }],
    ['no status', {}],
  ])('refuses %s', async (_, body) => {
    const { client, id } = await buildAssigned();
    const before = await snapshot();
    const answer = await patch(client, id, body);
    const message = 'Please choose cancelled, in_progress or completed.';
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message, code: 'validation_failed', fields: { status: message } });
    expect(await snapshot()).toEqual(before);
  });

  it('refuses anything beside the status', async () => {
    const { client, id } = await buildAssigned();
    const before = await snapshot();
    const answer = await patch(client, id, { status: 'cancelled', totalPrice: 1 });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { totalPrice: expect.any(String) } });
    expect(await snapshot()).toEqual(before);
  });
});

describe('PATCH /api/requests/{id}, as somebody else', () => {
  it('lets an admin look, not change', async () => {
    const { id } = await buildAssigned();
    const admin = await createAdmin();
    const before = await snapshot();
    const answer = await change(admin, id, 'cancelled');
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      message: 'Only the client and the notary of a request can change it.',
      code: 'forbidden',
    });
    expect(await snapshot()).toEqual(before);
  });

  it('hides it from anybody else, from a notary to whom it is offered too', async () => {
    const { id } = await writeRequest(await createOwner());
    const asked = await buildNotary();
    await writeOffer(id, asked);
    const other = await createOwner();
    const before = await snapshot();
    for (const as of [asked, other]) {
      for (const wanted of [id, randomUUID(), 'nonsense']) {
        expect((await change(as, wanted, 'cancelled')).status).toBe(404);
      }
    }
    expect((await patch(visitor, id, { status: 'cancelled' })).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});
