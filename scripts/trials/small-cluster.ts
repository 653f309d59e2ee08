import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Workshop } from '../bench/workshop';
import { makeFreshCluster } from '../postgres/fresh';
import { startPostgres, type PostgresServer } from '../postgres/server';

/** Which of Postgres' files lie on the small disk: all but the write-ahead log, or that alone. */
export type OnSmallDisk = 'tables' | 'log';

export type SmallCluster = {
  url: (database: string) => string;
  fill: () => void;
  empty: () => void;
  /** how often Postgres ended by itself */
  ends: () => number;
};

const MEGABYTES = { tables: 192, log: 96 };
/** The log keeps no more than it needs: a disk of it is full soon. */
const settings = { min_wal_size: '32MB', max_wal_size: '64MB' };
const AGAIN_MS = 1_000;
const PAGE = 4096;

export function mayMount(): boolean {
  return process.getuid?.() === 0;
}

/** A Postgres of which a part lies on a small disk in memory; started again whenever it ends, as systemd does. Takes root. */
export async function startSmallCluster(
  { folder, onEnd }: Workshop,
  part: OnSmallDisk,
): Promise<SmallCluster> {
  const disk = path.join(folder, 'small');
  mount(disk, MEGABYTES[part]);
  onEnd(() => void spawnSync('umount', ['--lazy', disk]));
  const rest = path.join(folder, 'rest');
  mkdirSync(rest);
  const home = path.join(part === 'tables' ? disk : rest, 'postgres');
  const cluster = await makeFreshCluster({
    root: process.cwd(),
    folder: home,
    password: 'trial',
    durable: true,
  });
  moveLog(cluster.dataDir, path.join(part === 'log' ? disk : rest, 'pg_wal'), cluster.account);
  // Its own messages need no room on the small disk.
  const start = () => startPostgres({ ...cluster, logFile: path.join(rest, 'postgres.log'), settings });
  const kept = keep(await start(), start);
  onEnd(kept.stop);
  const filler = path.join(disk, 'filler');
  return {
    url: (database) => `postgresql://postgres:trial@127.0.0.1:${cluster.port}/${database}`,
    fill: () => fillDisk(filler),
    empty: () => rmSync(filler),
    ends: kept.ends,
  };
}

function mount(folder: string, megabytes: number): void {
  mkdirSync(folder);
  const words = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'deedguard-trial', folder];
  const { status, stderr } = spawnSync('mount', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The small disk could not be made: ${stderr}`);
}

function moveLog(dataDir: string, to: string, account: { uid: number; gid: number } | null): void {
  const from = path.join(dataDir, 'pg_wal');
  cpSync(from, to, { recursive: true });
  rmSync(from, { recursive: true });
  symlinkSync(to, from);
  const owner = account ? `${account.uid}:${account.gid}` : '';
  if (owner) spawnSync('chown', ['-R', owner, to]);
  if (account) chownSync(path.dirname(to), account.uid, account.gid);
}

/** To the last page, while others write too. */
function fillDisk(filler: string): void {
  const page = Buffer.alloc(PAGE);
  try {
    for (;;) appendFileSync(filler, page);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function keep(first: PostgresServer, start: () => Promise<PostgresServer>) {
  let server: PostgresServer | null = first;
  let isStopping = false;
  let ends = 0;
  const run = async () => {
    while (!isStopping) {
      if (server) await server.ended;
      if (isStopping) return;
      if (server) ends += 1;
      await sleep(AGAIN_MS);
      server = await start().catch(() => null);
    }
  };
  const running = run();
  const stop = async () => {
    isStopping = true;
    await server?.stop();
    await running;
    await server?.stop();
  };
  return { stop, ends: () => ends };
}
