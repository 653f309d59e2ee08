/**
 * Runs this build twice behind pgbouncer (Debian: `apt-get install pgbouncer`), in transaction mode with few connections, and
 * walks through it: `node --conditions=react-server --import tsx scripts/trials/pgbouncer.ts`, after `npm run build`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { appEnvironment } from '../bench/environment';
import { startBenchPostgres } from '../bench/postgres';
import { withWorkshop, type Workshop } from '../bench/workshop';
import { databaseAccount } from '../postgres/account';
import { findFreePort } from '../postgres/ports';
import { walk } from '../smoke/journey';
import { startProduct } from '../smoke/product';

const root = path.resolve(__dirname, '..', '..');
/** Two web servers and two workers ask for 10 + 5 + 10 + 14 connections and more. */
const LENT = 12;
const ROUNDS = 2;

type Place = { port: number; database: string };

withWorkshop(async (workshop) => {
  const postgres = await startBenchPostgres(workshop);
  const direct = await postgres.create('pooled');
  // Its own zone would show where a setting is lost on the way.
  await ask(direct, "ALTER DATABASE pooled SET timezone TO 'America/Chicago'");
  const pooled = await startPgbouncer(workshop, direct);
  const environment = {
    ...appEnvironment({ databaseUrl: pooled, port: await findFreePort() }),
    EMBEDDED_DATABASE: '0',
    ALLOW_DEMO_PAYMENTS: '1',
    DATABASE_DIRECT_URL: direct,
    STORE_FOLDER: path.join(workshop.folder, 'objects'),
  };
  const started = await Promise.all(
    [environment, { ...environment, ...(await atAnotherPort()) }].map((each) =>
      startProduct({ root, node: process.execPath, environment: each }),
    ),
  );
  try {
    const addresses = started.map(({ address }) => address);
    for (let round = 1; round <= ROUNDS; round += 1) for (const address of addresses) await walk(address);
    console.log(`${ROUNDS} journeys through each of ${started.length} instances: done.`);
    await report(direct, pooled);
  } catch (error) {
    console.error(started.map(({ output }) => output()).join('\n'));
    throw error;
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
  }
}).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

async function atAnotherPort(): Promise<Record<string, string>> {
  const port = await findFreePort();
  return { PORT: String(port), NEXTAUTH_URL: `http://localhost:${port}` };
}

async function startPgbouncer({ folder, onEnd }: Workshop, direct: string): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(direct);
  const place: Place = { port: await findFreePort(), database: pathname.slice(1) };
  const home = path.join(folder, 'pgbouncer');
  mkdirSync(home);
  const users = path.join(home, 'userlist.txt');
  writeFileSync(users, `"${username}" "${password}"\n`);
  const file = path.join(home, 'pgbouncer.ini');
  const target = `host=${hostname} port=${port} dbname=${place.database}`;
  writeFileSync(file, settingsOf(place, { target, users }));
  const account = databaseAccount();
  for (const item of [home, users, file]) if (account) chownSync(item, account.uid, account.gid);
  chmodSync(users, 0o600);
  const child = spawn('pgbouncer', [file], { ...account, cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  onEnd(() => void child.kill('SIGINT'));
  const pooled = `postgresql://${username}:${password}@127.0.0.1:${place.port}/${place.database}`;
  while (!(await ask(pooled, 'SELECT 1').catch(() => null))) {
    if (child.exitCode !== null) throw new Error('pgbouncer did not start.');
  }
  return pooled;
}

/** What is in pgbouncer.ini deploy/pgbouncer, at other addresses and with fewer connections to lend. */
function settingsOf({ port, database }: Place, { target, users }: { target: string; users: string }): string {
  return readFileSync(path.join(root, 'deploy', 'pgbouncer', 'pgbouncer.ini'), 'utf8')
    .replace(/^deedguard = .*$/m, `${database} = ${target}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`)
    .replace(/^default_pool_size = .*$/m, `default_pool_size = ${LENT}`)
    .concat('unix_socket_dir =\nstats_users = postgres\nlogfile = pgbouncer.log\n');
}

/** What was written, and that the log holds together (in a process of its own, with the address of Postgres). */
async function report(direct: string, pooled: string): Promise<void> {
  const [counts] = await ask(
    direct,
    `SELECT (SELECT count(*) FROM users) AS people, (SELECT count(*) FROM deed_locks) AS locks,
      (SELECT count(*) FROM log_entries) AS entries, (SELECT max(size) FROM log_checkpoints) AS size,
      (SELECT count(*) FROM pgboss.job WHERE state = 'failed') AS "failedJobs",
      (SELECT max(abs(extract(epoch FROM now() - created_at))) FROM users) AS "secondsOld",
      (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend') AS connections`,
  );
  console.log(counts);
  const url = new URL(pooled);
  url.pathname = '/pgbouncer';
  const [stats] = (await ask(url.href, 'SHOW STATS')).filter(({ database }) => database !== 'pgbouncer');
  console.log(`pgbouncer: ${stats?.total_xact_count} transactions, ${stats?.total_query_count} queries`);
  console.log(spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0]);
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
