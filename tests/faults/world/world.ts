import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { appEnvironment } from '../../../scripts/bench/environment';
import { projectRoot } from '../../../scripts/bench/project';
import type { Workshop } from '../../../scripts/bench/workshop';
import { findFreePort } from '../../../scripts/postgres/ports';
import { Database } from './database';
import { startDoubles, type Doubles } from './doubles';
import { KeptProcess } from './kept-process';
import { Line } from './line';
import { nginxBefore } from './nginx';
import { folderStore, s3Store, type Store, type StoreKind } from './store';

const READY_WITHIN_MS = 60_000;
/** Debian's package; of a process under it the clock can be moved while it runs. */
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

export type App = { process: KeptProcess; address: string };

/** The product on two app processes behind nginx, with everything that it needs, and what can break of it. */
export type World = {
  /** nginx, which all calls go to */
  address: string;
  apps: [App, App];
  worker: KeptProcess;
  nginx: KeptProcess;
  database: Database;
  /** between the product and Postgres */
  databaseLine: Line;
  /** for the suite, which asks Postgres itself */
  pool: Pool;
  doubles: Doubles;
  store: Store;
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
  const [first, second] = appPorts.map((own, index) => appOn(own, `app ${'AB'[index]}`, environmentOf(own)));
  const worker = node('the worker', ['--conditions=react-server', '.next/worker.cjs'], environmentOf(port));
  const nginx = nginxBefore({ folder, port, behind: appPorts });
  for (const kept of [first!.process, second!.process, worker]) {
    kept.start();
    onEnd(() => kept.stop('SIGKILL'));
  }
  nginx.start();
  onEnd(() => nginx.stop());
  const world: World = {
    address,
    apps: [first!, second!],
    worker,
    nginx,
    database,
    databaseLine,
    pool,
    doubles,
    store,
  };
  await waitUntilReady(world);
  return world;
}

/** Whether the clock of one app process can be moved. */
export function canMoveClocks(): boolean {
  return existsSync(FAKETIME);
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
