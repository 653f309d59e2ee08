import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { Prisma } from '@/prisma/generated/client';
import type { Point } from '../rules/travel';
import { shownStatus, type RequestStatus } from '../rules/statuses';
import type { Tracking } from '../schema/tracking';

/** The state of a visit, and who may know it: the client, and the notary who is assigned now. */
export type TrackedRequest = { partyIds: string[]; tracking: Tracking; changedAt: Date };

/** For a party of the request. Throws `not_found` for anybody else. One query. */
export async function getTracking(actor: Actor, id: string): Promise<Tracking> {
  const found = await readTracked(
    Prisma.sql`r.id = ${id}::uuid AND ${actor.id}::uuid IN (client_id, notary_id)`,
  );
  if (!found) throw new AppError('not_found', 'There is no such request in your account.');
  return found.tracking;
}

/** For a process that tells several readers at once: it looks itself who of them may know. */
export function findTracked(id: string): Promise<TrackedRequest | null> {
  return readTracked(Prisma.sql`r.id = ${id}::uuid`);
}

/** For whoever ordered it through the API; null for a request that they did not order. One query. */
export function findTrackedOrder(
  { organizationId, actor }: Pick<ApiCaller, 'organizationId' | 'actor'>,
  id: string,
): Promise<TrackedRequest | null> {
  const isTheirs =
    organizationId === null
      ? Prisma.sql`r.client_id = ${actor.id}::uuid`
      : Prisma.sql`r.organization_id = ${organizationId}::uuid`;
  return readTracked(Prisma.sql`r.id = ${id}::uuid AND ${isTheirs}`);
}

type Row = {
  id: string;
  /** when the last step was made, or the last position came */
  changedAt: Date;
  clientId: string;
  notaryId: string | null;
  status: RequestStatus;
  lat: number | null;
  lng: number | null;
  departedAt: Date | null;
  arrivedAt: Date | null;
  startedAt: Date | null;
  completedAt: Date | null;
  positionLat: number | null;
  positionLng: number | null;
  positionAt: Date | null;
  distanceMiles: number | null;
  etaMinutes: number | null;
  totalMiles: number | null;
};

/**
 * A place is read only while the notary is under way and shares it; how long the way was is no secret afterward. All
 * positions are of this way: those of a notary who gave the visit back were deleted.
 */
async function readTracked(where: Prisma.Sql): Promise<TrackedRequest | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT r.id, r.client_id AS "clientId", r.notary_id AS "notaryId", r.status::text AS status,
      r.lat, r.lng, r.departed_at AS "departedAt",
      r.arrived_at AS "arrivedAt", r.started_at AS "startedAt", r.completed_at AS "completedAt",
      last.lat AS "positionLat", last.lng AS "positionLng", last.created_at AS "positionAt",
      greatest(r.created_at, r.assigned_at, r.departed_at, r.arrived_at, r.started_at, r.completed_at, r.cancelled_at,
        last.created_at) AS "changedAt",
      last.distance_miles AS "distanceMiles", last.eta_minutes AS "etaMinutes", first.distance_miles AS "totalMiles"
    FROM notary_requests r
    LEFT JOIN LATERAL (
      SELECT lat, lng, created_at, distance_miles, eta_minutes FROM position_reports
      WHERE request_id = r.id ORDER BY created_at DESC LIMIT 1
    ) last ON r.status = 'assigned' AND r.travel_stage = 'en_route' AND r.position_hidden_at IS NULL
    LEFT JOIN LATERAL (
      SELECT distance_miles FROM position_reports
      WHERE request_id = r.id ORDER BY created_at LIMIT 1
    ) first ON r.status IN ('assigned', 'in_progress')
    WHERE ${where}`;
  if (!row) return null;
  const partyIds = row.notaryId ? [row.clientId, row.notaryId] : [row.clientId];
  return { partyIds, tracking: toTracking(row), changedAt: row.changedAt };
}

function toTracking(row: Row): Tracking {
  return {
    requestId: row.id,
    status: shownStatus(row),
    eta: row.etaMinutes,
    distance: toTenths(row.distanceMiles),
    totalDistance: toTenths(row.totalMiles),
    position: toPosition(row),
    destination: toPoint(row.lat, row.lng),
    departedAt: toText(row.departedAt),
    arrivedAt: toText(row.arrivedAt),
    startedAt: toText(row.startedAt),
    completedAt: toText(row.completedAt),
  };
}

function toPosition({ positionLat, positionLng, positionAt }: Row): Tracking['position'] {
  const point = toPoint(positionLat, positionLng);
  return point && positionAt && { ...point, at: positionAt.toISOString() };
}

function toPoint(lat: number | null, lng: number | null): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}

function toTenths(miles: number | null): number | null {
  return miles === null ? null : Math.round(miles * 10) / 10;
}

function toText(time: Date | null): string | null {
  return time && time.toISOString();
}
