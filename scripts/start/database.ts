import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { clusterVersion, createCluster } from '../postgres/cluster';
import { startPostgres, type PostgresServer } from '../postgres/server';
import {
  assertSameVersion,
  chooseDatabasePort,
  findDatabaseHome,
  keepPassword,
  type DatabaseHome,
} from './database-home';
import { stopLeftoverDatabase } from './leftover-database';
import { complain, say } from './report';

const NAME = 'deedguard';
const RESTARTS = 5;
/** A database that ran this long was well: its next end counts as the first. */
const WELL_AFTER_MS = 60_000;

export type EmbeddedDatabase = {
  url: string;
  isNew: boolean;
  port: number;
  stop: () => Promise<void>;
  kill: () => void;
};

/** Starts the project's own Postgres, and starts it again when somebody kills it. */
export async function startEmbeddedDatabase(root: string, onGivenUp: () => void): Promise<EmbeddedDatabase> {
  const home = findDatabaseHome(root);
  assertSameVersion(home);
  await stopLeftoverDatabase(home.dataDir);
  const password = keepPassword(home);
  const isNew = clusterVersion(home.dataDir) === null;
  if (isNew) createCluster({ ...home, password, durable: true });
  const port = await chooseDatabasePort(home);
  const start = () => startPostgres({ ...home, password, port });
  const first = await start();
  await createDatabase(first);
  const guard = keepAlive(first, { start, home, onGivenUp });
  return { url: first.url(NAME), isNew, port, ...guard };
}

type KeepAlive = { start: () => Promise<PostgresServer>; home: DatabaseHome; onGivenUp: () => void };

function keepAlive(first: PostgresServer, { start, home, onGivenUp }: KeepAlive) {
  let server: PostgresServer | null = first;
  let isStopping = false;
  const watch = async () => {
    let failures = 0;
    while (server && !isStopping) {
      const since = Date.now();
      await server.ended;
      if (isStopping) return;
      failures = Date.now() - since > WELL_AFTER_MS ? 1 : failures + 1;
      complain('The database has stopped unexpectedly. Starting it again; the data is kept.');
      server = failures > RESTARTS ? null : await restart(start, () => isStopping);
    }
    if (isStopping) return;
    complain(`The database does not stay up. Its log: ${home.logFile}. The data is in ${home.dataDir}.`);
    onGivenUp();
  };
  const watching = watch();
  const stop = async () => {
    isStopping = true;
    await server?.stop();
    await watching;
    await server?.stop();
  };
  const kill = () => {
    isStopping = true;
    server?.kill();
  };
  return { stop, kill };
}

/** The processes of the killed server hold on to its shared memory for a moment: one try is not enough. */
async function restart(start: () => Promise<PostgresServer>, isStopping: () => boolean) {
  for (let attempt = 1; attempt <= RESTARTS && !isStopping(); attempt += 1) {
    try {
      const server = await start();
      say('The database is back.');
      return server;
    } catch (error) {
      if (attempt === RESTARTS) complain(error instanceof Error ? error.message : String(error));
      await sleep(attempt * 500);
    }
  }
  return null;
}

async function createDatabase(server: PostgresServer): Promise<void> {
  const client = new Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
  } finally {
    await client.end();
  }
}
