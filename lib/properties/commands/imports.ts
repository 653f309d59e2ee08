import 'server-only';
import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { findStateOfCounty } from '@/lib/catalog/queries';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, longTransaction, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { IncomingForm } from '@/lib/platform/http/multipart';
import { discardObject, writeObject } from '@/lib/vault/commands/stored-objects';
import { openObject } from '@/lib/vault/queries/stored-objects';
import type { ColumnMapping } from '../rules/columns';
import { readImport } from '../queries/imports';
import {
  importFieldsSchema,
  type BadLine,
  type ImportFields,
  type RecordingImportState,
} from '../schema/recordings';
import type { RecordingRow } from '../rules/recording-row';
import {
  assertCounty,
  beginImport,
  createImport,
  MAX_INDEX_BYTES,
  settleMapping,
  today,
} from './begin-import';
import { endImport, giveUpImport } from './end-import';
import { readFields } from './import-fields';
import { insertRecordings } from './insert-recordings';
import { countMatches, matchImport } from './match-import';
import { openIndex, type IndexLine } from './read-index';

/** Rows of one statement. Prisma keeps what its last hundred statements were given (`@prisma/debug`): larger ones fill the memory. */
const BATCH = 200;
const MAX_BAD_LINES = 100;
const IMPORT_MINUTES = 55;

/**
 * Takes in a county's recording index that an admin uploads: `done` once its rows and what follows from them are written.
 * A mapping of columns that comes with it is kept for the county; without one the kept one counts. Throws `not_found` for
 * whoever is no admin, and `validation_failed` for what is no such file, before anything is written.
 */
export async function startImport(actor: Actor, form: IncomingForm): Promise<{ id: string }> {
  assertAdmin(actor);
  let fileName = '';
  const { fields, file: object } = await form.read(({ name, bytes }) => {
    fileName = name;
    return writeObject(bytes, { maxBytes: MAX_INDEX_BYTES });
  });
  if (!object) throw new AppError('validation_failed', 'Please choose a file.');
  try {
    const { fips, mapping: given } = readFields(importFieldsSchema, fields);
    const mapping = await settleMapping(await openObject(object.id), fips, given);
    const id = await beginImport(object.id, { fips, fileName, mapping, startedBy: actor.id }, async (tx) => {
      if (given) await keepMapping(tx, fips, given);
    });
    return { id };
  } catch (error) {
    await discardObject(object.id);
    throw error;
  }
}

/** Of a file that is at hand: reads it in this process. Throws as the reading of it does; nothing is taken then. */
export async function importFile(
  open: () => Readable,
  { fips, fileName, mapping: given }: ImportFields & { fileName: string },
): Promise<RecordingImportState> {
  assertCounty(fips);
  const mapping = await settleMapping(open(), fips, given);
  const id = await transaction((tx) => createImport(tx, { fips, fileName, mapping, startedBy: null }));
  try {
    await take({ id, fips, columns: mapping }, open());
    await finish(id);
  } catch (error) {
    await giveUpImport(id);
    throw error;
  }
  return transaction((tx) => readImport(tx, id));
}

/** The job of an import. Safe to run again: rows are taken in one transaction, and what follows is written once. */
export async function runImport(id: string): Promise<{ added: number }> {
  const select = { id: true, fips: true, columns: true, status: true, objectId: true, takenAt: true };
  const found = await db.recordingImport.findUnique({ where: { id }, select });
  if (!found || found.status !== 'running') return { added: 0 };
  if (!found.takenAt && found.objectId) {
    await take({ ...found, columns: found.columns as ColumnMapping }, await openObject(found.objectId));
  }
  return finish(id);
}

/** The same mapping again is no other one: files of the folder that it did not help are not tried again. */
async function keepMapping(tx: Tx, fips: string, columns: ColumnMapping): Promise<void> {
  const before = await tx.recordingMapping.findUnique({ where: { fips }, select: { columns: true } });
  if (before && isDeepStrictEqual(before.columns, columns)) return;
  const kept = { columns, updatedAt: now() };
  await tx.recordingMapping.upsert({ where: { fips }, create: { fips, ...kept }, update: kept });
}

type Taken = { rows: number; added: number; bad: BadLine[]; badCount: number };

/** All good rows, or none. What is wrong with the file is kept as the end of the import; all else is thrown. */
async function take(
  { id, fips, columns }: { id: string; fips: string; columns: ColumnMapping },
  source: Readable,
): Promise<void> {
  try {
    const { lines } = await openIndex(source, { mapping: columns, today: today() });
    await longTransaction(IMPORT_MINUTES, async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`recordings ${fips}`}, 0))::text`;
      // Another worker may have taken them while this one waited, or the sweep has ended it; it leaves a held row alone.
      const open = await tx.$queryRaw<unknown[]>`
        SELECT id FROM recording_imports
        WHERE id = ${id}::uuid AND taken_at IS NULL AND status = 'running' FOR NO KEY UPDATE`;
      if (open.length === 0) return;
      const taken = await takeLines(tx, lines, { id, fips, state: findStateOfCounty(fips) ?? '' });
      const { rows, added, bad, badCount } = taken;
      const counts = { rows, added, badCount, bad, known: rows - badCount - added };
      await tx.recordingImport.update({ where: { id }, data: { ...counts, takenAt: now() } });
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
    await transaction((tx) => endImport(tx, id, { status: 'failed', failure: error.message }));
  } finally {
    source.destroy();
  }
}

async function takeLines(
  tx: Tx,
  lines: AsyncIterable<IndexLine>,
  of: { id: string; fips: string; state: string },
): Promise<Taken> {
  const taken: Taken = { rows: 0, added: 0, bad: [], badCount: 0 };
  let batch: RecordingRow[] = [];
  for await (const line of lines) {
    taken.rows += 1;
    if ('recording' in line) {
      batch.push(line.recording);
    } else {
      taken.badCount += 1;
      if (taken.bad.length < MAX_BAD_LINES) taken.bad.push({ line: line.line, why: line.why });
    }
    if (batch.length < BATCH) continue;
    taken.added += await insertRecordings(tx, of, batch);
    batch = [];
  }
  taken.added += await insertRecordings(tx, of, batch);
  return taken;
}

/** Done is an import only once its matches and their alerts are written. */
async function finish(id: string): Promise<{ added: number }> {
  await matchImport(id);
  return transaction(async (tx) => {
    const matches = await countMatches(tx, id);
    await tx.recordingImport.updateMany({ where: { id, status: 'running' }, data: { matches } });
    await endImport(tx, id, { status: 'done' });
    return tx.recordingImport.findUniqueOrThrow({ where: { id }, select: { added: true } });
  });
}
