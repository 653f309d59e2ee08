import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort } from '../../scripts/postgres/ports';
import { databaseUrl } from './database';
import { testEnvironment } from './environment';
import { cloneTemplate } from './postgres';

const READY_WITHIN_MS = 60_000;

export type AppServer = {
  address: string;
  port: number;
  /** what the server has written so far */
  output: () => string;
  stop: () => Promise<void>;
  /** as a power cut would: nothing is finished, nothing is closed */
  kill: () => Promise<void>;
};

/** Keeps itself unique over the files and processes of one run. */
let databases = 0;

/** A database of its own with every migration in it; servers that share it see each other's work. */
export async function createDatabase(): Promise<string> {
  databases += 1;
  return cloneTemplate(databaseUrl, `app_${process.pid}_${databases}`);
}

type ServerOptions = { databaseUrl: string; port?: number; environment?: Record<string, string> };

/** Starts the production build, as `npm start` does, and waits for its first answer. */
export async function startServer({
  databaseUrl: url,
  port,
  environment,
}: ServerOptions): Promise<AppServer> {
  const chosen = port ?? (await findFreePort());
  const address = `http://localhost:${chosen}`;
  const output: string[] = [];
  const child = startProcess(['scripts/server.mjs'], output, {
    NEXTAUTH_URL: address,
    PORT: String(chosen),
    DATABASE_URL: url,
    ...environment,
  });
  const end = (signal: NodeJS.Signals) => endChild(child, signal);
  await waitUntilReady(child, chosen, output);
  return {
    address,
    port: chosen,
    output: () => output.join(''),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

export type Worker = { output: () => string; stop: () => Promise<void>; kill: () => Promise<void> };

/** Starts the worker beside a server that has the same database and address. */
export function startWorker({
  databaseUrl: url,
  address,
  environment,
}: {
  databaseUrl: string;
  address: string;
  environment?: Record<string, string>;
}): Worker {
  const output: string[] = [];
  const command = ['--conditions=react-server', '.next/worker.cjs'];
  const child = startProcess(command, output, {
    NEXTAUTH_URL: address,
    DATABASE_URL: url,
    ...environment,
  });
  return {
    output: () => output.join(''),
    stop: () => endChild(child, 'SIGTERM'),
    kill: () => endChild(child, 'SIGKILL'),
  };
}

function startProcess(command: string[], output: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      ...testEnvironment,
      NODE_ENV: 'production',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return child;
}

/** Runs SQL against the database of a server. */
export async function queryDatabase<Row>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function waitUntilReady(child: ChildProcess, port: number, output: string[]): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isAlive(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(
        `The app did not start. \`npm run build\` makes the build it needs.\n${output.join('')}`,
      );
    }
    await sleep(50);
  }
}

function isAlive(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/api/health/live', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.on('error', () => resolve(false));
  });
}

async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
