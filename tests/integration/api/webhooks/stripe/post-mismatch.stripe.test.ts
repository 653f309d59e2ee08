import { stripe } from '@/tests/support/with-stripe';
import { getPublicInvoice } from '@/lib/invoices/queries/invoices';
import { createAdmin } from '@/tests/support/actors';
import {
  checkOut,
  openedInvoice,
  postEvent,
  readNotifications,
  readPayments,
} from '@/tests/support/invoice-payments';
import { readInvoice } from '@/tests/support/invoices';
import { listAudit } from '@/tests/support/rows';

const received = { status: 200, body: { received: true } };
const completed = (sessionId: string) =>
  postEvent('checkout.session.completed', stripe.checkout.get(sessionId));

describe('POST /api/webhooks/stripe, another amount or currency than was asked for', () => {
  const cases = [
    { given: { amount: 100 }, kept: [100, 'usd'], came: '$1.00' },
    { given: { amount: 11_999 }, kept: [11_999, 'usd'], came: '$119.99' },
    { given: { amount: 24_000 }, kept: [24_000, 'usd'], came: '$240.00' },
    { given: { currency: 'jpy' }, kept: [12_000, 'jpy'], came: '¥12,000' },
  ] as const;

  it.each(cases)('keeps the $came that came, and does not take the invoice for paid', async (each) => {
    const { given, kept } = each;
    const { id, sessionId, paymentId } = await openedInvoice();
    const before = await readInvoice(id);
    stripe.checkout.pay(sessionId, given);
    expect(await completed(sessionId)).toMatchObject(received);

    expect(await readInvoice(id)).toEqual(before);
    const [amountCents, currency] = kept;
    expect(await readPayments(id)).toMatchObject([
      { status: 'succeeded', amount_cents: amountCents, currency, succeeded_at: expect.any(Date) },
    ]);
    expect((await listAudit(id)).at(-1)).toMatchObject({
      type: 'invoice.mismatch',
      data: { paymentId, amountCents, currency, expectedCents: 12_000 },
    });
  });

  it.each(cases)('tells the issuer and all admins once that $came came', async ({ given, came }) => {
    const admin = await createAdmin();
    const { id, number, sessionId, issuer } = await openedInvoice();
    stripe.checkout.pay(sessionId, given);
    await completed(sessionId);
    await completed(sessionId);

    const intent = stripe.checkout.get(sessionId).payment_intent;
    const told = { type: 'invoice.mismatch', title: 'A wrong amount arrived' };
    expect(await readNotifications()).toEqual([
      {
        ...told,
        user_id: issuer.actor.id,
        message: `${came} arrived by card for invoice ${number}, instead of $120.00. We will look into it and pay it back; you don’t need to do anything. The invoice stays open until then.`,
        href: `/invoices/${id}`,
      },
      {
        ...told,
        user_id: admin.actor.id,
        message: `${came} arrived by card for invoice ${number} of Ada Lovelace, instead of $120.00. Please look at payment ${intent} at Stripe and refund it. Nobody can pay the invoice by card until then.`,
        href: `/invoices/${id}`,
      },
    ]);
  });

  it('lets nobody pay again before that went back, and says so', async () => {
    const { id, sessionId } = await openedInvoice();
    stripe.checkout.pay(sessionId, { amount: 11_999 });
    const refusal = {
      status: 409,
      body: {
        message:
          'We received a different amount from the one that this invoice asks for. Please write to us before you pay again.',
        code: 'conflict',
      },
    };
    // The event is lost: whoever clicks Pay Now has Stripe asked.
    expect(await checkOut(id)).toMatchObject(refusal);
    expect(await checkOut(id)).toMatchObject(refusal);
    expect(await getPublicInvoice(id, null)).toMatchObject({ status: 'sent', payment: 'mismatched' });

    await postEvent('charge.refunded', stripe.checkout.refund(sessionId, 11_999));
    expect(await getPublicInvoice(id, null)).toMatchObject({ status: 'sent', payment: 'none' });
    expect((await checkOut(id)).status).toBe(200);
    const [, again] = await readPayments(id);
    stripe.checkout.pay(String(again?.session_id));
    await completed(String(again?.session_id));
    expect(await readInvoice(id)).toMatchObject({ status: 'paid', payment_method: 'card' });
    await postEvent('charge.refunded', stripe.checkout.refund(String(again?.session_id), 12_000));
    expect(await readInvoice(id)).toMatchObject({ status: 'void' });
  });
});
