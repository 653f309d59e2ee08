import 'server-only';
import type * as z from 'zod';
import { forgetNotice } from '@/lib/notifications/commands/forget';
import { notify } from '@/lib/notifications/commands/notify';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';
import { formatMoney, toCents, toDollars, type Cents } from '@/lib/values/money';
import { partyOf, statusRefusal } from '../policy';
import { getRequestView } from '../queries/requests';
import { billReminderAt } from '../rules/billing';
import { actsAsDemo, demoMark } from '../rules/demo';
import { requestTitle } from '../rules/services';
import { canBecome, statusLabels, type RequestStatus } from '../rules/statuses';
import { hasCome, mayBegin, NOT_ARRIVED, TOO_EARLY } from '../rules/visit-steps';
import type { changeStatusSchema, RequestView } from '../schema/requests';
import { feeToCancel } from '../rules/cancelling';
import { isAtOffice, toMode } from '../rules/visit-mode';
import { announceOffer, announceRequest } from './announce';
import { forgetAcceptance } from './forget-acceptance';
import { heldColumns, holdRequest } from './hold-request';
import { publishRequest } from './request-events';
import { TRAVEL_NOT_AGREED } from './travel';
import { recordVisit } from './visit-record';

type ChangeStatusInput = z.input<typeof changeStatusSchema>;
type NewStatus = ChangeStatusInput['status'];

const columns = {
  ...heldColumns,
  isRemote: true,
  appointmentAt: true,
  arrivedAt: true,
  beginAgreedAt: true,
  playedAt: true,
  addDeedGuard: true,
  notary: { select: { isDemo: true, user: { select: { email: true } } } },
  assignedAt: true,
  underWayAt: true,
  mode: true,
  isTravelOpen: true,
} as const;

/** Writes the bill of a cancellation that costs something, in its transaction: bills are another domain's, which knows this one. */
export type BillCancellation = (
  tx: Tx,
  actor: Actor,
  visit: { id: string; notaryId: string; feeCents: Cents },
) => Promise<void>;

type HeldRequest = Awaited<ReturnType<typeof readHeld>>;
type Change = {
  actor: Actor;
  request: HeldRequest;
  at: Date;
  seenFee: Cents;
  isOfficeClosed: boolean;
  bill: BillCancellation;
};

/**
 * The client cancels; the notary begins, not before its time, and completes, once they have come. The other party is told.
 * Throws `not_found` for somebody else's request, `forbidden` for the other party's step, and `conflict` for one that does
 * not follow from the request's status, or comes too early, and for a cancellation that costs more than the client saw.
 */
export async function changeRequestStatus(
  actor: Actor,
  id: string,
  { status, fee = 0, officeClosed = false }: ChangeStatusInput,
  bill: BillCancellation = unbilled,
): Promise<RequestView> {
  return transaction(async (tx) => {
    await changeStatus(tx, actor, { id, status, fee, officeClosed, bill });
    return getRequestView(tx, id, actor.id);
  });
}

/** The client cancels, in a transaction of the caller's. Throws as `changeRequestStatus` does. */
export function cancelRequest(
  tx: Tx,
  actor: Actor,
  { id, fee, bill }: { id: string; fee: number; bill: BillCancellation },
): Promise<void> {
  return changeStatus(tx, actor, { id, status: 'cancelled', fee, officeClosed: false, bill });
}

type Wanted = Required<ChangeStatusInput> & { id: string; bill: BillCancellation };

async function changeStatus(tx: Tx, actor: Actor, { id, status, fee, officeClosed, bill }: Wanted) {
  await holdRequest(tx, actor, id);
  const request = await readHeld(tx, id);
  const refusal = statusRefusal(partyOf(actor.id, request), status);
  if (refusal) throw new AppError('forbidden', refusal);
  if (!canBecome(request.status, status)) throw outOfTurn(request.status, status);
  await announceRequest(tx, request, 'request');
  await changes[status](tx, {
    actor,
    request,
    at: now(),
    seenFee: toCents(fee),
    isOfficeClosed: officeClosed,
    bill,
  });
  await publishRequest(tx, id, eventsOf[status]);
}

/** Of steps that never cost anything. */
const unbilled: BillCancellation = () => Promise.reject(new Error('A cancellation with a fee needs a bill.'));

const changes: Record<NewStatus, (tx: Tx, change: Change) => Promise<void>> = {
  in_progress: begin,
  completed: complete,
  cancelled: cancel,
};

/** What an organization that ordered the visit is told of a step. */
const eventsOf = {
  in_progress: ['request.in_progress'],
  completed: ['request.completed', 'notary.completed'],
  cancelled: ['request.cancelled'],
} as const;

function readHeld(tx: Tx, id: string) {
  return tx.notaryRequest.findUniqueOrThrow({ where: { id }, select: columns });
}

async function begin(tx: Tx, { actor, request, at }: Change): Promise<void> {
  const { id, clientId } = request;
  if (request.isTravelOpen) throw new AppError('conflict', TRAVEL_NOT_AGREED);
  if (!mayBegin(request, at)) throw new AppError('conflict', TOO_EARLY);
  assertHasCome(request);
  await tx.notaryRequest.update({
    where: { id },
    data: { status: 'in_progress', startedAt: at },
    select: { id: true },
  });
  await audit(tx, { type: 'request.started', actorId: actor.id, subjectId: id, data: markOf(request) });
  await notify(tx, {
    userId: clientId,
    type: 'request.started',
    title: `The ${whoOf(request)} has begun`,
    message: `${requestTitle(request)}: the session is in progress.`,
    href: `/requests/${id}`,
  });
}

