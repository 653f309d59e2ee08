import pLimit from 'p-limit';
import { AppError } from './errors';

/**
 * Lets only so many run at the same time, the others one after the other. Throws `unavailable` at once when too many wait:
 * for work that holds a lot of memory.
 */
export function takeTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const turns = pLimit(atOnce);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (turns.activeCount + turns.pendingCount >= atOnce + waiting) {
      throw new AppError(
        'unavailable',
        'Many people are opening documents right now. Please try again in a minute.',
      );
    }
    return turns(work);
  };
}

/**
 * Lets only so many run at the same time, and fewer of one owner; nobody waits. Throws `unavailable` for one more: for work
 * that holds a whole file in memory.
 */
export function takeTurnsOfOwners({ atOnce, ofOneOwner }: { atOnce: number; ofOneOwner: number }) {
  const held = new Map<string, number>();
  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    const own = held.get(owner) ?? 0;
    const all = [...held.values()].reduce((sum, count) => sum + count, 0);
    if (own >= ofOneOwner || all >= atOnce) {
      throw new AppError(
        'unavailable',
        'Many documents are being checked right now. Please try again in a minute.',
      );
    }
    held.set(owner, own + 1);
    try {
      return await work();
    } finally {
      const left = (held.get(owner) ?? 1) - 1;
      if (left > 0) held.set(owner, left);
      else held.delete(owner);
    }
  };
}
