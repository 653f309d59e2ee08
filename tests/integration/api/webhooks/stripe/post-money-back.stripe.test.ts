import { stripe } from '@/tests/support/with-stripe';
import { POST as refund } from '@/app/api/deedguard/locked-deeds/[id]/refund/route';
import { POST as webhook } from '@/app/api/webhooks/stripe/route';
import { takeBackLock } from '@/lib/deeds/commands/refund';
import { fulfillDeedPayment } from '@/lib/deeds/commands/payment';
import { pushRefund, reconcileRefunds } from '@/lib/payments/commands/refund-settlement';
import { reconcilePayments } from '@/lib/payments/commands/reconcile';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { buildLock, buildPayment } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { readLock } from '@/tests/support/locks';
import { listAudit, snapshot } from '@/tests/support/rows';
import { signedEvent } from '@/tests/support/stripe-double';

type Told = { id: string; object: string };
const deliver = async (type: string, object: Told, options: { id?: string } = {}) => {
  const { payload, signature } = signedEvent(type, object, options);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const request = new Request('http://localhost:3000/api/webhooks/stripe', {
    method: 'POST',
    headers,
    body: payload,
  });
  return (await webhook(request)).status;
};
const ask = (as: Person, id: string) =>
  callRoute(refund, { method: 'POST', url: `/api/deedguard/locked-deeds/${id}/refund`, params: { id }, as });
const readRefund = async () =>
  (
    await query<{ refund_status: string | null; refund_id: string | null }>(
      'SELECT refund_status::text, refund_id FROM payments',
    )
  )[0]!;
const countNotices = async (type: string) =>
  (await query('SELECT 1 FROM notifications WHERE type = $1', [type])).length;

async function buildPaidLock() {
  const owner = await createOwner();
  const lock = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
  const { paymentId } = await buildPayment(owner, { lockId: lock.id });
  const intent = stripe.intentOfPayment(paymentId);
  stripe.setStatus(intent.id, 'succeeded');
  await deliver('payment_intent.succeeded', intent);
  return { owner, lock, paymentId, intentId: intent.id };
}

const push = (id: string) => pushRefund(id, takeBackLock);