function assertHasCome(request: HeldRequest): void {
  if (!hasCome({ ...request, mode: toMode(request.mode) })) throw new AppError('conflict', NOT_ARRIVED);
}

async function complete(tx: Tx, { actor, request, at }: Change): Promise<void> {
  const { id, clientId } = request;
  assertHasCome(request);
  await audit(tx, { type: 'request.completed', actorId: actor.id, subjectId: id, data: markOf(request) });
  await notify(tx, {
    userId: clientId,
    type: 'request.completed',
    title: 'Your request is completed',
    message: `${requestTitle(request)}: the ${whoOf(request)} has completed it.${request.notary?.isDemo ? '' : ' You can review the visit.'}`,
    href: `/requests/${id}`,
  });
  await tx.notaryProfile.update({
    where: { userId: actor.id },
    data: { completedCount: { increment: 1 } },
    select: { userId: true },
  });
  if (!request.notary?.isDemo) await enqueue(tx, 'bill-reminder', id, { startAfter: billReminderAt(at) });
  // Late, because appends wait for each other until the transaction ends.
  const entry = request.addDeedGuard ? await recordVisit(tx, id, at) : null;
  await tx.notaryRequest.update({
    where: { id },
    data: { status: 'completed', completedAt: at, logIndex: entry?.index },
    select: { id: true },
  });
}

async function cancel(tx: Tx, change: Change): Promise<void> {
  const { actor, request, at, seenFee, isOfficeClosed, bill } = change;
  const { id, notaryId } = request;
  const visit = { ...request, mode: toMode(request.mode) };
  if (isOfficeClosed && !isAtOffice(visit)) throw noOffice();
  const feeCents = feeToCancel({ ...visit, isOfficeClosed }, at);
  if (feeCents > seenFee) throw dearerThanSeen(feeCents);
  await tx.notaryRequest.update({
    where: { id },
    data: { status: 'cancelled', cancelledAt: at, cancelledBy: 'client', cancellationCents: feeCents },
    select: { id: true },
  });
  await audit(tx, {
    type: 'request.cancelled',
    actorId: actor.id,
    subjectId: id,
    data: {
      from: request.status,
      by: 'client',
      ...(feeCents > 0 && { feeCents }),
      ...(isOfficeClosed && { officeClosed: true }),
    },
  });
  await withdrawOpenOffer(tx, id);
  await forgetAcceptance(tx, request);
  await tellClient(tx, request, feeCents);
  if (!notaryId) return;
  await tellNotary(tx, { ...request, notaryId }, { feeCents, isOfficeClosed });
  if (feeCents > 0) await bill(tx, actor, { id, notaryId, feeCents });
}

function noOffice(): AppError {
  const message = 'This visit is not at a notary’s office.';
  return new AppError('validation_failed', message, { fields: { officeClosed: message } });
}

async function tellNotary(
  tx: Tx,
  request: HeldRequest & { notaryId: string },
  { feeCents, isOfficeClosed }: { feeCents: Cents; isOfficeClosed: boolean },
): Promise<void> {
  const closed = isOfficeClosed
    ? ' They say that the office was closed, so there is no fee. If that is not so, write to us.'
    : '';
  const owed =
    feeCents > 0
      ? ` They owe you ${formatMoney(feeCents)} for it; we send them the invoice in your name.`
      : '';
  await notifyByMail(tx, {
    userId: request.notaryId,
    type: 'request.cancelled',
    title: 'An appointment was cancelled',
    message: `${requestTitle(request)}: the client has cancelled it. You are free again at that time.${closed}${owed}`,
    href: `/requests/${request.id}`,
  });
}

/** Also that nothing is owed: else nobody could show later that they cancelled in time. */
async function tellClient(tx: Tx, request: HeldRequest, feeCents: Cents): Promise<void> {
  const owed =
    feeCents > 0
      ? `which costs ${formatMoney(feeCents)}. ${CANCELLATION_RULE} The invoice comes by email, and is on the page of your request.`
      : 'and you owe nothing for it.';
  await notifyByMail(tx, {
    userId: request.clientId,
    type: 'request.cancelled',
    title: 'You cancelled your request',
    message: `${requestTitle(request)}: you cancelled it, ${owed}`,
    href: `/requests/${request.id}`,
  });
}

/** Nothing is cancelled at a price that nobody agreed to. */
function dearerThanSeen(feeCents: Cents): AppError {
  return new AppError(
    'conflict',
    `Cancelling now costs ${formatMoney(feeCents)}. ${CANCELLATION_RULE} Nothing was cancelled yet.`,
    { fields: { fee: String(toDollars(feeCents)) } },
  );
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

function markOf({ notary }: HeldRequest) {
  return demoMark(notary !== null && actsAsDemo(notary));
}

function whoOf({ notary }: HeldRequest): string {
  return notary?.isDemo ? 'demo notary' : 'notary';
}

function outOfTurn(from: RequestStatus, to: RequestStatus): AppError {
  const [is, wanted] = [from, to].map((status) => statusLabels[status].toLowerCase());
  return new AppError(
    'conflict',
    `This request is now ${is}, so it cannot become ${wanted}. Please reload the page.`,
  );
}
