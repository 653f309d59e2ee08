import { bookingSchema } from '@/lib/programs/schema/bookings';
import { bookingInput, buildBooking, listEvents, postBooking } from '@/tests/support/bookings';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { austin, listJobs, readRequest } from '@/tests/support/requests';
import { listAudit } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';
const countRequests = async () => (await query('SELECT id FROM notary_requests')).length;

afterEach(releaseClock);

describe('POST /v1/bookings with a live key', () => {
  it('writes a request of the member at our price, for the organization, and looks for a notary', async () => {
    holdClock(at);
    const partner = await createPartner();
    const key = await createApiKey(partner, { mode: 'live' });

    const answer = await postBooking(key, {
      service_type: 'mobile',
      documents: ['grant deed', 'affidavit of identity'],
      preferred_time: '2026-11-21T10:00:00-06:00',
      location: austin,
      pages: 2,
      notes: 'Ring twice.',
    });

    expect(answer.status).toBe(201);
    const booking = bookingSchema.strict().parse(answer.body);
    expect(booking).toMatchObject({
      status: 'searching',
      service_type: 'mobile',
      documents: ['grant deed', 'affidavit of identity'],
      preferred_time: '2026-11-21T16:00:00.000Z',
      location: austin,
      price: { base: 190, travel: null, rush: 0, tax: 15.2, add_on: 0, total: 205.2, currency: 'usd' },
      cancellation_fee: 0,
      created_at: at,
      mode: 'live',
    });
    expect(await readRequest(booking.booking_id)).toMatchObject({
      client_id: partner.owner.user.id,
      organization_id: partner.id,
      document_names: booking.documents,
      service_type: 'real-estate',
      document_type: 'deed',
      special_instructions: 'Documents: grant deed; affidavit of identity\nRing twice.',
      total_price_cents: 20_520,
    });
    expect(await listJobs('dispatch')).toEqual([booking.booking_id]);
    expect(await listAudit(booking.booking_id)).toMatchObject([{ type: 'request.created' }]);
    const { booking_id, status, service_type, preferred_time, mode } = booking;
    expect(await listEvents(partner)).toEqual([
      { type: 'request.created', mode, data: { booking_id, status, service_type, preferred_time, mode } },
    ]);
  });

  it('makes one booking of twenty calls at once with the same Idempotency-Key', async () => {
    const key = await createApiKey(await createPartner(), { mode: 'live' });
    const input = bookingInput();
    const send = () => postBooking(key, input, { 'idempotency-key': 'order-7' });

    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const again = await send();

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await countRequests()).toBe(1);
    expect(again).toMatchObject({ status: 201 });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('books a remote session by its state alone', async () => {
    const key = await createApiKey(await createPartner(), { mode: 'live' });
    const remote = { service_type: 'remote', location: undefined };

    const inCalifornia = await buildBooking(key, { ...remote, state: 'ca' });
    const elsewhere = await buildBooking(key, { ...remote, state: 'NONE' });

    expect(inCalifornia).toMatchObject({ service_type: 'remote', location: null, price: { base: 150 } });
    expect(elsewhere).toMatchObject({ price: { base: 125 } });
  });

  it('books nothing above max_total, and says what it costs', async () => {
    const key = await createApiKey(await createPartner(), { mode: 'live' });

    const refused = await postBooking(key, bookingInput({ max_total: 188.99 }));
    const taken = await postBooking(key, bookingInput({ max_total: 189 }));

    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(refused.text).toContain('$189.00');
    expect(taken.status).toBe(201);
    expect(await countRequests()).toBe(1);
  });
});

describe('POST /v1/bookings with a test key', () => {
  it('keeps the booking in the sandbox at the price of a live one, and sends nobody', async () => {
    const partner = await createPartner();
    const [test, live] = [await createApiKey(partner), await createApiKey(partner, { mode: 'live' })];

    const answer = await postBooking(test, bookingInput({ pages: 3 }));
    const booking = bookingSchema.strict().parse(answer.body);

    expect(booking).toMatchObject({ mode: 'test', status: 'searching', documents: ['grant deed'] });
    expect(await countRequests()).toBe(0);
    expect(await listJobs('dispatch')).toEqual([]);
    expect(await query('SELECT id, kind::text FROM sandbox_objects')).toEqual([
      { id: booking.booking_id, kind: 'booking' },
    ]);
    expect(await listEvents(partner)).toMatchObject([{ type: 'request.created', mode: 'test' }]);
    expect((await buildBooking(live, { pages: 3 })).price).toEqual(booking.price);
  });
});

describe('POST /v1/bookings', () => {
  it('is for a key with the scope alone', async () => {
    const key = await createApiKey(await createPartner(), { scopes: ['bookings:read'] });

    expect(await postBooking(null)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await postBooking(key)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown service', { service_type: 'drone' }, 'service_type'],
    ['no document', { documents: [] }, 'documents'],
    ['eleven documents', { documents: Array.from({ length: 11 }, () => 'deed') }, 'documents'],
    ['a document without a name', { documents: ['  '] }, 'documents.0'],
    ['a time without a zone', { preferred_time: '2027-02-01T15:00:00' }, 'preferred_time'],
    ['a time that has passed', { preferred_time: '2020-02-01T15:00:00Z' }, 'preferred_time'],
    ['a time beyond a year', { preferred_time: '2036-02-01T15:00:00Z' }, 'preferred_time'],
    ['no location', { location: undefined }, 'location'],
    ['a location nobody knows', { location: 'Somewhere' }, 'location'],
    ['a location without a street', { location: 'Austin, TX 78701' }, 'location'],
    ['a state beside the location', { state: 'TX' }, 'state'],
    ['a remote session with a location', { service_type: 'remote', state: 'TX' }, 'location'],
    ['a remote session without a state', { service_type: 'remote', location: undefined }, 'state'],
    ['a state that is none', { service_type: 'remote', location: undefined, state: 'ZZ' }, 'state'],
    ['half a page', { pages: 0.5 }, 'pages'],
    ['a negative total', { max_total: -1 }, 'max_total'],
    ['a field that is not there', { price: 5 }, 'price'],
  ])('refuses %s', async (_, changes, field) => {
    const key = await createApiKey(await createPartner(), { mode: 'live' });

    const answer = await postBooking(key, bookingInput(changes));

    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await countRequests()).toBe(0);
  });
});
