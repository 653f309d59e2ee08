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
