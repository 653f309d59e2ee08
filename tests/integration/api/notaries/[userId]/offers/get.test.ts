import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/notaries/[userId]/offers/route';
import type { OfferView } from '@/lib/notary/schema/offers';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { offerRequest } from '@/tests/support/offers';

const at = '2026-11-20T15:00:00.000Z';
const appointment_at = '2026-11-21T16:00:00.000Z';

const get = (userId: string, as: Person | null) => callRoute(GET, { params: { userId }, as });

describe('GET /api/notaries/{userId}/offers', () => {
  beforeEach(() => holdClock(at));
  afterEach(releaseClock);

  describe('by the notary', () => {
    it('lists what waits for an answer, with neither the client’s name nor the exact address', async () => {
      const notary = await buildNotary({ home: 'Round Rock, TX 78664' });
      const { requestId, offerId } = await offerRequest(await createOwner(), {
        appointment_at,
        travel_fee_cents: 1_130,
        add_on_cents: 2_500,
        total_price_cents: 11_130,
        special_instructions: 'Ask for Ada at the door',
      });
      const answer = await get(notary.actor.id, notary);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual([
        {
          id: offerId,
          requestId,
          serviceType: 'real-estate',
          documentType: 'deed',
          appointmentDate: appointment_at,
          isRemote: false,
          place: 'Austin, TX 78701',
          state: 'TX',
          distanceMiles: 22.6,
          mode: 'mobile',
          basePrice: 75,
          travelFee: 11.3,
          isTravelOpen: false,
          rushFee: 0,
          createdAt: at,
          expiresAt: '2026-11-20T15:15:00.000Z',
        } satisfies OfferView,
      ]);
      expect(answer.text).not.toMatch(/Ada|Congress/);
    });

    it.each([
      ['the fee of their own way where another one’s was agreed', 1_130, 0],
      ['the agreed fee where their own way is longer', 100, 1],
    ])('says %s', async (_, travel_fee_cents, travelFee) => {
      const notary = await buildNotary(travelFee ? { home: 'Round Rock, TX 78664' } : {});
      await offerRequest(await createOwner(), {
        appointment_at,
        travel_fee_cents,
        total_price_cents: 7_500 + travel_fee_cents,
      });
      expect((await get(notary.actor.id, notary)).body).toMatchObject([{ basePrice: 75, travelFee }]);
    });

    it('lists a remote session without a place, with the state of its client', async () => {
      const notary = await buildNotary();
      await offerRequest(await createOwner(), { appointment_at, is_remote: true, state: 'NY' });
      expect((await get(notary.actor.id, notary)).body).toMatchObject([
        { isRemote: true, place: null, state: 'NY', distanceMiles: null },
      ]);
    });

    it('lists the one first whose time is up first, and none whose time is up', async () => {
      const notary = await buildNotary();
      const long = await offerRequest(await createOwner(), { appointment_at });
      const short = await offerRequest(await createOwner(), { appointment_at: '2026-11-20T15:45:00.000Z' });
      const ids = async () => ((await get(notary.actor.id, notary)).body as OfferView[]).map(({ id }) => id);
      expect(await ids()).toEqual([short.offerId, long.offerId]);
      advanceClock({ minutes: 2 });
      expect(await ids()).toEqual([long.offerId]);
      await query("UPDATE offers SET status = 'declined'");
      expect(await ids()).toEqual([]);
    });
  });

  it('is open to an admin, and 404 to other notaries and for accounts that are none', async () => {
    const notary = await buildNotary();
    await offerRequest(await createOwner(), { appointment_at });
    const admin = await createAdmin();
    expect((await get(notary.actor.id, admin)).body).toHaveLength(1);
    expect((await get(notary.actor.id, await buildNotary())).status).toBe(404);
    expect((await get(randomUUID(), admin)).status).toBe(404);
  });

  it('is for notaries who are signed in', async () => {
    const notary = await buildNotary();
    expect((await get(notary.actor.id, await createOwner())).status).toBe(403);
    expect((await get(notary.actor.id, visitor)).status).toBe(401);
  });
});
