import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { executable } from './binaries';
import type { Account } from './account';

export type ServerOptions = {
  native: string;
  dataDir: string;
  account: Account | null;
  password: string;
  port: number;
  logFile: string;
  settings?: Record<string, string>;
};

export type PostgresServer = {
  pid: number;
  port: number;
  url: (database: string) => string;
  /** Settles when the process has ended, wanted or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
  /** At once; the next start repairs from the write-ahead log. */
  kill: () => void;
};

const READY_WITHIN_MS = 60_000;
/** Then the next start begins another file, and keeps this one beside it. */
const LOG_BYTES = 10_000_000;

/** Starts Postgres on a data folder, on the loopback address alone, and waits until it answers. */
export async function startPostgres(options: ServerOptions): Promise<PostgresServer> {
  const child = spawnPostgres(options);
  let hasEnded = false;
  let failure = '';
  const ended = new Promise<void>((resolve) => {
    const end = (reason = '') => {
      hasEnded = true;
      failure = reason;
      resolve();
    };
    child.once('exit', () => end());
    child.once('error', (error) => end(error.message));
  });
  const url = (database: string) =>
    `postgresql://postgres:${options.password}@127.0.0.1:${options.port}/${database}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(url('postgres')))) {
    if (hasEnded || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The database did not start. ${failure || logTail(options.logFile)}`);
    }
    await Promise.race([sleep(50), ended]);
  }
  const stop = async () => {
    if (!hasEnded) child.kill('SIGINT');
    await ended;
  };
  return { pid: child.pid ?? 0, port: options.port, url, ended, stop, kill: () => child.kill('SIGQUIT') };
}

function spawnPostgres({ native, dataDir, account, port, logFile, settings = {} }: ServerOptions) {
  const chosen: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Without DETAIL, which says the values of the row that was refused: somebody's address.
    log_error_verbosity: 'terse',
    ...settings,
  };
  const flags = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  if (existsSync(logFile) && statSync(logFile).size > LOG_BYTES) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  try {
    return spawn(executable(native, 'postgres'), ['-D', dataDir, '-p', String(port), ...flags], {
      ...account,
      cwd: dataDir,
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, LC_ALL: 'C' },
    });
  } finally {
    closeSync(log);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function logTail(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5);
  return `The end of ${logFile}:\n${lines.join('\n')}`;
}
