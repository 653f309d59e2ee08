import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/clients/[userId]/requests/route';
import type { RequestView } from '@/lib/notary/schema/requests';
import { createAdmin, createNotary, createOwner, visitor } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';

const get = (as: { cookie: string } | null, userId: string) =>
  callRoute(GET, { url: `/api/clients/${userId}/requests`, params: { userId }, as });
const idsOf = ({ body }: { body: unknown }) => (body as RequestView[]).map(({ id }) => id);

describe('GET /api/clients/{userId}/requests', () => {
  it('lists one’s own requests, newest first, the ones that have ended too', async () => {
    const client = await createOwner();
    const notary = await buildNotary();
    await writeRequest(await createOwner());
    const old = await writeRequest(client, { created_at: '2026-11-01T10:00:00Z', status: 'cancelled' });
    const latest = await writeRequest(client, {
      created_at: '2026-11-03T10:00:00Z',
      notary_id: notary.user.id,
    });
    const middle = await writeRequest(client, { created_at: '2026-11-02T10:00:00Z' });
    const answer = await get(client, client.user.id);
    expect(answer.status).toBe(200);
    expect(idsOf(answer)).toEqual([latest.id, middle.id, old.id]);
    expect((answer.body as RequestView[])[0]).toMatchObject({
      clientId: client.user.id,
      status: 'assigned',
      notary: { id: notary.user.id, name: 'Ada Lovelace' },
      totalPrice: 75,
      unreadMessages: 0,
    });
  });

  it('is empty before the first request', async () => {
    const client = await createOwner();
    expect((await get(client, client.user.id)).body).toEqual([]);
  });

  it('serves a notary who is a client', async () => {
    const notary = await createNotary();
    const { id } = await writeRequest(notary);
    expect(idsOf(await get(notary, notary.user.id))).toEqual([id]);
  });

  it('shows an admin anybody’s', async () => {
    const client = await createOwner();
    const { id } = await writeRequest(client);
    expect(idsOf(await get(await createAdmin(), client.user.id))).toEqual([id]);
  });

  it('hides the requests of somebody else, the same as those of nobody', async () => {
    const client = await createOwner();
    await writeRequest(client);
    const other = await createOwner();
    for (const userId of [client.user.id, randomUUID()]) {
      const answer = await get(other, userId);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such account.', code: 'not_found' });
    }
    expect((await get(other, 'nonsense')).status).toBe(404);
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor, randomUUID())).status).toBe(401);
  });
});
