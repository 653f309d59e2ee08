import { POST } from '@/app/api/offers/[id]/decline/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { listJobs, listOffers, offerRequest, readCounters, readRequest } from '@/tests/support/offers';
import { listAudit, snapshot } from '@/tests/support/rows';

const at = '2026-11-20T15:00:00.000Z';
const appointment_at = '2026-11-21T16:00:00.000Z';

const decline = (id: string, as: Person | null) => callRoute(POST, { method: 'POST', params: { id }, as });

async function expectRefused(id: string, as: Person | null, status: number, message: string): Promise<void> {
  const before = await snapshot();
  const answer = await decline(id, as);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ message });
  expect(await snapshot()).toEqual(before);
}

describe('POST /api/offers/{id}/decline', () => {
  beforeEach(() => holdClock(at));
  afterEach(releaseClock);

  it('ends the offer, and asks the next notary at once', async () => {
    const notary = await buildNotary();
    const { requestId, offerId } = await offerRequest(await createOwner(), { appointment_at });
    await query('DELETE FROM pgboss.job');
    advanceClock({ minutes: 1 });
    const answer = await decline(offerId, notary);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await listOffers(requestId)).toMatchObject([
      { status: 'declined', answered_at: new Date('2026-11-20T15:01:00.000Z') },
    ]);
    expect(await readRequest(requestId)).toMatchObject({ status: 'pending', notary_id: null });
    expect(await readCounters(notary.actor.id)).toEqual({ answered: 1, accepted: 0 });
    expect(await listAudit(offerId)).toEqual([
      { type: 'offer.declined', actor_id: notary.actor.id, subject_id: offerId, data: { requestId } },
    ]);
    expect(await listJobs('dispatch')).toMatchObject([{ id: requestId }]);
  });

  it('is refused the second time', async () => {
    const notary = await buildNotary();
    const { offerId } = await offerRequest(await createOwner(), { appointment_at });
    await decline(offerId, notary);
    await expectRefused(offerId, notary, 409, 'You have already declined this offer.');
  });

  it('counts once, when it is sent twice at once', async () => {
    const notary = await buildNotary();
    const { offerId } = await offerRequest(await createOwner(), { appointment_at });
    const answers = await Promise.all([decline(offerId, notary), decline(offerId, notary)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await readCounters(notary.actor.id)).toEqual({ answered: 1, accepted: 0 });
  });

  it('is refused when the time is up', async () => {
    const notary = await buildNotary();
    const { offerId } = await offerRequest(await createOwner(), { appointment_at });
    advanceClock({ minutes: 15 });
    await expectRefused(
      offerId,
      notary,
      409,
      'The time to answer this offer is up, so we are asking another notary.',
    );
  });

  it('answers 404 for an offer of somebody else', async () => {
    await buildNotary();
    const { offerId } = await offerRequest(await createOwner(), { appointment_at });
    await expectRefused(offerId, await buildNotary(), 404, 'There is no such offer.');
  });

  it('is for notaries who are signed in', async () => {
    await buildNotary();
    const client = await createOwner();
    const { offerId } = await offerRequest(client, { appointment_at });
    await expectRefused(offerId, client, 403, 'Your account may not do this.');
    await expectRefused(offerId, visitor, 401, 'Please log in to continue.');
  });
});
