import { getPaymentTarget } from '@/lib/deeds/queries';
import { countCredits, findPayment } from '@/lib/payments/queries';
import { createOwner } from '@/tests/support/actors';
import { buildLock, buildPaidPayment, buildPayment } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';

describe('a payment on the return page', () => {
  it('is found by its owner, and by nobody else', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const { paymentId: id } = await buildPayment(owner);
    expect(await findPayment(owner.actor, { id })).toEqual({
      id,
      status: 'open',
      provider: 'demo',
      amountCents: 9900,
      lockId: null,
    });
    expect(await findPayment(other.actor, { id })).toBeNull();
  });

  it('is the newest of their own when none is named', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    holdClock();
    await buildPayment(owner);
    advanceClock({ minutes: 1 });
    const { paymentId: id } = await buildPayment(owner);
    releaseClock();
    expect(await findPayment(owner.actor, {})).toMatchObject({ id });
    expect(await findPayment(other.actor, {})).toBeNull();
  });
});

describe('what a payment would cover', () => {
  beforeEach(() => holdClock());
  afterEach(releaseClock);

  it('is the named lock, else the oldest unpaid one, else nothing', async () => {
    const owner = await createOwner();
    expect(await getPaymentTarget(owner.actor, undefined)).toEqual({ lock: null, credits: 0 });
    const first = await buildLock(owner);
    advanceClock({ minutes: 1 });
    const second = await buildLock(owner);
    expect((await getPaymentTarget(owner.actor, undefined)).lock).toMatchObject({
      id: first.id,
      status: 'due',
    });
    expect((await getPaymentTarget(owner.actor, second.id)).lock).toMatchObject({ id: second.id });
  });

  it('does not show the lock of somebody else', async () => {
    const lock = await buildLock(await createOwner());
    const other = await createOwner();
    await expect(getPaymentTarget(other.actor, lock.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('counts credits until they are used', async () => {
    const owner = await createOwner();
    await buildPaidPayment(owner);
    expect(await countCredits(owner.actor)).toBe(1);
    await buildLock(owner);
    expect(await countCredits(owner.actor)).toBe(0);
  });
});
