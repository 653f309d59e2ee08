import 'server-only';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { enqueue, listUnfinished } from '@/lib/platform/jobs';
import { audit } from '@/lib/platform/audit';
import { doomObject } from '@/lib/vault/commands/stored-objects';

/** Longer than a run without a job may take (`IMPORT_MINUTES`). */
const LOST_MINUTES = 60;
/** So long the comparing of rows that were taken is begun again. */
const COMPARED_HOURS = 24;
const MINUTE_MS = 60_000;

const NOT_TAKEN = 'The import was interrupted before its rows were taken. Please deliver the file again.';
const NOT_COMPARED =
  'The rows were taken, but comparing them with what is locked and watched did not come to its end. The log of the server says why.';

/** Ends an import that still runs; false where it had ended. The file is no longer needed, whatever became of it. */
export async function endImport(
  tx: Tx,
  id: string,
  how: { status: 'done' } | { status: 'failed'; failure: string },
): Promise<boolean> {
  const { count } = await tx.recordingImport.updateMany({
    where: { id, status: 'running' },
    data: { ...how, finishedAt: now() },
  });
  if (count === 0) return false;
  const { objectId } = await tx.recordingImport.findUniqueOrThrow({
    where: { id },
    select: { objectId: true },
  });
  if (objectId) await doomObject(tx, objectId);
  await tx.recordingImport.update({ where: { id }, data: { objectId: null } });
  await audit(tx, { type: `recordings.import_${how.status}`, actorId: null, subjectId: id, data: {} });
  return true;
}

/**
 * Ends an import whose job failed each time, or whose process failed, before its rows were taken. Once they are taken they
 * have to be compared: `sweepImports` begins that again. Safe to run twice, and while another process takes the rows.
 */
export async function giveUpImport(id: string): Promise<{ importId: string; failed: boolean }> {
  const failed = await transaction(async (tx) => {
    const free = await tx.$queryRaw<unknown[]>`
      SELECT id FROM recording_imports WHERE id = ${id}::uuid AND taken_at IS NULL FOR UPDATE SKIP LOCKED`;
    return free.length > 0 && endImport(tx, id, { status: 'failed', failure: NOT_TAKEN });
  });
  return { importId: id, failed };
}

type Lost = { id: string; fips: string; taken_at: Date | null };
type Outcome = 'failed' | 'resumed' | 'left';

/**
 * No import runs for good: where no job and no process works on one (a command was killed, a job got lost), it is begun
 * again if its rows were taken, for a day, and ended otherwise. Whoever takes rows holds their import's row.
 */
export async function sweepImports(): Promise<{ failed: number; resumed: number }> {
  const before = new Date(now().getTime() - LOST_MINUTES * MINUTE_MS);
  const old = await db.recordingImport.findMany({
    where: { status: 'running', createdAt: { lt: before } },
    select: { id: true },
  });
  const outcomes: Outcome[] = [];
  for (const { id } of old) outcomes.push(await transaction((tx) => sweepImport(tx, id)));
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
  return { failed: count('failed'), resumed: count('resumed') };
}

async function sweepImport(tx: Tx, id: string): Promise<Outcome> {
  const [lost] = await tx.$queryRaw<Lost[]>`
    SELECT id, fips, taken_at FROM recording_imports
    WHERE id = ${id}::uuid AND status = 'running' FOR UPDATE SKIP LOCKED`;
  if (!lost || (await listUnfinished(tx, 'import-recordings')).includes(id)) return 'left';
  const isOver =
    !lost.taken_at || lost.taken_at.getTime() < now().getTime() - COMPARED_HOURS * 60 * MINUTE_MS;
  if (!isOver) {
    await enqueue(tx, 'import-recordings', id, { group: lost.fips });
    return 'resumed';
  }
  const failure = lost.taken_at ? NOT_COMPARED : NOT_TAKEN;
  return (await endImport(tx, id, { status: 'failed', failure })) ? 'failed' : 'left';
}
