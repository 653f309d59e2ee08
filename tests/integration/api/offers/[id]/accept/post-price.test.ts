import { POST } from '@/app/api/offers/[id]/accept/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { listNotifications, offerRequest } from '@/tests/support/offers';
import { listAudit } from '@/tests/support/rows';

const appointment_at = '2026-11-21T16:00:00.000Z';
/** Somebody in Round Rock was chosen, and the add-on. */
const agreedFarAway = { travel_fee_cents: 1_130, add_on_cents: 2_500, total_price_cents: 11_130 };

async function readPrices(id: string): Promise<unknown> {
  const sql = 'SELECT travel_fee_cents, total_price_cents FROM notary_requests WHERE id = $1';
  return (await query(sql, [id]))[0];
}

const accept = (id: string, as: Person) => callRoute(POST, { method: 'POST', params: { id }, as });

describe('The price once a notary accepts', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  it('lowers the price to the way of a notary who lives nearer than the one whose way was agreed, and says so', async () => {
    const client = await createOwner();
    const notary = await buildNotary();
    const { requestId, offerId } = await offerRequest(client, { appointment_at, ...agreedFarAway });
    const answer = await accept(offerId, notary);
    expect(answer.body).toMatchObject({ basePrice: 75, travelFee: 0, addOnPrice: 25, totalPrice: 100 });
    expect(await readPrices(requestId)).toEqual({ travel_fee_cents: 0, total_price_cents: 10_000 });
    expect((await listAudit(requestId)).filter(({ type }) => type === 'request.price_lowered')).toEqual([
      {
        type: 'request.price_lowered',
        actor_id: notary.actor.id,
        subject_id: requestId,
        data: { fromCents: 11_130, toCents: 10_000 },
      },
    ]);
    expect(await listNotifications(client.actor.id)).toMatchObject([
      {
        message:
          'Real estate: Deed: Ada Lovelace has accepted it. The price drops to $100.00, because this notary is closer.',
      },
    ]);
  });

  it.each([
    ['a longer way', 'Round Rock, TX 78664', { travel_fee_cents: 200, total_price_cents: 7_700 }],
    [
      'the way that was agreed',
      'Round Rock, TX 78664',
      { travel_fee_cents: 1_130, total_price_cents: 8_630 },
    ],
  ])('never raises the price, and audits nothing, for %s', async (_, home, agreed) => {
    const client = await createOwner();
    const notary = await buildNotary({ home });
    const { requestId, offerId } = await offerRequest(client, { appointment_at, ...agreed });
    await accept(offerId, notary);
    expect(await readPrices(requestId)).toEqual(agreed);
    expect((await listAudit(requestId)).map(({ type }) => type)).not.toContain('request.price_lowered');
    expect(await listNotifications(client.actor.id)).toMatchObject([
      { message: 'Real estate: Deed: Ada Lovelace has accepted it.' },
    ]);
  });

  it('leaves the price of a remote session', async () => {
    const notary = await buildNotary();
    const agreed = { travel_fee_cents: 500, total_price_cents: 8_000 };
    const { requestId, offerId } = await offerRequest(await createOwner(), {
      appointment_at,
      is_remote: true,
      service_type: 'legal',
      ...agreed,
    });
    await accept(offerId, notary);
    expect(await readPrices(requestId)).toEqual(agreed);
  });
});
