import 'server-only';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { BadLine, RecordingImportState } from '../schema/recordings';

const select = {
  status: true,
  rows: true,
  added: true,
  known: true,
  bad: true,
  badCount: true,
  matches: true,
  failure: true,
} as const;

/** How an import stands, for admins. Throws `not_found`, also for anyone else. */
export async function getImport(actor: Actor, id: string): Promise<RecordingImportState> {
  assertAdmin(actor);
  return readImport(db, id);
}

/** The same in the transaction of a command. Throws `not_found`. */
export async function readImport(tx: Tx, id: string): Promise<RecordingImportState> {
  const found = await tx.recordingImport.findUnique({ where: { id }, select });
  if (!found) throw new AppError('not_found', 'There is no such import.');
  return { ...found, bad: found.bad as BadLine[] };
}
