import { california } from '@/lib/catalog/content/states/california';
import { florida } from '@/lib/catalog/content/states/florida';
import { newYork } from '@/lib/catalog/content/states/new-york';
import { texas } from '@/lib/catalog/content/states/texas';
import type { StateReading } from '@/lib/catalog/schema';

export const guideName = 'Reading of our state guide';

/** The guide covers three states in full; of Florida it has the fee alone, from a sample table. */
export const stateReadings: StateReading[] = [california, texas, newYork, florida].map(
  ({ law: { code }, reading }) => ({ code, ...reading }),
);

export function findStateReading(code: string): StateReading | null {
  return stateReadings.find((reading) => reading.code === code) ?? null;
}
