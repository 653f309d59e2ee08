import type { KnownState } from '@/lib/evidence/schema/proof';
import type { PaymentProvider } from '@/lib/payments/schema';
import type { LockedDeed, LockEnd } from '../schema';

/** What a proof has to know of a lock. */
export type LockFacts = {
  status: LockedDeed['status'];
  logIndex: number;
  paymentDueAt: Date;
  paidAt: Date | null;
  expiresAt: Date | null;
  releasedAt: Date | null;
  releaseReason: LockEnd | null;
  releaseLogIndex: number | null;
  contestedAt: Date | null;
  /** those that were made for it */
  payments: { provider: PaymentProvider; refundedAt: Date | null }[];
  /** when another account had locked the property too: the entries of its beginning and its end */
  contests: { logIndex: number; endLogIndex: number | null }[];
};

/** A lock's row as its proofs tell it. Throws for a row that was released without an entry: the log has to have it. */
export function stateOfLock(lock: LockFacts): KnownState {
  const { status, logIndex: index, expiresAt, paidAt } = lock;
  const isDemo = lock.payments.some(({ provider }) => provider === 'demo');
  const isRefunded = lock.payments.some(({ refundedAt }) => refundedAt !== null);
  const shared = {
    expiresAt: expiresAt?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null,
    ...(isDemo && { demo: true }),
    ...(isRefunded && { refunded: true }),
  };
  if (status !== 'released') {
    const paymentDueAt = status === 'due' ? lock.paymentDueAt.toISOString() : null;
    const contested = lock.contestedAt !== null && { contested: true };
    return {
      ...shared,
      ...contested,
      index,
      ended: null,
      paymentDueAt,
      state: status === 'due' ? 'due' : 'locked',
    };
  }
  const { releasedAt, releaseReason: by, releaseLogIndex } = lock;
  if (!releasedAt || !by || releaseLogIndex === null)
    throw new Error(`The end of lock ${index} is not in the log.`);
  const ended = { at: releasedAt.toISOString(), by, index: releaseLogIndex };
  return { ...shared, index, ended, paymentDueAt: null, state: 'ended' };
}

/** The entries of the log that a proof of one kind holds, first what it is of; null when the lock has not ended. */
export function entriesOf(
  kind: 'lock' | 'release' | 'history',
  { logIndex, releaseLogIndex, contests }: Pick<LockFacts, 'logIndex' | 'releaseLogIndex' | 'contests'>,
): [number, ...number[]] | null {
  if (kind === 'release') return releaseLogIndex === null ? null : [releaseLogIndex];
  if (kind === 'lock') return [logIndex];
  const later = [...contests.flatMap((contest) => [contest.logIndex, contest.endLogIndex]), releaseLogIndex];
  return [logIndex, ...later.filter((index) => index !== null).sort((one, other) => one - other)];
}
