import type { LockNews } from '@/components/evidence/inspection';
import { ValueList } from '@/components/evidence/value-list';
import { describeOldReach, describeState, viewState } from '@/lib/evidence/rules/lock-state';

type LockStateProps = { lock: LockNews; origin: string; size: number };

/** What has become of the lock that a proof is about, and up to when that is known. */
export function LockStateSection({ lock: { from, state }, origin, size }: LockStateProps) {
  return (
    <section>
      <h3 className="mb-2 text-xl">The lock {from === 'log' ? 'today' : 'when the file was made'}</h3>
      {state ? <ValueList rows={viewState(state)} /> : <p>{describeOldReach(size, origin)}</p>}
    </section>
  );
}

/** The same in a sentence or two. */
export function sayLockState({ from, state }: LockNews): string {
  if (from === 'log' && state) return describeState(state);
  return [
    state && describeState(state),
    !state?.ended &&
      'The log could not be asked what has become of the lock since. Check the connection, and drop the file again.',
  ]
    .filter(Boolean)
    .join(' ');
}

export function titleOfLock({ from, state }: LockNews): string {
  if (state?.ended) return 'Verified, and the lock has ended';
  if (from === 'file') return 'Verified up to the day of the file';
  return state?.state === 'due' ? 'Verified, and locked: payment is due' : 'Verified, and locked';
}
