import { stripe } from '@/tests/support/with-stripe';
import { releaseOverdueLocks } from '@/lib/deeds/commands/release';
import { createOwner } from '@/tests/support/actors';
import { buildLock, buildPayment } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { readLock } from '@/tests/support/locks';

/** A lock whose payment was opened at Stripe and of which no event has come, eight days later. */
async function buildOverdueLock() {
  const owner = await createOwner();
  const lock = await buildLock(owner);
  const { paymentId } = await buildPayment(owner, { lockId: lock.id });
  advanceClock({ days: 8 });
  return { id: lock.id, intentId: stripe.intentOfPayment(paymentId).id };
}

describe('the job that releases overdue locks, with Stripe', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  it('keeps a lock that was paid, although the event was lost', async () => {
    const { id, intentId } = await buildOverdueLock();
    stripe.setStatus(intentId, 'succeeded');
    expect(await releaseOverdueLocks()).toEqual({ unpaid: 0, expired: 0 });
    expect(await readLock(id)).toMatchObject({ status: 'paid' });
    expect(await query('SELECT status::text, lock_id FROM payments')).toEqual([
      { status: 'succeeded', lock_id: id },
    ]);
  });

  it('waits for a bank that is still working on it', async () => {
    const { id, intentId } = await buildOverdueLock();
    stripe.setStatus(intentId, 'processing');
    expect(await releaseOverdueLocks()).toEqual({ unpaid: 0, expired: 0 });
    expect(await readLock(id)).toMatchObject({ status: 'due' });

    stripe.setStatus(intentId, 'requires_payment_method');
    expect(await releaseOverdueLocks()).toEqual({ unpaid: 1, expired: 0 });
    expect(await readLock(id)).toMatchObject({ status: 'released', release_reason: 'unpaid' });
  });

  it('takes nothing away while Stripe cannot be asked', async () => {
    const { id } = await buildOverdueLock();
    stripe.fail('hang-up');
    await expect(releaseOverdueLocks()).rejects.toThrow(`Not released: ${id}`);
    expect(await readLock(id)).toMatchObject({ status: 'due' });
  }, 15_000);
});
