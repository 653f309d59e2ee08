/**
 * `npm run backup -- --to FOLDER`: the database as it is at one moment, and the documents of that moment, sealed under
 * BACKUP_KEY, beside the running app. The keys of the app are not in it. `npm run restore` brings it back. `--in FOLDER`
 * makes a folder named by the time in that one, for a timer.
 */
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { getVerifierKey } from '@/lib/evidence/queries/log';
import { noteBackup } from '@/lib/platform/backups';
import { disconnect } from '@/lib/platform/db';
import { directDatabaseUrl, env } from '@/lib/platform/env';
import { sealText } from '@/lib/platform/secrets/secret-box';
import { copyObjects } from './backup/copy-objects';
import { copyRows } from './backup/copy-rows';
import { newLabel, proofContext, readBackupKey } from './backup/keys';
import { LABEL, MANIFEST, type Manifest } from './backup/manifest';
import { writePart, type Place } from './backup/parts';
import { Refusal, wordsOf } from './backup/refusal';

const usage = 'Usage: npm run backup -- --to FOLDER\n       npm run backup -- --in FOLDER';

async function backup(folder: string): Promise<Manifest> {
  const key = readBackupKey();
  // What is missing of the settings is named before anything is written.
  env();
  const databaseUrl = directDatabaseUrl();
  const place: Place = { folder, key, label: newLabel(key) };
  await makeFolder(folder);
  const { takenAt, ...rows } = await copyRows(databaseUrl, place);
  const manifest: Manifest = {
    takenAt,
    ...rows,
    masterKeyProof: sealText(place.label.id, proofContext),
    logKey: getVerifierKey(),
    objects: await copyObjects(databaseUrl, place),
  };
  await writePart(place, MANIFEST, [Readable.from([Buffer.from(JSON.stringify(manifest))])]);
  await writeLabel(place);
  return manifest;
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entries = await readdir(folder);
  if (entries.length > 0) throw new Refusal(`${folder} is not empty. Each backup needs a folder of its own.`);
}

/** Last, and at once: a folder without it is no finished backup. */
async function writeLabel({ folder, label }: Place): Promise<void> {
  const file = path.join(folder, LABEL);
  await writeFile(`${file}.partial`, `${JSON.stringify(label)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.partial`, file);
}

function report(folder: string, { takenAt, tables, objects }: Manifest): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backed up to ${folder}, as of ${takenAt}:`);
  console.log(`  ${rows} rows of ${tables.length} tables, ${objects.count} objects of the document store`);
  if (objects.deletedMeanwhile.length > 0) {
    console.log(`  deleted during the backup, so not in it: ${objects.deletedMeanwhile.join(', ')}`);
  }
  console.log(
    'The keys are not in it: MASTER_KEY, LOG_SIGNING_KEY and the other settings (.env, or .data/secrets.env), and BACKUP_KEY. ' +
      'Keep them in another place. Without them nobody can restore or read this backup.',
  );
  if (objects.lost.length === 0) return;
  console.error(
    `The document store does not have these objects, which should be there: ${objects.lost.join(', ')}`,
  );
  process.exitCode = 1;
}

/** What nobody could note is a backup all the same: the database may be one that is read alone. */
async function note(): Promise<void> {
  await noteBackup().catch((error: unknown) =>
    console.error(
      `The database does not know of this backup (deedguard_backup_age_seconds): ${wordsOf(error)}`,
    ),
  );
}

function folderOf({ to, in: parent }: { to?: string; in?: string }): string {
  if (!to === !parent) throw new Refusal(usage);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return path.resolve(to ?? path.join(parent ?? '', time));
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, in: { type: 'string' } } });
  const folder = folderOf(values);
  report(folder, await backup(folder));
  await note();
}

run()
  .catch((error: unknown) => {
    console.error(wordsOf(error));
    process.exitCode = 1;
  })
  .finally(disconnect);
