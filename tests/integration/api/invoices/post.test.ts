import { POST } from '@/app/api/invoices/route';
import { createInvoice } from '@/lib/invoices/commands/invoices';
import { createInvoiceSchema, type Invoice } from '@/lib/invoices/schema';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { invoiceInput, listNumbers, readInvoice, readItems } from '@/tests/support/invoices';
import { heardOf } from '@/tests/support/requests';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';
const post = (as: Person | null, body: unknown) =>
  callRoute(POST, { method: 'POST', url: '/api/invoices', as, body });

const wholeBillTo = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  company: 'Lone Star Title',
  address: '500 Congress Ave\nAustin, TX 78701',
};

afterEach(releaseClock);
afterAll(stopListening);

describe('POST /api/invoices, as somebody signed in', () => {
  it('writes a draft with its number, its lines, its totals and an audit event', async () => {
    holdClock(at);
    const issuer = await createNotary();
    const input = invoiceInput({
      clientType: 'title',
      billTo: wholeBillTo,
      items: [
        { description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 0 },
        { description: 'Printing', qty: 3, unit: 25.2, taxRate: 8.875 },
      ],
    });
    const answer = await post(issuer, input);

    expect(answer.status).toBe(201);
    const { id } = answer.body as Invoice;
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      number: 'INV-2026-0001',
      status: 'draft',
      clientType: 'title',
      issuer: { name: 'Ada Lovelace', email: issuer.user.email },
      sender: { checkedAt: null, visitAt: null, isCancelled: false, isForClient: false },
      billTo: wholeBillTo,
      meta: { property: '12 Main St' },
      items: input.items,
      subtotal: 170.6,
      tax: 6.71,
      total: 177.31,
      balance: 177.31,
      currency: 'USD',
      terms: 'Net 15',
      memo: null,
      createdAt: at,
      sentAt: null,
      dueAt: null,
      paid: false,
      paidAt: null,
      isDemoPaid: false,
      isVisit: false,
      payment: 'none',
      receivedCents: 0,
      refundedCents: 0,
      isMismatched: false,
      requestId: null,
      revision: 0,
      lastSentAt: null,
      paymentMethod: null,
      voidedAt: null,
      refundedAt: null,
      previewUrl: null,
    });
    expect(await readInvoice(id)).toEqual({
      id,
      issuer_id: issuer.user.id,
      number: 'INV-2026-0001',
      status: 'draft',
      client_type: 'title',
      issuer_name: 'Ada Lovelace',
      issuer_email: issuer.user.email,
      bill_to_name: 'Grace Hopper',
      bill_to_email: 'grace@example.com',
      bill_to_company: 'Lone Star Title',
      bill_to_address: '500 Congress Ave\nAustin, TX 78701',
      property: '12 Main St',
      request_id: null,
      terms: 'Net 15',
      memo: null,
      revision: 0,
      currency: 'usd',
      subtotal_cents: 170_60,
      tax_cents: 6_71,
      total_cents: 177_31,
      created_at: new Date(at),
      sent_at: null,
      last_sent_at: null,
      send_count: 0,
      mail_id: null,
      due_at: null,
      paid_at: null,
      payment_method: null,
      voided_at: null,
      refunded_at: null,
    });
    expect(await readItems(id)).toEqual([
      {
        position: 1,
        description: 'Notary Dispatch / Trip',
        quantity: 1,
        unit_cents: 95_00,
        tax_rate_milli: 0,
        net_cents: 95_00,
        tax_cents: 0,
      },
      {
        position: 2,
        description: 'Printing',
        quantity: 3,
        unit_cents: 25_20,
        tax_rate_milli: 8_875,
        net_cents: 75_60,
        tax_cents: 6_71,
      },
    ]);
    expect(await listAudit()).toEqual([
      {
        type: 'invoice.created',
        actor_id: issuer.user.id,
        subject_id: id,
        data: { from: null, to: 'draft' },
      },
    ]);
  });

  it('keeps parts of a quantity, terms, a due day and a note', async () => {
    holdClock(at);
    const answer = await post(
      await createOwner(),
      invoiceInput({
        terms: 'Due on a set day',
        dueDate: '2026-12-24',
        memo: 'Thank you.\nBring the key.',
        items: [{ description: 'Hours', qty: 1.125, unit: 95, taxRate: 8.25 }],
      }),
    );
    const { id } = answer.body as Invoice;
    expect(answer.body).toMatchObject({
      terms: 'Due on a set day',
      dueAt: '2026-12-24T23:59:59.999Z',
      memo: 'Thank you.\nBring the key.',
      items: [{ description: 'Hours', qty: 1.125, unit: 95, taxRate: 8.25 }],
      subtotal: 106.88,
      tax: 8.82,
      total: 115.7,
    });
    expect(await query('SELECT quantity, quantity_milli, net_cents FROM invoice_items')).toEqual([
      { quantity: 1, quantity_milli: 125, net_cents: 106_88 },
    ]);
    expect(await readInvoice(id)).toMatchObject({ total_cents: 115_70 });
  });

  it('refuses a due day that is over', async () => {
    holdClock(at);
    const issuer = await createOwner();
    const before = await snapshot();
    const input = invoiceInput({ terms: 'Due on a set day', dueDate: '2026-11-18' });
    expect(await post(issuer, input)).toMatchObject({
      status: 422,
      body: { fields: { dueDate: 'Please choose a due day that is not over.' } },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('needs no more than a name and a line', async () => {
    const input = { clientType: 'direct', billTo: { name: 'Ada' }, items: invoiceInput().items };
    const answer = await post(await createOwner(), input);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      billTo: { name: 'Ada', email: null, company: null, address: null },
      meta: { property: null },
    });
  });

  it.each([
    ['an owner', createOwner],
    ['a notary', createNotary],
    ['an admin', createAdmin],
  ])('takes one of %s', async (_, create) => {
    expect((await post(await create(), invoiceInput())).status).toBe(201);
  });

  it('tells the pages of the issuer', async () => {
    const issuer = await createOwner();
    const event = await heardOf(`account:${issuer.user.id}`, () => post(issuer, invoiceInput()));
    const [row] = await query<{ id: string }>('SELECT id FROM invoices');
    expect(event).toEqual({ topic: `account:${issuer.user.id}`, kind: 'invoice', id: row?.id });
  });
});

