import { randomUUID } from 'node:crypto';
import { trackingSchema, type Booking } from '@/lib/programs/schema/bookings';
import { advanceBooking, buildBooking, listEvents, trackBooking, type Key } from '@/tests/support/bookings';
import { createApiKey, createPartner } from '@/tests/support/organizations';

async function advanceToEnd(key: Key, id: string): Promise<string[]> {
  const steps: string[] = [];
  for (;;) {
    const { status, body } = await advanceBooking(key, id);
    if (status !== 200) return steps;
    steps.push((body as Booking).status);
  }
}

describe('POST /v1/test_helpers/bookings/{booking_id}/advance with a test key', () => {
  it('plays a visit step by step to its end, and tells webhooks', async () => {
    const partner = await createPartner();
    const key = await createApiKey(partner);
    const { booking_id } = await buildBooking(key);

    expect(await advanceToEnd(key, booking_id)).toEqual([
      'assigned',
      'en_route',
      'arrived',
      'in_progress',
      'completed',
    ]);
    const events = await listEvents(partner);
    expect(events.map(({ type }) => type)).toEqual([
      'request.created',
      'request.assigned',
      'request.in_progress',
      'request.completed',
      'notary.completed',
    ]);
    expect(events.every(({ mode, data }) => mode === 'test' && data.booking_id === booking_id)).toBe(true);
  });

  it('shows a place on the way alone', async () => {
    const key = await createApiKey(await createPartner());
    const { booking_id } = await buildBooking(key);
    const seen: boolean[] = [];
    for (let step = 0; step < 3; step += 1) {
      await advanceBooking(key, booking_id);
      const { eta, location } = trackingSchema.strict().parse((await trackBooking(key, booking_id)).body);
      expect(eta === null).toBe(location === null);
      seen.push(location !== null);
    }
    expect(seen).toEqual([false, true, false]);
  });

  it('has no way in a remote session', async () => {
    const key = await createApiKey(await createPartner());
    const remote = { service_type: 'remote', location: undefined, state: 'TX' };
    const { booking_id } = await buildBooking(key, remote);

    expect(await advanceToEnd(key, booking_id)).toEqual(['assigned', 'in_progress', 'completed']);
  });

  it('makes two steps of two calls at once', async () => {
    const key = await createApiKey(await createPartner());
    const { booking_id } = await buildBooking(key);

    await Promise.all([advanceBooking(key, booking_id), advanceBooking(key, booking_id)]);

    expect(await trackBooking(key, booking_id)).toMatchObject({ body: { status: 'en_route' } });
  });

  it('knows no booking of another organization, and none that is not there', async () => {
    const { booking_id } = await buildBooking(await createApiKey(await createPartner()));
    const stranger = await createApiKey(await createPartner({ name: 'Other' }));

    for (const id of [booking_id, randomUUID()]) {
      expect(await advanceBooking(stranger, id)).toMatchObject({ status: 404 });
    }
  });
});

describe('POST /v1/test_helpers/bookings/{booking_id}/advance with a live key', () => {
  it('is refused', async () => {
    const key = await createApiKey(await createPartner(), { mode: 'live' });
    const { booking_id } = await buildBooking(key);

    expect(await advanceBooking(key, booking_id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});
