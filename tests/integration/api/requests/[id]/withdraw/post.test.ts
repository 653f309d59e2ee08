import { POST } from '@/app/api/requests/[id]/withdraw/route';
import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { acceptOffer } from '@/lib/notary/commands/offers';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { listAsked, listJobs, listNotifications, offerRequest, readRequest } from '@/tests/support/offers';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const appointment_at = '2026-11-21T16:00:00.000Z';

const withdraw = (id: string, as: Person | null) => callRoute(POST, { method: 'POST', params: { id }, as });

async function expectRefused(id: string, as: Person | null, status: number, message: string): Promise<void> {
  const before = await snapshot();
  const answer = await withdraw(id, as);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ message });
  expect(await snapshot()).toEqual(before);
}

describe('POST /api/requests/{id}/withdraw', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  describe('by the notary of the request', () => {
    it('leaves a price that fell when it was accepted as low', async () => {
      const [client, notary] = [await createOwner(), await buildNotary()];
      await buildNotary({ home: 'Round Rock, TX 78664' });
      const { requestId, offerId } = await offerRequest(client, {
        appointment_at,
        travel_fee_cents: 1_130,
        total_price_cents: 8_630,
      });
      await acceptOffer(notary.actor, offerId);
      await withdraw(requestId, notary);
      await dispatchRequest(requestId);
      expect(await query('SELECT status, travel_fee_cents, total_price_cents FROM notary_requests')).toEqual([
        { status: 'pending', travel_fee_cents: 0, total_price_cents: 7_500 },
      ]);
    });

    it('gives it back, forgets the way, tells the client, and asks somebody else', async () => {
      const client = await createOwner();
      const notary = await buildNotary();
      const next = await buildNotary({ home: 'Round Rock, TX 78664' });
      const { requestId, offerId } = await offerRequest(client, { appointment_at });
      await acceptOffer(notary.actor, offerId);
      advanceClock({ minutes: 1 });
      await query(
        "UPDATE notary_requests SET travel_stage = 'en_route', departed_at = now(), position_hidden_at = now()",
      );
      await query(
        `INSERT INTO position_reports (id, request_id, lat, lng, distance_miles, eta_minutes, created_at)
         VALUES (gen_random_uuid(), $1, 30, -97, 1, 1, now())`,
        [requestId],
      );
      await query('DELETE FROM pgboss.job');

      const answer = await withdraw(requestId, notary);
      expect([answer.status, answer.text]).toEqual([204, '']);
      expect(await readRequest(requestId)).toEqual({
        status: 'pending',
        notary_id: null,
        assigned_at: null,
        busy_from: null,
        busy_to: null,
        travel_stage: null,
        departed_at: null,
        exhausted_at: null,
        cancelled_at: null,
        cancelled_by: null,
      });
      expect(await query('SELECT position_hidden_at FROM notary_requests')).toEqual([
        { position_hidden_at: null },
      ]);
      expect(await countRows('position_reports')).toBe(0);
      expect((await listAudit(requestId)).at(-1)).toEqual({
        type: 'request.unassigned',
        actor_id: notary.actor.id,
        subject_id: requestId,
        data: { notaryId: notary.actor.id, reason: 'withdrawn' },
      });
      expect((await listNotifications(client.actor.id)).at(-1)).toMatchObject({
        type: 'request.unassigned',
        href: `/requests/${requestId}`,
      });
      expect(await listJobs('dispatch')).toMatchObject([{ id: requestId }]);
      await dispatchRequest(requestId);
      expect(await listAsked(requestId)).toEqual([
        [notary.actor.id, 'accepted'],
        [next.actor.id, 'open'],
      ]);
    });

    it.each(['in_progress', 'completed', 'cancelled'])('is refused once it is %s', async (status) => {
      const notary = await buildNotary();
      const { id } = await writeRequest(await createOwner(), { notary_id: notary.actor.id, status });
      const is = status.replace('_', ' ');
      await expectRefused(
        id,
        notary,
        409,
        `This appointment is ${is}, so you can no longer withdraw from it.`,
      );
    });

    it('happens once, when it is sent twice at once', async () => {
      const notary = await buildNotary();
      const { id } = await writeRequest(await createOwner(), { notary_id: notary.actor.id });
      const answers = await Promise.all([withdraw(id, notary), withdraw(id, notary)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
      expect(await listAudit(id)).toHaveLength(1);
    });
  });

  it('answers 404 for an appointment of somebody else, and for one’s own request', async () => {
    const notary = await buildNotary();
    const client = await buildNotary();
    const { id } = await writeRequest(client, { notary_id: notary.actor.id });
    await expectRefused(id, await buildNotary(), 404, 'There is no such request.');
    await expectRefused(id, client, 404, 'There is no such appointment in your account.');
  });

  it('is for notaries who are signed in', async () => {
    const notary = await buildNotary();
    const client = await createOwner();
    const { id } = await writeRequest(client, { notary_id: notary.actor.id });
    await expectRefused(id, client, 403, 'Your account may not do this.');
    await expectRefused(id, visitor, 401, 'Please log in to continue.');
  });
});
