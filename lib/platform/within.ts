import { setTimeout as sleep } from 'node:timers/promises';

/** Rejects when the work takes longer; the work itself goes on, and what becomes of it is not told. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = sleep(ms, undefined, { ref: false }).then(() => {
    throw new Error(`It took longer than ${ms} ms.`);
  });
  return Promise.race([work, late]);
}
