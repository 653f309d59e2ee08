/**
 * Some tests could try every byte of a file, or a million numbers. CI tries a sample of them, spread over all;
 * `npm run test:long` tries every one.
 */
export const isLongRun = process.env.LONG_RUN === '1';

/** One case in so many. A prime number keeps the sample out of step with whatever repeats in the cases. */
export function sample<T>(cases: readonly T[], oneIn: number): T[] {
  return isLongRun ? [...cases] : cases.filter((_, index) => index % oneIn === 0);
}
