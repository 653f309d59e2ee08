import { GET as BILLS } from '@/app/api/invoices/to-pay/route';
import { POST as INVOICE } from '@/app/api/invoices/from-request/route';
import { GET as EARNINGS } from '@/app/api/notaries/[userId]/earnings/route';
import { GET as STATS } from '@/app/api/notaries/[userId]/stats/route';
import { PATCH } from '@/app/api/requests/[id]/route';
import type { Earnings, NotaryStats } from '@/lib/notary/schema/profile';
import { sendCancellationBill } from '@/lib/invoices/commands/send';
import { stopListening } from '@/lib/platform/events';
import { createOwner, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { listJobs, listNotifications } from '@/tests/support/offers';
import { readRequest } from '@/tests/support/requests';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';
const rule =
  'Cancelling is free while no notary is assigned or more than 2 hours are left before the appointment. After that, or once a visit that you let start early is under way or has begun, it costs $25, or $50 for a mobile visit under way, and the notary gets it.';
/** In an hour. */
const soon = { appointment_at: '2026-11-20T16:04:05.678Z' };

const cancel = (as: Person, id: string, fee?: unknown) =>
  callRoute(PATCH, {
    method: 'PATCH',
    url: `/api/requests/${id}`,
    params: { id },
    as,
    body: { status: 'cancelled', fee },
  });

async function buildAssigned(overrides: Record<string, unknown> = {}) {
  const client = await createOwner();
  const notary = await buildNotary();
  const { id } = await writeRequest(client, { notary_id: notary.user.id, ...soon, ...overrides });
  return { client, notary, id };
}

beforeEach(() => holdClock(at));
afterEach(releaseClock);
afterAll(stopListening);

describe('PATCH /api/requests/{id} to cancelled, with less than two hours left', () => {
  it('costs $25, billed in the notary’s name in the same step', async () => {
    const { client, notary, id } = await buildAssigned();
    const answer = await cancel(client, id, 25);
    expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled', cancellationFee: 25 } });
    expect(await readRequest(id)).toMatchObject({ cancellation_cents: 25_00 });
    const [invoice] = await query<Record<string, unknown>>('SELECT * FROM invoices');
    expect(invoice).toMatchObject({
      issuer_id: notary.user.id,
      request_id: id,
      status: 'sent',
      bill_to_email: client.user.email,
      total_cents: 25_00,
      tax_cents: 0,
      sent_at: new Date(at),
      terms: 'Due on receipt',
      due_at: new Date(at),
    });
    expect(await query('SELECT description, unit_cents FROM invoice_items')).toEqual([
      { description: 'Notary: fee for cancelling the visit', unit_cents: 25_00 },
    ]);
    expect((await listAudit(id)).at(-1)).toMatchObject({
      type: 'request.cancelled',
      data: { from: 'assigned', by: 'client', feeCents: 25_00 },
    });
    expect(await listAudit(invoice!.id as string)).toMatchObject([
      { type: 'invoice.created', data: { from: null, to: 'sent', requestId: id } },
    ]);
    const bills = await callRoute(BILLS, { url: `/api/invoices/to-pay?requestId=${id}`, as: client });
    expect(bills.body).toMatchObject([{ status: 'sent', total: 25 }]);
  });

  it('emails the bill to the client with its number, due day and the way to pay, once', async () => {
    const { client, id } = await buildAssigned();
    await cancel(client, id, 25);
    const [job] = await listJobs('send-bill');
    const [invoice] = await query<{ id: string }>('SELECT id FROM invoices');
    expect(job).toMatchObject({ id: invoice!.id });
    expect(await sendCancellationBill(invoice!.id)).toEqual({ sent: true });
    expect(await sendCancellationBill(invoice!.id)).toEqual({ sent: false });
    const mails = await query<{ subject: string; text: string }>('SELECT subject, text FROM mails');
    expect(mails).toHaveLength(1);
    const [{ subject, text }] = mails as [{ subject: string; text: string }];
    expect(subject).toContain('INV-2026-0001');
    for (const words of [
      'Due on receipt (November 20, 2026)',
      `/pay/${invoice!.id}`,
      'This is the fee for cancelling your visit on November 20, 2026 (UTC), booked here.',
    ]) {
      expect(text).toContain(words);
    }
    expect(await query('SELECT send_count FROM invoices')).toEqual([{ send_count: 1 }]);
  });

  it('tells both what it costs', async () => {
    const { client, notary, id } = await buildAssigned();
    await cancel(client, id, 25);
    expect(await listNotifications(notary.actor.id)).toMatchObject([
      { message: expect.stringContaining('They owe you $25.00 for it') as string },
    ]);
    expect(await listNotifications(client.actor.id)).toMatchObject([
      { message: expect.stringContaining(`which costs $25.00. ${rule}`) as string },
    ]);
  });

  it('costs $50 once the notary is seen to come to a mobile visit', async () => {
    const { client, id } = await buildAssigned({
      travel_stage: 'en_route',
      departed_at: at,
      under_way_at: at,
    });
    expect((await cancel(client, id, 50)).body).toMatchObject({ cancellationFee: 50 });
  });

  it.each([
    ['at the office', { mode: 'in-person' }],
    ['online', { is_remote: true }],
  ])('costs $25 %s, also once it has begun', async (_, where) => {
    const { client, id } = await buildAssigned({ status: 'in_progress', ...where });
    expect((await cancel(client, id, 25)).body).toMatchObject({ cancellationFee: 25 });
  });

  it('costs $50 days ahead too, where the client let the visit start early and it has begun', async () => {
    const { client, id } = await buildAssigned({
      status: 'in_progress',
      appointment_at: '2026-11-27T15:00:00.000Z',
      begin_agreed_at: at,
      arrived_at: at,
    });
    expect(await cancel(client, id, undefined)).toMatchObject({
      status: 409,
      body: { fields: { fee: '50' } },
    });
    expect((await cancel(client, id, 50)).body).toMatchObject({ cancellationFee: 50 });
  });

  it.each([
    ['was seen to be free', undefined, {}, '25.00', '25'],
    ['rose since', 25, { travel_stage: 'en_route', departed_at: at, under_way_at: at }, '50.00', '50'],
  ])('cancels nothing when it %s, and says what it costs now', async (_, seen, state, shown, fee) => {
    const { client, id } = await buildAssigned(state);
    const before = await snapshot();
    const answer = await cancel(client, id, seen);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: `Cancelling now costs $${shown}. ${rule} Nothing was cancelled yet.`,
      code: 'conflict',
      fields: { fee },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('charges what it costs now where more was seen', async () => {
    const { client, id } = await buildAssigned();
    expect((await cancel(client, id, 50)).body).toMatchObject({ cancellationFee: 25 });
  });

  it('bills two clicks at once only once', async () => {
    const { client, id } = await buildAssigned();
    const answers = await Promise.all([cancel(client, id, 25), cancel(client, id, 25)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countRows('invoices')).toBe(1);
  });

  it('bills nothing where the bill cannot be written, and cancels nothing then', async () => {
    const { client, id } = await buildAssigned();
    await query(`ALTER TABLE invoices ADD CONSTRAINT refuse CHECK (total_cents <> 2500) NOT VALID`);
    try {
      expect((await cancel(client, id, 25)).status).toBe(500);
    } finally {
      await query('ALTER TABLE invoices DROP CONSTRAINT refuse');
    }
    expect(await readRequest(id)).toMatchObject({ status: 'assigned', cancellation_cents: 0 });
  });
});

describe('PATCH /api/requests/{id} to cancelled, without a fee', () => {
  it.each([
    [
      'while nobody is assigned',
      { notary_id: null, assigned_at: null, busy_from: null, busy_to: null, status: 'pending' },
    ],
    ['with more than two hours left', { appointment_at: '2026-11-20T17:04:05.679Z' }],
    [
      'when the notary has not come',
      { appointment_at: '2026-11-20T14:49:00.000Z', assigned_at: '2026-11-20T10:00:00Z' },
    ],
  ])('%s', async (_, state) => {
    const { client, id } = await buildAssigned(state);
    expect(await cancel(client, id)).toMatchObject({ status: 200, body: { cancellationFee: 0 } });
    expect(await countRows('invoices')).toBe(0);
  });

  it.each([
    ['before the demo notary sets off', {}],
    ['while the demo notary is under way', { departed_at: at, travel_stage: 'en_route' }],
    ['during the demo visit', { status: 'in_progress', started_at: at }],
  ])('%s, who is owed nothing', async (_, state) => {
    const [client, demo] = [await createOwner(), await buildNotary({ isDemo: true })];
    const { id } = await writeRequest(client, { notary_id: demo.user.id, ...soon, ...state });
    expect(await cancel(client, id)).toMatchObject({ status: 200, body: { cancellationFee: 0 } });
    expect(await countRows('invoices')).toBe(0);
    expect(await listNotifications(client.user.id)).toMatchObject([
      { message: 'Real estate: Deed: you cancelled it, and you owe nothing for it.' },
    ]);
  });
});

describe('The fee of a cancellation', () => {
  const zone = 'timeZone=UTC';

  it('is earned by the notary, and is no visit', async () => {
    const { client, notary, id } = await buildAssigned();
    await cancel(client, id, 25);
    const userId = notary.user.id;
    const on = { params: { userId }, as: notary };
    const earnings = await callRoute(EARNINGS, { url: `/api/notaries/${userId}/earnings?${zone}`, ...on });
    expect(earnings.body).toEqual({
      total: 25,
      weeks: [{ startsOn: '2026-11-16', visits: 0, total: 25 }],
      visits: [
        {
          requestId: id,
          serviceType: 'real-estate',
          completedAt: at,
          isCancelled: true,
          basePrice: 0,
          travelFee: 0,
          rushFee: 0,
          total: 25,
          invoiceId: expect.any(String) as string,
          invoiceNumber: 'INV-2026-0001',
        },
      ],
    } satisfies Earnings);
    const stats = await callRoute(STATS, { url: `/api/notaries/${userId}/stats?${zone}`, ...on });
    expect(stats.body).toMatchObject({
      todayEarnings: 25,
      weekCompletions: 0,
    } satisfies Partial<NotaryStats>);
  });

  it('can be billed anew after its invoice is void', async () => {
    const { client, notary, id } = await buildAssigned();
    await cancel(client, id, 25);
    await query(`UPDATE invoices SET status = 'void', voided_at = now()`);
    advanceClock({ minutes: 1 });
    const answer = await callRoute(INVOICE, {
      method: 'POST',
      url: '/x',
      as: notary,
      body: { requestId: id },
    });
    expect(answer).toMatchObject({ status: 201, body: { status: 'draft', total: 25 } });
  });
});
