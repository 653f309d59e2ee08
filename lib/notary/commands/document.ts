import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { downloadGivenDocument } from '@/lib/vault/commands/documents';

/**
 * Opens the document that is attached to a request: for the client, and for the notary from the assignment until the visit
 * is over. Throws `not_found`, and `step_up_required` for a guarded sign-in that was not confirmed.
 */
export async function downloadRequestDocument(actor: Actor, id: string) {
  const request = await db.notaryRequest.findFirst({
    where: {
      id,
      OR: [{ clientId: actor.id }, { notaryId: actor.id, status: { in: ['assigned', 'in_progress'] } }],
    },
    select: { document: { select: { id: true, ownerId: true } } },
  });
  if (!request?.document) throw new AppError('not_found', 'There is no document here that you can open.');
  return downloadGivenDocument(actor, request.document);
}
