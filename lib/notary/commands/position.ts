import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { AppError } from '@/lib/platform/errors';
import { findRoute } from '@/lib/vendor/routing';
import { etaMinutes, hasStayed, isThere, milesBetween, roadMiles, type Point } from '../rules/travel';
import { isOnTheWay } from '../rules/visit-steps';
import type { PositionInput } from '../schema/tracking';
import { announceRequest } from './announce';
import { arrive } from './travel';

const DAYS_KEPT = 30;
const DAY_MS = 24 * 60 * 60_000;

type Way = {
  id: string;
  clientId: string;
  appointmentAt: Date;
  assignedAt: Date | null;
  underWayAt: Date | null;
  destination: Point;
};

/**
 * Keeps where a notary under way is, with what is left of the way, and tells the client's pages. Who stays close to the
 * destination has arrived. Throws `not_found` for somebody else's account and `conflict` for one that is not under way, or
 * does not share its position.
 */
export async function reportPosition(actor: Actor, userId: string, input: PositionInput): Promise<void> {
  if (userId !== actor.id) throw new AppError('not_found', 'This is not your notary account.');
  const way = await getWay(db, userId);
  const milesByAir = milesBetween(input, way.destination);
  // Asked before the transaction: it may take seconds.
  const left = await measureWay(input, way.destination, milesByAir);
  await transaction(async (tx) => {
    await keepPosition(tx, { way, notaryId: userId, input, left });
    await noteWay(tx, { way, input, minutesLeft: left.minutes });
    if (isThere(milesByAir, input.accuracy) && (await isStaying(tx, way))) {
      await arrive(tx, { ...way, notaryId: userId }, { actorId: userId, by: 'position' });
    } else await announceRequest(tx, { id: way.id, clientId: way.clientId, notaryId: userId }, 'position');
  });
}

/** Deletes the reports of visits that ended 30 days ago, or should have, but where somebody who took part is under a legal hold. Safe to run twice, and to be cut short. */
export async function deleteOldPositions(): Promise<{ deleted: number }> {
  const before = new Date(now().getTime() - DAYS_KEPT * DAY_MS);
  return deleteInBatches('positions', async (tx, limit) => {
    // As an array: a list that the planner takes for short would be searched once for each report.
    const count = await tx.$executeRaw`
      DELETE FROM position_reports WHERE id = ANY (ARRAY(
        SELECT p.id FROM position_reports p JOIN notary_requests r ON r.id = p.request_id
        WHERE p.created_at < ${before} AND coalesce(r.completed_at, r.cancelled_at, r.appointment_at) < ${before}
          AND NOT is_held_visit(r.id)
        LIMIT ${limit}
      ))`;
    return { count };
  });
}

async function getWay(reader: Pick<Tx, 'notaryRequest'>, notaryId: string): Promise<Way> {
  const way = await reader.notaryRequest.findFirst({
    where: { notaryId, status: 'assigned', travelStage: 'en_route' },
    select: {
      id: true,
      clientId: true,
      appointmentAt: true,
      assignedAt: true,
      underWayAt: true,
      lat: true,
      lng: true,
      positionHiddenAt: true,
    },
  });
  if (!way || way.lat === null || way.lng === null) throw notUnderWay();
  const { lat, lng, positionHiddenAt, ...rest } = way;
  if (positionHiddenAt) {
    throw new AppError('conflict', 'You have stopped sharing your position for this visit.');
  }
  return { ...rest, destination: { lat, lng } };
}

async function measureWay(from: Point, to: Point, milesByAir: number) {
  const route = await findRoute(from, to);
  const miles = route?.miles ?? roadMiles(milesByAir);
  return { miles, minutes: route?.minutes ?? etaMinutes(miles) };
}

type Report = {
  way: Way;
  notaryId: string;
  input: PositionInput;
  left: { miles: number; minutes: number };
};

/** Throws `conflict` when the way ended meanwhile, or was hidden. The row is held: an end that comes now waits for this report. */
async function keepPosition(tx: Tx, { way, notaryId, input, left }: Report): Promise<void> {
  const count = await tx.$executeRaw`
    INSERT INTO position_reports (id, request_id, lat, lng, accuracy_meters, distance_miles, eta_minutes, created_at)
    SELECT ${newId()}::uuid, id, ${input.lat}, ${input.lng}, ${input.accuracy ?? null}::float, ${left.miles}, ${left.minutes}, ${now()}
    FROM notary_requests
    WHERE id = ${way.id}::uuid AND notary_id = ${notaryId}::uuid AND status = 'assigned' AND travel_stage = 'en_route'
      AND position_hidden_at IS NULL
    FOR NO KEY UPDATE`;
  if (count === 1) return;
  await getWay(tx, notaryId);
  throw notUnderWay();
}

/** Keeps since when the positions show the notary on the way. Call it after the position of now is kept. */
async function noteWay(
  tx: Tx,
  { way, input, minutesLeft }: { way: Way; input: PositionInput; minutesLeft: number },
): Promise<void> {
  const { id, destination: place, underWayAt } = way;
  if (underWayAt) return;
  const first = await tx.positionReport.findFirstOrThrow({
    where: { requestId: id },
    orderBy: { createdAt: 'asc' },
    select: { lat: true, lng: true },
  });
  const seen = { ...input, accuracyMeters: input.accuracy ?? null, minutesLeft };
  if (!isOnTheWay({ ...way, first, seen, place }, now())) return;
  await tx.notaryRequest.update({ where: { id }, data: { underWayAt: now() }, select: { id: true } });
}

/** As many as one a second in the time that it takes, and some more. */
const RECENT_REPORTS = 60;

async function isStaying(tx: Tx, { id, destination }: Way): Promise<boolean> {
  const reports = await tx.positionReport.findMany({
    where: { requestId: id },
    orderBy: { createdAt: 'desc' },
    take: RECENT_REPORTS,
    select: { lat: true, lng: true, accuracyMeters: true, createdAt: true },
  });
  return hasStayed(
    reports.map(({ createdAt, ...place }) => ({ ...place, at: createdAt })),
    destination,
  );
}

function notUnderWay(): AppError {
  return new AppError(
    'conflict',
    'You are not on the way to an appointment. Please start navigation to one first.',
  );
}
