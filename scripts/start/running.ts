import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Running = { pid: number; address: string; databaseUrl: string };

const fileOf = (root: string) => path.join(root, '.data', 'running.json');

/** The start of this project that is running now, if any. */
export function findRunning(root: string): Running | null {
  if (!existsSync(fileOf(root))) return null;
  try {
    const running = JSON.parse(readFileSync(fileOf(root), 'utf8')) as Running;
    // A container that was killed starts again with the same process ids.
    if (running.pid === process.pid) return null;
    return commandOf(running.pid).includes('scripts/start/serve.ts') ? running : null;
  } catch {
    return null;
  }
}

export function noteRunning(root: string, running: Running): void {
  mkdirSync(path.dirname(fileOf(root)), { recursive: true });
  writeFileSync(fileOf(root), JSON.stringify(running), { mode: 0o600 });
}

export function forgetRunning(root: string): void {
  rmSync(fileOf(root), { force: true });
}

/** The command line of a process; empty when there is no such process. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
