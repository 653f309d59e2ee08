import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { appEnvironment } from '../../../scripts/bench/environment';
import { projectRoot } from '../../../scripts/bench/project';
import type { Workshop } from '../../../scripts/bench/workshop';
import { findFreePort } from '../../../scripts/postgres/ports';
import { until } from '../client';
import { Balancer } from './balancer';
import { Database } from './database';
import { startDoubles, type Doubles } from './doubles';
import { KeptProcess } from './kept-process';
import { Line } from './line';
import { hasNginx, nginxBefore } from './nginx';
import { folderStore, s3Store, type Store, type StoreKind } from './store';

const READY_WITHIN_MS = 60_000;
/** Debian's package; of a process under it the clock can be moved while it runs. */
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

type App = { process: KeptProcess; address: string };

/** The product on two app processes behind nginx, with everything that it needs, and what can break of it. */
export type World = {
  /** of what stands before the app processes, nginx where there is one */
  address: string;
  apps: [App, App];
  worker: KeptProcess;
  front: Pick<KeptProcess, 'accidents'>;
  database: Database;
  /** between the product and Postgres */
  databaseLine: Line;
  /** for the suite, which asks Postgres itself */
  pool: Pool;
  doubles: Doubles;
  store: Store;
  /** moves the clock of app B by so many seconds; null where that cannot be done here */
  moveClock: ((seconds: number) => void) | null;
};

export async function startWorld({ folder, onEnd }: Workshop, kind: StoreKind): Promise<World> {
  const database = await Database.in(folder);
  onEnd(() => database.stop());
  const databaseLine = await Line.to(database.port);
  onEnd(() => databaseLine.stop());
  const pool = database.pool();
  onEnd(() => pool.end());
  const doubles = await startDoubles();
  onEnd(() => doubles.stop());
  const store = await (kind === 'folder' ? folderStore(folder) : s3Store());
  onEnd(() => store.stop());
  const [port, ...appPorts] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const address = `http://localhost:${port}`;
  const environmentOf = (ownPort: number): NodeJS.ProcessEnv => ({
    ...appEnvironment({ databaseUrl: database.url(databaseLine.port), port: ownPort }),
    NEXTAUTH_URL: address,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ALLOW_LOCAL_WEBHOOKS: '1',
    LOG_LEVEL: 'warn',
    ...doubles.environment,
    ...store.environment,
  });
  const clock = movableClock(folder);
  const [first, second] = appPorts.map((own, index) =>
    appOn(own, `app ${'AB'[index]}`, { ...environmentOf(own), ...(index === 1 ? clock?.environment : {}) }),
  );
  const worker = node('the worker', ['--conditions=react-server', '.next/worker.cjs'], environmentOf(port));
  const front = hasNginx() ? nginxBefore({ folder, port, behind: appPorts }) : new Balancer(port, appPorts);
  for (const kept of [first!.process, second!.process, worker]) {
    kept.start();
    onEnd(() => kept.stop('SIGKILL'));
  }
  front.start();
  onEnd(() => front.stop());
  const world: World = {
    address,
    apps: [first!, second!],
    worker,
    front,
    database,
    databaseLine,
    pool,
    doubles,
    store,
    moveClock: clock?.move ?? null,
  };
  await waitUntilReady(world);
  await until('The first job of the worker', () => hasWorked(pool));
  return world;
}

/** By libfaketime, which reads from a file by how much the time of day differs. Timers go by another clock, which stays. */
function movableClock(folder: string) {
  if (!existsSync(FAKETIME)) return null;
  const file = path.join(folder, 'clock');
  const move = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  move(0);
  const environment = {
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { move, environment };
}

/** Waits for a good answer of all processes to `/api/health/ready`; throws with what they wrote when it does not come. */
export async function waitUntilReady(world: World): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (const { process: kept, address } of world.apps) {
    while (!(await isReady(address))) {
      if (Date.now() > deadline) throw new Error(`${kept.name} is not ready.\n${kept.output.slice(-4_000)}`);
      await sleep(100);
    }
  }
}

/** Before its first start the worker's tables are not there. */
async function hasWorked(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool
    .query(`SELECT FROM pgboss.job WHERE state = 'completed' LIMIT 1`)
    .catch(() => ({ rowCount: 0 }));
  return rowCount === 1;
}

async function isReady(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  const answer = await fetch(`${address}/api/health/ready`, { signal }).catch(() => null);
  await answer?.body?.cancel().catch(() => undefined);
  return answer?.ok ?? false;
}

function appOn(port: number, name: string, environment: NodeJS.ProcessEnv): App {
  return {
    process: node(name, ['scripts/server.mjs'], environment),
    address: `http://127.0.0.1:${port}`,
  };
}

function node(name: string, args: string[], environment: NodeJS.ProcessEnv): KeptProcess {
  return new KeptProcess({ name, program: process.execPath, args, cwd: projectRoot, environment });
}
