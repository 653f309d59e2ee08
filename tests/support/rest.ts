/**
 * `npm test` has ten minutes of two cores. The files of `rest.json` are those that take longest: less than half of all
 * files, with more than half of the tests and about two thirds of their time. `npm run test:rest` runs them, `.ci/run` both.
 */
import rest from './rest.json';

export const part = process.env.TEST_PART;

/** Of a whole folder, where no part is asked for. */
export function isOfPart(folder: string, file: string): boolean {
  if (part !== 'first' && part !== 'rest') return true;
  return restOf(folder).includes(file.replaceAll('\\', '/')) === (part === 'rest');
}

export function restOf(folder: string): readonly string[] {
  return Object.entries(rest).find(([name]) => name === folder)?.[1] ?? [];
}
