import 'server-only';
import type { z } from 'zod';
import { appendEntry } from '@/lib/evidence/commands';
import { forgetNotice } from '@/lib/notifications/commands/forget';
import { notify } from '@/lib/notifications/commands/notify';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { partyOf, statusRefusal } from '../policy';
import { getRequestView } from '../queries/requests';
import { requestTitle } from '../rules/services';
import { canBecome, statusLabels, type RequestStatus } from '../rules/statuses';
import type { changeStatusSchema, RequestView } from '../schema/requests';
import { announceOffer, announceRequest } from './announce';
import { forgetAcceptance } from './forget-acceptance';
import { heldColumns, holdRequest } from './hold-request';

type NewStatus = z.infer<typeof changeStatusSchema>['status'];

const columns = {
  ...heldColumns,
  addDeedGuard: true,
  document: { select: { sha256: true } },
} as const;

type HeldRequest = Awaited<ReturnType<typeof readHeld>>;
type Change = { actor: Actor; request: HeldRequest; at: Date };

/**
 * The client cancels; the notary begins and completes. The other party is told. Throws `not_found` for somebody else's
 * request, `forbidden` for the other party's step, and `conflict` for one that does not follow from the request's status.
 */
export async function changeRequestStatus(
  actor: Actor,
  id: string,
  { status }: { status: NewStatus },
): Promise<RequestView> {
  return transaction(async (tx) => {
    await holdRequest(tx, actor, id);
    const request = await readHeld(tx, id);
    const refusal = statusRefusal(partyOf(actor.id, request), status);
    if (refusal) throw new AppError('forbidden', refusal);
    if (!canBecome(request.status, status)) throw outOfTurn(request.status, status);
    await announceRequest(tx, request, 'request');
    await changes[status](tx, { actor, request, at: now() });
    return getRequestView(tx, id, actor.id);
  });
}

const changes: Record<NewStatus, (tx: Tx, change: Change) => Promise<void>> = {
  in_progress: begin,
  completed: complete,
  cancelled: cancel,
};

function readHeld(tx: Tx, id: string) {
  return tx.notaryRequest.findUniqueOrThrow({ where: { id }, select: columns });
}

async function begin(tx: Tx, { actor, request, at }: Change): Promise<void> {
  const { id, clientId } = request;
  await tx.notaryRequest.update({
    where: { id },
    data: { status: 'in_progress', startedAt: at },
    select: { id: true },
  });
  await audit(tx, { type: 'request.started', actorId: actor.id, subjectId: id });
  await notify(tx, {
    userId: clientId,
    type: 'request.started',
    title: 'The notary has begun',
    message: `${requestTitle(request)}: the session is in progress.`,
    href: `/requests/${id}`,
  });
}

async function complete(tx: Tx, { actor, request, at }: Change): Promise<void> {
  const { id, clientId } = request;
  await audit(tx, { type: 'request.completed', actorId: actor.id, subjectId: id });
  await notify(tx, {
    userId: clientId,
    type: 'request.completed',
    title: 'Your request is completed',
    message: `${requestTitle(request)}: the notary has completed it. You can say how it was.`,
    href: `/requests/${id}`,
  });
  await tx.notaryProfile.update({
    where: { userId: actor.id },
    data: { completedCount: { increment: 1 } },
    select: { userId: true },
  });
  // Late, because appends wait for each other until the transaction ends.
  const entry = request.addDeedGuard ? await recordVisit(tx, request, at) : null;
  await tx.notaryRequest.update({
    where: { id },
    data: { status: 'completed', completedAt: at, logIndex: entry?.index },
    select: { id: true },
  });
}

/** Neither names nor an address: the client may hand the proof to anybody. */
function recordVisit(tx: Tx, { id, serviceType, document }: HeldRequest, at: Date) {
  return appendEntry(tx, {
    record: {
      type: 'visit.completed',
      requestId: id,
      documentHash: document ? Buffer.from(document.sha256).toString('hex') : null,
      service: serviceType,
      completedAt: at.toISOString(),
    },
  });
}

async function cancel(tx: Tx, { actor, request, at }: Change): Promise<void> {
  const { id, notaryId } = request;
  await tx.notaryRequest.update({
    where: { id },
    data: { status: 'cancelled', cancelledAt: at, cancelledBy: 'client' },
    select: { id: true },
  });
  await audit(tx, {
    type: 'request.cancelled',
    actorId: actor.id,
    subjectId: id,
    data: { from: request.status, by: 'client' },
  });
  await withdrawOpenOffer(tx, id);
  await forgetAcceptance(tx, request);
  if (!notaryId) return;
  await notifyByMail(tx, {
    userId: notaryId,
    type: 'request.cancelled',
    title: 'An appointment was cancelled',
    message: `${requestTitle(request)}: the client has cancelled it. You are free again at that time.`,
    href: `/requests/${id}`,
  });
}

/** Whoever is being asked at the moment sees the offer go. */
async function withdrawOpenOffer(tx: Tx, requestId: string): Promise<void> {
  const offer = await tx.offer.findFirst({
    where: { requestId, status: 'open' },
    select: { id: true, notaryId: true },
  });
  if (!offer) return;
  await tx.offer.update({ where: { id: offer.id }, data: { status: 'withdrawn' }, select: { id: true } });
  await forgetNotice(tx, offer.id);
  await announceOffer(tx, offer);
}

function outOfTurn(from: RequestStatus, to: RequestStatus): AppError {
  const [is, wanted] = [from, to].map((status) => statusLabels[status].toLowerCase());
  return new AppError(
    'conflict',
    `This request is now ${is}, so it cannot become ${wanted}. Please reload the page.`,
  );
}
