import { GET } from '@/app/api/requests/[id]/messages/route';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { assignTo, releaseToQueue, writeMessage } from '@/tests/support/messages';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { snapshot } from '@/tests/support/rows';

const read = (id: string, as: Person | null) =>
  callRoute(GET, { url: `/api/requests/${id}/messages`, params: { id }, as });

async function buildThread(status = 'assigned') {
  const [client, notary] = [await createOwner(), await buildNotary()];
  await query(`UPDATE users SET first_name = 'Grace', last_name = 'Hopper' WHERE id = $1`, [notary.actor.id]);
  const { id } = await writeRequest(client, {
    notary_id: notary.actor.id,
    status,
    assigned_at: '2026-11-20T10:00:00.000Z',
  });
  await writeMessage(id, client, { body: 'Where do you park?', at: '2026-11-20T11:00:00.000Z' });
  await writeMessage(id, notary, {
    body: 'In the yard.',
    at: '2026-11-20T11:05:00.000Z',
    readAt: '2026-11-20T11:06:00.000Z',
  });
  return { client, notary, id };
}

describe('GET /api/requests/{id}/messages', () => {
  it('gives the client the thread, oldest first', async () => {
    const { client, id } = await buildThread();
    const answer = await read(id, client);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      requestId: id,
      partnerName: 'Grace Hopper',
      partnerReadsFrom: '2026-11-20T10:00:00.000Z',
      isRemote: false,
      isOpen: true,
      messages: [
        {
          id: expect.any(String),
          isOwn: true,
          senderName: 'Ada Lovelace',
          body: 'Where do you park?',
          createdAt: '2026-11-20T11:00:00.000Z',
          readAt: null,
          isAutomatic: false,
        },
        {
          id: expect.any(String),
          isOwn: false,
          senderName: 'Grace Hopper',
          body: 'In the yard.',
          createdAt: '2026-11-20T11:05:00.000Z',
          readAt: '2026-11-20T11:06:00.000Z',
          isAutomatic: false,
        },
      ],
    });
  });

  it('gives the notary the same from the other side', async () => {
    const { notary, id } = await buildThread();
    const { body } = await read(id, notary);

    expect(body).toMatchObject({
      partnerName: 'Ada Lovelace',
      partnerReadsFrom: null,
      isRemote: false,
      messages: [{ isOwn: false }, { isOwn: true }],
    });
  });

  it.each(['completed', 'cancelled'])('can still be read when the request is %s', async (status) => {
    const { client, notary, id } = await buildThread(status);

    for (const party of [client, notary])
      expect((await read(id, party)).body).toMatchObject({ isOpen: false, messages: [{}, {}] });
  });

  it.each([
    ['a visitor', () => visitor, 401],
    ['somebody else', createOwner, 404],
    ['another notary', createNotary, 404],
    ['an admin', createAdmin, 404],
  ])('is closed to %s', async (_, who, status) => {
    const { id } = await buildThread();
    const answer = await read(id, await who());

    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('park');
  });

  it('says before the assignment that nobody is there yet', async () => {
    const client = await createOwner();
    const { id } = await writeRequest(client);
    const before = await snapshot();
    const answer = await read(id, client);

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      code: 'conflict',
      message: 'Nobody has accepted this request yet. Once a notary has, you can write to each other here.',
    });
    expect(await snapshot()).toEqual(before);
  });

  it('is not found for what is no request', async () => {
    expect((await read('nothing', await createOwner())).status).toBe(404);
  });
});

describe('GET /api/requests/{id}/messages after another notary took over', () => {
  async function buildHandover() {
    const thread = await buildThread();
    await releaseToQueue(thread.id);
    const pending = {
      client: await read(thread.id, thread.client),
      former: await read(thread.id, thread.notary),
    };
    const next = await buildNotary();
    await assignTo(thread.id, next, '2026-11-20T12:00:00.000Z');
    await writeMessage(thread.id, thread.client, { body: 'Hello again.', at: '2026-11-20T12:01:00.000Z' });
    return { ...thread, pending, next };
  }

  it('closes the thread to the former notary at once', async () => {
    const { pending, notary, id } = await buildHandover();

    expect(pending.former.status).toBe(404);
    expect((await read(id, notary)).status).toBe(404);
  });

  it('lets the client read on while nobody is assigned', async () => {
    const { pending } = await buildHandover();

    expect(pending.client.body).toMatchObject({ partnerName: null, isOpen: false, messages: [{}, {}] });
  });

  it('shows the new notary what came since the assignment alone', async () => {
    const { next, id } = await buildHandover();
    const { text, body } = await read(id, next);

    expect(body).toMatchObject({ messages: [{ body: 'Hello again.' }] });
    expect(text).not.toContain('park');
  });

  it('shows the client everything, and from when the new notary reads', async () => {
    const { client, id } = await buildHandover();

    expect((await read(id, client)).body).toMatchObject({
      partnerReadsFrom: '2026-11-20T12:00:00.000Z',
      isRemote: false,
      messages: [
        { body: 'Where do you park?' },
        { body: 'In the yard.', senderName: 'Grace Hopper' },
        { body: 'Hello again.' },
      ],
    });
  });
});
