import { stripe } from '@/tests/support/with-stripe';
import { markPaid } from '@/lib/invoices/commands/status';
import { createAdmin } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { openedInvoice, postEvent, readNotifications, readPayments } from '@/tests/support/invoice-payments';
import { readInvoice } from '@/tests/support/invoices';
import { heardOf } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';

async function paid() {
  const invoice = await openedInvoice();
  const session = stripe.checkout.pay(invoice.sessionId);
  await postEvent('checkout.session.completed', session);
  return invoice;
}

const refund = (sessionId: string, cents: number, options?: { id?: string }) =>
  postEvent('charge.refunded', stripe.checkout.refund(sessionId, cents), options);
const refunds = async (id: string) =>
  (await listAudit(id)).filter(({ type }) => type === 'invoice.refunded').map(({ data }) => data);
const withoutEvents = async () => {
  await query('DELETE FROM stripe_events');
  return snapshot();
};

describe('POST /api/webhooks/stripe, a refund of what paid an invoice', () => {
  it('makes the invoice void when all of it went back, and tells the issuer', async () => {
    const { id, number, sessionId, paymentId, issuer } = await paid();
    const before = await readInvoice(id);
    expect((await refund(sessionId, 12_000)).status).toBe(200);

    const after = await readInvoice(id);
    expect(after).toEqual({
      ...before,
      status: 'void',
      voided_at: expect.any(Date),
      refunded_at: after.voided_at,
    });
    expect(await readPayments(id)).toMatchObject([{ status: 'succeeded', refunded_cents: 12_000 }]);
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'invoice.refunded',
      actor_id: null,
      subject_id: id,
      data: { from: 'paid', to: 'void', paymentId, refundedCents: 12_000 },
    });
    expect((await readNotifications()).at(-1)).toEqual({
      user_id: issuer.actor.id,
      type: 'invoice.refunded',
      title: 'Payment refunded',
      message: `$120.00 of the card payment for invoice ${number} went back to the payer. The invoice is void now.`,
      href: `/invoices/${id}`,
    });
  });

  it("tells the issuer's pages", async () => {
    const { id, sessionId, issuer } = await paid();
    const topic = `account:${issuer.actor.id}`;
    expect(await heardOf(topic, () => refund(sessionId, 12_000))).toEqual({ topic, kind: 'invoice', id });
  });

  it('leaves the invoice paid when a part went back, and makes it void when the rest follows', async () => {
    const { id, sessionId, paymentId } = await paid();
    await refund(sessionId, 2_000);
    expect(await readInvoice(id)).toMatchObject({ status: 'paid', refunded_at: null });
    expect(await readPayments(id)).toMatchObject([{ refunded_cents: 2_000 }]);
    await refund(sessionId, 10_000);
    expect(await readInvoice(id)).toMatchObject({ status: 'void', refunded_at: expect.any(Date) });
    expect(await refunds(id)).toEqual([
      { from: 'paid', to: 'paid', paymentId, refundedCents: 2_000 },
      { from: 'paid', to: 'void', paymentId, refundedCents: 12_000 },
    ]);
  });

  it('changes nothing when it comes again, under the same event id or another one', async () => {
    const { sessionId } = await paid();
    await refund(sessionId, 12_000, { id: 'evt_refund' });
    const before = await withoutEvents();
    await refund(sessionId, 0, { id: 'evt_refund' });
    await refund(sessionId, 0);
    expect(await withoutEvents()).toEqual(before);
  });

  it('is written once when it is delivered four times at once', async () => {
    const { id, sessionId } = await paid();
    stripe.checkout.refund(sessionId, 12_000);
    await Promise.all([1, 2, 3, 4].map((event) => refund(sessionId, 0, { id: `evt_${event % 2}` })));
    expect(await refunds(id)).toHaveLength(1);
    expect(await readInvoice(id)).toMatchObject({ status: 'void' });
  });

  it('settles first what was paid when that event was lost', async () => {
    const { id, sessionId } = await openedInvoice();
    stripe.checkout.pay(sessionId);
    await refund(sessionId, 12_000);
    expect(await readInvoice(id)).toMatchObject({ status: 'void', payment_method: 'card' });
    expect((await listAudit(id)).map(({ type }) => type).slice(-2)).toEqual([
      'invoice.paid',
      'invoice.refunded',
    ]);
  });

  it('is taken back when the bank refuses it, and told to the issuer and to the admins', async () => {
    const admin = await createAdmin();
    const { id, number, sessionId, paymentId, issuer } = await paid();
    await refund(sessionId, 12_000);
    const charge = stripe.checkout.refund(sessionId, -12_000);
    await postEvent('refund.failed', { ...charge, object: 'refund' });

    expect(await readPayments(id)).toMatchObject([{ status: 'succeeded', refunded_cents: 0 }]);
    expect(await readInvoice(id)).toMatchObject({ status: 'void', refunded_at: null });
    expect((await listAudit(id)).at(-1)).toMatchObject({
      type: 'invoice.refund_failed',
      data: { paymentId, failedCents: 12_000, refundedCents: 0 },
    });
    const told = (await readNotifications()).filter(({ type }) => type === 'invoice.refund_failed');
    expect(told).toMatchObject([
      {
        user_id: issuer.actor.id,
        message: `The payer’s bank did not take the refund of $120.00 for invoice ${number}. We will pay it back in another way; you don’t need to do anything.`,
      },
      { user_id: admin.actor.id, title: 'A refund failed' },
    ]);
  });

  it('does not believe an event that Stripe does not confirm', async () => {
    const { sessionId } = await paid();
    const before = await withoutEvents();
    const charge = { ...stripe.checkout.refund(sessionId, 0), amount_refunded: 12_000, refunded: true };
    await postEvent('charge.refunded', charge);
    expect(await withoutEvents()).toEqual(before);
  });
});

