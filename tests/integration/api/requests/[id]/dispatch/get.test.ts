import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/requests/[id]/dispatch/route';
import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { declineOffer } from '@/lib/notary/commands/offers';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { offerRequest } from '@/tests/support/offers';

const appointment_at = '2026-11-21T16:00:00.000Z';

const explain = (id: string, as: Person | null) => callRoute(GET, { params: { id }, as });

describe('GET /api/requests/{id}/dispatch', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  describe('by an admin', () => {
    it('says for each round who could be asked, in which order, and why the others could not', async () => {
      const best = await buildNotary({ ratings: [5, 4], offersAnswered: 3, offersAccepted: 2 });
      const second = await buildNotary({ home: 'Round Rock, TX 78664' });
      const unverified = await buildNotary({ isVerified: false, insuranceExpiresOn: null });
      const away = await buildNotary({ isAvailable: false, home: 'Dallas, TX 75201' });
      const { requestId, offerId } = await offerRequest(await createOwner(), { appointment_at });
      advanceClock({ minutes: 2 });
      await declineOffer(best.actor, offerId);
      await dispatchRequest(requestId);

      const known = { name: 'Ada Lovelace', rating: null, acceptanceRate: null };
      const fit = { ...known, rank: 1, score: expect.any(Number) as unknown, reasons: [] };
      const unfit = { ...known, rank: null, score: null };
      const unverifiedOne = {
        ...unfit,
        notaryId: unverified.actor.id,
        distanceMiles: 0,
        reasons: ['not_verified', 'insurance_lapsed'],
      };
      const answer = await explain(requestId, await createAdmin());
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        rounds: [
          {
            at: '2026-11-20T15:00:00.000Z',
            considered: [
              { ...fit, notaryId: best.actor.id, distanceMiles: 0, rating: 4.5, acceptanceRate: 0.67 },
              { ...fit, rank: 2, notaryId: second.actor.id, distanceMiles: 17.38 },
              unverifiedOne,
            ],
          },
          {
            at: '2026-11-20T15:02:00.000Z',
            considered: [
              { ...fit, notaryId: second.actor.id, distanceMiles: 17.38 },
              ...[
                unverifiedOne,
                {
                  ...unfit,
                  notaryId: best.actor.id,
                  distanceMiles: 0,
                  rating: 4.5,
                  acceptanceRate: 0.5,
                  reasons: ['already_asked'],
                },
              ].sort((a, b) => (a.notaryId < b.notaryId ? -1 : 1)),
            ],
          },
        ],
        offers: [
          {
            id: offerId,
            notaryId: best.actor.id,
            name: 'Ada Lovelace',
            status: 'declined',
            distanceMiles: 0,
            createdAt: '2026-11-20T15:00:00.000Z',
            expiresAt: '2026-11-20T15:15:00.000Z',
            answeredAt: '2026-11-20T15:02:00.000Z',
          },
          {
            id: expect.any(String) as unknown,
            notaryId: second.actor.id,
            name: 'Ada Lovelace',
            status: 'open',
            distanceMiles: expect.closeTo(17.38, 2) as unknown,
            createdAt: '2026-11-20T15:02:00.000Z',
            expiresAt: '2026-11-20T15:17:00.000Z',
            answeredAt: null,
          },
        ],
      });
      // More than 100 miles away: not among those who are looked at.
      expect(answer.text).not.toContain(away.actor.id);
    });

    it('says why the preferred notary was not asked, wherever they live', async () => {
      const preferred = await buildNotary({ isAvailable: false, home: 'Dallas, TX 75201' });
      const { id } = await writeRequest(await createOwner(), {
        appointment_at,
        preferred_notary_id: preferred.actor.id,
      });
      await dispatchRequest(id);
      const answer = await explain(id, await createAdmin());
      expect(answer.body).toMatchObject({
        rounds: [{ considered: [{ notaryId: preferred.actor.id, reasons: ['unavailable', 'too_far'] }] }],
        offers: [],
      });
    });

    it('is empty before the first round, and 404 for a request that does not exist', async () => {
      const { id } = await writeRequest(await createOwner());
      const admin = await createAdmin();
      expect((await explain(id, admin)).body).toEqual({ rounds: [], offers: [] });
      expect(await explain(randomUUID(), admin)).toMatchObject({
        status: 404,
        body: { message: 'There is no such request.', code: 'not_found' },
      });
    });
  });

  it('is for admins alone, not for the client or the notary', async () => {
    const client = await createOwner();
    const notary = await buildNotary();
    const { id } = await writeRequest(client, { notary_id: notary.actor.id });
    expect((await explain(id, client)).status).toBe(403);
    expect((await explain(id, notary)).status).toBe(403);
    expect((await explain(id, visitor)).status).toBe(401);
  });
});
