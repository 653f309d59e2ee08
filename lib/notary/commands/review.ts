import 'server-only';
import { notify } from '@/lib/notifications/commands/notify';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { canReview, partyOf } from '../policy';
import { getRequestView } from '../queries/requests';
import { requestTitle } from '../rules/services';
import type { RequestView, ReviewInput } from '../schema/requests';
import { announceRequest } from './announce';
import { heldColumns, holdRequest } from './hold-request';

/**
 * The client's stars for a completed visit, once; the notary's rating moves with them. Throws `not_found`, `forbidden`
 * for the notary, and `conflict` before the visit is completed, after the first review, and for a demo notary, who never came.
 */
export async function reviewRequest(actor: Actor, id: string, input: ReviewInput): Promise<RequestView> {
  return transaction(async (tx) => {
    await holdRequest(tx, actor, id);
    const request = await readReviewable(tx, actor, id);
    await tx.review.create({
      data: { requestId: id, ...input, createdAt: now() },
      select: { requestId: true },
    });
    await tx.notaryProfile.update({
      where: { userId: request.notaryId },
      data: { ratingSum: { increment: input.rating }, ratingCount: { increment: 1 } },
      select: { userId: true },
    });
    await audit(tx, { type: 'request.reviewed', actorId: actor.id, subjectId: id });
    await notify(tx, {
      userId: request.notaryId,
      type: 'request.reviewed',
      title: 'A client has reviewed your visit',
      message: `${requestTitle(request)}: ${input.rating} of 5 stars.`,
      href: `/requests/${id}`,
    });
    await announceRequest(tx, request, 'request');
    return getRequestView(tx, id, actor.id);
  });
}

async function readReviewable(tx: Tx, actor: Actor, id: string) {
  const request = await tx.notaryRequest.findUniqueOrThrow({
    where: { id },
    select: {
      ...heldColumns,
      review: { select: { requestId: true } },
      notary: { select: { isDemo: true } },
    },
  });
  if (!canReview(partyOf(actor.id, request)))
    throw new AppError('forbidden', 'Only the client can review a visit.');
  const { notaryId, status, review } = request;
  if (status !== 'completed' || !notaryId)
    throw new AppError('conflict', 'A visit can be reviewed only after it is completed.');
  if (request.notary?.isDemo)
    throw new AppError('conflict', 'This was the visit of a demo notary, which is not reviewed.');
  if (review) throw new AppError('conflict', 'You have already reviewed this visit.');
  return { ...request, notaryId };
}
