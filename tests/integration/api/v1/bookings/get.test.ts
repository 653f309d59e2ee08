import { randomUUID } from 'node:crypto';
import { bookingsPage, type Booking } from '@/lib/programs/schema/bookings';
import { advanceBooking, buildBooking, listBookings, readBooking, type Key } from '@/tests/support/bookings';
import { query } from '@/tests/support/database';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { createApiKey, createPartner } from '@/tests/support/organizations';

const modes = ['live', 'test'] as const;

async function listAll(key: Key, search = '?limit=2'): Promise<{ pages: number; ids: string[] }> {
  const ids: string[] = [];
  let [pages, cursor]: [number, string | null] = [0, null];
  do {
    const answer = await listBookings(key, search + (cursor ? `&cursor=${cursor}` : ''));
    const page = bookingsPage.strict().parse(answer.body);
    ids.push(...page.data.map(({ booking_id }) => booking_id));
    [pages, cursor] = [pages + 1, page.next_cursor];
  } while (cursor && pages < 10);
  return { pages, ids };
}

async function buildThree(key: Key): Promise<Booking[]> {
  const bookings: Booking[] = [];
  for (const document of ['deed', 'will', 'contract']) {
    bookings.push(await buildBooking(key, { documents: [document] }));
  }
  return bookings;
}

describe.each(modes)('GET /v1/bookings with a %s key', (mode) => {
  it('lists page after page, newest first, what keys of the organization and of this mode made', async () => {
    const partner = await createPartner();
    const key = await createApiKey(partner, { mode });
    const bookings = await buildThree(key);
    await buildBooking(await createApiKey(partner, { mode: mode === 'live' ? 'test' : 'live' }));
    const stranger = await createApiKey(await createPartner({ name: 'Other' }), { mode });

    expect(await listAll(key)).toEqual({
      pages: 2,
      ids: bookings.map(({ booking_id }) => booking_id).reverse(),
    });
    expect(await listAll(stranger)).toEqual({ pages: 1, ids: [] });
  });

  it('reads one as the list shows it, and knows none of another organization', async () => {
    const key = await createApiKey(await createPartner(), { mode });
    const booking = await buildBooking(key);
    const stranger = await createApiKey(await createPartner({ name: 'Other' }), { mode });

    expect(await readBooking(key, booking.booking_id)).toMatchObject({ status: 200, body: booking });
    for (const [who, id] of [
      [stranger, booking.booking_id],
      [key, randomUUID()],
      [key, 'prop_51b0'],
    ] as const) {
      expect(await readBooking(who, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  it('refuses a cursor that is none, a limit of a thousand and a status that is none', async () => {
    const key = await createApiKey(await createPartner(), { mode });

    for (const search of ['?cursor=x', '?limit=1000', '?status=lost', '?page=2']) {
      expect(await listBookings(key, search)).toMatchObject({ status: 422 });
    }
  });
});

describe('GET /v1/bookings page after page', () => {
  it('shows each live booking once, also where several were made in the same moment', async () => {
    const partner = await createPartner();
    const key = await createApiKey(partner, { mode: 'live' });
    const madeAt = new Date();
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) {
      const { id } = await writeRequest(partner.owner, { organization_id: partner.id, created_at: madeAt });
      ids.push(id);
    }

    expect(await listAll(key)).toEqual({ pages: 3, ids: ids.toSorted().toReversed() });
  });
});

describe('GET /v1/bookings by status', () => {
  it('lists live bookings by how far the notary has come', async () => {
    const partner = await createPartner();
    const key = await createApiKey(partner, { mode: 'live' });
    const booking = await buildBooking(key);
    const write = async (columns: Record<string, unknown>) => {
      const notary = await buildNotary();
      return writeRequest(partner.owner, {
        organization_id: partner.id,
        notary_id: notary.actor.id,
        ...columns,
      });
    };
    const arrived = await write({ departed_at: new Date(), arrived_at: new Date() });
    const onTheWay = await write({ departed_at: new Date() });
    const ended = await write({ status: 'cancelled', departed_at: new Date() });

    expect(await listAll(key, '?status=cancelled')).toMatchObject({ ids: [ended.id] });
    expect(await listAll(key, '?status=searching')).toMatchObject({ ids: [booking.booking_id] });
    expect(await listAll(key, '?status=arrived')).toMatchObject({ ids: [arrived.id] });
    expect(await listAll(key, '?status=en_route')).toMatchObject({ ids: [onTheWay.id] });
    expect(await listAll(key, '?status=assigned')).toMatchObject({ ids: [] });
  });

  it('lists test bookings by theirs', async () => {
    const key = await createApiKey(await createPartner());
    const [first, second] = await buildThree(key);
    await advanceBooking(key, first!.booking_id);

    expect(await listAll(key, '?status=assigned')).toMatchObject({ ids: [first!.booking_id] });
    expect((await listAll(key, '?status=searching')).ids).toContain(second!.booking_id);
  });

  it('shows a request of our pages to no organization', async () => {
    const partner = await createPartner();
    await writeRequest(partner.owner);

    expect(await query('SELECT 1 FROM notary_requests')).toHaveLength(1);
    expect(await listAll(await createApiKey(partner, { mode: 'live' }))).toMatchObject({ ids: [] });
  });
});
