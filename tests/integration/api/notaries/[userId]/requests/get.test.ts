import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/notaries/[userId]/requests/route';
import type { RequestView } from '@/lib/notary/schema/requests';
import { createAdmin, createNotary, createOwner, visitor } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { writeOffer } from '@/tests/support/requests';

const get = (as: { cookie: string } | null, userId: string) =>
  callRoute(GET, { url: `/api/notaries/${userId}/requests`, params: { userId }, as });
const idsOf = ({ body }: { body: unknown }) => (body as RequestView[]).map(({ id }) => id);

describe('GET /api/notaries/{userId}/requests', () => {
  it('lists what one has taken on, latest appointment first, and not what is only offered', async () => {
    const client = await createOwner();
    const notary = await buildNotary();
    const own = { notary_id: notary.user.id };
    const soon = await writeRequest(client, { ...own, appointment_at: '2026-12-01T10:00:00Z' });
    const late = await writeRequest(client, { ...own, appointment_at: '2026-12-03T10:00:00Z' });
    const over = await writeRequest(client, {
      ...own,
      appointment_at: '2026-12-02T10:00:00Z',
      status: 'completed',
    });
    const offered = await writeRequest(client);
    await writeOffer(offered.id, notary);
    const answer = await get(notary, notary.user.id);
    expect(answer.status).toBe(200);
    expect(idsOf(answer)).toEqual([late.id, over.id, soon.id]);
    expect((answer.body as RequestView[])[0]).toMatchObject({
      clientName: 'Ada Lovelace',
      basePrice: 75,
      notary: { id: notary.user.id, phone: null },
    });
  });

  it('is empty for a notary without a profile', async () => {
    const notary = await createNotary();
    expect((await get(notary, notary.user.id)).body).toEqual([]);
  });

  it('shows an admin anybody’s', async () => {
    const notary = await buildNotary();
    const { id } = await writeRequest(await createOwner(), { notary_id: notary.user.id });
    expect(idsOf(await get(await createAdmin(), notary.user.id))).toEqual([id]);
  });

  it('hides the appointments of somebody else, the same as those of nobody', async () => {
    const notary = await buildNotary();
    await writeRequest(await createOwner(), { notary_id: notary.user.id });
    const other = await createNotary();
    for (const userId of [notary.user.id, randomUUID()]) {
      const answer = await get(other, userId);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such account.', code: 'not_found' });
    }
    expect((await get(other, 'nonsense')).status).toBe(404);
    expect((await get(visitor, notary.user.id)).status).toBe(401);
  });
});
