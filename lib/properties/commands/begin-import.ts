import 'server-only';
import type { Readable } from 'node:stream';
import { findCounty } from '@/lib/catalog/queries';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { discardObject, keepObject } from '@/lib/vault/commands/stored-objects';
import type { ColumnMapping } from '../rules/columns';
import { openIndex } from './read-index';

/** Three million rows of a large county. */
export const MAX_INDEX_BYTES = 1024 * 1024 * 1024;

export type NewImport = {
  fips: string;
  fileName: string;
  mapping: ColumnMapping;
  startedBy: string | null;
  delivery?: string;
};

/** Throws `validation_failed` for a code that no county has. */
export function assertCounty(fips: string): void {
  if (findCounty(fips)) return;
  const message = `No county has the FIPS code ${fips}.`;
  throw new AppError('validation_failed', message, { fields: { fips: message } });
}

/** The mapping that counts: what is given, what is kept, or the names of the fields. Looks at the header alone. */
export async function settleMapping(
  source: Readable,
  fips: string,
  given?: ColumnMapping,
): Promise<ColumnMapping> {
  try {
    const wanted = given ?? (await findKeptMapping(fips))?.columns;
    return (await openIndex(source, { mapping: wanted, today: today() })).mapping;
  } finally {
    source.destroy();
  }
}

export async function findKeptMapping(
  fips: string,
): Promise<{ columns: ColumnMapping; updatedAt: Date } | null> {
  const kept = await db.recordingMapping.findUnique({
    where: { fips },
    select: { columns: true, updatedAt: true },
  });
  return kept && { columns: kept.columns as ColumnMapping, updatedAt: kept.updatedAt };
}

/** An import of a file that is in the store, with the job that reads it. If that fails the file is removed again. */
export async function beginImport(
  objectId: string,
  of: NewImport,
  also: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  try {
    return await transaction(async (tx) => {
      await keepObject(tx, objectId);
      await also(tx);
      const id = await createImport(tx, { ...of, objectId });
      await enqueue(tx, 'import-recordings', id, { group: of.fips });
      return id;
    });
  } catch (error) {
    await discardObject(objectId);
    throw error;
  }
}

export async function createImport(
  tx: Tx,
  { mapping, ...rest }: NewImport & { objectId?: string },
): Promise<string> {
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

/** The latest day that it is anywhere in the United States: no row of today is of tomorrow. */
export function today(): string {
  return now().toISOString().slice(0, 10);
}
