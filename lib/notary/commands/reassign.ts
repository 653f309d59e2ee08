import 'server-only';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { isSuspended } from '@/lib/platform/suspension';
import { Prisma } from '@/prisma/generated/client';
import { appointmentSelect, appointmentWords } from '../content/appointment-words';
import { mayNotDoRequest } from '../queries/credential-problems';
import { requestTitle } from '../rules/services';
import { statusLabels } from '../rules/statuses';
import { announceRequest } from './announce';
import { dispatchRequest } from './dispatch';
import { forgetAcceptance } from './forget-acceptance';
import { heldColumns, holdRequest } from './hold-request';
import { askAboutOverdue, listOverdue } from './overdue';
import { publishRequest } from './request-events';

type Assigned = {
  id: string;
  clientId: string;
  notaryId: string;
  serviceType: string;
  documentType: string;
};

/**
 * The notary gives an appointment back before it has begun; somebody else is looked for at once. Throws `not_found`
 * unless it is theirs, and `conflict` once it has begun or is over.
 */
export async function withdrawFromRequest(actor: Actor, id: string): Promise<void> {
  await transaction(async (tx) => {
    await holdRequest(tx, actor, id);
    const request = await tx.notaryRequest.findFirst({
      where: { id, notaryId: actor.id },
      select: heldColumns,
    });
    if (!request) throw new AppError('not_found', 'There is no such appointment in your account.');
    if (request.status !== 'assigned') {
      const is = statusLabels[request.status].toLowerCase();
      throw new AppError('conflict', `This appointment is ${is}, so you can no longer withdraw from it.`);
    }
    await unassign(tx, { ...request, notaryId: actor.id }, { actorId: actor.id, reason: 'withdrawn' });
  });
}

/**
 * What time alone changes: takes appointments from notaries whose credentials will not be in force, and from suspended
 * ones to whom one came after all, asks again for
 * requests that nobody is being asked for, cancels those whose hour has come, and asks both sides of a visit that should
 * have begun. Safe to run twice.
 */
export async function sweepRequests(): Promise<{ reassigned: number; dispatched: number; overdue: number }> {
  const lapsed = await listLapsed();
  const errors = await forEach(lapsed, (id) => takeBack(id, lostCredentials));
  const suspended = await listOfSuspended();
  errors.push(...(await forEach(suspended, (id) => takeBack(id, isShutOut))));
  const waiting = await listWaiting();
  errors.push(...(await forEach(waiting, dispatchRequest)));
  const overdue = await listOverdue();
  errors.push(...(await forEach(overdue, askAboutOverdue)));
  const reassigned = lapsed.length + suspended.length;
  assertAllDone(errors, reassigned + waiting.length + overdue.length);
  return { reassigned, dispatched: waiting.length, overdue: overdue.length };
}

/** Takes the appointments that have not begun from a notary whom an admin has found wanting, or suspended. Safe to run twice. */
export async function reassignFrom(notaryId: string): Promise<{ reassigned: number }> {
  const appointments = await db.notaryRequest.findMany({
    where: { notaryId, status: 'assigned' },
    orderBy: { appointmentAt: 'asc' },
    select: { id: true },
  });
  const errors = await forEach(
    appointments.map(({ id }) => id),
    async (id) => {
      await takeBack(id, lostVerification);
      await takeBack(id, isShutOut);
    },
  );
  assertAllDone(errors, appointments.length);
  return { reassigned: appointments.length };
}

/** A job that failed comes again. */
function assertAllDone(errors: unknown[], count: number): void {
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${count} requests failed.`);
}

/** All of them, although one fails. Returns what failed. */
async function forEach(ids: string[], run: (id: string) => Promise<unknown>): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const id of ids) await run(id).catch((error: unknown) => errors.push(error));
  return errors;
}

async function listLapsed(): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT r.id FROM notary_requests r JOIN notary_profiles n ON n.user_id = r.notary_id
    WHERE r.status = 'assigned' AND r.appointment_at > ${now()} AND ${mayNotDoRequest()}
    ORDER BY r.appointment_at`;
  return rows.map(({ id }) => id);
}

