import path from 'node:path';
import { Client } from 'pg';
import { makeFreshCluster } from '../postgres/fresh';
import { startPostgres } from '../postgres/server';
import { runToEnd } from '../start/processes';
import { projectRoot } from './project';
import type { Workshop } from './workshop';

export type BenchPostgres = {
  url: (database: string) => string;
  /** A database with every migration in it, or a copy of another one. Returns its address. */
  create: (name: string, template?: string) => Promise<string>;
};

const MIGRATED = 'migrated';
const PASSWORD = 'bench';

/**
 * A Postgres of its own with the settings that `npm start` uses, so that commits reach the disk. It counts statements
 * (pg_stat_statements) for both sides of every comparison alike.
 */
export async function startBenchPostgres({ folder, onEnd }: Workshop): Promise<BenchPostgres> {
  const home = path.join(folder, 'postgres');
  const cluster = await makeFreshCluster({
    root: projectRoot,
    folder: home,
    password: PASSWORD,
    durable: true,
  });
  const settings = { shared_preload_libraries: 'pg_stat_statements', max_connections: '200' };
  const server = await startPostgres({ ...cluster, settings });
  onEnd(server.stop);

  const create = async (name: string, template = MIGRATED) => {
    await runSql(
      server.url('postgres'),
      `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`,
    );
    return server.url(name);
  };
  const databaseUrl = await create(MIGRATED, 'template1');
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/migrate.ts'];
  await runToEnd({ root: projectRoot, environment: { ...process.env, DATABASE_URL: databaseUrl }, args });
  return { url: server.url, create };
}

/** Runs SQL on its own connection. */
export async function runSql<Row>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query(sql, values)).rows as Row[]);
}

/** Lends a connection. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
