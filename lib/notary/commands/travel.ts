import 'server-only';
import { notify } from '@/lib/notifications/commands/notify';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { getNotaryName } from '../queries/notary-name';
import { getRequestView } from '../queries/requests';
import { statusLabels, type RequestStatus } from '../rules/statuses';
import type { Point, SeenAt } from '../rules/travel';
import { arrivalRefusal, setsOffFrom, TOO_EARLY_TO_COME } from '../rules/visit-steps';
import type { RequestView } from '../schema/requests';
import type { PositionInput, TravelInput, TravelStage } from '../schema/tracking';
import { announceRequest } from './announce';
import { holdRequest } from './hold-request';

export const TRAVEL_NOT_AGREED =
  'The client has not agreed to the travel fee yet, so please wait. We tell you as soon as they do.';

type Way = {
  id: string;
  clientId: string;
  status: RequestStatus;
  isRemote: boolean;
  mode: string;
  isTravelOpen: boolean;
  travelStage: TravelStage | null;
  arrivedAt: Date | null;
  appointmentAt: Date;
  busyFrom: Date | null;
  beginAgreedAt: Date | null;
  playedAt: Date | null;
  place: Point | null;
};

/**
 * The assigned notary sets off, or is there: where they are shows it, as sent with the word or as reported last. Saying it
 * again changes nothing. Throws `conflict` for a visit that does not wait for somebody to come, for a position that is
 * not near the address, long before the way has to begin, and while the notary is on another way.
 */
export async function changeTravel(
  actor: Actor,
  id: string,
  { stage, position }: TravelInput,
): Promise<RequestView> {
  return transaction(async (tx) => {
    await holdRequest(tx, actor, id);
    const way = await getWay(tx, actor, id);
    assertTravels(way, stage);
    assertFollows(way, stage, position);
    if (stage === 'en_route' && way.travelStage === null) await depart(tx, actor.id, way);
    if (stage === 'arrived' && way.arrivedAt === null) {
      await assertIsThere(tx, way, position);
      await arrive(tx, { ...way, notaryId: actor.id }, { actorId: actor.id, by: 'position' });
    }
    return getRequestView(tx, id, actor.id);
  });
}

type Arrival = { actorId: string; by: 'position' | 'client' };

/** False when the notary was there already, or the visit is not theirs anymore. */
export async function arrive(
  tx: Tx,
  { id, clientId, notaryId }: Pick<Way, 'id' | 'clientId'> & { notaryId: string },
  { actorId, by }: Arrival,
): Promise<boolean> {
  const { count } = await tx.notaryRequest.updateMany({
    where: { id, notaryId, status: { in: ['assigned', 'in_progress'] }, arrivedAt: null },
    data: { travelStage: 'arrived', arrivedAt: now(), positionHiddenAt: null },
  });
  if (count === 0) return false;
  const { name, mark } = await getNotaryName(tx, notaryId);
  await audit(tx, { type: 'request.arrived', actorId, subjectId: id, data: { by, ...mark } });
  const href = `/requests/${id}`;
  await notify(
    tx,
    by === 'client'
      ? {
          userId: notaryId,
          type: 'request.arrived',
          title: 'Your client says you are there',
          message: 'Your arrival is noted. You can begin the visit at its time.',
          href,
        }
      : {
          userId: clientId,
          type: 'request.arrived',
          title: 'Your notary has arrived',
          message: `${name} is at the location of your appointment.`,
          href,
        },
  );
  await announceRequest(tx, { id, clientId, notaryId }, 'request');
  return true;
}

async function depart(tx: Tx, notaryId: string, { id, clientId }: Way): Promise<void> {
  // Before the change: an acceptance holds the profile, too, and then waits for changes of appointments that overlap.
  await assertNoOtherWay(tx, notaryId, id);
  await tx.notaryRequest.update({
    where: { id },
    data: { travelStage: 'en_route', departedAt: now(), positionHiddenAt: null },
    select: { id: true },
  });
  const { name, mark } = await getNotaryName(tx, notaryId);
  await audit(tx, { type: 'request.departed', actorId: notaryId, subjectId: id, data: mark });
  await notify(tx, {
    userId: clientId,
    type: 'request.departed',
    title: 'Your notary is on the way',
    message: `${name} has set off. You can follow along on the map.`,
    href: `/live-tracking?request=${id}`,
  });
  await announceRequest(tx, { id, clientId, notaryId }, 'request');
}