describe('POST /api/webhooks/stripe, a refund of what came too much', () => {
  it('leaves an invoice paid that was paid by hand', async () => {
    const { id, sessionId, issuer } = await openedInvoice();
    await query('UPDATE invoice_payments SET session_id = NULL');
    await markPaid(issuer.actor, id);
    await postEvent('checkout.session.completed', stripe.checkout.pay(sessionId));
    const before = await readInvoice(id);
    await refund(sessionId, 12_000);
    expect(await readInvoice(id)).toEqual(before);
    expect(await readPayments(id)).toMatchObject([{ refunded_cents: 12_000 }]);
    expect(await refunds(id)).toMatchObject([{ from: 'paid', to: 'paid', refundedCents: 12_000 }]);
  });

  it('leaves an invoice paid that another card payment had paid before', async () => {
    const { id, sessionId: first } = await paid();
    await query(
      `INSERT INTO invoice_payments (id, invoice_id, amount_cents, created_at)
       VALUES ('0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51', $1, 12000, now())`,
      [id],
    );
    const second = stripe.checkout.add({ invoicePaymentId: '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51' }, 12_000);
    await postEvent('checkout.session.completed', stripe.checkout.pay(second.id));
    expect((await readNotifications()).map(({ type }) => type)).toContain('invoice.paid_again');
    await refund(second.id, 12_000);
    expect(await readInvoice(id)).toMatchObject({ status: 'paid', refunded_at: null });
    await refund(first, 12_000);
    expect(await readInvoice(id)).toMatchObject({ status: 'void' });
  });

  it('forgets a refund of what was paid for something else', async () => {
    const { sessionId } = await paid();
    const before = await snapshot();
    const charge = { id: 'ch_1', object: 'charge', payment_intent: 'pi_unknown', amount_refunded: 100 };
    expect((await postEvent('charge.refunded', charge)).status).toBe(200);
    expect(await snapshot()).toEqual(before);
    expect(stripe.checkout.get(sessionId).payment_status).toBe('paid');
  });
});
