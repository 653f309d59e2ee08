import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { canReach, databaseAccount } from './account';
import { copyBinaries, findBinaries } from './binaries';
import { createCluster } from './cluster';
import { findFreePort } from './ports';
import type { ServerOptions } from './server';

type Wanted = { root: string; folder: string; password: string; durable: boolean };

/** An empty cluster in a folder of its own, for the time of a run, and how its server is started. */
export async function makeFreshCluster({ root, folder, password, durable }: Wanted): Promise<ServerOptions> {
  const account = databaseAccount();
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  const packaged = findBinaries(root);
  const native = canReach(account, packaged) ? packaged : copyBinaries(packaged, folder);
  const dataDir = path.join(folder, 'data');
  createCluster({ native, dataDir, account, password, durable });
  const port = await findFreePort();
  return { native, dataDir, account, password, port, logFile: path.join(folder, 'postgres.log') };
}
