import { stripe } from '@/tests/support/with-stripe';
import { POST as createIntent } from '@/app/api/create-payment-intent/route';
import type { PaymentIntent } from '@/lib/payments/schema';
import { createOwner, type Person } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit } from '@/tests/support/rows';

const order = { amount: 99, description: 'Deed protection', service: 'deedguard' };
const post = (as: Person, body: object = {}) =>
  callRoute(createIntent, {
    method: 'POST',
    url: '/api/create-payment-intent',
    as,
    body: { ...order, ...body },
  });
const paymentIdOf = ({ body }: { body: unknown }) => (body as PaymentIntent).paymentId;
const unreachable = {
  message: 'The payment provider cannot be reached. Nothing was charged. Please try again.',
  code: 'unavailable',
};

describe('POST /api/create-payment-intent, with Stripe', () => {
  it('makes an intent at Stripe and keeps its id', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const answer = await post(owner, { lockId: lock.id });

    const paymentId = paymentIdOf(answer);
    const intent = stripe.intentOfPayment(paymentId);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      paymentId,
      clientSecret: intent.client_secret,
      provider: 'stripe',
      publishableKey: 'pk_test_double',
    });
    expect(intent).toMatchObject({ amount: 9900, currency: 'usd', metadata: { paymentId } });
    expect(await query('SELECT id, provider, provider_id, status, lock_id FROM payments')).toEqual([
      { id: paymentId, provider: 'stripe', provider_id: intent.id, status: 'open', lock_id: lock.id },
    ]);
    expect(stripe.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/payment_intents',
    ]);
  });

  it('makes one payment and one intent for five clicks at once', async () => {
    const owner = await createOwner();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(owner)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(stripe.intents.size).toBe(1);
    expect(await countRows('payments')).toBe(1);
  });

  it('goes on with the same intent later, whatever the description says', async () => {
    const owner = await createOwner();
    const first = await post(owner);
    const second = await post(owner, { description: 'Deed protection for my house' });
    expect(second.body).toEqual(first.body);
    expect(stripe.intents.size).toBe(1);
  });

  it.each(['refuse', 'hang-up', 'work-and-hang-up'] as const)(
    'answers 503 while Stripe is down (%s), and a retry goes on with the same payment',
    async (trouble) => {
      const owner = await createOwner();
      stripe.fail(trouble);
      const down = await post(owner);
      expect(down.status).toBe(503);
      expect(down.body).toEqual(unreachable);
      const [row] = await query<{ id: string }>(`SELECT id, provider_id, status FROM payments`);
      expect(row).toEqual({ id: expect.any(String), provider_id: null, status: 'open' });

      stripe.recover();
      const retry = await post(owner, { description: 'Deed protection, once more' });
      expect(retry.status).toBe(200);
      expect(paymentIdOf(retry)).toBe(row!.id);
      expect(stripe.intents.size).toBe(1);
      expect(await countRows('payments')).toBe(1);
    },
  );

  it('opens another payment when the intent was cancelled', async () => {
    const owner = await createOwner();
    const first = paymentIdOf(await post(owner));
    stripe.setStatus(stripe.intentOfPayment(first).id, 'canceled');
    const second = paymentIdOf(await post(owner));

    expect(second).not.toBe(first);
    expect(await query('SELECT id, status::text FROM payments ORDER BY status::text')).toEqual([
      { id: first, status: 'failed' },
      { id: second, status: 'open' },
    ]);
    expect((await listAudit(first)).map(({ type }) => type)).toEqual(['payment.opened', 'payment.failed']);
  });

  it('opens another payment when Stripe does not know the intent anymore', async () => {
    const owner = await createOwner();
    const first = paymentIdOf(await post(owner));
    stripe.reset();
    const answer = await post(owner);
    expect(answer.status).toBe(200);
    expect(paymentIdOf(answer)).not.toBe(first);
  });

  it.each(['succeeded', 'processing'] as const)('does not charge again while it is %s', async (status) => {
    const owner = await createOwner();
    stripe.setStatus(stripe.intentOfPayment(paymentIdOf(await post(owner))).id, status);
    const answer = await post(owner);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: 'This payment was already made and is being confirmed. It takes a moment.',
      code: 'conflict',
    });
    expect(stripe.intents.size).toBe(1);
  });

  it('does not go on with a payment that was opened with the demo provider', async () => {
    const owner = await createOwner();
    const demo = '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51';
    await query(
      `INSERT INTO payments (id, user_id, provider, amount_cents, service, created_at)
       VALUES ($1, $2, 'demo', 9900, 'deedguard', now())`,
      [demo, owner.user.id],
    );
    expect(paymentIdOf(await post(owner))).not.toBe(demo);
    expect(await query('SELECT status::text FROM payments WHERE id = $1', [demo])).toEqual([
      { status: 'failed' },
    ]);
    expect((await listAudit(demo)).map(({ type }) => type)).toEqual(['payment.failed']);
  });
});
