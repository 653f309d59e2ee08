import 'server-only';
import { notify } from '@/lib/notifications/commands/notify';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { fullName } from '../rules/names';
import { statusLabels, type RequestStatus } from '../rules/statuses';
import { getRequestView } from '../queries/requests';
import type { RequestView } from '../schema/requests';
import type { TravelStage } from '../schema/tracking';
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
};

/**
 * The assigned notary sets off, or is there. Saying it again changes nothing. Throws `conflict` for a visit that does not
 * wait for somebody to come, and while the notary is on another way.
 */
export async function changeTravel(
  actor: Actor,
  id: string,
  { stage }: { stage: TravelStage },
): Promise<RequestView> {
  return transaction(async (tx) => {
    await holdRequest(tx, actor, id);
    const way = await getWay(tx, actor, id);
    assertTravels(way);
    assertFollows(way.travelStage, stage);
    if (way.travelStage === null) await depart(tx, actor.id, way);
    else if (way.travelStage !== stage) await arrive(tx, actor.id, way);
    return getRequestView(tx, id, actor.id);
  });
}

/** False when the notary was no longer under way to it. */
export async function arrive(
  tx: Tx,
  notaryId: string,
  { id, clientId }: Pick<Way, 'id' | 'clientId'>,
): Promise<boolean> {
  const { count } = await tx.notaryRequest.updateMany({
    where: { id, notaryId, status: 'assigned', travelStage: 'en_route' },
    data: { travelStage: 'arrived', arrivedAt: now(), positionHiddenAt: null },
  });
  if (count === 0) return false;
  await audit(tx, { type: 'request.arrived', actorId: notaryId, subjectId: id });
  await notify(tx, {
    userId: clientId,
    type: 'request.arrived',
    title: 'Your notary has arrived',
    message: `${await nameOf(tx, notaryId)} is at the location of your appointment.`,
    href: `/requests/${id}`,
  });
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
  await audit(tx, { type: 'request.departed', actorId: notaryId, subjectId: id });
  await notify(tx, {
    userId: clientId,
    type: 'request.departed',
    title: 'Your notary is on the way',
    message: `${await nameOf(tx, notaryId)} has set off. You can follow along on the map.`,
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
    },
  });
  if (!way) throw new AppError('not_found', 'There is no such appointment in your account.');
  return way;
}

function assertTravels({ status, isRemote, mode, isTravelOpen }: Way): void {
  if (isRemote) throw new AppError('conflict', 'This is a remote session: nobody has to travel to it.');
  if (mode === 'in-person')
    throw new AppError('conflict', 'The client comes to your office: you have no way to go.');
  if (isTravelOpen && status === 'assigned') throw new AppError('conflict', TRAVEL_NOT_AGREED);
  if (status === 'assigned') return;
  throw new AppError(
    'conflict',
    `This visit is ${statusLabels[status].toLowerCase()}, so nobody has to travel to it any longer.`,
  );
}

function assertFollows(before: TravelStage | null, stage: TravelStage): void {
  if (stage === 'en_route' && before === 'arrived') {
    throw new AppError('conflict', 'You have already arrived. Please start the visit.');
  }
  if (stage === 'arrived' && before === null) {
    throw new AppError('conflict', 'Please start navigation first.');
  }
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
    'You are on the way to another appointment. Please arrive there first, or give it back.',
  );
}

async function nameOf(tx: Tx, userId: string): Promise<string> {
  const { firstName, lastName } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { firstName: true, lastName: true },
  });
  return fullName(firstName, lastName);
}
