import { stripe } from '@/tests/support/with-stripe';
import { POST as webhook } from '@/app/api/webhooks/stripe/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { buildLock, buildPayment } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { readLock, releaseLock } from '@/tests/support/locks';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';
import { signedEvent } from '@/tests/support/stripe-double';
import type { Intent } from '@/tests/support/stripe-objects';

/** As Stripe sends it: from a server, without an origin or a cookie. */
const deliver = ({ payload, signature }: { payload: string; signature: string }) =>
  webhook(
    new Request('http://localhost:3000/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    }),
  ).then(async (response) => ({ status: response.status, body: (await response.json()) as unknown }));
const received = { status: 200, body: { received: true } };
const succeeded = (intent: Intent) => signedEvent('payment_intent.succeeded', intent);
const readPayment = async (id: string) =>
  (await query('SELECT status::text, lock_id FROM payments WHERE id = $1', [id]))[0];

async function open(owner: Person, lockId?: string): Promise<{ paymentId: string; intent: Intent }> {
  const { paymentId } = await buildPayment(owner, { lockId });
  return { paymentId, intent: stripe.intentOfPayment(paymentId) };
}

async function openForLock() {
  const owner = await createOwner();
  const lock = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
  return { owner, lock, ...(await open(owner, lock.id)) };
}

describe('POST /api/webhooks/stripe, a payment that succeeded', () => {
  it('marks the lock as paid, tells the owner, and remembers the event', async () => {
    const { owner, lock, paymentId, intent } = await openForLock();
    stripe.setStatus(intent.id, 'succeeded');
    expect(await deliver(signedEvent('payment_intent.succeeded', intent, { id: 'evt_1' }))).toEqual(received);

    expect(await readLock(lock.id)).toMatchObject({ status: 'paid', paid_at: expect.any(Date) });
    expect(await query('SELECT status::text, lock_id, provider_id, succeeded_at FROM payments')).toEqual([
      { status: 'succeeded', lock_id: lock.id, provider_id: intent.id, succeeded_at: expect.any(Date) },
    ]);
    expect(await query('SELECT id, type FROM stripe_events')).toEqual([
      { id: 'evt_1', type: 'payment_intent.succeeded' },
    ]);
    expect((await listAudit(paymentId)).at(-1)).toEqual({
      type: 'payment.succeeded',
      actor_id: null,
      subject_id: paymentId,
      data: { lockId: lock.id },
    });
    expect(await query('SELECT user_id, type, message FROM notifications')).toEqual([
      {
        user_id: owner.user.id,
        type: 'payment.received',
        message:
          'The lock on 12 Main St, Austin, TX 78701 is paid for and stays in force. You paid $99.00, once: it does not renew. Your receipt is with the payment.',
      },
    ]);
  });

  it('changes nothing when the same event comes again', async () => {
    const { intent } = await openForLock();
    stripe.setStatus(intent.id, 'succeeded');
    const event = succeeded(intent);
    await deliver(event);
    const before = await snapshot();
    expect(await deliver(event)).toEqual(received);
    expect(await snapshot()).toEqual(before);
  });

  it('pays once when another event tells the same', async () => {
    const { intent } = await openForLock();
    stripe.setStatus(intent.id, 'succeeded');
    await deliver(succeeded(intent));
    expect(await deliver(signedEvent('payment_intent.processing', intent))).toEqual(received);
    expect(await countRows('notifications')).toBe(1);
    expect(await listAudit()).toHaveLength(3);
  });

  it('pays once when it is delivered ten times at once, five of them under another event id', async () => {
    const { owner, lock, intent } = await openForLock();
    const other = await buildLock(owner);
    stripe.setStatus(intent.id, 'succeeded');
    const events = [succeeded(intent), succeeded(intent)];
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => deliver(events[index % 2]!)));

    expect(answers).toEqual(Array(10).fill(received));
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
    expect(await readLock(other.id)).toMatchObject({ status: 'due' });
    expect(await countRows('notifications')).toBe(1);
    expect((await listAudit()).filter(({ type }) => type === 'payment.succeeded')).toHaveLength(1);
  });

  it('leaves a credit when the lock was released meanwhile', async () => {
    const { owner, lock, paymentId, intent } = await openForLock();
    await releaseLock(owner, lock);
    stripe.setStatus(intent.id, 'succeeded');
    expect(await deliver(succeeded(intent))).toEqual(received);
    expect(await readPayment(paymentId)).toEqual({ status: 'succeeded', lock_id: null });
    expect(await readLock(lock.id)).toMatchObject({ status: 'released', paid_at: null });
    expect(await query('SELECT type::text FROM notifications ORDER BY created_at')).toEqual([
      { type: 'deed.released' },
      { type: 'payment.credited' },
    ]);
  });

  it('finds the payment by our own id when the server stopped before it noted the one of Stripe', async () => {
    const { lock, paymentId, intent } = await openForLock();
    await query('UPDATE payments SET provider_id = NULL');
    stripe.setStatus(intent.id, 'succeeded');
    await deliver(succeeded(intent));
    expect(await readPayment(paymentId)).toEqual({ status: 'succeeded', lock_id: lock.id });
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
    expect(await query('SELECT provider_id FROM payments')).toEqual([{ provider_id: intent.id }]);
  });

  it('honors money that came for a payment that was given up', async () => {
    const { lock, paymentId, intent } = await openForLock();
    await query(`UPDATE payments SET status = 'failed'`);
    stripe.setStatus(intent.id, 'succeeded');
    await deliver(succeeded(intent));
    expect(await readPayment(paymentId)).toEqual({ status: 'succeeded', lock_id: lock.id });
  });
});

