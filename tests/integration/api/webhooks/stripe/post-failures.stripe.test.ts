import { stripe } from '@/tests/support/with-stripe';
import { POST as webhook } from '@/app/api/webhooks/stripe/route';
import { createOwner } from '@/tests/support/actors';
import { buildLock, buildPayment } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { readLock } from '@/tests/support/locks';
import { countRows } from '@/tests/support/rows';
import { signedEvent } from '@/tests/support/stripe-double';

async function paidAtStripe() {
  const owner = await createOwner();
  const lock = await buildLock(owner);
  const { paymentId } = await buildPayment(owner, { lockId: lock.id });
  const intent = stripe.setStatus(stripe.intentOfPayment(paymentId).id, 'succeeded');
  const { payload, signature } = signedEvent('payment_intent.succeeded', intent);
  const deliver = () =>
    callRoute(webhook, { method: 'POST', rawBody: payload, headers: { 'stripe-signature': signature } });
  return { lock, deliver };
}

describe('POST /api/webhooks/stripe, when something fails in between', () => {
  afterEach(() => query('DROP TRIGGER IF EXISTS fails ON notifications'));

  it('answers 500, keeps nothing, and does it at the next delivery', async () => {
    const { lock, deliver } = await paidAtStripe();
    await query(`
      CREATE OR REPLACE FUNCTION pg_temp.fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'disk full of secrets'; END $$`);
    await query(
      'CREATE TRIGGER fails BEFORE INSERT ON notifications FOR EACH ROW EXECUTE FUNCTION pg_temp.fail()',
    );
    const failed = await deliver();
    expect(failed.status).toBe(500);
    expect(failed.body).toEqual({
      message: 'Something went wrong on our side. Nothing was changed. Please try again.',
      code: 'internal',
    });
    expect(await readLock(lock.id)).toMatchObject({ status: 'due' });
    expect(await countRows('stripe_events')).toBe(0);
    expect(await query('SELECT status::text FROM payments')).toEqual([{ status: 'open' }]);

    await query('DROP TRIGGER fails ON notifications');
    expect((await deliver()).status).toBe(200);
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
  });

  it('asks for another delivery as well when what fails is a rule of uniqueness', async () => {
    const { lock, deliver } = await paidAtStripe();
    await query(`
      CREATE OR REPLACE FUNCTION pg_temp.fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'twice' USING ERRCODE = 'unique_violation'; END $$`);
    await query(
      'CREATE TRIGGER fails BEFORE INSERT ON notifications FOR EACH ROW EXECUTE FUNCTION pg_temp.fail()',
    );
    expect((await deliver()).status).toBe(409);
    expect(await readLock(lock.id)).toMatchObject({ status: 'due' });
    await query('DROP TRIGGER fails ON notifications');
    expect((await deliver()).status).toBe(200);
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
  });

  it('answers 503 while Stripe cannot be asked, and does it at the next delivery', async () => {
    const { lock, deliver } = await paidAtStripe();
    stripe.fail('refuse');
    expect((await deliver()).status).toBe(503);
    expect(await countRows('stripe_events')).toBe(0);
    stripe.recover();
    expect((await deliver()).status).toBe(200);
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
  });
});

describe('POST /api/webhooks/stripe, from a page of another site', () => {
  it('is refused, whoever signed it', async () => {
    const { payload, signature } = signedEvent('customer.created', { id: 'cus_1', object: 'customer' });
    const answer = await callRoute(webhook, {
      method: 'POST',
      rawBody: payload,
      headers: { 'stripe-signature': signature, origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});
