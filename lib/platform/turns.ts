import { AppError } from './errors';

/**
 * Lets only so many run at the same time, the others one after the other. Throws `unavailable` at once when too many wait:
 * for work that holds a lot of memory.
 */
export function takeTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new AppError(
          'unavailable',
          'Many people open documents right now. Please try again in a minute.',
        );
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
