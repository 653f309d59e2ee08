import { stripe } from '@/tests/support/with-stripe';
import { reconcileInvoicePayments } from '@/lib/invoices/commands/reconcile';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { checkOut, openedInvoice, readPayments } from '@/tests/support/invoice-payments';
import { buildSentInvoice, readInvoice } from '@/tests/support/invoices';
import { listAudit, snapshot } from '@/tests/support/rows';

/** Opened so many minutes ago; only payments are made older, so that nothing else needs another clock. */
async function openedAgo(minutes: number) {
  const invoice = await openedInvoice();
  await query(
    `UPDATE invoice_payments SET created_at = created_at - make_interval(mins => $1) WHERE id = $2`,
    [minutes, invoice.paymentId],
  );
  return invoice;
}

describe('the job that asks Stripe about payments of invoices that stayed open', () => {
  it('settles what was paid when the event was lost', async () => {
    const { id, sessionId, paymentId } = await openedAgo(11);
    stripe.checkout.pay(sessionId);
    expect(await reconcileInvoicePayments()).toEqual({ asked: 1 });
    expect(await readInvoice(id)).toMatchObject({ status: 'paid', payment_method: 'card' });
    expect(await readPayments(id)).toMatchObject([{ status: 'succeeded' }]);
    expect((await listAudit(id)).at(-1)).toMatchObject({ type: 'invoice.paid', data: { paymentId } });
  });

  it('does not ask again about what is settled', async () => {
    const { sessionId } = await openedAgo(11);
    stripe.checkout.pay(sessionId);
    await reconcileInvoicePayments();
    const before = await snapshot();
    expect(await reconcileInvoicePayments()).toEqual({ asked: 0 });
    expect(await snapshot()).toEqual(before);
  });

  it('waits for the event of what was opened less than ten minutes ago', async () => {
    const { sessionId } = await openedAgo(9);
    stripe.checkout.pay(sessionId);
    const before = await snapshot();
    expect(await reconcileInvoicePayments()).toEqual({ asked: 0 });
    expect(await snapshot()).toEqual(before);
  });

  it('closes what has expired', async () => {
    const { id, sessionId } = await openedAgo(1500);
    stripe.checkout.expire(sessionId);
    await reconcileInvoicePayments();
    expect(await readPayments(id)).toMatchObject([{ status: 'failed' }]);
    expect(await readInvoice(id)).toMatchObject({ status: 'sent' });
  });

  it('leaves open what can still be paid, and what a bank works on', async () => {
    await openedAgo(60);
    stripe.checkout.debit((await openedAgo(60)).sessionId);
    const before = await snapshot();
    expect(await reconcileInvoicePayments()).toEqual({ asked: 2 });
    expect(await snapshot()).toEqual(before);
  });

  it('gives up a payment whose page was never made known to anybody', async () => {
    const { id } = await buildSentInvoice(await createOwner());
    stripe.fail('work-and-hang-up');
    await checkOut(id);
    stripe.recover();
    await query(`UPDATE invoice_payments SET created_at = created_at - interval '1 hour'`);
    await reconcileInvoicePayments();
    expect(await readPayments(id)).toMatchObject([{ status: 'failed', session_id: null }]);
  });

  it.each([
    ['paid by hand', markPaid],
    ['void', voidInvoice],
  ])('closes the page of an invoice that became %s while Stripe was down', async (_, end) => {
    const { id, sessionId, issuer } = await openedInvoice();
    stripe.fail('refuse');
    await end(issuer.actor, id);
    stripe.recover();
    expect(stripe.checkout.get(sessionId).status).toBe('open');
    await reconcileInvoicePayments();
    expect(stripe.checkout.get(sessionId).status).toBe('expired');
    expect(await readPayments(id)).toMatchObject([{ status: 'failed' }]);
  });

  it('keeps another amount than was asked for as what it is, and asks about it no more', async () => {
    const { id, sessionId } = await openedAgo(11);
    stripe.checkout.pay(sessionId, { amount: 100 });
    expect(await reconcileInvoicePayments()).toEqual({ asked: 1 });
    expect(await readInvoice(id)).toMatchObject({ status: 'sent' });
    expect(await readPayments(id)).toMatchObject([{ status: 'succeeded', amount_cents: 100 }]);
    expect(await reconcileInvoicePayments()).toEqual({ asked: 0 });
  });

  it('settles the others when one fails, and names the one that failed', async () => {
    const [first, second, third] = [await openedAgo(30), await openedAgo(20), await openedAgo(11)];
    for (const { sessionId } of [first, second, third]) stripe.checkout.pay(sessionId);
    await query(`
      CREATE OR REPLACE FUNCTION pg_temp.fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.id = '${second.id}' THEN RAISE EXCEPTION 'disk full'; END IF; RETURN NEW; END $$`);
    await query(
      'CREATE TRIGGER fails BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION pg_temp.fail()',
    );
    const run = reconcileInvoicePayments().finally(() => query('DROP TRIGGER fails ON invoices'));
    await expect(run).rejects.toThrow(
      `Of 3 open payments 0 were left for later, and these failed: ${second.paymentId}`,
    );
    expect(await readInvoice(first.id)).toMatchObject({ status: 'paid' });
    expect(await readInvoice(second.id)).toMatchObject({ status: 'sent' });
    expect(await readInvoice(third.id)).toMatchObject({ status: 'paid' });

    expect(await reconcileInvoicePayments()).toEqual({ asked: 1 });
    expect(await readInvoice(second.id)).toMatchObject({ status: 'paid' });
  });

  it('asks about the newest first, so that many old ones hold none up', async () => {
    const sessions = [await openedAgo(700), await openedAgo(30), await openedAgo(60)];
    const before = stripe.requests.length;
    await reconcileInvoicePayments();
    const asked = stripe.requests.slice(before).map(({ path }) => path.split('/').at(-1));
    expect(asked).toEqual([1, 2, 0].map((index) => sessions[index]?.sessionId));
  });

  it('fails and changes nothing while Stripe is down, without asking about everything', async () => {
    for (let count = 0; count < 5; count += 1) stripe.checkout.pay((await openedAgo(11)).sessionId);
    const before = await snapshot();
    stripe.fail('refuse');
    await expect(reconcileInvoicePayments()).rejects.toThrow(/^Of 5 open payments 2 were left for later/);
    expect(await snapshot()).toEqual(before);
    stripe.recover();
    expect(await reconcileInvoicePayments()).toEqual({ asked: 5 });
  });

  it('pays once when it runs twice at once, and the event comes as well', async () => {
    const { id, sessionId } = await openedAgo(11);
    stripe.checkout.pay(sessionId);
    await Promise.all([reconcileInvoicePayments(), reconcileInvoicePayments(), checkOut(id)]);
    const types = (await listAudit(id)).map(({ type }) => type);
    expect(types.filter((type) => type.startsWith('invoice.paid'))).toEqual(['invoice.paid']);
  });
});
