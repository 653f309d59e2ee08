import { fetchAnswer } from '@/components/kit/fetch-answer';
import { CHECKPOINT_URL } from '@/lib/evidence/rules/urls';
import { apiRequest } from '@/lib/platform/api-client';

type Waiting = { state: 'operational' | 'late' | 'down' | 'unknown'; due: number; oldestSeconds: number };

/** What the server says of the parts that a browser cannot reach. */
export type ServicesHealth = {
  worker: { state: 'operational' | 'down' | 'unknown'; silentSeconds: number | null };
  queue: Waiting;
  dispatch: Waiting;
  payments: { state: 'operational' | 'demo' | 'off' | 'down' };
};

/** `ms`: how long the answer took from here, the network included. */
export type Measured<T = unknown> = { value: T; ms: number };

export type LogHealth = {
  /** how many entries the newest checkpoint covers */
  size: number;
  /** since the newest entry, with which the newest checkpoint was signed; null while the log is empty */
  ageMs: number | null;
};

export const healthCalls = {
  live: '/api/health/live',
  ready: '/api/health/ready',
  services: '/api/health/services',
  checkpoint: CHECKPOINT_URL,
};

export function measureWebsite(): Promise<Measured> {
  return measure(() => apiRequest('GET', healthCalls.live));
}

/** `full`: the database can be read, and has no room to write. */
export type StorageHealth = { status: 'ok' | 'full' };

export function measureStorage(): Promise<Measured<StorageHealth>> {
  return measure(() => apiRequest('GET', healthCalls.ready));
}

export function measureServices(): Promise<Measured<ServicesHealth>> {
  return measure(() => apiRequest('GET', healthCalls.services));
}

export function measureLog(): Promise<Measured<LogHealth>> {
  return measure(readLog);
}

async function readLog(): Promise<LogHealth> {
  // What the browser kept would not be measured now.
  const response = await fetchAnswer(healthCalls.checkpoint, { cache: 'no-store', credentials: 'omit' });
  const size = sizeOf(await response.text());
  return { size, ageMs: size === 0 ? null : await readAge(size) };
}

/** The second line of a C2SP checkpoint. The signature is not looked at: that is for /verify. */
function sizeOf(note: string): number {
  const line = note.split('\n')[1] ?? '';
  if (!/^\d+$/.test(line)) throw new Error('The checkpoint cannot be read.');
  return Number(line);
}

async function readAge(size: number): Promise<number> {
  const query = `start=${size - 1}&end=${size}`;
  const { entries } = await apiRequest<{ entries: { leaf: string }[] }>('GET', `/api/log/entries?${query}`);
  const { time } = JSON.parse(entries[0]?.leaf ?? '{}') as { time?: string };
  const age = Date.now() - Date.parse(time ?? '');
  if (Number.isNaN(age)) throw new Error('The newest entry cannot be read.');
  return Math.max(0, age);
}

async function measure<T>(call: () => Promise<T>): Promise<Measured<T>> {
  const start = performance.now();
  const value = await call();
  return { value, ms: Math.round(performance.now() - start) };
}