describe('POST /api/webhooks/stripe, events that are not to be believed', () => {
  it('does not pay when Stripe itself says otherwise', async () => {
    const { lock, paymentId, intent } = await openForLock();
    const event = succeeded({ ...intent, status: 'succeeded', amount_received: 9900 });
    expect(await deliver(event)).toEqual(received);
    expect(await readLock(lock.id)).toMatchObject({ status: 'due' });
    expect(await readPayment(paymentId)).toMatchObject({ status: 'open' });
  });

  it.each([100, 9899, 19800])('does not pay when %s cents came', async (amount) => {
    const { lock, paymentId, intent } = await openForLock();
    stripe.setStatus(intent.id, 'succeeded', amount);
    expect(await deliver(succeeded(intent))).toEqual(received);
    expect(await readLock(lock.id)).toMatchObject({ status: 'due' });
    expect(await readPayment(paymentId)).toMatchObject({ status: 'open' });
  });

  it('does not pay when it came in another currency', async () => {
    const { lock, intent } = await openForLock();
    stripe.setStatus(intent.id, 'succeeded').currency = 'jpy';
    expect(await deliver(succeeded(intent))).toEqual(received);
    expect(await readLock(lock.id)).toMatchObject({ status: 'due' });
  });

  it.each([
    [
      'is signed with another secret',
      (intent: Intent) => signedEvent('payment_intent.succeeded', intent, { secret: 'whsec_x' }),
    ],
    [
      'was signed six minutes ago',
      (intent: Intent) => signedEvent('payment_intent.succeeded', intent, { signedAt: Date.now() - 360_000 }),
    ],
    ['has no signature', (intent: Intent) => ({ ...succeeded(intent), signature: '' })],
    [
      'was changed after it was signed',
      (intent: Intent) => ({ ...succeeded(intent), payload: succeeded(intent).payload }),
    ],
  ])('refuses an event that %s', async (_, make) => {
    const { intent } = await openForLock();
    stripe.setStatus(intent.id, 'succeeded');
    const before = await snapshot();
    expect(await deliver(make(intent))).toEqual({
      status: 400,
      body: { message: 'The signature of this event is not valid.', code: 'invalid_request' },
    });
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['of nobody', {}],
    ['of another program on the same Stripe account', { metadata: { paymentId: 'order-17' } }],
    ['of a payment that is not there', { metadata: { paymentId: '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51' } }],
  ])('accepts and forgets an intent %s', async (_, given) => {
    const intent = stripe.addIntent({ status: 'succeeded', amount_received: 9900, ...given });
    expect(await deliver(succeeded(intent))).toEqual(received);
    expect(await countRows('payments')).toBe(0);
    expect(await countRows('notifications')).toBe(0);
  });

  it('accepts and forgets an intent that Stripe does not know', async () => {
    const intent = stripe.addIntent();
    stripe.reset();
    expect(await deliver(succeeded(intent))).toEqual(received);
  });

  it('does not hand an intent to a payment that has another one', async () => {
    const { lock, paymentId } = await openForLock();
    const forged = stripe.addIntent({ status: 'succeeded', amount_received: 9900, metadata: { paymentId } });
    expect(await deliver(succeeded(forged))).toEqual(received);
    expect(await readLock(lock.id)).toMatchObject({ status: 'due' });
  });

  it('accepts and forgets an event about something else, without asking Stripe', async () => {
    expect(await deliver(signedEvent('customer.created', { id: 'cus_1', object: 'customer' }))).toEqual(
      received,
    );
    expect(stripe.requests).toEqual([]);
  });
});

describe('POST /api/webhooks/stripe, a payment that did not succeed', () => {
  it('closes a cancelled payment, and lets a new one be opened', async () => {
    const { owner, lock, paymentId, intent } = await openForLock();
    stripe.setStatus(intent.id, 'canceled');
    expect(await deliver(signedEvent('payment_intent.canceled', intent))).toEqual(received);
    await deliver(signedEvent('payment_intent.canceled', intent));
    expect(await readPayment(paymentId)).toMatchObject({ status: 'failed' });
    expect((await listAudit(paymentId)).filter(({ type }) => type === 'payment.failed')).toEqual([
      { type: 'payment.failed', actor_id: null, subject_id: paymentId, data: {} },
    ]);

    const next = await open(owner, lock.id);
    expect(next.paymentId).not.toBe(paymentId);
    stripe.setStatus(next.intent.id, 'succeeded');
    await deliver(succeeded(next.intent));
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
  });

  it('keeps a payment open after a card was declined', async () => {
    const { paymentId, intent } = await openForLock();
    await deliver(signedEvent('payment_intent.payment_failed', intent));
    expect(await readPayment(paymentId)).toMatchObject({ status: 'open' });
  });
});
