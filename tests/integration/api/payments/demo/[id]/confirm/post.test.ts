import { randomUUID } from 'node:crypto';
import { POST as confirm } from '@/app/api/payments/demo/[id]/confirm/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildLock, buildPayment } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { readLock, releaseLock } from '@/tests/support/locks';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const post = (as: { cookie: string } | null, id: string, headers = {}) =>
  callRoute(confirm, {
    method: 'POST',
    url: `/api/payments/demo/${id}/confirm`,
    params: { id },
    as,
    headers,
  });
const notFound = { message: 'There is no such payment.', code: 'not_found' };

describe('POST /api/payments/demo/{id}/confirm', () => {
  it('marks the lock as paid, tells the owner and leaves an audit event', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    const { paymentId } = await buildPayment(owner, { lockId: lock.id });
    const answer = await post(owner, paymentId);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'succeeded' });
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid', paid_at: expect.any(Date) });
    expect(await query('SELECT status::text, lock_id, succeeded_at FROM payments')).toEqual([
      { status: 'succeeded', lock_id: lock.id, succeeded_at: expect.any(Date) },
    ]);
    expect(await listAudit(paymentId)).toContainEqual({
      type: 'payment.succeeded',
      actor_id: owner.user.id,
      subject_id: paymentId,
      data: { lockId: lock.id },
    });
    expect(await query('SELECT user_id, type, title, message, href FROM notifications')).toEqual([
      {
        user_id: owner.user.id,
        type: 'payment.received',
        title: 'Demo payment received',
        message:
          'The lock on 12 Main St, Austin, TX 78701 is paid for and stays in force. $99.00 as a demo payment: no card was charged, and no money moved.',
        href: `/payment/success?service=deedguard&payment=${paymentId}`,
      },
    ]);
  });

  it('changes nothing the second time', async () => {
    const owner = await createOwner();
    await buildLock(owner);
    const { paymentId } = await buildPayment(owner);
    await post(owner, paymentId);
    const before = await snapshot();
    const again = await post(owner, paymentId);
    expect(again.body).toEqual({ status: 'succeeded' });
    expect(await snapshot()).toEqual(before);
  });

  it('pays once when confirmed ten times at once', async () => {
    const owner = await createOwner();
    const [first, second] = [await buildLock(owner), await buildLock(owner)];
    const { paymentId } = await buildPayment(owner, { lockId: first.id });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(owner, paymentId)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(await readLock(first.id)).toMatchObject({ status: 'paid' });
    expect(await readLock(second.id)).toMatchObject({ status: 'due' });
    expect(await countRows('notifications')).toBe(1);
  });

  it('keeps the payment as a credit when its lock was released meanwhile', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const { paymentId } = await buildPayment(owner, { lockId: lock.id });
    await releaseLock(owner, lock);
    await post(owner, paymentId);
    expect(await query('SELECT status::text, lock_id FROM payments')).toEqual([
      { status: 'succeeded', lock_id: null },
    ]);
    expect(await readLock(lock.id)).toMatchObject({ status: 'released', paid_at: null });
    expect(await query('SELECT type::text FROM notifications ORDER BY created_at')).toEqual([
      { type: 'deed.released' },
      { type: 'payment.credited' },
    ]);
  });

  it('pays the lock or leaves a credit, when the lock is released at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await createOwner();
      const lock = await buildLock(owner);
      const { paymentId } = await buildPayment(owner, { lockId: lock.id });
      await Promise.all([post(owner, paymentId), releaseLock(owner, lock)]);
      const { paid_at } = await readLock(lock.id);
      const [payment] = await query<{ lock_id: string | null }>(
        'SELECT lock_id FROM payments WHERE id = $1',
        [paymentId],
      );
      expect(payment?.lock_id).toBe(paid_at ? lock.id : null);
    }
  });

  it('covers the lock that is made at the same moment as the credit', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await createOwner();
      const { paymentId } = await buildPayment(owner);
      const [lock] = await Promise.all([buildLock(owner), post(owner, paymentId)]);
      expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
    }
  });

  it('does not confirm a payment that was cancelled', async () => {
    const owner = await createOwner();
    const { paymentId } = await buildPayment(owner);
    await query(`UPDATE payments SET status = 'failed'`);
    const answer = await post(owner, paymentId);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: 'This payment was cancelled. Please start again.',
      code: 'conflict',
    });
  });

  it('does not find the payment of somebody else', async () => {
    const owner = await createOwner();
    await buildLock(owner);
    const { paymentId } = await buildPayment(owner);
    const other = await createOwner();
    const before = await snapshot();
    for (const id of [paymentId, randomUUID()]) {
      const answer = await post(other, id);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(notFound);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('does not confirm a payment of Stripe', async () => {
    const owner = await createOwner();
    const { paymentId } = await buildPayment(owner);
    await query(`UPDATE payments SET provider = 'stripe'`);
    expect((await post(owner, paymentId)).body).toEqual(notFound);
  });

  it('answers a visitor 401 and another site 403', async () => {
    const owner = await createOwner();
    const { paymentId } = await buildPayment(owner);
    expect((await post(visitor, paymentId)).status).toBe(401);
    expect((await post(owner, paymentId, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await query('SELECT status::text FROM payments')).toEqual([{ status: 'open' }]);
  });
});
