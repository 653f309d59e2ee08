import { listInvoicesOf } from '@/tests/support/booking-bills';
import { advanceBooking, buildBooking, cancelBooking, listEvents } from '@/tests/support/bookings';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { addMember, createApiKey, createPartner } from '@/tests/support/organizations';
import { createOwner } from '@/tests/support/actors';
import { readRequest } from '@/tests/support/requests';

const HOUR_MS = 60 * 60_000;

/** A booking of a member whose notary was assigned long ago, one hour ahead. */
async function buildDearBooking() {
  const partner = await createPartner();
  const member = await createOwner();
  await addMember(partner, member);
  const notary = await buildNotary();
  const row = await writeRequest(member, {
    organization_id: partner.id,
    notary_id: notary.actor.id,
    appointment_at: new Date(Date.now() + HOUR_MS),
    assigned_at: new Date(Date.now() - 48 * HOUR_MS),
  });
  return { row, member, key: await createApiKey(partner, { mode: 'live' }) };
}

describe('POST /v1/bookings/{booking_id}/cancel with a live key', () => {
  it('cancels for nothing while nobody has accepted', async () => {
    const key = await createApiKey(await createPartner(), { mode: 'live' });
    const { booking_id } = await buildBooking(key);

    const answer = await cancelBooking(key, booking_id);

    expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled', cancellation_fee: 0 } });
    expect(await readRequest(booking_id)).toMatchObject({ status: 'cancelled', cancelled_by: 'client' });
  });

  it('cancels what another member booked once the fee is accepted, and bills it to that member', async () => {
    const { row, member, key } = await buildDearBooking();

    const refused = await cancelBooking(key, row.id);
    const { accept_fee } = (refused.body as { fields: { accept_fee: string } }).fields;
    const tooLittle = await cancelBooking(key, row.id, { accept_fee: Number(accept_fee) - 0.01 });
    const still = await readRequest(row.id);
    const answer = await cancelBooking(key, row.id, { accept_fee: Number(accept_fee) });

    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(Number(accept_fee)).toBeGreaterThan(0);
    expect(tooLittle.status).toBe(409);
    expect(still).toMatchObject({ status: 'assigned' });
    expect(answer).toMatchObject({ status: 200, body: { cancellation_fee: Number(accept_fee) } });
    expect(await listInvoicesOf(row.id)).toMatchObject([{ bill_to_email: member.user.email }]);
  });

  it('cancels nothing twice, and nothing of another organization', async () => {
    const key = await createApiKey(await createPartner(), { mode: 'live' });
    const stranger = await createApiKey(await createPartner({ name: 'Other' }), { mode: 'live' });
    const { booking_id } = await buildBooking(key);

    expect(await cancelBooking(stranger, booking_id)).toMatchObject({ status: 404 });
    expect(await cancelBooking(key, booking_id)).toMatchObject({ status: 200 });
    expect(await cancelBooking(key, booking_id)).toMatchObject({
      status: 409,
      body: { message: 'This booking is cancelled, so it cannot be cancelled.' },
    });
  });

  it('refuses a fee that is no amount and a field that is not there', async () => {
    const key = await createApiKey(await createPartner(), { mode: 'live' });
    const { booking_id } = await buildBooking(key);

    for (const body of [{ accept_fee: '5' }, { accept_fee: -1 }, { fee: 5 }]) {
      expect(await cancelBooking(key, booking_id, body)).toMatchObject({ status: 422 });
    }
  });
});

describe('POST /v1/bookings/{booking_id}/cancel with a test key', () => {
  it('asks for the fee that a live booking would cost, and tells webhooks', async () => {
    // Whose way is known: cancelling costs nothing while travel is open.
    await buildNotary();
    const partner = await createPartner();
    const key = await createApiKey(partner);
    const preferred_time = new Date(Date.now() + HOUR_MS + 60_000).toISOString();
    const { booking_id } = await buildBooking(key, { preferred_time });
    for (let step = 0; step < 3; step += 1) await advanceBooking(key, booking_id);

    const refused = await cancelBooking(key, booking_id);
    const answer = await cancelBooking(key, booking_id, { accept_fee: 500 });

    expect(refused).toMatchObject({ status: 409, body: { fields: { accept_fee: '50' } } });
    expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled', mode: 'test' } });
    expect((await listEvents(partner)).at(-1)).toMatchObject({ type: 'request.cancelled', mode: 'test' });
  });
});
