import { POST } from '@/app/api/requests/[id]/messages/read/route';
import { getRequest } from '@/lib/notary/queries/requests';
import { stopListening, subscribe } from '@/lib/platform/events';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { everythingIsHeard } from '@/tests/support/heard';
import { callRoute } from '@/tests/support/http';
import { assignTo, releaseToQueue, writeMessage } from '@/tests/support/messages';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { snapshot } from '@/tests/support/rows';

const markRead = (id: string, as: Person | null) =>
  callRoute(POST, { method: 'POST', url: `/api/requests/${id}/messages/read`, params: { id }, as });

async function buildThread() {
  const [client, notary] = [await createOwner(), await buildNotary()];
  const { id } = await writeRequest(client, {
    notary_id: notary.actor.id,
    assigned_at: '2026-11-20T10:00:00.000Z',
  });
  await writeMessage(id, client, { body: 'From the client', at: '2026-11-20T11:00:00.000Z' });
  await writeMessage(id, notary, { body: 'From the notary', at: '2026-11-20T11:05:00.000Z' });
  return { client, notary, id };
}

const listRead = () => query('SELECT body, read_at FROM request_messages ORDER BY created_at');

afterEach(releaseClock);
afterAll(stopListening);

describe('POST /api/requests/{id}/messages/read', () => {
  it('marks what the other one wrote, and takes the notification away', async () => {
    holdClock();
    const { client, id } = await buildThread();
    await query(
      `INSERT INTO notifications (id, user_id, type, title, message, href, created_at)
       VALUES (gen_random_uuid(), $1, 'message.received', 'New message', '…', $2, now())`,
      [client.actor.id, `/requests/${id}`],
    );
    expect(await getRequest(client.actor, id)).toMatchObject({ unreadMessages: 1 });
    const answer = await markRead(id, client);

    expect(answer).toMatchObject({ status: 204, text: '' });
    const at = new Date('2026-11-20T15:04:05.678Z');
    expect(await listRead()).toEqual([
      { body: 'From the client', read_at: null },
      { body: 'From the notary', read_at: at },
    ]);
    expect(await query('SELECT read_at FROM notifications')).toEqual([{ read_at: at }]);
    expect(await getRequest(client.actor, id)).toMatchObject({ unreadMessages: 0 });
  });

  it('keeps the first time that something was read', async () => {
    const { client, id } = await buildThread();
    await markRead(id, client);
    const before = await snapshot();
    await markRead(id, client);

    expect(await snapshot()).toEqual(before);
  });

  it('tells the other one, and nobody when there was nothing to read', async () => {
    const { client, notary, id } = await buildThread();
    const heard: unknown[] = [];
    const end = await subscribe(`account:${notary.actor.id}`, (event) => heard.push(event));
    await markRead(id, client);
    await markRead(id, client);
    await everythingIsHeard();
    end();

    expect(heard).toEqual([{ topic: `account:${notary.actor.id}`, kind: 'message', id }]);
  });

  it('leaves to a former notary what was said to them', async () => {
    const { client, id } = await buildThread();
    await releaseToQueue(id);
    const next = await buildNotary();
    await assignTo(id, next, '2026-11-20T12:00:00.000Z');
    await writeMessage(id, client, { body: 'To the new one', at: '2026-11-20T12:01:00.000Z' });
    expect(await getRequest(next.actor, id)).toMatchObject({ unreadMessages: 1 });
    await markRead(id, next);

    expect(await listRead()).toEqual([
      { body: 'From the client', read_at: null },
      { body: 'From the notary', read_at: null },
      { body: 'To the new one', read_at: expect.any(Date) },
    ]);
    expect(await getRequest(next.actor, id)).toMatchObject({ unreadMessages: 0 });
  });

  it.each([
    ['a visitor', () => visitor, 401],
    ['somebody else', createOwner, 404],
    ['an admin', createAdmin, 404],
  ])('is closed to %s', async (_, who, status) => {
    const { id } = await buildThread();
    const person = await who();
    const before = await snapshot();

    expect((await markRead(id, person)).status).toBe(status);
    expect(await snapshot()).toEqual(before);
  });
});
