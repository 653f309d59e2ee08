import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { attacksOn } from './attacks';
import type { Pattern } from './sources';

/** How long a pattern took on the hardest of the texts made for it, and how much longer than on an eighth of it. */
export type Measured = Pattern & { ms: number; growth: number; attack: string; isLinear: boolean };

const STUCK_MS = 30_000;

/** Slowest first. One that does not end is stopped, with an infinite time. */
export async function measurePatterns(patterns: readonly Pattern[], characters: number): Promise<Measured[]> {
  const measured: Measured[] = [];
  let rest = patterns.map((pattern) => ({ ...pattern, attacks: attacksOn(pattern.source, pattern.flags) }));
  while (rest.length > 0) {
    const results = await tryInThread(rest, characters);
    measured.push(
      ...results.map((result, index) => ({ ...(patterns.at(index - rest.length) as Pattern), ...result })),
    );
    rest = rest.slice(results.length);
  }
  return measured.sort((one, other) => other.ms - one.ms);
}

type Result = Pick<Measured, 'ms' | 'growth' | 'attack' | 'isLinear'>;
type Message = { index: number; trying?: string; worst?: Result };

/** Up to the first one that does not end, or all of them. */
function tryInThread(patterns: readonly Pattern[], characters: number): Promise<Result[]> {
  const thread = new Worker(path.join(__dirname, 'try.mjs'), { workerData: { patterns, characters } });
  const results: Result[] = [];
  return new Promise((resolve, reject) => {
    let trying = '';
    const giveUp = () => {
      results.push({ ms: Infinity, growth: Infinity, attack: trying, isLinear: false });
      void thread.terminate().then(() => resolve(results));
    };
    let timer = setTimeout(giveUp, STUCK_MS);
    thread.on('message', (message: Message) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, STUCK_MS);
      trying = message.trying ?? '';
      if (message.worst) results.push(message.worst);
    });
    thread.on('error', reject);
    thread.on('exit', () => {
      clearTimeout(timer);
      resolve(results);
    });
  });
}
