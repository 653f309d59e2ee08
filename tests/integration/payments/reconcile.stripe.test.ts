import { stripe } from '@/tests/support/with-stripe';
import { fulfillDeedPayment } from '@/lib/deeds/commands/payment';
import { reconcilePayments } from '@/lib/payments/commands/reconcile';
import { createOwner } from '@/tests/support/actors';
import { buildLock, buildPayment } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { readLock } from '@/tests/support/locks';
import { listAudit, snapshot } from '@/tests/support/rows';

async function openedAgo(minutes: number) {
  const owner = await createOwner();
  const lock = await buildLock(owner);
  const { paymentId } = await buildPayment(owner, { lockId: lock.id });
  await query(`UPDATE payments SET created_at = created_at - make_interval(mins => $1) WHERE id = $2`, [
    minutes,
    paymentId,
  ]);
  return { lock, paymentId, intent: stripe.intentOfPayment(paymentId) };
}

const run = () => reconcilePayments(fulfillDeedPayment);
const DAY = 24 * 60;

describe('the job that asks Stripe about payments of deeds that stayed open', () => {
  it('settles what was paid when the event was lost', async () => {
    const { lock, paymentId, intent } = await openedAgo(11);
    stripe.setStatus(intent.id, 'succeeded');
    expect(await run()).toEqual({ asked: 1 });
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
    expect((await listAudit(paymentId)).at(-1)).toMatchObject({
      type: 'payment.succeeded',
      data: { lockId: lock.id },
    });
    expect(await run()).toEqual({ asked: 0 });
  });

  it('closes what was cancelled, and leaves the rest open', async () => {
    const cancelled = await openedAgo(11);
    stripe.setStatus(cancelled.intent.id, 'canceled');
    const waiting = await openedAgo(11);
    expect(await run()).toEqual({ asked: 2 });
    const rows = await query<{ id: string; status: string }>('SELECT id, status::text FROM payments');
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
      [cancelled.paymentId]: 'failed',
      [waiting.paymentId]: 'open',
    });
  });

  it.each([
    ['less than ten minutes ago, whose event may still come', 9],
    ['a month ago, which was given up', 31 * DAY],
  ])('does not ask about what was opened %s', async (_, minutes) => {
    const { intent } = await openedAgo(minutes);
    stripe.setStatus(intent.id, 'succeeded');
    const before = await snapshot();
    expect(await run()).toEqual({ asked: 0 });
    expect(await snapshot()).toEqual(before);
  });

  it('fails and changes nothing while Stripe is down', async () => {
    const { lock, intent, paymentId } = await openedAgo(11);
    stripe.setStatus(intent.id, 'succeeded');
    const before = await snapshot();
    stripe.fail('refuse');
    await expect(run()).rejects.toThrow(paymentId);
    expect(await snapshot()).toEqual(before);
    stripe.recover();
    await run();
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
  });
});
