import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Processes that this one has started with a script to read files, the first one first; not those that have just ended. */
export function listReaders(script: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      const stat = textOf(pid, 'stat');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state !== 'Z' && parent === String(process.pid) && textOf(pid, 'cmdline').includes(script);
    })
    .sort((one, other) => one - other);
}

/** Empty once it has ended. */
function textOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The system takes a moment to start a process, and longer to end one that gets only what nobody else wants of the processors. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo() && tries < 500; tries += 1) await sleep(50);
  expect(isSo()).toBe(true);
}
