import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/invoices/[id]/route';
import { invoiceRequest } from '@/lib/invoices/commands/invoices';
import { createNotary, createOwner } from '@/tests/support/actors';
import { writeVisit } from '@/tests/support/completed-visits';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoice } from '@/tests/support/invoices';
import { buildNotary } from '@/tests/support/notary';
import { snapshot } from '@/tests/support/rows';

const get = (id: string, as: { cookie: string } | null = null) =>
  callRoute(GET, { url: `/api/invoices/${id}`, params: { id }, as });

const senderOnly = [
  'requestId',
  'revision',
  'lastSentAt',
  'paymentMethod',
  'voidedAt',
  'refundedAt',
  'previewUrl',
  'receivedCents',
  'refundedCents',
  'isMismatched',
] as const;

describe('GET /api/invoices/{id}', () => {
  it('shows a visitor who knows the id what is to be paid, and nothing of the sender’s own', async () => {
    const issuer = await createNotary();
    const invoice = await buildInvoice(issuer);
    await query(
      `UPDATE invoices SET status = 'sent', sent_at = '2026-11-20T12:00:00Z', last_sent_at = now(), send_count = 2,
         due_at = '2026-12-05T12:00:00Z', mail_id = $1`,
      [randomUUID()],
    );
    const before = await snapshot();
    const answer = await get(invoice.id);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: invoice.id,
      number: invoice.number,
      status: 'sent',
      clientType: 'direct',
      issuer: { name: 'Ada Lovelace', email: issuer.user.email },
      sender: { checkedAt: null, visitAt: null, isCancelled: false, isForClient: false },
      billTo: { name: 'Grace Hopper', email: 'grace@example.com', company: null, address: null },
      meta: { property: '12 Main St' },
      items: invoice.items,
      subtotal: 120,
      tax: 0,
      total: 120,
      balance: 120,
      currency: 'USD',
      terms: 'Net 15',
      memo: null,
      createdAt: invoice.createdAt,
      sentAt: '2026-11-20T12:00:00.000Z',
      dueAt: '2026-12-05T12:00:00.000Z',
      paid: false,
      paidAt: null,
      isDemoPaid: false,
      isVisit: false,
      payment: 'none',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await snapshot()).toEqual(before);
  });

  it('leaves out the same for the sender and for somebody else', async () => {
    const issuer = await createNotary();
    const { id } = await buildInvoice(issuer);
    for (const person of [issuer, await createOwner()]) {
      const { body } = await get(id, person);
      for (const name of senderOnly) expect(body).not.toHaveProperty(name);
    }
  });

  it('shows its lines in the order in which they were written', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({
      description: `Line ${index + 1}`,
      qty: index + 1,
      unit: 1,
      taxRate: 0,
    }));
    const { id } = await buildInvoice(await createOwner(), { items });
    expect((await get(id)).body).toMatchObject({ items });
  });

  it.each([
    ['an id that nobody has', randomUUID(), 'Invoice not found'],
    ['something that is no id', 'INV-2026-0001', 'There is nothing at this address.'],
  ])('answers 404 for %s', async (_, id, message) => {
    await buildInvoice(await createOwner());
    const answer = await get(id);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message, code: 'not_found' });
  });
});

describe('GET /api/invoices/{id}, and what we know of its sender', () => {
  const senderOf = async (id: string) => ((await get(id)).body as { sender: unknown }).sender;
  const nothing = { checkedAt: null, visitAt: null, isCancelled: false, isForClient: false };

  it('says when we compared the commission of a verified notary', async () => {
    const notary = await buildNotary();
    const { id } = await buildInvoice(notary);
    const [{ verified_at } = { verified_at: null }] = await query<{ verified_at: Date | null }>(
      'SELECT verified_at FROM notary_profiles WHERE user_id = $1',
      [notary.user.id],
    );
    expect(await senderOf(id)).toEqual({ ...nothing, checkedAt: verified_at?.toISOString() });
  });

  it.each([
    ['once the verification was taken back', 'UPDATE notary_profiles SET verified_at = NULL'],
    ['once the commission has expired', `UPDATE notary_credentials SET expires_on = '2020-01-01'`],
  ])('says nothing %s', async (_, change) => {
    const { id } = await buildInvoice(await buildNotary());
    await query(change);
    expect(await senderOf(id)).toEqual(nothing);
  });

  it('says of a demo notary that it is one', async () => {
    const { id } = await buildInvoice(await buildNotary({ isDemo: true }));
    expect(await senderOf(id)).toEqual({ ...nothing, isDemo: true });
  });

  it('names the visit that it bills, as that of the client where it names them', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    const requestId = await writeVisit(client, notary, { completedAt: '2026-11-19T15:00:00.000Z' });
    const { invoice } = await invoiceRequest(notary.actor, requestId);
    const [visit] = await query<{ appointment_at: Date }>('SELECT appointment_at FROM notary_requests');
    const visitAt = visit?.appointment_at.toISOString();
    expect(await senderOf(invoice.id)).toMatchObject({ visitAt, isForClient: true });

    await query(`UPDATE invoices SET bill_to_email = 'somebody@else.example'`);
    expect(await senderOf(invoice.id)).toMatchObject({ visitAt, isForClient: false });
  });
});
