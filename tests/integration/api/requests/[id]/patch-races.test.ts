import { POST as accept } from '@/app/api/offers/[id]/accept/route';
import { PATCH } from '@/app/api/requests/[id]/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { listNotifications } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { readRequest, writeOffer } from '@/tests/support/requests';
import { countRows, listAudit } from '@/tests/support/rows';

const change = (as: Person, id: string, status: string) =>
  callRoute(PATCH, {
    method: 'PATCH',
    url: `/api/requests/${id}`,
    params: { id },
    as,
    body: { status },
  });
const acceptOffer = (as: Person, id: string) =>
  callRoute(accept, { method: 'POST', url: `/api/offers/${id}/accept`, params: { id }, as });
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('PATCH /api/requests/{id}, twice at once', () => {
  it('completes once: one entry in the log, one visit more, one word to the client', async () => {
    const client = await createOwner();
    const notary = await buildNotary();
    const { id } = await writeRequest(client, {
      notary_id: notary.user.id,
      status: 'in_progress',
      add_deed_guard: true,
    });
    const answers = await Promise.all(Array.from({ length: 4 }, () => change(notary, id, 'completed')));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
    expect(await countRows('log_entries')).toBe(1);
    expect(await query('SELECT completed_count FROM notary_profiles')).toEqual([{ completed_count: 1 }]);
    expect(await listAudit(id)).toHaveLength(1);
    expect(await listNotifications(client)).toHaveLength(1);
  });

  it('lets completing or cancelling win, never both', async () => {
    const client = await createOwner();
    for (let round = 0; round < 5; round += 1) {
      const notary = await buildNotary();
      const { id } = await writeRequest(client, { notary_id: notary.user.id, status: 'in_progress' });
      const answers = await Promise.all([change(client, id, 'cancelled'), change(notary, id, 'completed')]);
      expect(statusesOf(answers)).toEqual([200, 409]);
      const isCancelled = answers[0].status === 200;
      const row = await readRequest(id);
      expect(row.status).toBe(isCancelled ? 'cancelled' : 'completed');
      expect(row[isCancelled ? 'completed_at' : 'cancelled_at']).toBeNull();
      expect(await listAudit(id)).toHaveLength(1);
    }
  });
});

describe('PATCH /api/requests/{id}, cancelled while the notary accepts', () => {
  it('ends cancelled, and the notary either never had it or is told', async () => {
    const client = await createOwner();
    for (let round = 0; round < 8; round += 1) {
      const notary = await buildNotary();
      const { id } = await writeRequest(client);
      const offerId = await writeOffer(id, notary);
      const [cancelled, accepted] = await Promise.all([
        change(client, id, 'cancelled'),
        acceptOffer(notary, offerId),
      ]);
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(accepted.status);
      const wasAccepted = accepted.status === 200;
      expect(await readRequest(id)).toMatchObject({
        status: 'cancelled',
        notary_id: wasAccepted ? notary.user.id : null,
      });
      expect(await query('SELECT status::text FROM offers WHERE id = $1', [offerId])).toEqual([
        { status: wasAccepted ? 'accepted' : 'withdrawn' },
      ]);
      const told = (await listNotifications(notary)).map(({ type }) => type);
      expect(told).toEqual(wasAccepted ? ['request.cancelled'] : []);
    }
  });
});
