import 'server-only';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { readObject } from './stored-objects';

/** The small picture of the first page of one of the actor's documents, a JPEG. Throws `not_found`, `step_up_required`. */
export async function readThumbnail(actor: Actor, documentId: string): Promise<Uint8Array<ArrayBuffer>> {
  const row = await db.documentThumbnail.findFirst({
    where: { documentId, document: { ownerId: actor.id } },
    select: { objectId: true },
  });
  if (!row?.objectId) throw new AppError('not_found', 'There is no picture of this document.');
  await assertSteppedUp(actor);
  return Uint8Array.from(await readObject(row.objectId));
}
