import type { LockEnd } from '@/lib/deeds/schema';
import { sayLockEnd } from '@/lib/deeds/rules/lock-ends';
import { mediumDay } from '@/lib/values/date-format';
import type { PropertyState } from '../schema/timeline';

/** One lock of a property, with what happened to it and when. */
export type LockLife = {
  id: string;
  createdAt: Date;
  paymentDueAt: Date;
  paidAt: Date | null;
  expiresAt: Date | null;
  releasedAt: Date | null;
  releaseReason: LockEnd | null;
  isDemo: boolean;
  /** times in which another account had the property locked too, ISO 8601 */
  contests: { since: string; endedAt: string | null }[];
};

const unlocked: PropertyState = {
  is: 'none',
  contested: false,
  lockId: null,
  lockedAt: null,
  paymentDueAt: null,
  expiresAt: null,
  endedAt: null,
  endedBy: null,
  isDemo: false,
};

/** The state of a property just before a moment: that of the lock which was the latest then. */
export function stateBefore(locks: LockLife[], end: Date): PropertyState {
  const known = locks.filter(({ createdAt }) => createdAt < end);
  const live = known.filter(({ releasedAt }) => releasedAt === null || releasedAt >= end);
  const latest = (live.length > 0 ? live : known).reduce<LockLife | null>(
    (newest, lock) => (newest === null || lock.createdAt > newest.createdAt ? lock : newest),
    null,
  );
  if (!latest) return unlocked;
  const { releasedAt } = latest;
  const hasEnded = releasedAt !== null && releasedAt < end;
  const isPaid = latest.paidAt !== null && latest.paidAt < end;
  return {
    is: hasEnded ? 'ended' : isPaid ? 'locked' : 'due',
    contested: !hasEnded && latest.contests.some((contest) => isDuring(contest, end)),
    lockId: latest.id,
    lockedAt: latest.createdAt.toISOString(),
    paymentDueAt: hasEnded || isPaid ? null : latest.paymentDueAt.toISOString(),
    expiresAt: hasEnded ? null : (latest.expiresAt?.toISOString() ?? null),
    endedAt: hasEnded ? releasedAt.toISOString() : null,
    endedBy: hasEnded ? (latest.releaseReason ?? null) : null,
    isDemo: latest.isDemo,
  };
}

function isDuring({ since, endedAt }: LockLife['contests'][number], end: Date): boolean {
  return new Date(since) < end && (endedAt === null || new Date(endedAt) >= end);
}

/** The state in one sentence, as it stands above a history. Days are in UTC. */
export function sayState(state: PropertyState): { title: string; text: string } {
  const { is, contested, lockedAt, paymentDueAt, expiresAt, endedAt, endedBy, isDemo } = state;
  const day = lockedAt ? dayOf(lockedAt) : '';
  const since = is === 'locked' ? `In force since ${day}.` : `Locked on ${day}.`;
  if (is === 'none') return { title: 'Not locked', text: 'There was no lock yet.' };
  if (is === 'ended') {
    return {
      title: 'Ended',
      text: `${since} The lock ended on ${endedAt ? dayOf(endedAt) : ''}: ${lower(sayLockEnd(endedBy, isDemo))}.`,
    };
  }
  const due = paymentDueAt ? ` It ends on ${dayOf(paymentDueAt)} unless it is paid.` : '';
  const until = expiresAt && !paymentDueAt ? ` It lasts until ${dayOf(expiresAt)}.` : '';
  const claim = contested ? ' Another account has locked the same property.' : '';
  const title = is === 'due' ? 'Waiting for payment' : 'Locked';
  return { title: contested ? `${title}, contested` : title, text: `${since}${due}${until}${claim}` };
}

const dayOf = (iso: string) => mediumDay(iso.slice(0, 10));
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
