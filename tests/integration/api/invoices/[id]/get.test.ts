import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/invoices/[id]/route';
import { createNotary, createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoice } from '@/tests/support/invoices';
import { snapshot } from '@/tests/support/rows';

const get = (id: string, as: { cookie: string } | null = null) =>
  callRoute(GET, { url: `/api/invoices/${id}`, params: { id }, as });

const senderOnly = [
  'requestId',
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
      billTo: { name: 'Grace Hopper', email: 'grace@example.com', company: null, address: null },
      meta: { property: '12 Main St' },
      items: invoice.items,
      subtotal: 120,
      tax: 0,
      total: 120,
      balance: 120,
      currency: 'USD',
      terms: 'Net 15',
      createdAt: invoice.createdAt,
      sentAt: '2026-11-20T12:00:00.000Z',
      dueAt: '2026-12-05T12:00:00.000Z',
      paid: false,
      paidAt: null,
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
