import { lockDeed } from '@/lib/deeds/commands/lock';
import { fulfillDeedPayment, openDeedPayment } from '@/lib/deeds/commands/payment';
import type { LockDeedInput, LockedDeedReceipt } from '@/lib/deeds/schema';
import { confirmDemoPayment } from '@/lib/payments/commands/demo-payment';
import type { PaymentIntent } from '@/lib/payments/schema';
import type { Person } from './actors';

/** Above the numbers of houses that tests name themselves. */
let count = 10_000;

/** A number that no other one of this worker has. */
function unique(): number {
  count += 1;
  return count;
}

export function registration(overrides: Record<string, unknown> = {}) {
  return {
    email: `person-${unique()}@example.com`,
    password: 'correct horse battery staple',
    firstName: 'Grace',
    lastName: 'Hopper',
    ...overrides,
  };
}

export function lockInput(overrides: Partial<LockDeedInput> = {}): LockDeedInput {
  return {
    propertyAddress: `${unique()} Main St, Austin, TX 78701`,
    ownerName: 'Ada Lovelace',
    lockType: 'permanent',
    reason: 'Protection against deed fraud',
    expiryDays: null,
    ...overrides,
  };
}

export function buildLock(owner: Person, overrides: Partial<LockDeedInput> = {}): Promise<LockedDeedReceipt> {
  return lockDeed(owner.actor, lockInput(overrides));
}

export function buildPayment(owner: Person, { lockId }: { lockId?: string } = {}): Promise<PaymentIntent> {
  return openDeedPayment(owner.actor, { amount: 99, lockId });
}

/** A payment of the demo provider that went through: for the lock, else the oldest unpaid one, else a credit. */
export async function buildPaidPayment(
  owner: Person,
  { lockId }: { lockId?: string } = {},
): Promise<PaymentIntent> {
  const payment = await buildPayment(owner, { lockId });
  await confirmDemoPayment(owner.actor, payment.paymentId, fulfillDeedPayment);
  return payment;
}
