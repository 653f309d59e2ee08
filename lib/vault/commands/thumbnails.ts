import 'server-only';
import { Readable } from 'node:stream';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { publish } from '@/lib/platform/events';
import type { Redaction } from '../schema/redactions';
import { askForMissing, faultOf } from './after-upload';
import { workOnDocument, type WorkedOn } from './document-work';
import { discardObject, keepObject, writeObject } from './stored-objects';

/** Many times what one of that size takes. */
const MAX_BYTES = 128 * 1024;

/** `isRetried`: it was begun before, and did not come to an end. */
type Asked = { id: string; isRetried?: boolean };
type Outcome = { documentId: string; outcome: 'made' | 'none' | 'nothing' };

/**
 * Has the first page of a document drawn small, in a process that can be ended, and keeps the picture encrypted under a
 * key of its own. That none can be made is kept too. Safe to run twice and at once; what may pass is thrown, for the queue
 * to try again.
 */
export async function makeThumbnail({ id, isRetried = false }: Asked): Promise<Outcome> {
  const document = await db.vaultDocument.findFirst({
    where: { id, ...withoutThumbnail() },
    select: { id: true, ownerId: true, objectId: true, type: true, poison: true },
  });
  if (!document) return { documentId: id, outcome: 'nothing' };
  const picture = await draw(document as Drawable, { isRetried });
  const object = picture && (await writeObject(Readable.from([picture]), { maxBytes: MAX_BYTES }));
  try {
    const isKept = await transaction((tx) => keep(tx, document, object?.id ?? null));
    if (!isKept) return { documentId: id, outcome: 'nothing' };
    return { documentId: id, outcome: object ? 'made' : 'none' };
  } finally {
    // Removes it unless the transaction made it stay.
    if (object) await discardObject(object.id);
  }
}

/** Asks for those that are missing. */
export async function drawMissingThumbnails(): Promise<{ asked: number }> {
  return askForMissing('draw-thumbnail', withoutThumbnail());
}

function withoutThumbnail() {
  return { type: { in: ['pdf' as const, 'jpg' as const, 'png' as const] }, thumbnail: null };
}

type Drawable = WorkedOn & { objectId: string; type: Redaction['type'] };

/** Null for a file of which none can be made. */
async function draw(
  { objectId, type, ...document }: Drawable,
  tried: { isRetried: boolean },
): Promise<Buffer | null> {
  try {
    return (await workOnDocument(document, { work: 'thumbnail', options: { type }, objectId })).bytes;
  } catch (error) {
    if (faultOf(error, tried)) return null;
    throw error;
  }
}

/** False when the document was deleted meanwhile, or another worker was faster. */
async function keep(
  tx: Tx,
  { id, ownerId }: Pick<WorkedOn, 'id' | 'ownerId'>,
  objectId: string | null,
): Promise<boolean> {
  // Held, so that a deletion that comes now finds the key that it has to destroy.
  const written = await tx.$executeRaw`
    INSERT INTO document_thumbnails (document_id, object_id, made_at)
    SELECT id, ${objectId}::uuid, ${now()} FROM vault_documents WHERE id = ${id}::uuid FOR KEY SHARE
    ON CONFLICT (document_id) DO NOTHING`;
  if (written === 0) return false;
  if (objectId) await keepObject(tx, objectId);
  await publish(tx, [{ topic: `account:${ownerId}`, kind: 'document', id }]);
  return true;
}
