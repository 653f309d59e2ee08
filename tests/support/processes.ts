import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** The first numbers of processes that stand alone on a line of what a process writes. */
export async function saidPids(child: ChildProcess, howMany: number): Promise<number[]> {
  let said = '';
  for (;;) {
    const [chunk] = (await once(child.stdout!, 'data')) as [Buffer];
    said += chunk.toString();
    const pids = [...said.matchAll(/^(\d+)\n/gm)].map(([, pid]) => Number(pid));
    if (pids.length >= howMany) return pids.slice(0, howMany);
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export async function untilGone(pid: number): Promise<void> {
  while (isRunning(pid)) await sleep(20);
}