async function listOfSuspended(): Promise<string[]> {
  const rows = await db.notaryRequest.findMany({
    where: { status: 'assigned', notary: { user: { suspensions: { some: { liftedAt: null } } } } },
    orderBy: { appointmentAt: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

async function listWaiting(): Promise<string[]> {
  const rows = await db.notaryRequest.findMany({
    where: { status: 'pending', offers: { none: { status: 'open', expiresAt: { gt: now() } } } },
    orderBy: { appointmentAt: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Why an appointment is taken back: the condition in SQL on request `r` and its notary `n`, and what they are told. */
type Cause = {
  reason: 'credentials' | 'verification' | 'suspension';
  holds: () => Prisma.Sql;
  because: string;
  next: { says: string; href: string };
};

const checkCredentials = {
  says: 'Please check your credentials in the settings.',
  href: '/dashboard/notary/settings',
};

const lostCredentials: Cause = {
  reason: 'credentials',
  holds: mayNotDoRequest,
  because: 'your credentials are not in force on its day',
  next: checkCredentials,
};

const lostVerification: Cause = {
  reason: 'verification',
  holds: () => Prisma.sql`n.verified_at IS NULL`,
  because: 'your verification was withdrawn',
  next: checkCredentials,
};

const isShutOut: Cause = {
  reason: 'suspension',
  holds: () => isSuspended(Prisma.sql`n.user_id`),
  because: 'your account is suspended',
  next: { says: 'To answer, write to us.', href: '/contact' },
};

/** Nothing happens where the cause no longer holds, or the visit has begun. */
async function takeBack(id: string, { reason, holds, because, next }: Cause): Promise<void> {
  await transaction(async (tx) => {
    const [request] = await tx.$queryRaw<Assigned[]>`
      SELECT r.id, r.client_id AS "clientId", r.notary_id AS "notaryId", r.service_type AS "serviceType",
        r.document_type AS "documentType"
      FROM notary_requests r JOIN notary_profiles n ON n.user_id = r.notary_id
      WHERE r.id = ${id}::uuid AND r.status = 'assigned' AND ${holds()} FOR NO KEY UPDATE OF r`;
    if (!request) return;
    const when = await findWords(tx, request);
    await unassign(tx, request, { actorId: null, reason });
    await notifyByMail(tx, {
      userId: request.notaryId,
      type: 'request.unassigned',
      title: 'An appointment was reassigned',
      message: `${requestTitle(request)}: ${because}, so we are asking another notary. ${next.says} The appointment: ${when}.`,
      href: next.href,
    });
  });
}

/** Written into the notice, because it leads to the settings and not to the request. */
async function findWords(tx: Tx, { id, notaryId }: Assigned): Promise<string> {
  const request = await tx.notaryRequest.findUniqueOrThrow({ where: { id }, select: appointmentSelect });
  const user = await tx.user.findUniqueOrThrow({ where: { id: notaryId }, select: { timeZone: true } });
  return appointmentWords(request, user.timeZone);
}

/**
 * Back to pending, as if nobody had accepted yet; who had is not asked again, and leaves no trace of the way behind. A
 * price that fell when they accepted stays so: it is what the client was told last.
 */
async function unassign(
  tx: Tx,
  request: Assigned,
  { actorId, reason }: { actorId: string | null; reason: 'withdrawn' | Cause['reason'] },
): Promise<void> {
  const { id, clientId, notaryId } = request;
  await tx.notaryRequest.update({
    where: { id, status: 'assigned', notaryId },
    data: {
      status: 'pending',
      notaryId: null,
      assignedAt: null,
      travelStage: null,
      departedAt: null,
      underWayAt: null,
      arrivedAt: null,
      positionHiddenAt: null,
      beginAgreedAt: null,
      playedAt: null,
      busyFrom: null,
      busyTo: null,
      travelAskedCents: null,
      officeAddress: null,
    },
    select: { id: true },
  });
  await tx.positionReport.deleteMany({ where: { requestId: id } });
  await forgetAcceptance(tx, request);
  await audit(tx, { type: 'request.unassigned', actorId, subjectId: id, data: { notaryId, reason } });
  await notifyByMail(tx, {
    userId: clientId,
    type: 'request.unassigned',
    title: 'Your notary cannot come',
    message: `${requestTitle(request)}: the notary had to withdraw. We are asking another notary; the price that you agreed to stays the same.`,
    href: `/requests/${id}`,
  });
  await announceRequest(tx, request, 'request');
  await publishRequest(tx, id, ['request.unassigned']);
  await enqueue(tx, 'dispatch', id);
}
