import { stripe } from '@/tests/support/with-stripe';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildInvoiceOver, checkOut, readPayments } from '@/tests/support/invoice-payments';
import { buildSentInvoice, readInvoice } from '@/tests/support/invoices';
import { listAudit, snapshot } from '@/tests/support/rows';

async function opened() {
  const issuer = await createOwner();
  const invoice = await buildSentInvoice(issuer);
  const { url } = (await checkOut(invoice.id)).body as { url: string };
  const [payment] = await readPayments(invoice.id);
  return { id: invoice.id, url, payment: payment!, sessionId: String(payment!.session_id), issuer };
}

const sessions = () => [...stripe.checkout.sessions.values()];
const typesOf = async (id: string) => (await listAudit(id)).map(({ type }) => type);
const paidAlready = { status: 409, body: { message: 'This invoice is already paid.', code: 'conflict' } };

describe('POST /api/invoices/{id}/checkout, with Stripe', () => {
  it('opens a page at Stripe over the whole amount, and keeps its id', async () => {
    const issuer = await createOwner();
    const { id, number } = await buildSentInvoice(issuer);
    const answer = await checkOut(id);
    const [session] = sessions();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ url: session?.url });

    const [payment] = await readPayments(id);
    expect(payment).toEqual({
      id: expect.any(String),
      invoice_id: id,
      status: 'open',
      provider: 'stripe',
      session_id: session?.id,
      payment_intent_id: null,
      amount_cents: 12_000,
      currency: 'usd',
      refunded_cents: 0,
      created_at: expect.any(Date),
      succeeded_at: null,
    });
    expect(session).toMatchObject({
      amount_total: 12_000,
      currency: 'usd',
      customer_email: 'grace@example.com',
      client_reference_id: id,
      metadata: { invoicePaymentId: payment?.id },
      success_url: `http://localhost:3000/pay/${id}?status=success`,
      cancel_url: `http://localhost:3000/pay/${id}?status=cancel`,
    });
    expect(stripe.checkout.names.get(session!.id)).toBe(`Invoice ${number} from Ada Lovelace`);
    const [call] = stripe.requests;
    expect(call?.idempotencyKey).toBe(`invoice-payment-${payment?.id}`);
    expect(new URLSearchParams(call?.body).get('adaptive_pricing[enabled]')).toBe('false');
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'invoice.checkout_opened',
      actor_id: null,
      subject_id: id,
      data: { paymentId: payment?.id },
    });
    expect(await readInvoice(id)).toMatchObject({ status: 'sent' });
  });

  it('names no email address where the invoice has none', async () => {
    const { id } = await buildSentInvoice(await createOwner(), { billTo: { email: '' } });
    await checkOut(id);
    expect(sessions()[0]?.customer_email).toBeNull();
  });

  it('opens one page for five tabs at once', async () => {
    const { id } = await buildSentInvoice(await createOwner());
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkOut(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(sessions()).toHaveLength(1);
    expect(await readPayments(id)).toHaveLength(1);
    expect(await typesOf(id)).toEqual(['invoice.created', 'invoice.checkout_opened']);
  });

  it('leads to the same page later', async () => {
    const { id, url } = await opened();
    expect((await checkOut(id)).body).toEqual({ url });
    expect(sessions()).toHaveLength(1);
  });

  it('replaces a page that has expired', async () => {
    const { id, url, sessionId, payment } = await opened();
    stripe.checkout.expire(sessionId);
    const answer = await checkOut(id);
    expect(answer.status).toBe(200);
    expect(answer.body).not.toEqual({ url });
    expect((await readPayments(id)).map(({ status }) => status)).toEqual(['failed', 'open']);
    expect((await listAudit(id)).find(({ type }) => type === 'invoice.checkout_closed')?.data).toEqual({
      paymentId: payment.id,
    });
  });

  it('replaces a page that Stripe does not know anymore', async () => {
    const { id } = await opened();
    stripe.reset();
    expect((await checkOut(id)).status).toBe(200);
    expect((await readPayments(id)).map(({ status }) => status)).toEqual(['failed', 'open']);
  });

  it('settles what was paid while its event is missing, and charges nobody again', async () => {
    const { id, sessionId } = await opened();
    stripe.checkout.pay(sessionId);
    expect(await checkOut(id)).toMatchObject({
      status: 409,
      body: { message: 'This invoice was just paid. The payment is being confirmed.', code: 'conflict' },
    });
    expect(await readInvoice(id)).toMatchObject({ status: 'paid', payment_method: 'card' });
    expect(await checkOut(id)).toMatchObject(paidAlready);
    expect(sessions()).toHaveLength(1);
  });

  it('opens no second page while a bank works on a debit', async () => {
    const { id, sessionId } = await opened();
    stripe.checkout.debit(sessionId);
    expect((await checkOut(id)).status).toBe(409);
    expect(sessions()).toHaveLength(1);
    expect(await readPayments(id)).toMatchObject([{ status: 'open' }]);
  });

  it.each(['refuse', 'hang-up', 'work-and-hang-up'] as const)(
    'answers 503 while Stripe is down (%s), and a retry goes on with the same payment',
    async (trouble) => {
      const { id } = await buildSentInvoice(await createOwner());
      stripe.fail(trouble);
      const answer = await checkOut(id);
      expect(answer.status).toBe(503);
      expect(answer.body).toEqual({
        message: 'The payment provider cannot be reached. Nothing was charged. Please try again.',
        code: 'unavailable',
      });
      expect(await readPayments(id)).toMatchObject([{ status: 'open', session_id: null }]);

      stripe.recover();
      expect((await checkOut(id)).status).toBe(200);
      expect(sessions()).toHaveLength(1);
      expect(await readPayments(id)).toHaveLength(1);
    },
  );

  it('opens nothing for less than Stripe takes', async () => {
    const { id } = await buildInvoiceOver(await createOwner(), 49);
    const before = await snapshot();
    expect((await checkOut(id)).status).toBe(409);
    expect(await snapshot()).toEqual(before);
    expect(stripe.requests).toEqual([]);
  });
});

