import type { ServicesHealth } from '@/components/system/health-calls';
import { judge, type HealthState, type Reading, type ServiceHealth } from '@/components/system/health-state';
import { formatNumber } from '@/lib/values/numbers';

type Part = { name: string; say: (health: ServicesHealth) => { state: HealthState; detail: string } };

const parts: Part[] = [
  { name: 'Worker', say: sayWorker },
  { name: 'Job queue', say: sayQueue },
  { name: 'Notary dispatch', say: sayDispatch },
  { name: 'Payments', say: sayPayments },
];

/** One call tells of all of them. */
export function servicesHealth(reading: Reading<ServicesHealth>): ServiceHealth[] {
  const judged = judge(reading, { good: '', lost: 'unknown' });
  const health = judged.state === 'operational' ? reading.data?.value : undefined;
  return parts.map(({ name, say }) => ({ name, ...(health ? say(health) : judged) }));
}

const cannotTell = { state: 'unknown', detail: 'The database did not answer, so we cannot tell.' } as const;

function sayWorker({ worker: { state, silentSeconds } }: ServicesHealth) {
  if (state === 'unknown') return cannotTell;
  if (silentSeconds === null) return { state, detail: 'No worker has run here yet.' };
  const since = durationText(silentSeconds);
  return state === 'down'
    ? { state, detail: `There has been no sign of it for ${since}. Its jobs wait.` }
    : { state, detail: `The last sign of it came ${since} ago.` };
}

function sayQueue({ queue: { state, due, oldestSeconds } }: ServicesHealth) {
  if (state === 'unknown') return cannotTell;
  if (due === 0) return { state, detail: 'No job is waiting.' };
  const jobs = due === 1 ? '1 job is due' : `${formatNumber(due)} jobs are due`;
  return { state, detail: `${jobs}. The oldest has waited ${durationText(oldestSeconds)}.` };
}

function sayDispatch({ dispatch: { state, due, oldestSeconds } }: ServicesHealth) {
  if (state === 'unknown') return cannotTell;
  if (state === 'down') return { state, detail: 'The worker offers requests to notaries, and it is down.' };
  if (due === 0) return { state, detail: 'No request is waiting to be offered to a notary.' };
  const requests = due === 1 ? '1 request waits' : `${formatNumber(due)} requests wait`;
  return {
    state,
    detail: `${requests} to be offered to a notary, the oldest for ${durationText(oldestSeconds)}.`,
  };
}

const payments = {
  operational: { state: 'operational', detail: 'Stripe answered within the last minute.' },
  demo: { state: 'operational', detail: 'Demo payments. No card is charged.' },
  off: { state: 'off', detail: 'Nobody can pay here yet.' },
  down: { state: 'down', detail: 'Stripe did not answer within the last minute. No card is charged.' },
} as const;

function sayPayments({ payments: { state } }: ServicesHealth) {
  return payments[state];
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** `3 minutes`, in the largest unit that fits. */
function durationText(seconds: number): string {
  const [unit, length] = units.find(([, unitSeconds]) => seconds >= unitSeconds) ?? (['second', 1] as const);
  const count = Math.floor(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
