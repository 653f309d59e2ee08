import type { KnownState } from '@/lib/evidence/schema/proof';
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
};

/** A lock's row as its proofs tell it. Throws for a row that was released without an entry: the log has to have it. */
export function stateOfLock(lock: LockFacts): KnownState {
  const { status, logIndex: index, expiresAt, paidAt, contestedAt } = lock;
  const times = {
    ...(contestedAt && { contested: true }),
    expiresAt: expiresAt?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null,
  };
  if (status !== 'released') {
    const paymentDueAt = status === 'due' ? lock.paymentDueAt.toISOString() : null;
    return { ...times, index, ended: null, paymentDueAt, state: status === 'due' ? 'due' : 'locked' };
  }
  const { releasedAt, releaseReason: by, releaseLogIndex } = lock;
  if (!releasedAt || !by || releaseLogIndex === null)
    throw new Error(`The end of lock ${index} is not in the log.`);
  const ended = { at: releasedAt.toISOString(), by, index: releaseLogIndex };
  return { ...times, index, ended, paymentDueAt: null, state: 'ended' };
}

/** The entries of the log that a proof of one kind holds, first what it is of; null when the lock has not ended. */
export function entriesOf(
  kind: 'lock' | 'release' | 'history',
  { logIndex, releaseLogIndex }: Pick<LockFacts, 'logIndex' | 'releaseLogIndex'>,
): [number, ...number[]] | null {
  if (kind === 'release') return releaseLogIndex === null ? null : [releaseLogIndex];
  return kind === 'lock' || releaseLogIndex === null ? [logIndex] : [logIndex, releaseLogIndex];
}