describe('an invoice that is ended while somebody has the page to pay on open', () => {
  it.each([
    ['paid by hand', markPaid],
    ['void', voidInvoice],
  ])('closes that page at Stripe when it becomes %s', async (_, end) => {
    const { id, sessionId, issuer } = await opened();
    await end(issuer.actor, id);
    expect(stripe.checkout.get(sessionId)).toMatchObject({ status: 'expired' });
    expect(await readPayments(id)).toMatchObject([{ status: 'failed' }]);
    expect((await typesOf(id)).at(-1)).toBe('invoice.checkout_closed');
    expect((await checkOut(id)).status).toBe(409);
  });

  it('is ended although Stripe cannot be reached; the page is closed by the job', async () => {
    const { id, issuer } = await opened();
    stripe.fail('refuse');
    expect(await voidInvoice(issuer.actor, id)).toMatchObject({ status: 'void' });
    expect(await readPayments(id)).toMatchObject([{ status: 'open' }]);
  });

  it('tells the issuer when the payer was faster', async () => {
    const { id, sessionId, issuer } = await opened();
    stripe.checkout.pay(sessionId);
    await voidInvoice(issuer.actor, id);
    expect(await readInvoice(id)).toMatchObject({ status: 'void', paid_at: null });
    expect(await readPayments(id)).toMatchObject([{ status: 'succeeded' }]);
    expect((await typesOf(id)).at(-1)).toBe('invoice.paid_again');
  });

  it.each([
    ['marked paid', markPaid],
    ['made void', voidInvoice],
  ])('leaves no page open that was being opened while it was %s', async (_, end) => {
    const issuer = await createOwner();
    const { id } = await buildSentInvoice(issuer);
    const [page] = await Promise.all([checkOut(id), end(issuer.actor, id)]);
    expect([200, 409]).toContain(page.status);
    expect(sessions().filter(({ status }) => status === 'open')).toEqual([]);
    expect((await readPayments(id)).filter(({ status }) => status === 'open')).toEqual([]);
  });

  it('takes back a page that came after the end, and says why', async () => {
    const issuer = await createOwner();
    const { id } = await buildSentInvoice(issuer);
    // As if the end had come between our row and Stripe's answer.
    await query(`
      CREATE OR REPLACE FUNCTION pg_temp.end_invoice() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN UPDATE invoices SET status = 'void', voided_at = now() WHERE id = NEW.invoice_id; RETURN NEW; END $$`);
    await query(
      'CREATE TRIGGER ends AFTER INSERT ON invoice_payments FOR EACH ROW EXECUTE FUNCTION pg_temp.end_invoice()',
    );
    const answer = await checkOut(id).finally(() => query('DROP TRIGGER ends ON invoice_payments'));
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'This invoice is void. Please make a new one.' },
    });
    expect(sessions()).toMatchObject([{ status: 'expired' }]);
    expect(await readPayments(id)).toMatchObject([{ status: 'failed' }]);
  });
});
