import { trackingSchema } from '@/lib/programs/schema/bookings';
import { buildBooking, trackBooking } from '@/tests/support/bookings';
import { countQueries } from '@/tests/support/count-queries';
import { query } from '@/tests/support/database';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { buildVisit, fiveMilesOff } from '@/tests/support/visits';

describe('GET /v1/bookings/{booking_id}/tracking with a live key', () => {
  it('says that somebody is looked for', async () => {
    const key = await createApiKey(await createPartner(), { mode: 'live' });
    const { booking_id, created_at } = await buildBooking(key);

    expect(await trackBooking(key, booking_id)).toMatchObject({
      status: 200,
      body: { status: 'searching', eta: null, location: null, updated_at: created_at },
    });
  });

  it('shows the notary on the way, as long as they are on it', async () => {
    const partner = await createPartner();
    const key = await createApiKey(partner, { mode: 'live' });
    const { id } = await buildVisit({ underWay: true, organization_id: partner.id });
    await query(
      `INSERT INTO position_reports (id, request_id, lat, lng, distance_miles, eta_minutes, created_at)
       VALUES (gen_random_uuid(), $1, $2, $3, 6.5, 14, now() + interval '1 second')`,
      [id, fiveMilesOff.lat, fiveMilesOff.lng],
    );

    const onTheWay = trackingSchema.strict().parse((await trackBooking(key, id)).body);
    await query("UPDATE notary_requests SET travel_stage = 'arrived', arrived_at = now() WHERE id = $1", [
      id,
    ]);

    expect(onTheWay).toMatchObject({ status: 'en_route', eta: 14, location: fiveMilesOff });
    expect(await trackBooking(key, id)).toMatchObject({
      body: { status: 'arrived', eta: null, location: null },
    });
  });

  it('knows nothing of a visit that another organization or a person of our pages ordered', async () => {
    const [partner, other] = [await createPartner(), await createPartner({ name: 'Other' })];
    const key = await createApiKey(partner, { mode: 'live' });
    const theirs = await buildVisit({ organization_id: other.id });
    const ofPages = await buildVisit();

    for (const { id } of [theirs, ofPages])
      expect(await trackBooking(key, id)).toMatchObject({ status: 404 });
  });

  it('asks the database once beside who calls', async () => {
    const key = await createApiKey(await createPartner(), { mode: 'live' });
    const { booking_id } = await buildBooking(key);

    expect(await countQueries(() => trackBooking(key, booking_id))).toBe(2);
  });
});
