import 'server-only';
import type { Reading } from '@/lib/platform/telemetry/metrics';
import { within } from '@/lib/platform/within';
import { assertStoreReady } from './stored-objects';

const ANSWER_MS = 2_000;

/** Whether the document store answers this process. */
export async function readStoreState(): Promise<Reading> {
  const isDown = await within(ANSWER_MS, assertStoreReady()).then(
    () => false,
    () => true,
  );
  return {
    name: 'deedguard_store_down',
    help: '1 while the document store does not answer.',
    values: [{ value: Number(isDown) }],
  };
}
