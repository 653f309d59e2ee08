import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { executable } from './binaries';
import type { Account } from './account';

type ClusterOptions = {
  native: string;
  dataDir: string;
  account: Account | null;
  password: string;
  /** Tests leave out what keeps data through a power cut. */
  durable: boolean;
};

/** The major version that wrote a data folder, or null when there is none. */
export function clusterVersion(dataDir: string): string | null {
  const file = path.join(dataDir, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** Makes an empty cluster. It appears under its name only when it is complete. */
export function createCluster({ native, dataDir, account, password, durable }: ClusterOptions): void {
  const half = `${dataDir}.new`;
  const passwordFile = `${half}.password`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) {
    chownSync(half, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  // The builtin provider sorts and folds case the same on every machine, whatever its locales are.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const flags = ['--username=postgres', '--auth=scram-sha-256', '--no-instructions', ...locale];
  const made = spawnSync(
    executable(native, 'initdb'),
    [`--pgdata=${half}`, `--pwfile=${passwordFile}`, ...flags, ...(durable ? [] : ['--no-sync'])],
    { ...account, cwd: path.dirname(half), encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(half, { recursive: true, force: true });
    throw new Error(`The database could not be made: ${made.error?.message ?? made.stderr.trim()}`);
  }
  renameSync(half, dataDir);
}