describe('POST /api/invoices, and the numbers', () => {
  it('gives a hundred at once a hundred numbers in a row', async () => {
    const issuer = await createOwner();
    const input = createInvoiceSchema.parse(invoiceInput());
    await Promise.all(Array.from({ length: 100 }, () => createInvoice(issuer.actor, input)));
    const year = new Date().getUTCFullYear();
    const expected = Array.from(
      { length: 100 },
      (_, index) => `INV-${year}-${String(index + 1).padStart(4, '0')}`,
    );
    expect(await listNumbers(issuer)).toEqual(expected);
    expect(await countRows('audit_events')).toBe(100);
  });

  it('gives each issuer their own series', async () => {
    holdClock(at);
    const [first, second] = [await createOwner(), await createOwner()];
    for (const issuer of [first, first, second]) await post(issuer, invoiceInput());
    expect(await listNumbers(first)).toEqual(['INV-2026-0001', 'INV-2026-0002']);
    expect(await listNumbers(second)).toEqual(['INV-2026-0001']);
  });

  it('begins anew with the year, in UTC', async () => {
    holdClock('2026-12-31T23:59:59.999Z');
    const issuer = await createOwner();
    await post(issuer, invoiceInput());
    advanceClock({ ms: 1 });
    await post(issuer, invoiceInput());
    expect(await listNumbers(issuer)).toEqual(['INV-2026-0001', 'INV-2027-0001']);
  });

  it('uses no number for an invoice that could not be written', async () => {
    holdClock(at);
    const issuer = await createOwner();
    await post(issuer, invoiceInput());
    // As if somebody had written the next one past the counter.
    await query(`UPDATE invoices SET number = 'INV-2026-0002'`);
    const before = await snapshot();
    expect((await post(issuer, invoiceInput())).status).toBe(409);
    expect(await snapshot()).toEqual(before);
    await query(`UPDATE invoices SET number = 'INV-2026-0001'`);
    expect((await post(issuer, invoiceInput())).body).toMatchObject({ number: 'INV-2026-0002' });
  });
});

const trip = { description: 'Trip', qty: 1, unit: 95, taxRate: 0 };
const badInput: [string, Record<string, unknown>, Record<string, string>][] = [
  ['no line', { items: [] }, { items: 'An invoice needs at least one line.' }],
  ['101 lines', { items: Array(101).fill(trip) }, { items: 'An invoice can have at most 100 lines.' }],
  ['a negative price', { items: [{ ...trip, unit: -1 }] }, { 'items.0.unit': 'A price cannot be negative.' }],
  [
    'a price of 1e12 dollars',
    { items: [{ ...trip, unit: 1e12 }] },
    {
      'items.0.unit': 'A price can be at most $999,999.99.',
      items: 'An invoice can total at most $999,999.99.',
    },
  ],
  [
    'a price of three decimals',
    { items: [{ ...trip, unit: 1.005 }] },
    { 'items.0.unit': 'Please use whole cents.' },
  ],
  [
    'HTML in the name',
    { billTo: { name: '<img src=x>' } },
    { 'billTo.name': 'Please leave out < and > and line breaks.' },
  ],
  ['no name', { billTo: { name: '' } }, { 'billTo.name': 'Bill To Name is required' }],
];

describe('POST /api/invoices, refused', () => {
  it.each(badInput)('says what is wrong with %s and changes nothing', async (_, changes, fields) => {
    const issuer = await createOwner();
    const before = await snapshot();
    const answer = await post(issuer, invoiceInput(changes));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed', fields });
    expect(await snapshot()).toEqual(before);
  });

  it('answers a visitor 401 and changes nothing', async () => {
    const before = await snapshot();
    expect((await post(visitor, invoiceInput())).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});
