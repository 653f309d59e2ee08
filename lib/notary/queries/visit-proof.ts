import 'server-only';
import { getProofFile } from '@/lib/evidence/queries/proofs';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { visibleTo } from './requests';

/** The proof file of a completed request whose client chose proof of completion. Throws `not_found`. */
export async function getVisitProofFile(
  actor: Actor,
  { id, format }: { id: string; format: 'html' | 'json' },
) {
  const request = await db.notaryRequest.findFirst({
    where: { id, ...visibleTo(actor) },
    select: { logIndex: true },
  });
  if (!request) throw new AppError('not_found', 'There is no such request.');
  if (request.logIndex === null) {
    throw new AppError(
      'not_found',
      'This request has no proof. A request with proof of completion gets one once it is completed.',
    );
  }
  return getProofFile({ index: request.logIndex, format });
}
