import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../postgres/ports';
import type { BareApp } from './bare-app';
import { appEnvironment, bareEnvironment } from './environment';
import { projectRoot } from './project';
import type { Workshop } from './workshop';

const READY_WITHIN_MS = 60_000;

export type Server = {
  address: string;
  pid: number;
  /** of the process and everything it started */
  residentMegabytes: () => number;
  /** processor time that it has used so far; NaN where the system does not tell */
  processorMs: () => number;
  stop: () => Promise<void>;
};

export type StartServer = (databaseUrl?: string) => Promise<Server>;

/** Each call starts a fresh process of the product. Its log goes into a file, as it would on a server. */
export function appServer(workshop: Workshop): StartServer {
  return (databaseUrl = '') =>
    start(workshop, {
      root: projectRoot,
      args: ['scripts/server.mjs'],
      environment: (port) => appEnvironment({ databaseUrl, port }),
      name: 'app',
    });
}

/** The product, and what it is compared with. */
export function serverKinds(workshop: Workshop, bare: BareApp) {
  const app = appServer(workshop);
  const bareApp: StartServer = () =>
    start(workshop, {
      root: bare.folder,
      args: ['node_modules/next/dist/bin/next', 'start'],
      environment: (port) => bareEnvironment({ databaseUrl: bare.databaseUrl, port }),
      name: 'bare',
    });
  const floor: StartServer = () =>
    start(workshop, {
      root: bare.folder,
      args: ['floor.mjs'],
      environment: (port) => bareEnvironment({ databaseUrl: bare.databaseUrl, port }),
      name: 'floor',
    });
  return { app, bareApp, floor };
}

type Start = { root: string; args: string[]; name: string; environment: (port: number) => NodeJS.ProcessEnv };

async function start(workshop: Workshop, { root, args, name, environment }: Start): Promise<Server> {
  const port = await findFreePort();
  const logFile = path.join(workshop.folder, `${name}.log`);
  return launch({ root, args, port, environment: environment(port), logFile }, workshop);
}

type Launch = { root: string; args: string[]; port: number; environment: NodeJS.ProcessEnv; logFile: string };

async function launch(
  { root, args, port, environment, logFile }: Launch,
  workshop: Workshop,
): Promise<Server> {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, args, { cwd: root, env: environment, stdio: ['ignore', log, log] });
  closeSync(log);
  const stop = () => end(child);
  workshop.onEnd(stop);
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`A server did not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
    }
    await sleep(50);
  }
  const pid = child.pid ?? 0;
  return {
    address,
    pid,
    stop,
    residentMegabytes: () => residentMegabytes(pid),
    processorMs: () => processorMs(pid),
  };
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => null);
  await answer?.body?.cancel();
  return answer !== null;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** User and system time of all threads: fields 14 and 15 of proc(5), in hundredths of a second. */
function processorMs(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  const afterName = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) * 10;
}

/** Of a process and everything that it started. */
export function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const familyKilobytes = (id: number): number => {
    const own = rows.find(([rowId]) => rowId === id)?.[2] ?? 0;
    const children = rows.filter(([, parent]) => parent === id);
    return children.reduce((sum, [childId = 0]) => sum + familyKilobytes(childId), own);
  };
  return familyKilobytes(pid) / 1024;
}
