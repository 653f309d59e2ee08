/**
 * `npm run restore -- --from FOLDER`: brings a backup of `npm run backup` into the new database of DATABASE_URL, or without
 * one into that of `npm start`, and into the document store of the settings. Every byte of the backup is checked before anything is changed; at the end the whole log
 * is verified and every document opened. No app may run on that database yet.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { disconnect } from '@/lib/platform/db';
import { directDatabaseUrl } from '@/lib/platform/env';
import { bringBack, type Restored } from './backup/bring-back';
import { readBackupKey } from './backup/keys';
import { startOwnDatabase } from './backup/own-database';
import { Refusal, wordsOf } from './backup/refusal';

const usage = 'Usage: npm run restore -- --from FOLDER [--with-other-keys]';

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, 'with-other-keys': { type: 'boolean', default: false } },
  });
  if (!values.from) throw new Refusal(usage);
  const backupKey = readBackupKey();
  const database = process.env.DATABASE_URL ? null : await startOwnDatabase(process.cwd());
  try {
    const restored = await bringBack({
      folder: path.resolve(values.from),
      backupKey,
      databaseUrl: directDatabaseUrl(),
      withOtherKeys: values['with-other-keys'],
    });
    report(restored);
  } finally {
    await disconnect();
    await database?.stop();
  }
}

function report({ manifest, put, known, entries, opened, problems }: Restored): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored, as of ${manifest.takenAt}:`);
  console.log(`  ${rows} rows of ${manifest.tables.length} tables`);
  console.log(`  ${put} objects put into the document store, ${known} were there`);
  console.log(`  ${entries} entries of the log verified, ${opened} objects opened`);
  const { deletedMeanwhile, lost } = manifest.objects;
  if (deletedMeanwhile.length > 0) {
    console.log(
      `  not in the backup, because they were deleted while it was made: ${deletedMeanwhile.join(', ')}`,
    );
  }
  if (lost.length > 0) console.error(`Missing when the backup was made: ${lost.join(', ')}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

run()
  .catch((error: unknown) => {
    console.error(wordsOf(error));
    if (error instanceof Refusal) console.error('Nothing was restored.');
    process.exitCode = 1;
  })
  // The timer of the migrations' lock would keep the process waiting.
  .finally(() => process.exit());
