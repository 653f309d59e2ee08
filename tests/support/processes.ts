import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** The number of a process that its starter's output begins with. */
export async function saidPid(child: ChildProcess): Promise<number> {
  for (;;) {
    const [chunk] = (await once(child.stdout!, 'data')) as [Buffer];
    const said = /^(\d+)$/m.exec(chunk.toString());
    if (said) return Number(said[1]);
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
