import { california } from '@/lib/catalogue/content/states/california';
import { florida } from '@/lib/catalogue/content/states/florida';
import { newYork } from '@/lib/catalogue/content/states/new-york';
import { texas } from '@/lib/catalogue/content/states/texas';
import type { StateReading } from '@/lib/catalogue/schema';

export const guideName = 'Reading of our state guide';

/** The guide covers three states in full; of Florida it has the fee alone, from a sample table. */
export const stateReadings: StateReading[] = [california, texas, newYork, florida].map(
  ({ law: { code }, reading }) => ({ code, ...reading }),
);

export function findStateReading(code: string): StateReading | null {
  return stateReadings.find((reading) => reading.code === code) ?? null;
}
