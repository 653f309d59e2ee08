import { stripe } from '@/tests/support/with-stripe';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import { getPublicInvoice } from '@/lib/invoices/queries/invoices';
import { createAdmin, createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import {
  checkOut,
  openedInvoice,
  postEvent,
  readNotifications,
  readPayments,
} from '@/tests/support/invoice-payments';
import { readInvoice } from '@/tests/support/invoices';
import { heardOf } from '@/tests/support/requests';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const received = { status: 200, body: { received: true } };
const completed = (sessionId: string, options?: { id?: string }) =>
  postEvent('checkout.session.completed', stripe.checkout.get(sessionId), options);
const audits = async (id: string, type: string) => (await listAudit(id)).filter((row) => row.type === type);
/** What is written when nothing comes of an event: that it came. */
const withoutEvents = async () => {
  await query('DELETE FROM stripe_events');
  return snapshot();
};

describe('POST /api/webhooks/stripe, an invoice that was paid by card', () => {
  it('marks it as paid, tells the issuer, and remembers the event', async () => {
    const { id, number, sessionId, paymentId, issuer } = await openedInvoice();
    stripe.checkout.pay(sessionId);
    expect(await completed(sessionId, { id: 'evt_1' })).toMatchObject(received);

    const invoice = await readInvoice(id);
    expect(invoice).toMatchObject({ status: 'paid', payment_method: 'card', voided_at: null });
    expect(await readPayments(id)).toMatchObject([
      {
        status: 'succeeded',
        succeeded_at: invoice.paid_at,
        payment_intent_id: stripe.checkout.get(sessionId).payment_intent,
        refunded_cents: 0,
      },
    ]);
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'invoice.paid',
      actor_id: null,
      subject_id: id,
      data: { from: 'sent', to: 'paid', method: 'card', paymentId },
    });
    expect(await readNotifications()).toEqual([
      {
        user_id: issuer.actor.id,
        type: 'invoice.paid',
        title: 'Invoice paid',
        message: `Invoice ${number} was paid by card: $120.00.`,
        href: `/invoices/${id}`,
      },
    ]);
    expect(await query('SELECT id, type FROM stripe_events')).toEqual([
      { id: 'evt_1', type: 'checkout.session.completed' },
    ]);
  });

  it("tells the issuer's pages", async () => {
    const { id, sessionId, issuer } = await openedInvoice();
    stripe.checkout.pay(sessionId);
    const topic = `account:${issuer.actor.id}`;
    expect(await heardOf(topic, () => completed(sessionId))).toEqual({ topic, kind: 'invoice', id });
  });

  it('changes nothing when the same event comes again, nor when another one tells the same', async () => {
    const { sessionId } = await openedInvoice();
    stripe.checkout.pay(sessionId);
    await completed(sessionId, { id: 'evt_1' });
    const before = await withoutEvents();
    expect(await completed(sessionId, { id: 'evt_1' })).toMatchObject(received);
    await postEvent('checkout.session.async_payment_succeeded', stripe.checkout.get(sessionId));
    expect(await withoutEvents()).toEqual(before);
  });

  it('pays once when it is delivered ten times at once, five of them under another event id', async () => {
    const { id, sessionId } = await openedInvoice();
    stripe.checkout.pay(sessionId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => completed(sessionId, { id: `evt_${index % 2}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await audits(id, 'invoice.paid')).toHaveLength(1);
    expect(await audits(id, 'invoice.paid_again')).toEqual([]);
    expect(await countRows('notifications')).toBe(1);
  });

  it('finds the payment by our own id when the server stopped before it noted the one of Stripe', async () => {
    const { id, sessionId } = await openedInvoice();
    await query('UPDATE invoice_payments SET session_id = NULL');
    stripe.checkout.pay(sessionId);
    await completed(sessionId);
    expect(await readPayments(id)).toMatchObject([{ status: 'succeeded', session_id: sessionId }]);
    expect(await readInvoice(id)).toMatchObject({ status: 'paid' });
  });

  it('honors money that came for a payment that was given up', async () => {
    const { id, sessionId } = await openedInvoice();
    await query(`UPDATE invoice_payments SET status = 'failed'`);
    stripe.checkout.pay(sessionId);
    await completed(sessionId);
    expect(await readInvoice(id)).toMatchObject({ status: 'paid' });
  });
});

describe('POST /api/webhooks/stripe, a debit of a bank account', () => {
  it('waits for the bank, and pays once it has answered', async () => {
    const { id, sessionId } = await openedInvoice();
    stripe.checkout.debit(sessionId);
    const before = await withoutEvents();
    expect(await completed(sessionId)).toMatchObject(received);
    expect(await withoutEvents()).toEqual(before);

    const session = stripe.checkout.answerDebit(sessionId, 'succeeded');
    await postEvent('checkout.session.async_payment_succeeded', session);
    expect(await readInvoice(id)).toMatchObject({ status: 'paid', payment_method: 'card' });
  });

  it('closes the payment when the bank refuses, so that another one can be made, and tells the issuer', async () => {
    const { id, number, sessionId, paymentId, issuer } = await openedInvoice();
    stripe.checkout.debit(sessionId);
    const session = stripe.checkout.answerDebit(sessionId, 'requires_payment_method');
    await postEvent('checkout.session.async_payment_failed', session);
    await postEvent('checkout.session.async_payment_failed', session);
    expect(await readPayments(id)).toMatchObject([{ status: 'failed' }]);
    expect(await readInvoice(id)).toMatchObject({ status: 'sent' });
    expect((await listAudit(id)).at(-1)).toMatchObject({
      type: 'invoice.checkout_closed',
      data: { paymentId },
    });
    expect(await readNotifications()).toEqual([
      {
        user_id: issuer.actor.id,
        type: 'invoice.payment_failed',
        title: 'A payment failed',
        message: `The bank refused the payment of $120.00 for invoice ${number}. The invoice is still unpaid.`,
        href: `/invoices/${id}`,
      },
    ]);
    expect((await checkOut(id)).status).toBe(200);
  });

  it('shows to whoever has the link that the bank works on it, and that it refused', async () => {
    const { id, sessionId } = await openedInvoice();
    stripe.checkout.debit(sessionId);
    await completed(sessionId);
    expect(await getPublicInvoice(id, null)).toMatchObject({ payment: 'processing' });
    const session = stripe.checkout.answerDebit(sessionId, 'requires_payment_method');
    await postEvent('checkout.session.async_payment_failed', session);
    expect(await getPublicInvoice(id, null)).toMatchObject({ payment: 'failed' });
  });
});

describe('POST /api/webhooks/stripe, a page that has expired', () => {
  it('closes the payment and leaves the invoice as it is', async () => {
    const { id, sessionId } = await openedInvoice();
    const session = stripe.checkout.expire(sessionId);
    await postEvent('checkout.session.expired', session);
    await postEvent('checkout.session.expired', session);
    expect(await readPayments(id)).toMatchObject([{ status: 'failed' }]);
    expect(await readInvoice(id)).toMatchObject({ status: 'sent' });
    expect(await audits(id, 'invoice.checkout_closed')).toHaveLength(1);
    expect(await readNotifications()).toEqual([]);
  });
});

describe('POST /api/webhooks/stripe, an invoice that was ended before the money came', () => {
  it.each([
    ['paid', markPaid, 'An invoice was paid twice', 'the second payment'],
    ['void', voidInvoice, 'A void invoice was paid', 'this payment'],
  ])('keeps the payment, leaves the invoice %s, and tells the issuer and all admins', async (...given) => {
    const [status, end, title, what] = given;
    const { id, number, sessionId, paymentId, issuer } = await openedInvoice();
    const admins = [await createAdmin(), await createAdmin()].map(({ actor }) => actor.id);
    await query('UPDATE invoice_payments SET session_id = NULL');
    await end(issuer.actor, id);
    const ended = await readInvoice(id);
    stripe.checkout.pay(sessionId);
    await completed(sessionId);
    await completed(sessionId);

    expect(await readInvoice(id)).toEqual(ended);
    expect(await readPayments(id)).toMatchObject([{ status: 'succeeded', session_id: sessionId }]);
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'invoice.paid_again',
      actor_id: null,
      subject_id: id,
      data: { from: status, to: status, paymentId },
    });
    const intent = stripe.checkout.get(sessionId).payment_intent;
    const [toIssuer, ...toAdmins] = await readNotifications();
    expect(toIssuer).toEqual({
      user_id: issuer.actor.id,
      type: 'invoice.paid_again',
      title,
      message: `$120.00 arrived by card for invoice ${number}, which was already ${status}. We will pay ${what} back; you don’t need to do anything.`,
      href: `/invoices/${id}`,
    });
    expect(new Set(toAdmins.map(({ user_id }) => user_id))).toEqual(new Set(admins));
    expect(toAdmins).toHaveLength(2);
    expect(toAdmins[0]).toMatchObject({
      type: 'invoice.paid_again',
      title: 'Please refund a payment',
      message: `$120.00 arrived by card for invoice ${number} of Ada Lovelace, which was already ${status}. Please refund payment ${intent} at Stripe.`,
      href: `/invoices/${id}`,
    });
  });

  it('is paid once, by card or by hand, when both happen at the same time', async () => {
    const { id, sessionId, issuer } = await openedInvoice();
    stripe.checkout.pay(sessionId);
    const [byHand] = await Promise.allSettled([markPaid(issuer.actor, id), completed(sessionId)]);
    const invoice = await readInvoice(id);
    expect(invoice).toMatchObject({
      status: 'paid',
      payment_method: byHand.status === 'fulfilled' ? 'manual' : 'card',
    });
    expect(await audits(id, 'invoice.paid')).toHaveLength(1);
    expect(await audits(id, 'invoice.paid_again')).toHaveLength(byHand.status === 'fulfilled' ? 1 : 0);
    expect(await readPayments(id)).toMatchObject([{ status: 'succeeded' }]);
  });
});

describe('POST /api/webhooks/stripe, events about invoices that are not to be believed', () => {
  it('does not pay when Stripe itself says otherwise', async () => {
    const { sessionId } = await openedInvoice();
    const before = await snapshot();
    const session = { ...stripe.checkout.get(sessionId), status: 'complete', payment_status: 'paid' };
    expect(await postEvent('checkout.session.completed', session)).toMatchObject(received);
    expect(await withoutEvents()).toEqual(before);
  });

  it('accepts and forgets a session of another program on the same Stripe account', async () => {
    const { sessionId } = await openedInvoice();
    const paid = stripe.checkout.pay(sessionId);
    paid.metadata = { invoicePaymentId: 'order-17' };
    await query(`UPDATE invoice_payments SET session_id = 'cs_another'`);
    const before = await snapshot();
    expect(await completed(sessionId)).toMatchObject(received);
    expect(await snapshot()).toEqual(before);
  });

  it('does not hand a session to a payment that has another one', async () => {
    const { sessionId } = await openedInvoice();
    stripe.checkout.pay(sessionId);
    await query(`UPDATE invoice_payments SET session_id = 'cs_another'`);
    const before = await snapshot();
    expect(await completed(sessionId)).toMatchObject(received);
    expect(await snapshot()).toEqual(before);
  });

  it('changes nothing and asks for another delivery while Stripe cannot be asked', async () => {
    const { id, sessionId } = await openedInvoice();
    stripe.checkout.pay(sessionId);
    const before = await snapshot();
    stripe.fail('refuse');
    expect((await completed(sessionId, { id: 'evt_1' })).status).toBe(503);
    expect(await snapshot()).toEqual(before);
    stripe.recover();
    expect((await completed(sessionId, { id: 'evt_1' })).status).toBe(200);
    expect(await readInvoice(id)).toMatchObject({ status: 'paid' });
  });

  it('is refused unsigned', async () => {
    const { sessionId } = await openedInvoice();
    const session = stripe.checkout.pay(sessionId);
    const before = await snapshot();
    const answer = await postEvent('checkout.session.completed', session, { secret: 'whsec_x' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await snapshot()).toEqual(before);
  });
});

describe('an invoice of somebody else', () => {
  it('stays as it is when another one of the same issuer is paid', async () => {
    const issuer = await createOwner();
    const [first, second] = [await openedInvoice(issuer), await openedInvoice(issuer)];
    stripe.checkout.pay(first.sessionId);
    await completed(first.sessionId);
    expect(await readInvoice(first.id)).toMatchObject({ status: 'paid' });
    expect(await readInvoice(second.id)).toMatchObject({ status: 'sent' });
    expect(await readPayments(second.id)).toMatchObject([{ status: 'open' }]);
  });
});
