import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './processes';
import { complain } from './report';

const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
/** A process that ran this long was well: its next end counts as the first. */
const WELL_AFTER_MS = 60_000;

type Kept = {
  /** for the person at the terminal: "the worker" */
  name: string;
  start: () => Child;
  /** How often in a row it may end early; without it, it is started again forever. */
  givenUp?: { after: number; tell: () => void };
  pauses?: readonly number[];
};

/** Starts a process again whenever it ends, after longer and longer pauses while it does not stay up. */
export function keepRunning(
  first: Child,
  { name, start, givenUp, pauses = PAUSES_MS }: Kept,
): Pick<Child, 'stop' | 'kill'> {
  let current = first;
  const stopped = new AbortController();
  const run = async () => {
    let failures = 0;
    for (;;) {
      const since = Date.now();
      const words = await current.ended;
      if (stopped.signal.aborted) return;
      failures = Date.now() - since > WELL_AFTER_MS ? 0 : failures + 1;
      if (givenUp && failures > givenUp.after) {
        complain(`${capitalized(name)} does not stay up: it ended ${failures} times in a row (${words}).`);
        return givenUp.tell();
      }
      complain(`${capitalized(name)} has stopped unexpectedly (${words}). Starting it again.`);
      const pause = pauses[Math.min(failures, pauses.length - 1)];
      await sleep(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      current = start();
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped.abort();
      await current.stop();
      await running;
    },
    kill: () => {
      stopped.abort();
      current.kill();
    },
  };
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
