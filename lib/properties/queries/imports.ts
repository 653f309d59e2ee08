import 'server-only';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { BadLine, RecordingImportState } from '../schema/recordings';

/** How an import stands, for admins. Throws `not_found`, also for anyone else. */
export async function getImport(actor: Actor, id: string): Promise<RecordingImportState> {
  assertAdmin(actor);
  const found = await db.recordingImport.findUnique({
    where: { id },
    select: {
      status: true,
      rows: true,
      added: true,
      known: true,
      bad: true,
      badCount: true,
      matches: true,
      failure: true,
    },
  });
  if (!found) throw new AppError('not_found', 'There is no such import.');
  return { ...found, bad: found.bad as BadLine[] };
}
