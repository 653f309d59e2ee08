import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf } from './running';
import { say } from './report';

const FAST_STOP_MS = 15_000;

/** A start that was killed leaves its database running, or a note of a process that is no longer there. */
export async function stopLeftoverDatabase(dataDir: string): Promise<void> {
  const note = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(note)) return;
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
  if (!isDatabase(pid, dataDir)) {
    rmSync(note, { force: true });
    return;
  }
  say(`           stopping the database that an earlier start has left running (process ${pid})`);
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + FAST_STOP_MS;
  while (isDatabase(pid, dataDir)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await sleep(50);
  }
}

function isDatabase(pid: number, dataDir: string): boolean {
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(dataDir);
}
