import 'server-only';
import type { Readable } from 'node:stream';
import { findStateOfCounty } from '@/lib/catalogue/queries';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, longTransaction, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import type { IncomingForm } from '@/lib/platform/multipart';
import { discardObject, doomObject, keepObject, writeObject } from '@/lib/vault/commands/stored-objects';
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
import { insertRecordings } from './insert-recordings';
import { openIndex, type IndexLine } from './read-index';

/** Three million rows of a large county. */
const MAX_INDEX_BYTES = 1024 * 1024 * 1024;
const BATCH = 2_000;
const MAX_BAD_LINES = 100;
const IMPORT_MINUTES = 55;

type Delivery = { fips: string; fileName: string; mapping: ColumnMapping; startedBy: string | null };

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
    const { fips, mapping: given } = readFields(fields);
    const mapping = await settleMapping(await openObject(object.id), fips, given);
    return await transaction(async (tx) => {
      await keepObject(tx, object.id);
      if (given) await keepMapping(tx, fips, given);
      const id = await createImport(tx, {
        fips,
        fileName,
        mapping,
        startedBy: actor.id,
        objectId: object.id,
      });
      await enqueue(tx, 'import-recordings', id, { group: fips });
      return { id };
    });
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
  const mapping = await settleMapping(open(), fips, given);
  const id = await transaction((tx) => createImport(tx, { fips, fileName, mapping, startedBy: null }));
  await take({ id, fips, columns: mapping }, open());
  await finish(id);
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

function readFields(fields: Record<string, string>): ImportFields {
  const read = importFieldsSchema.safeParse(fields);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = String(issue?.path[0] ?? 'fips');
  const message = issue?.message ?? 'Please check what you entered.';
  throw new AppError('validation_failed', message, { fields: { [name]: message } });
}

/** Looks at the header alone. */
async function settleMapping(
  source: Readable,
  fips: string,
  given: ColumnMapping | undefined,
): Promise<ColumnMapping> {
  try {
    const kept = await db.recordingMapping.findUnique({ where: { fips }, select: { columns: true } });
    const wanted = given ?? (kept?.columns as ColumnMapping | undefined);
    return (await openIndex(source, { mapping: wanted, today: today() })).mapping;
  } finally {
    source.destroy();
  }
}

async function keepMapping(tx: Tx, fips: string, columns: ColumnMapping): Promise<void> {
  const kept = { columns, updatedAt: now() };
  await tx.recordingMapping.upsert({ where: { fips }, create: { fips, ...kept }, update: kept });
}

async function createImport(tx: Tx, { mapping, ...rest }: Delivery & { objectId?: string }): Promise<string> {
  const id = newId();
  await tx.recordingImport.create({ data: { id, ...rest, columns: mapping, createdAt: now() } });
  await audit(tx, {
    type: 'recordings.import_started',
    actorId: rest.startedBy,
    subjectId: id,
    data: { fips: rest.fips },
  });
  return id;
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
      // Another worker may have taken them while this one waited.
      if ((await tx.recordingImport.count({ where: { id, takenAt: null } })) === 0) return;
      const taken = await takeLines(tx, lines, { id, fips, state: findStateOfCounty(fips) ?? '' });
      const { rows, added, bad, badCount } = taken;
      const counts = { rows, added, badCount, bad, known: rows - badCount - added };
      await tx.recordingImport.update({ where: { id }, data: { ...counts, takenAt: now() } });
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
    await transaction((tx) => end(tx, id, { status: 'failed', failure: error.message }));
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

async function finish(id: string): Promise<{ added: number }> {
  return transaction(async (tx) => {
    await end(tx, id, { status: 'done' });
    return tx.recordingImport.findUniqueOrThrow({ where: { id }, select: { added: true } });
  });
}

/** The file is no longer needed, whatever became of it. An import ends once. */
async function end(
  tx: Tx,
  id: string,
  how: { status: 'done' } | { status: 'failed'; failure: string },
): Promise<void> {
  const { count } = await tx.recordingImport.updateMany({
    where: { id, status: 'running' },
    data: { ...how, finishedAt: now() },
  });
  if (count === 0) return;
  const { objectId } = await tx.recordingImport.findUniqueOrThrow({
    where: { id },
    select: { objectId: true },
  });
  if (objectId) await doomObject(tx, objectId);
  await tx.recordingImport.update({ where: { id }, data: { objectId: null } });
  await audit(tx, { type: `recordings.import_${how.status}`, actorId: null, subjectId: id, data: {} });
}

/** The latest day that it is anywhere in the United States: no row of today is of tomorrow. */
function today(): string {
  return now().toISOString().slice(0, 10);
}
