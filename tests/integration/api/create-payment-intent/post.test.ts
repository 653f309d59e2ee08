import { randomUUID } from 'node:crypto';
import { POST as createIntent } from '@/app/api/create-payment-intent/route';
import type { PaymentIntent } from '@/lib/payments/schema';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute, type Call } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const order = { amount: 99, description: 'Deed protection', service: 'deedguard' };
const post = (call: Call) =>
  callRoute(createIntent, { method: 'POST', url: '/api/create-payment-intent', body: order, ...call });
const lockIdOf = async () =>
  (await query<{ lock_id: string | null }>('SELECT lock_id FROM payments'))[0]?.lock_id;

describe('POST /api/create-payment-intent, with the demo provider', () => {
  afterEach(releaseClock);

  it('opens a payment for the lock, as a row and an audit event', async () => {
    holdClock();
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const answer = await post({ as: owner, body: { ...order, lockId: lock.id } });

    expect(answer.status).toBe(200);
    const { paymentId } = answer.body as PaymentIntent;
    expect(answer.body).toEqual({ paymentId, clientSecret: `demo_${paymentId}`, provider: 'demo' });
    expect(await query('SELECT * FROM payments')).toEqual([
      {
        id: paymentId,
        user_id: owner.user.id,
        lock_id: lock.id,
        provider: 'demo',
        provider_id: null,
        status: 'open',
        amount_cents: 9900,
        currency: 'usd',
        service: 'deedguard',
        created_at: new Date(),
        succeeded_at: null,
        refund_status: null,
        refund_asked_at: null,
        refunded_at: null,
        refund_id: null,
      },
    ]);
    expect(await listAudit(paymentId)).toEqual([
      {
        type: 'payment.opened',
        actor_id: owner.user.id,
        subject_id: paymentId,
        data: { lockId: lock.id, provider: 'demo' },
      },
    ]);
  });

  it('pays for the oldest unpaid lock when none is named', async () => {
    holdClock();
    const owner = await createOwner();
    const paid = await buildLock(owner);
    await buildPaidPayment(owner, { lockId: paid.id });
    await query('DELETE FROM payments');
    advanceClock({ minutes: 1 });
    const oldest = await buildLock(owner);
    advanceClock({ minutes: 1 });
    await buildLock(owner);
    await buildLock(await createOwner());
    await post({ as: owner });
    expect(await lockIdOf()).toBe(oldest.id);
  });

  it('opens a credit when nothing is unpaid', async () => {
    const owner = await createOwner();
    await buildLock(await createOwner());
    expect((await post({ as: owner })).status).toBe(200);
    expect(await lockIdOf()).toBeNull();
  });

  it('goes on with the open payment, also when asked ten times at once', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const body = { ...order, lockId: lock.id };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post({ as: owner, body })));
    answers.push(await post({ as: owner, body }));
    expect(new Set(answers.map((answer) => (answer.body as PaymentIntent).paymentId)).size).toBe(1);
    expect(await countRows('payments')).toBe(1);
    expect(await listAudit()).toHaveLength(2);
  });

  it.each([[1], [98.99], [99.01], [0], [-99], [990000]])('refuses a price of $%s', async (amount) => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const before = await snapshot();
    const answer = await post({ as: owner, body: { ...order, amount, lockId: lock.id } });
    const message = 'The price is $99. Please reload the page and try again.';
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message, code: 'validation_failed', fields: { amount: message } });
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['a price a hair off', { amount: 99.001 }, 'amount'],
    ['a price as text', { amount: '99' }, 'amount'],
    ['no description', { description: '' }, 'description'],
    ['an overlong description', { description: 'x'.repeat(201) }, 'description'],
    ['another service', { service: 'notary' }, 'service'],
    ['a lock that is no id', { lockId: '1' }, 'lockId'],
  ])('refuses %s', async (_, overrides, field) => {
    const answer = await post({ as: await createOwner(), body: { ...order, ...overrides } });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect(await countRows('payments')).toBe(0);
  });

  it('does not find the lock of somebody else', async () => {
    const lock = await buildLock(await createOwner());
    const other = await createOwner();
    for (const lockId of [lock.id, randomUUID()]) {
      const answer = await post({ as: other, body: { ...order, lockId } });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such lock.', code: 'not_found' });
    }
    expect(await countRows('payments')).toBe(0);
  });

  it('refuses a lock that is paid', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await buildPaidPayment(owner, { lockId: lock.id });
    const answer = await post({ as: owner, body: { ...order, lockId: lock.id } });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ message: 'This property is already paid for.', code: 'conflict' });
    expect(await countRows('payments')).toBe(1);
  });

  it('refuses a lock that was released', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await releaseLock(owner, lock);
    const answer = await post({ as: owner, body: { ...order, lockId: lock.id } });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: 'This lock has ended. Please lock the property again first.',
      code: 'conflict',
    });
    expect(await countRows('payments')).toBe(0);
  });

  it('answers a visitor 401 and another site 403', async () => {
    expect((await post({ as: visitor })).status).toBe(401);
    const owner = await createOwner();
    expect((await post({ as: owner, headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect(await countRows('payments')).toBe(0);
  });
});

describe('POST /api/create-payment-intent, with no provider set up', () => {
  const { EMBEDDED_DATABASE, ALLOW_DEMO_PAYMENTS } = process.env;
  afterEach(() => Object.assign(process.env, { EMBEDDED_DATABASE, ALLOW_DEMO_PAYMENTS }));

  it('says so and opens nothing', async () => {
    const owner = await createOwner();
    Object.assign(process.env, { EMBEDDED_DATABASE: '0', ALLOW_DEMO_PAYMENTS: '0' });
    let answer: Awaited<ReturnType<typeof callRoute>> | undefined;
    await jest.isolateModulesAsync(async () => {
      const { POST } = await import('@/app/api/create-payment-intent/route');
      answer = await callRoute(POST, { method: 'POST', as: owner, body: order });
    });
    expect(answer?.status).toBe(503);
    expect(answer?.body).toEqual({
      message: 'Payments are not set up yet. Your lock is kept; please come back later.',
      code: 'unavailable',
    });
    expect(await countRows('payments')).toBe(0);
  });
});
