import { POST } from '@/app/api/requests/[id]/messages/route';
import { subscribe, stopListening } from '@/lib/platform/events';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { everythingIsHeard } from '@/tests/support/heard';
import { callRoute } from '@/tests/support/http';
import { assignTo, releaseToQueue } from '@/tests/support/messages';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const send = (id: string, as: Person | null, body: unknown = { body: 'Hello.' }) =>
  callRoute(POST, { method: 'POST', url: `/api/requests/${id}/messages`, params: { id }, as, body });

async function buildAssigned(overrides: object = {}) {
  const [client, notary] = [await createOwner(), await buildNotary()];
  const { id } = await writeRequest(client, {
    notary_id: notary.actor.id,
    assigned_at: '2026-11-20T10:00:00.000Z',
    ...overrides,
  });
  return { client, notary, id };
}

const listNotices = () =>
  query<{ data: unknown; minutes: number }>(
    `SELECT data, round(extract(epoch FROM start_after - created_on) / 60)::int AS minutes
     FROM pgboss.job WHERE name = 'message-notice'`,
  );

afterEach(releaseClock);
afterAll(stopListening);

describe('POST /api/requests/{id}/messages', () => {
  it('keeps what the client writes, and tells the notary', async () => {
    holdClock();
    const { client, notary, id } = await buildAssigned();
    const answer = await send(id, client, { body: '  Where do you park?\nIn front? 🚗 ' });

    expect(answer.status).toBe(201);
    const message = {
      id: (answer.body as { id: string }).id,
      isOwn: true,
      senderName: 'Ada Lovelace',
      body: 'Where do you park?\nIn front? 🚗',
      createdAt: '2026-11-20T15:04:05.678Z',
      readAt: null,
      isAutomatic: false,
    };
    expect(answer.body).toEqual(message);
    expect(
      await query('SELECT id, request_id, sender_id, body, created_at, read_at FROM request_messages'),
    ).toEqual([
      {
        id: message.id,
        request_id: id,
        sender_id: client.actor.id,
        body: message.body,
        created_at: new Date(message.createdAt),
        read_at: null,
      },
    ]);
    expect(await query('SELECT user_id, type, title, message, href, read_at FROM notifications')).toEqual([
      {
        user_id: notary.actor.id,
        type: 'message.received',
        title: 'New message',
        message: 'Ada L. wrote to you about a notary request.',
        href: `/requests/${id}`,
        read_at: null,
      },
    ]);
    // Words between two people are no business of the trail that cannot be erased.
    expect(await listAudit()).toEqual([]);
  });

  it('keeps what the notary writes, and tells the client', async () => {
    const { client, notary, id } = await buildAssigned({ status: 'in_progress' });

    expect((await send(id, notary)).status).toBe(201);
    expect(await query('SELECT user_id FROM notifications')).toEqual([{ user_id: client.actor.id }]);
  });

  it('asks for an email two minutes later, once until the thread is read', async () => {
    const { client, notary, id } = await buildAssigned();
    const first = (await send(id, client)).body as { id: string };
    await send(id, client);
    await send(id, client);
    const requestId = expect.any(String);
    expect(await listNotices()).toEqual([{ data: { id: first.id, requestId }, minutes: 2 }]);

    await query(`UPDATE request_messages SET read_at = now()`);
    const next = (await send(id, client)).body as { id: string };
    await send(id, notary);
    const notices = await listNotices();
    expect(notices).toHaveLength(3);
    expect(notices).toContainEqual({ data: { id: next.id, requestId }, minutes: 2 });
  });

  it('notifies once until the notification is read', async () => {
    const { client, id } = await buildAssigned();
    await Promise.all([send(id, client), send(id, client), send(id, client)]);
    expect(await countRows('request_messages')).toBe(3);
    expect(await countRows('notifications')).toBe(1);

    await query('UPDATE notifications SET read_at = now()');
    await send(id, client);
    expect(await countRows('notifications')).toBe(2);
  });

  it('reaches the open pages of both at once', async () => {
    const { client, notary, id } = await buildAssigned();
    const heard: unknown[] = [];
    const topics = [`request:${id}`, `account:${client.actor.id}`, `account:${notary.actor.id}`];
    const ends = await Promise.all(topics.map((topic) => subscribe(topic, (event) => heard.push(event))));
    await send(id, client);
    await everythingIsHeard();
    ends.forEach((end) => end());

    const noticed = { topic: topics[2], kind: 'notification', id: expect.any(String) };
    expect(heard).toHaveLength(4);
    expect(heard).toEqual(
      expect.arrayContaining([noticed, ...topics.map((topic) => ({ topic, kind: 'message', id }))]),
    );
    expect(JSON.stringify(heard)).not.toContain('Hello');
  });

  it.each([
    ['pending', { status: 'pending', notary_id: null, assigned_at: null, busy_from: null, busy_to: null }],
    ['completed', { status: 'completed' }],
    ['cancelled', { status: 'cancelled' }],
  ])('refuses when the request is %s, and changes nothing', async (_status, overrides) => {
    const { client, id } = await buildAssigned(overrides);
    const before = await snapshot();
    const answer = await send(id, client);

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ code: 'conflict', message: expect.stringMatching(/here/) });
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['a visitor', () => visitor, 401],
    ['somebody else', createOwner, 404],
    ['another notary', createNotary, 404],
    ['an admin', createAdmin, 404],
  ])('is closed to %s', async (_, who, status) => {
    const { id } = await buildAssigned();
    const person = await who();
    const before = await snapshot();

    expect((await send(id, person)).status).toBe(status);
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['nothing', {}],
    ['an empty text', { body: ' \n\t ' }],
    ['2,001 characters', { body: 'x'.repeat(2001) }],
    ['a zero byte', { body: 'a\u0000b' }],
    ['half a character', { body: 'a\ud800b' }],
    ['no text', { body: 5 }],
  ])('refuses %s and changes nothing', async (_, body) => {
    const { client, id } = await buildAssigned();
    const before = await snapshot();
    const answer = await send(id, client, body);

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed', fields: { body: expect.any(String) } });
    expect(await snapshot()).toEqual(before);
  });

  it('takes 2,000 characters', async () => {
    const { client, id } = await buildAssigned();

    expect((await send(id, client, { body: 'x'.repeat(2000) })).status).toBe(201);
  });

  it('takes no word of a sender, and no other field', async () => {
    const { client, notary, id } = await buildAssigned();
    const answer = await send(id, client, { body: 'Hello.', senderId: notary.actor.id });

    expect(answer.status).toBe(422);
    expect(await countRows('request_messages')).toBe(0);
  });

  it('lets the former notary write nothing, and tells the new one of a message though an earlier one is unread', async () => {
    holdClock();
    const { client, notary, id } = await buildAssigned();
    await send(id, client);
    await releaseToQueue(id);
    const next = await buildNotary();
    advanceClock({ minutes: 1 });
    await assignTo(id, next, new Date().toISOString());
    await send(id, client);

    expect((await send(id, notary)).status).toBe(404);
    expect(await listNotices()).toHaveLength(2);
    expect(await query('SELECT user_id FROM notifications')).toContainEqual({ user_id: next.actor.id });
  });

  it('either writes before a cancellation or not at all', async () => {
    const { client, notary, id } = await buildAssigned();
    const [sent] = await Promise.all([
      send(id, client),
      query(
        `UPDATE notary_requests SET status = 'cancelled', cancelled_at = now(), notary_id = $2 WHERE id = $1`,
        [id, notary.actor.id],
      ),
    ]);

    expect(await countRows('request_messages')).toBe(sent.status === 201 ? 1 : 0);
    expect([201, 409]).toContain(sent.status);
  });

  it('takes sixty in ten minutes from one account', async () => {
    holdClock();
    const { client, id } = await buildAssigned();
    for (let at = 0; at < 60; at += 1) expect((await send(id, client)).status).toBe(201);

    expect((await send(id, client)).status).toBe(429);
    expect(await countRows('request_messages')).toBe(60);
  });
});
