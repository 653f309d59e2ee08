import 'server-only';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { publish } from '@/lib/platform/events';
import { zipStream } from '@/lib/platform/http/zip-stream';
import { doomObjects } from '@/lib/vault/commands/erase';
import {
  discardObject,
  keepObject,
  writeObject,
  type WrittenObject,
} from '@/lib/vault/commands/stored-objects';
import type { Drawing } from '../queries/attachments';
import { listExportFiles } from '../queries/export-files';
import { exportEnds, EXPORT_HOURS } from '../rules/size';
import { noteExport } from './export';

/** What a ZIP without ZIP64 can hold; an account's documents are a quarter of it at most. */
const MAX_BYTES = 4_000_000_000;
const HREF = '/settings/data';

type Outcome = { exportId: string; outcome: 'ready' | 'failed' | 'nothing' };

/**
 * Makes an export that was asked for, encrypts it into the store and tells its owner. Safe to run twice and at once: what
 * is done already comes to nothing. What fails is thrown, for the queue to try again.
 */
export async function makeExport(id: string, drawing: Drawing): Promise<Outcome> {
  const actor = await findOwner(id);
  if (!actor) return { exportId: id, outcome: 'nothing' };
  const files = await listExportFiles(actor, drawing);
  const object = await writeObject(zipStream(files), { maxBytes: MAX_BYTES });
  try {
    const isDone = await transaction((tx) => finish(tx, { id, userId: actor.id, object }));
    return { exportId: id, outcome: isDone ? 'ready' : 'nothing' };
  } finally {
    // Removes it unless the transaction made it stay.
    await discardObject(object.id);
  }
}

/** Ends an export whose job failed each time, or whose worker died each time. Safe to run twice. */
export async function giveUpExport(id: string): Promise<Outcome> {
  const hasFailed = await transaction(async (tx) => {
    const [row] = await tx.dataExport.updateManyAndReturn({
      where: { id, status: 'making' },
      data: { status: 'failed', expiresAt: exportEnds(now()) },
      select: { userId: true },
    });
    if (!row) return false;
    await tell(tx, row.userId, {
      type: 'export.failed',
      title: 'Your data could not be put together',
      message: 'Nothing was changed. Please ask for it again; if that does not help, write to us.',
    });
    return true;
  });
  return { exportId: id, outcome: hasFailed ? 'failed' : 'nothing' };
}

/** Removes exports whose day is over: the key of each is destroyed at once, its bytes by another job. */
export async function deleteExpiredExports(): Promise<{ deleted: number }> {
  return deleteInBatches('exports', async (tx, take) => {
    const where = { expiresAt: { lte: now() } };
    const over = await tx.dataExport.findMany({ where, select: { id: true, objectId: true }, take });
    await tx.dataExport.deleteMany({ where: { id: { in: over.map(({ id }) => id) } } });
    await doomObjects(
      tx,
      over.map(({ objectId }) => objectId).filter((id) => id !== null),
    );
    return { count: over.length };
  });
}

/** Whoever asked, once they were asked for their password; no session is needed any more. */
async function findOwner(id: string): Promise<Actor | null> {
  const row = await db.dataExport.findFirst({
    where: { id, status: 'making' },
    select: { user: { select: { id: true, role: true } } },
  });
  return row && { ...row.user, sessionId: id, isGuarded: false };
}

type Made = { id: string; userId: string; object: WrittenObject };

/** False when the account was deleted meanwhile, or another worker was faster. */
async function finish(tx: Tx, { id, userId, object }: Made): Promise<boolean> {
  const { count } = await tx.dataExport.updateMany({
    where: { id, status: 'making' },
    data: {
      status: 'ready',
      objectId: object.id,
      sizeBytes: object.sizeBytes,
      expiresAt: exportEnds(now()),
    },
  });
  if (count === 0) return false;
  await keepObject(tx, object.id);
  await noteExport(tx, userId);
  await tell(tx, userId, {
    type: 'export.ready',
    title: 'Your data is ready',
    message: `Download it within ${EXPORT_HOURS} hours, logged in. After that it is deleted, and you can ask for it again.`,
  });
  return true;
}

type News = { type: 'export.ready' | 'export.failed'; title: string; message: string };

async function tell(tx: Tx, userId: string, news: News): Promise<void> {
  await notifyByMail(tx, { userId, ...news, href: HREF });
  await publish(tx, [{ topic: `account:${userId}`, kind: 'export', id: userId }]);
}