describe('money that goes back by Stripe', () => {
  afterEach(releaseClock);

  it('is on its way once it was asked for, and back when the event says so', async () => {
    const { owner, lock, paymentId } = await buildPaidLock();
    const answer = await ask(owner, lock.id);

    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ refund: 'pending' });
    expect(await readLock(lock.id)).toMatchObject({ status: 'released', release_reason: 'refund' });
    expect(await query(`SELECT data->>'id' AS id FROM pgboss.job WHERE name = 'refund-payment'`)).toEqual([
      { id: paymentId },
    ]);

    expect(await push(paymentId)).toEqual({ refund: 'pending' });
    const [made] = [...stripe.refunds.refunds.values()];
    expect(await readRefund()).toEqual({ refund_status: 'pending', refund_id: made!.id });

    stripe.refunds.setStatus(made!.id, 'succeeded');
    expect(await deliver('refund.updated', made!)).toBe(200);
    expect(await readRefund()).toMatchObject({ refund_status: 'succeeded' });
    expect((await listAudit(paymentId)).at(-1)).toMatchObject({ type: 'payment.refunded' });
    expect(await countNotices('payment.refunded')).toBe(1);
  });

  it('is sent once however often the job runs, and told once however often the event comes', async () => {
    const { owner, lock, paymentId } = await buildPaidLock();
    await ask(owner, lock.id);
    await Promise.all([push(paymentId), push(paymentId)]);
    await push(paymentId);
    expect(stripe.refunds.refunds.size).toBe(1);

    const [made] = [...stripe.refunds.refunds.values()];
    stripe.refunds.setStatus(made!.id, 'succeeded');
    await deliver('refund.updated', made!, { id: 'evt_1' });
    const before = await snapshot();
    await deliver('refund.updated', made!, { id: 'evt_1' });
    expect(await snapshot()).toEqual(before);
    await deliver('charge.refunded', { ...made!, object: 'charge' });
    expect(await countNotices('payment.refunded')).toBe(1);
  });

  it('that the bank does not take is told to the owner and to the admins', async () => {
    const admin = await createAdmin();
    const { owner, lock, paymentId } = await buildPaidLock();
    await ask(owner, lock.id);
    await push(paymentId);
    const [made] = [...stripe.refunds.refunds.values()];
    stripe.refunds.setStatus(made!.id, 'failed');
    await deliver('refund.failed', made!);

    expect(await readRefund()).toMatchObject({ refund_status: 'failed' });
    const told = await query<{ user_id: string }>(
      `SELECT user_id FROM notifications WHERE type = 'payment.refund_failed'`,
    );
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([owner.user.id, admin.user.id].sort());
  });

  it('from Stripe’s dashboard ends the lock too', async () => {
    const { lock, intentId } = await buildPaidLock();
    const made = stripe.refunds.add(intentId, { status: 'succeeded' });
    await deliver('charge.refunded', { ...made, object: 'charge' });

    expect(await readLock(lock.id)).toMatchObject({ status: 'released', release_reason: 'refund' });
    expect(await readRefund()).toMatchObject({ refund_status: 'succeeded' });
    expect(await countNotices('payment.refunded')).toBe(1);
  });

  it('from Stripe’s dashboard buys no other lock when that event comes before the payment’s', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    const other = await buildLock(owner, { propertyAddress: '14 Main St, Austin, TX 78701' });
    const { paymentId } = await buildPayment(owner, { lockId: lock.id });
    const intent = stripe.intentOfPayment(paymentId);
    stripe.setStatus(intent.id, 'succeeded');
    const made = stripe.refunds.add(intent.id, { status: 'succeeded' });
    await deliver('charge.refunded', { ...made, object: 'charge' });
    await deliver('payment_intent.succeeded', intent);

    expect(await query('SELECT status::text, refund_status::text, lock_id FROM payments')).toEqual([
      { status: 'succeeded', refund_status: 'succeeded', lock_id: lock.id },
    ]);
    expect(await readLock(lock.id)).toMatchObject({ status: 'released', release_reason: 'refund' });
    expect(await readLock(other.id)).toMatchObject({ status: 'due' });
    expect(await countNotices('payment.received')).toBe(0);
  });

  it('in part changes nothing', async () => {
    const { lock, intentId } = await buildPaidLock();
    const made = stripe.refunds.add(intentId, { status: 'succeeded', amount: 1000 });
    await deliver('charge.refunded', { ...made, object: 'charge' });

    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
    expect(await readRefund()).toMatchObject({ refund_status: null });
  });

  it('is sent by the job that looks after it when Stripe was down', async () => {
    holdClock('2026-11-20T15:00:00Z');
    const { owner, lock, paymentId } = await buildPaidLock();
    await ask(owner, lock.id);
    stripe.fail('refuse');
    await expect(push(paymentId)).rejects.toMatchObject({ code: 'unavailable' });
    stripe.recover();
    stripe.refunds.standing = 'succeeded';
    advanceClock({ ms: 10 * 60_000 });

    expect(await reconcileRefunds(takeBackLock)).toEqual({ asked: 1 });
    expect(await readRefund()).toMatchObject({ refund_status: 'succeeded' });
    await reconcilePayments(fulfillDeedPayment);
    expect(await readLock(lock.id)).toMatchObject({ status: 'released' });
  });
});

describe('a disputed payment', () => {
  it('is shown to admins, and the lock says nothing of it', async () => {
    const admin = await createAdmin();
    const { lock, paymentId, intentId } = await buildPaidLock();
    const dispute = stripe.refunds.dispute(intentId);
    await deliver('charge.dispute.created', dispute);
    await deliver('charge.dispute.created', dispute);

    const disputes = await query('SELECT payment_id, status, amount_cents, closed_at FROM payment_disputes');
    expect(disputes).toEqual([
      { payment_id: paymentId, status: 'needs_response', amount_cents: 9900, closed_at: null },
    ]);
    expect(await query(`SELECT user_id FROM notifications WHERE type = 'payment.disputed'`)).toEqual([
      { user_id: admin.user.id },
    ]);
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });

    Object.assign(dispute, { status: 'lost' });
    await deliver('charge.dispute.closed', dispute);
    expect(await query('SELECT status, closed_at IS NOT NULL AS closed FROM payment_disputes')).toEqual([
      { status: 'lost', closed: true },
    ]);
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
  });

  it('of somebody else’s business is left alone', async () => {
    const intent = stripe.addIntent();
    await deliver('charge.dispute.created', stripe.refunds.dispute(intent.id));
    expect(await query('SELECT 1 FROM payment_disputes')).toEqual([]);
  });
});
