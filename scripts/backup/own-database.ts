import { existsSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../start/database';
import { readSettings } from '../start/environment';
import { findRunning } from '../start/running';
import { Refusal } from './refusal';

/**
 * The database of `npm start`, without the app and without what is there to try out. Its settings become those of this
 * process.
 */
export async function startOwnDatabase(root: string): Promise<EmbeddedDatabase> {
  const running = findRunning(root);
  if (running) throw new Refusal(`This project is running: ${running.address}. Stop it first.`);
  const secrets = path.join(root, '.data', 'secrets.env');
  if (!existsSync(secrets)) {
    throw new Refusal(`Put ${secrets} back first: the keys of the app are in it, and not in the backup.`);
  }
  const { environment } = readSettings(root, 'start');
  const database = await startEmbeddedDatabase(root, () => process.exit(1));
  Object.assign(process.env, environment, { DATABASE_URL: database.url });
  return database;
}
