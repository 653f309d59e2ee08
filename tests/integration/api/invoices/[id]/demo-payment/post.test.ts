import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/invoices/[id]/demo-payment/route';
import { getPublicInvoice } from '@/lib/invoices/queries/invoices';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoiceOver, readNotifications, readPayments } from '@/tests/support/invoice-payments';
import { buildInvoice, buildSentInvoice, readInvoice } from '@/tests/support/invoices';
import { heardOf } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';

const pay = (id: string) =>
  callRoute(POST, { method: 'POST', url: `/api/invoices/${id}/demo-payment`, params: { id } });

describe('POST /api/invoices/{id}/demo-payment, where the demo provider pays', () => {
  it('marks a sent invoice as paid, as a demo, and tells the issuer', async () => {
    const issuer = await createOwner();
    const { id, number } = await buildSentInvoice(issuer);
    expect(await pay(id)).toMatchObject({ status: 200, body: { status: 'paid' } });

    const [payment] = await readPayments(id);
    expect(payment).toMatchObject({
      provider: 'demo',
      status: 'succeeded',
      amount_cents: 12_000,
      session_id: null,
    });
    expect(await readInvoice(id)).toMatchObject({ status: 'paid', payment_method: 'card' });
    expect(await getPublicInvoice(id, null)).toMatchObject({ paid: true, isDemoPaid: true, balance: 0 });
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'invoice.paid',
      actor_id: null,
      subject_id: id,
      data: { from: 'sent', to: 'paid', method: 'demo', paymentId: payment?.id },
    });
    expect(await readNotifications()).toMatchObject([
      {
        user_id: issuer.user.id,
        type: 'invoice.paid',
        title: 'Invoice paid',
        message: `Invoice ${number} was paid as a demo: $120.00. No card was charged, and no money came.`,
      },
    ]);
  });

  it('pays once for two clicks at once', async () => {
    const { id } = await buildSentInvoice(await createOwner());
    const answers = await Promise.all([pay(id), pay(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readPayments(id)).toHaveLength(1);
  });

  it("tells the issuer's pages", async () => {
    const issuer = await createOwner();
    const { id } = await buildSentInvoice(issuer);
    const topic = `account:${issuer.actor.id}`;
    expect(await heardOf(topic, () => pay(id))).toMatchObject({ topic });
  });

  it('refuses a draft, and changes nothing', async () => {
    const { id } = await buildInvoice(await createOwner());
    const before = await snapshot();
    expect(await pay(id)).toMatchObject({
      status: 409,
      body: {
        message: 'This invoice is a draft. It can be paid once its sender has sent it.',
        code: 'conflict',
      },
    });
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['paid', markPaid, 'This invoice is already paid.'],
    ['void', voidInvoice, 'This invoice is void. Please make a new one.'],
  ])('refuses an invoice that is %s', async (_, end, message) => {
    const issuer = await createOwner();
    const { id } = await buildSentInvoice(issuer);
    await end(issuer.actor, id);
    const before = await snapshot();
    expect(await pay(id)).toMatchObject({ status: 409, body: { message } });
    expect(await snapshot()).toEqual(before);
  });

  it('refuses a sum that no card pays, and one that another amount came for', async () => {
    const issuer = await createOwner();
    expect((await pay((await buildInvoiceOver(issuer, 49)).id)).status).toBe(409);
    const { id } = await buildSentInvoice(issuer);
    await query(
      `INSERT INTO invoice_payments (id, invoice_id, status, amount_cents, created_at, succeeded_at)
       VALUES ($1, $2, 'succeeded', 5000, now(), now())`,
      [randomUUID(), id],
    );
    expect((await pay(id)).status).toBe(409);
  });

  it('answers 404 for an id that nobody has', async () => {
    expect((await pay(randomUUID())).status).toBe(404);
  });
});

describe('POST /api/invoices/{id}/demo-payment, where nobody pays by demo', () => {
  const { EMBEDDED_DATABASE, ALLOW_DEMO_PAYMENTS } = process.env;
  afterEach(() => Object.assign(process.env, { EMBEDDED_DATABASE, ALLOW_DEMO_PAYMENTS }));

  it('is not there, and changes nothing', async () => {
    const { id } = await buildSentInvoice(await createOwner());
    const before = await snapshot();
    Object.assign(process.env, { EMBEDDED_DATABASE: '0', ALLOW_DEMO_PAYMENTS: '0' });
    await jest.isolateModulesAsync(async () => {
      const { POST: isolated } = await import('@/app/api/invoices/[id]/demo-payment/route');
      expect((await callRoute(isolated, { method: 'POST', params: { id } })).status).toBe(404);
    });
    expect(await snapshot()).toEqual(before);
  });
});
