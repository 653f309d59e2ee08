import autocannon from 'autocannon';
import type { Slice, Target } from './call';
import { quantile } from './statistics';
import { hasWrk, loadByWrk } from './wrk';

export const CONNECTIONS = 16;

/** For how many seconds, or how many requests. */
export type Extent = { duration: number } | { amount: number };

/**
 * Sends as much as so many connections can, by `wrk` where the machine has it and it is asked for seconds. Throws when an
 * answer is not the expected one.
 */
export async function load(
  address: string,
  target: Target,
  extent: Extent,
  connections = CONNECTIONS,
): Promise<Slice> {
  if (!hasWrk || 'amount' in extent) return loadByAutocannon(address, target, extent, connections);
  await assertStatus(address, target);
  return loadByWrk(address, target.call, { ...extent, connections });
}

/** `wrk` itself tells only errors from the rest: a redirect to the login would pass for a page. */
async function assertStatus(address: string, { call, status: expected }: Target): Promise<void> {
  const { path, ...init } = typeof call === 'function' ? call() : call;
  const { status } = await fetch(`${address}${path}`, { ...init, redirect: 'manual' });
  if (status !== expected) throw new Error(`${path} answered ${status}, not ${expected}`);
}

async function loadByAutocannon(
  address: string,
  { call, status }: Target,
  extent: Extent,
  connections: number,
): Promise<Slice> {
  const latencies: number[] = [];
  const others = new Map<number, number>();
  const options = { url: address, connections, ...extent, requests: requests(call) };
  const {
    errors,
    timeouts,
    duration: took,
  } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: unknown, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, statusCode, _bytes, milliseconds) => {
      latencies.push(milliseconds);
      if (statusCode !== status) others.set(statusCode, (others.get(statusCode) ?? 0) + 1);
    });
  });
  const what = typeof call === 'function' ? call().path : call.path;
  if (others.size > 0) throw new Error(`${what} answered ${[...others].join(' and ')}, not ${status}`);
  if (errors + timeouts > 0) throw new Error(`${what}: ${errors} errors, ${timeouts} of them timeouts`);
  return {
    answers: latencies.length,
    perSecond: latencies.length / took,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
  };
}

function requests(call: Target['call']): autocannon.Request[] {
  if (typeof call === 'function') return [{ setupRequest: (request) => ({ ...request, ...call() }) }];
  return [{ ...call }];
}