/** Throws `not_found` for a request that is the actor's as a client, too. */
async function getWay(tx: Tx, actor: Actor, id: string): Promise<Way> {
  const way = await tx.notaryRequest.findFirst({
    where: { id, notaryId: actor.id },
    select: {
      id: true,
      clientId: true,
      status: true,
      isRemote: true,
      mode: true,
      isTravelOpen: true,
      travelStage: true,
      arrivedAt: true,
      appointmentAt: true,
      busyFrom: true,
      beginAgreedAt: true,
      playedAt: true,
      lat: true,
      lng: true,
    },
  });
  if (!way) throw new AppError('not_found', 'There is no such appointment in your account.');
  const { lat, lng, ...rest } = way;
  return { ...rest, place: lat === null || lng === null ? null : { lat, lng } };
}

/** Who began before anything showed that they had come can still say it. */
function assertTravels(way: Way, stage: TravelStage): void {
  const { status, isRemote, mode, isTravelOpen } = way;
  if (isRemote) throw new AppError('conflict', 'This is a remote session: nobody has to travel to it.');
  if (mode === 'in-person')
    throw new AppError('conflict', 'The client comes to your office, so you don’t need to travel.');
  if (isTravelOpen && status === 'assigned') throw new AppError('conflict', TRAVEL_NOT_AGREED);
  const from = setsOffFrom(way);
  if (status === 'assigned' && from && from > now()) throw new AppError('conflict', TOO_EARLY_TO_COME);
  if (status === 'assigned' || (status === 'in_progress' && stage === 'arrived')) return;
  throw new AppError(
    'conflict',
    `This visit is ${statusLabels[status].toLowerCase()}, so nobody has to travel to it any longer.`,
  );
}

function assertFollows({ status, travelStage }: Way, stage: TravelStage, position?: PositionInput): void {
  if (stage === 'en_route' && travelStage === 'arrived') {
    throw new AppError('conflict', 'You have already arrived. Please start the visit.');
  }
  if (stage === 'arrived' && travelStage === null && status === 'assigned' && !position) {
    throw new AppError('conflict', 'Please start navigation first.');
  }
}

async function assertIsThere(tx: Tx, { id, place }: Way, position?: PositionInput): Promise<void> {
  // Written before places were kept: there is nothing to compare with.
  if (!place) return;
  const seen = position ? seenNow(position) : await findLastSeen(tx, id);
  const refusal = arrivalRefusal(seen, place, now());
  if (refusal) throw new AppError('conflict', refusal);
}

function seenNow({ lat, lng, accuracy }: PositionInput): SeenAt {
  return { lat, lng, accuracyMeters: accuracy ?? null, at: now() };
}

async function findLastSeen(tx: Tx, requestId: string): Promise<SeenAt | null> {
  const report = await tx.positionReport.findFirst({
    where: { requestId },
    orderBy: { createdAt: 'desc' },
    select: { lat: true, lng: true, accuracyMeters: true, createdAt: true },
  });
  return report && { ...report, at: report.createdAt };
}

/** A place that is reported belongs to one client alone. Holds the profile: of two ways that begin at once, one does. */
async function assertNoOtherWay(tx: Tx, notaryId: string, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM notary_profiles WHERE user_id = ${notaryId}::uuid FOR NO KEY UPDATE`;
  const other = await tx.notaryRequest.findFirst({
    where: { id: { not: id }, notaryId, status: 'assigned', travelStage: 'en_route' },
    select: { id: true },
  });
  if (!other) return;
  throw new AppError(
    'conflict',
    'You are on the way to another appointment. Please arrive there first, or withdraw from it.',
  );
}
