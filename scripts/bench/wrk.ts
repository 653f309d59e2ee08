import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Call, Slice } from './call';

const script = path.join(import.meta.dirname, 'wrk.lua');
/** More than any server here answers that is asked for another thing each time. */
const MOST_PER_SECOND = 4_000;

/** `wrk` takes a tenth of the processor that a load written in JavaScript takes from the server beside it. */
export const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

type Printed = {
  answers: number;
  microseconds: number;
  /** latencies in microseconds */
  p50: number;
  p99: number;
  /** answers of 400 and above */
  refused: number;
  errors: number;
};

/** Sends as much as so many connections can for so many whole seconds. Throws when something is refused. */
export async function loadByWrk(
  address: string,
  call: Call | (() => Call),
  { duration, connections }: { duration: number; connections: number },
): Promise<Slice> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wrk-'));
  try {
    const calls =
      typeof call === 'function' ? Array.from({ length: duration * MOST_PER_SECOND }, call) : [call];
    const file = path.join(folder, 'requests');
    const { host } = new URL(address);
    await writeFile(file, calls.map((each) => requestText(host, each)).join('\0'));
    const options = ['--threads=1', `--connections=${connections}`, `--duration=${duration}s`];
    const { stdout } = await promisify(execFile)('wrk', [
      ...options,
      `--script=${script}`,
      address,
      '--',
      file,
    ]);
    return toSlice(JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Printed);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function requestText(host: string, { method, path: target, headers = {}, body = '' }: Call): string {
  const length: [string, string][] = body ? [['content-length', String(Buffer.byteLength(body))]] : [];
  const lines = [['host', host], ...Object.entries(headers), ...length].map((pair) => pair.join(': '));
  return [`${method} ${target} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

function toSlice({ answers, microseconds, p50, p99, refused, errors }: Printed): Slice {
  if (refused + errors > 0)
    throw new Error(`of ${answers} answers ${refused} were refused, ${errors} failed`);
  return {
    answers,
    perSecond: answers / (microseconds / 1_000_000),
    p50Ms: p50 / 1_000,
    p99Ms: p99 / 1_000,
  };
}
