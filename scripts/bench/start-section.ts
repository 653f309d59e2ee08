import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../postgres/ports';
import { copyPackages } from './bare-app';
import { projectRoot } from './project';
import { budgetText, note, printTable, verdict, type Budget } from './table';
import type { Workshop } from './workshop';

const budget: Budget = { atMost: 10 };
/** As it was before the run put its own settings into it. */
const outerEnvironment = { ...process.env };
const GIVE_UP_AFTER_MS = 300_000;
/** Data, secrets and history stay where they are; packages are linked. */
const NOT_COPIED = new Set(['node_modules', '.data', '.git', '.env', 'test-results', 'coverage']);

/** Seconds from `npm start` to the first page, in a copy with its own database: the first time and the second. */
export async function measureStart(workshop: Workshop): Promise<void> {
  note('npm start, twice');
  const copy = copyProject(workshop);
  const port = await findFreePort();
  const seconds = [await timeStart(copy, port, workshop), await timeStart(copy, port, workshop)];
  printTable(
    'Start: seconds from `npm start` to the first page, with packages and build in place',
    ['start', 'seconds', 'budget', ''],
    seconds.map((value, at) => {
      const limit = at === 0 ? undefined : budget;
      const name = at === 0 ? 'first, makes the database' : 'second';
      return [name, value.toFixed(1), budgetText(limit), verdict(value, limit)];
    }),
  );
}

function copyProject({ folder }: Workshop): string {
  const copy = path.join(folder, 'project');
  mkdirSync(copy);
  chmodSync(copy, 0o755);
  for (const name of readdirSync(projectRoot).filter((entry) => !NOT_COPIED.has(entry))) {
    cpSync(path.join(projectRoot, name), path.join(copy, name), { recursive: true, verbatimSymlinks: true });
  }
  copyPackages(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

async function timeStart(root: string, port: number, { onEnd }: Workshop): Promise<number> {
  const environment: NodeJS.ProcessEnv = { ...outerEnvironment, PORT: String(port), DATABASE_URL: '' };
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await once(child, 'exit');
  };
  onEnd(stop);
  while (!(await answers(`http://localhost:${port}/`))) {
    if (child.exitCode !== null || performance.now() - started > GIVE_UP_AFTER_MS) {
      throw new Error(`npm start did not come up:\n${Buffer.concat(output).toString().slice(-2000)}`);
    }
    await sleep(20);
  }
  const took = (performance.now() - started) / 1000;
  await stop();
  return took;
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
