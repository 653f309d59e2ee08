import type { LogHealth, Measured, StorageHealth } from '@/components/system/health-calls';
import { ApiError } from '@/lib/platform/api-client';
import { formatNumber } from '@/lib/values/numbers';
import { relativeWords } from '@/lib/values/relative-words';

export type HealthState = 'measuring' | 'operational' | 'down' | 'unknown' | 'late' | 'off';
export type ServiceHealth = { name: string; state: HealthState; detail: string };

/** As much of a query as a judgment needs. */
export type Reading<T> = { data?: Measured<T>; error: Error | null; isFetching: boolean };

export function websiteHealth(reading: Reading<unknown>): ServiceHealth {
  return {
    name: 'Website',
    ...judge(reading, { good: 'Pages and calls are answered.', lost: 'down' }),
  };
}

/** One call asks both, and says which one is down. */
export function storageHealth(reading: Reading<StorageHealth>): ServiceHealth {
  const name = 'Database and document store';
  const judged = judge(reading, { good: 'Both answer.', lost: 'unknown' });
  if (judged.state === 'operational' && reading.data?.value.status === 'full') {
    return { name, state: 'down', detail: 'The database is full. It can be read, and not written.' };
  }
  return { name, ...judged };
}

export function logHealth(reading: Reading<LogHealth>): ServiceHealth {
  const good = reading.data ? describeLog(reading.data.value) : '';
  return { name: 'Evidence log', ...judge(reading, { good, lost: 'unknown' }) };
}

type Summary = { text: string; variant: 'default' | 'success' | 'waiting' | 'destructive' };

/** Every measured part in one sentence, for the live region. */
export function summarize(services: ServiceHealth[]): Summary {
  if (services.some(({ state }) => state === 'measuring')) return { text: 'Measuring.', variant: 'default' };
  const down = services.filter(({ state }) => state === 'down').map(({ name }) => name.toLowerCase());
  if (down.includes('website')) {
    const text = 'The server does not answer as it should. Check your own connection, then measure again.';
    return { text, variant: 'destructive' };
  }
  if (down.length > 0) {
    return { text: `Not everything is up. Down: ${down.join(', ')}.`, variant: 'destructive' };
  }
  if (services.some(({ state }) => state === 'unknown')) {
    return { text: 'Not everything could be measured.', variant: 'waiting' };
  }
  const late = services.filter(({ state }) => state === 'late').map(({ name }) => name.toLowerCase());
  if (late.length > 0)
    return { text: `Behind: ${late.join(', ')}. The other parts are operational.`, variant: 'waiting' };
  return { text: 'Every part that is measured here is operational.', variant: 'success' };
}

/** `lost`: what it means for this part when no answer came at all. */
export function judge<T>(
  { data, error, isFetching }: Reading<T>,
  { good, lost }: { good: string; lost: 'down' | 'unknown' },
): Omit<ServiceHealth, 'name'> {
  if (isFetching) return { state: 'measuring', detail: '' };
  if (error instanceof ApiError) return { state: 'down', detail: describeRefusal(error) };
  if (error)
    return {
      state: lost,
      detail: lost === 'down' ? 'No answer came.' : 'No answer came, so we cannot tell.',
    };
  if (!data) return { state: 'measuring', detail: '' };
  return { state: 'operational', detail: `${good} Measured in ${data.ms} ms.` };
}

/** A proxy in front of us may answer with a whole page; that is no sentence. */
function describeRefusal({ status, detail }: ApiError): string {
  const isSentence = detail.length > 0 && detail.length <= 120;
  return isSentence ? `Answered ${status}: ${detail}` : `Answered ${status}.`;
}

function describeLog({ size, ageMs }: LogHealth): string {
  if (ageMs === null) return 'The log is empty, and its checkpoint is signed.';
  const entries = size === 1 ? '1 entry' : `${formatNumber(size)} entries`;
  return `Checkpoint over ${entries}, signed ${ageText(ageMs)}.`;
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `3 hours ago`, in the largest unit that fits. */
function ageText(ageMs: number): string {
  const [unit, length] = units.find(([, unitMs]) => ageMs >= unitMs) ?? (['second', 1000] as const);
  return relativeWords(-Math.floor(ageMs / length), unit);
}
