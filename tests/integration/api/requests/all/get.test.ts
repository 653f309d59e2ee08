import { GET } from '@/app/api/requests/all/route';
import { countAllRequests } from '@/lib/notary/queries/request-list';
import type { AllRequestsPage } from '@/lib/notary/schema/request-list';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';

const get = (as: Person | null, search = '') => callRoute(GET, { url: `/api/requests/all${search}`, as });
const list = async (as: Person, search = '') => (await get(as, search)).body as AllRequestsPage;
const ids = async (as: Person, search: string) => (await list(as, search)).requests.map(({ id }) => id);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);

describe('GET /api/requests/all', () => {
  it('gives an admin the requests of everybody, the newest first', async () => {
    const client = await createOwner();
    const notary = await buildNotary();
    const [appointment, asked] = [inDays(2), minutesAgo(5)];
    const older = await writeRequest(client, {
      notary_id: notary.actor.id,
      appointment_at: appointment,
      travel_fee_cents: 650,
      total_price_cents: 8_150,
      created_at: asked,
    });
    const newer = await writeRequest(client, { is_remote: true, exhausted_at: new Date() });

    expect(await list(await createAdmin())).toEqual({
      next: null,
      requests: [
        expect.objectContaining({
          id: newer.id,
          status: 'pending',
          departedAt: null,
          arrivedAt: null,
          isDemo: false,
          isExhausted: true,
          isRemote: true,
          location: null,
          notaryName: null,
        }),
        {
          id: older.id,
          serviceType: 'real-estate',
          documentType: 'deed',
          clientName: 'Ada Lovelace',
          clientEmail: client.user.email,
          notaryName: 'Ada Lovelace',
          appointmentDate: appointment.toISOString(),
          location: '500 Congress Ave, Austin, TX 78701',
          isRemote: false,
          status: 'assigned',
          departedAt: null,
          arrivedAt: null,
          isDemo: false,
          isExhausted: false,
          total: 81.5,
          createdAt: asked.toISOString(),
        },
      ],
    });
  });

  it('filters by status; waiting are those for whom nobody is left to ask', async () => {
    const client = await createOwner();
    const asked = await writeRequest(client, { created_at: minutesAgo(3) });
    const waiting = await writeRequest(client, { created_at: minutesAgo(2), exhausted_at: new Date() });
    const over = await writeRequest(client, { status: 'cancelled', exhausted_at: new Date() });
    const admin = await createAdmin();

    expect(await ids(admin, '?status=waiting')).toEqual([waiting.id]);
    expect(await ids(admin, '?status=pending')).toEqual([waiting.id, asked.id]);
    expect(await ids(admin, '?status=cancelled')).toEqual([over.id]);
    expect(await ids(admin, '?status=completed')).toEqual([]);
    expect(await ids(admin, '?status=')).toHaveLength(3);
    expect((await list(admin, '?status=cancelled')).requests).toMatchObject([{ isExhausted: false }]);
  });

  it('searches the client and the place, word by word and to the letter', async () => {
    const [ada, grace] = [await createOwner(), await createOwner()];
    await query("UPDATE users SET first_name = 'Grace', last_name = 'Hopper' WHERE id = $1", [
      grace.actor.id,
    ]);
    const inAustin = await writeRequest(ada);
    const inWaco = await writeRequest(grace, { location: '1 100% Way, Waco, TX 76701' });
    const admin = await createAdmin();

    expect(await ids(admin, '?search=hopper')).toEqual([inWaco.id]);
    expect(await ids(admin, `?search=${encodeURIComponent(ada.user.email)}`)).toEqual([inAustin.id]);
    expect(await ids(admin, '?search=ada+AUSTIN')).toEqual([inAustin.id]);
    expect(await ids(admin, '?search=ada+waco')).toEqual([]);
    expect(await ids(admin, '?search=100%25')).toEqual([inWaco.id]);
    expect(await ids(admin, '?search=1_0')).toEqual([]);
    expect(await ids(admin, '?search=waco&status=completed')).toEqual([]);
  });

  it('sorts by age and by appointment, the latest first', async () => {
    const client = await createOwner();
    const late = await writeRequest(client, { appointment_at: inDays(9), created_at: minutesAgo(9) });
    const soon = await writeRequest(client, { appointment_at: inDays(1), created_at: minutesAgo(1) });
    const admin = await createAdmin();

    expect(await ids(admin, '?sort=newest')).toEqual([soon.id, late.id]);
    expect(await ids(admin, '?sort=oldest')).toEqual([late.id, soon.id]);
    expect(await ids(admin, '?sort=appointment')).toEqual([late.id, soon.id]);
    expect(await ids(admin, '?sort=size')).toEqual([soon.id, late.id]);
  });

  it.each(['?status=lost', `?search=${'x'.repeat(201)}`])('refuses %s', async (search) => {
    expect((await get(await createAdmin(), search)).status).toBe(422);
  });
});

describe('GET /api/requests/all?format=csv', () => {
  const head =
    'id,serviceType,documentType,clientName,clientEmail,notaryName,appointmentDate,location,isRemote,status,isDemo,isExhausted,total,createdAt';

  it('gives an admin a file in which no cell is a formula', async () => {
    const client = await createOwner();
    const [appointment, asked] = [inDays(2), minutesAgo(5)];
    const { id } = await writeRequest(client, {
      location: '=SUM(1, 2)',
      appointment_at: appointment,
      created_at: asked,
      exhausted_at: asked,
    });
    const { status, text, headers } = await get(await createAdmin(), '?format=csv');

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('attachment; filename="requests.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toBe(
      `${head}\r\n${id},real-estate,deed,Ada Lovelace,${client.user.email},,${appointment.toISOString()},"'=SUM(1, 2)",no,pending,no,yes,75,${asked.toISOString()}\r\n`,
    );
  });

  it('keeps to the filter', async () => {
    const client = await createOwner();
    await writeRequest(client);
    await writeRequest(client, { status: 'cancelled' });
    const admin = await createAdmin();

    expect((await get(admin, '?format=csv&status=cancelled')).text.trim().split('\r\n')).toHaveLength(2);
  });
});

describe('how many requests there are', () => {
  it('is told admins by filter, and nobody else', async () => {
    const client = await createOwner();
    await writeRequest(client);
    await writeRequest(client, { exhausted_at: new Date() });
    const { actor } = await createAdmin();

    expect(await countAllRequests(actor, {})).toBe(2);
    expect(await countAllRequests(actor, { status: 'waiting' })).toBe(1);
    await expect(countAllRequests(client.actor, {})).rejects.toMatchObject({ code: 'not_found' });
  });
});
