import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canReach, databaseAccount, type Account } from '../postgres/account';
import { binariesVersion, copyBinaries, findBinaries } from '../postgres/binaries';
import { clusterVersion } from '../postgres/cluster';
import { findFreePort, isPortFree } from '../postgres/ports';
import { say, StartError } from './report';

export type DatabaseHome = {
  native: string;
  folder: string;
  dataDir: string;
  logFile: string;
  account: Account | null;
};

/** Where system data of programs belongs, and where no folder of the project is on the way. */
const SYSTEM_FOLDER = '/var/lib/deedguard';

/**
 * Where the binaries and the data are: in the project, unless Postgres' account cannot reach it there, as with a
 * clone below /root. Data that exists stays where it is.
 */
export function findDatabaseHome(root: string): DatabaseHome {
  const account = databaseAccount();
  const packaged = findBinaries(root);
  const inProject = path.join(root, '.data');
  const outside = folderOutside(root);
  mkdirSync(inProject, { recursive: true });
  const isReachable = canReach(account, inProject);
  if (clusterVersion(path.join(inProject, 'postgres')) && !isReachable) {
    throw new StartError(
      `The data is in ${inProject}/postgres, but the account 'postgres' cannot get there: a folder above it ` +
        `is closed to others. Open it (chmod o+x), or move that folder to ${outside}/postgres. Nothing was touched.`,
    );
  }
  const staysOutside = clusterVersion(path.join(outside, 'postgres')) !== null;
  const folder = isReachable && !staysOutside ? inProject : outside;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (folder === outside)
    say(`           the account 'postgres' cannot reach ${root}: the data is in ${outside}`);
  return {
    account,
    folder,
    native: canReach(account, packaged) ? packaged : copyBinaries(packaged, SYSTEM_FOLDER),
    dataDir: path.join(folder, 'postgres'),
    logFile: path.join(inProject, 'postgres.log'),
  };
}

/** Where this project has a database already, or null. */
export function findExistingData(root: string): string | null {
  const folders = [path.join(root, '.data', 'postgres'), path.join(folderOutside(root), 'postgres')];
  return folders.find((folder) => clusterVersion(folder) !== null) ?? null;
}

function folderOutside(root: string): string {
  return path.join(SYSTEM_FOLDER, createHash('sha256').update(root).digest('hex').slice(0, 12));
}

/** Refuses data that another version of Postgres wrote. */
export function assertSameVersion({ native, dataDir }: DatabaseHome): void {
  const written = clusterVersion(dataDir);
  const [ours] = binariesVersion(native).split('.');
  if (!written || written === ours) return;
  throw new StartError(
    `The data in ${dataDir} was written by Postgres ${written}; this project runs Postgres ${ours}. ` +
      `Nothing was touched. Start the version of the project that wrote it and export the data, ` +
      `or move that folder away to begin with an empty database.`,
  );
}

/** The port of last time when it is free, so that tools keep their settings. */
export async function chooseDatabasePort({ folder }: DatabaseHome): Promise<number> {
  const file = path.join(folder, 'postgres.port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (last && (await isPortFree(last, '127.0.0.1'))) return last;
  const port = await findFreePort();
  writeFileSync(file, String(port));
  return port;
}

/** Other people on the machine can reach the loopback address too: the database asks for a password. */
export function keepPassword({ folder }: DatabaseHome): string {
  const file = path.join(folder, 'postgres.password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
