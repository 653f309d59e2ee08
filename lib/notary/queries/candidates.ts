import 'server-only';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { Prisma } from '@/prisma/generated/client';
import { rank, type Candidate, type Ranked } from '../rules/ranking';
import type { Wanted } from '../rules/wanted';
import type { IneligibleReason } from '../schema/offers';
import { isEligible, reasonsColumn } from './eligibility';
import { bestRated, homesOf, LOOKED_AT, nearestHomes, outOfSight } from './homes';

/** How many who could be asked are ranked. */
const RANKED = 50;
/** How many are told apart for an admin, of those who can be asked at all and of those who cannot. */
const EXPLAINED = 100;

type Place = NonNullable<Wanted['place']>;
type Nearest = { notaryId: string; distanceMiles: number; officePlace: string | null };

type NearestInput = {
  place: Place | null;
  serviceType: string;
  notaryId?: string;
  /** who asks: nobody notarizes for themselves, so their own home counts for nothing */
  clientId?: string;
};

/**
 * Whose way a price is for: the notary that is named while they could come, else the nearest one who could. Calendars
 * are not looked at. Null when nobody is near, and where no place is named.
 */
export async function findNearestNotary({
  place,
  serviceType,
  notaryId,
  clientId,
}: NearestInput): Promise<Nearest | null> {
  if (!place) return null;
  const wanted: Wanted = { place, serviceType, at: now() };
  const isOther = clientId ? Prisma.sql`n.user_id <> ${clientId}::uuid` : Prisma.sql`TRUE`;
  const mayCome = Prisma.sql`${isOther} AND ${isEligible(wanted)}`;
  const named = notaryId ? await findFirst(homesOf([notaryId], place), mayCome) : null;
  return named ?? findFirst(nearestHomes(place, LOOKED_AT), mayCome);
}

/** Somebody who could be asked for an appointment at its hour, calendars looked at; null when nobody could. */
export async function findFree(tx: Tx, wanted: Wanted): Promise<{ isDemo: boolean } | null> {
  const { place } = wanted;
  const source = place ? nearestHomes(place, LOOKED_AT) : bestRated(LOOKED_AT);
  const [found] = await tx.$queryRaw<{ isDemo: boolean }[]>`
    SELECT n.is_demo AS "isDemo" FROM (${source}) n WHERE ${isEligible(wanted)} LIMIT 1`;
  return found ?? null;
}

async function findFirst(source: Prisma.Sql, mayCome: Prisma.Sql): Promise<Nearest | null> {
  const [nearest] = await db.$queryRaw<Nearest[]>`
    SELECT n.user_id AS "notaryId", n.miles AS "distanceMiles", n.office_place AS "officePlace" FROM (${source}) n
    WHERE ${mayCome} ORDER BY n.place LIMIT 1`;
  return nearest ?? null;
}

export type RankedNotary = Ranked<Candidate & { isDemo: boolean }>;

/** Who can be asked, best first; the preferred notary before all others, wherever they live within their own radius. */
export async function rankCandidates(
  tx: Tx,
  wanted: Wanted,
  preferredNotaryId: string | null = null,
): Promise<RankedNotary[]> {
  const found = rank(await tx.$queryRaw<Unranked[]>(candidatesStatement(wanted)));
  if (!preferredNotaryId) return found;
  const [preferred] = rank(await listOf(tx, [preferredNotaryId], wanted));
  const others = found.filter(({ notaryId }) => notaryId !== preferredNotaryId);
  return preferred ? [preferred, ...others] : others;
}

type Unranked = Candidate & { isDemo: boolean };

/** The one statement that finds who is ranked; the benchmark asks for its plan. */
export function candidatesStatement(wanted: Wanted): Prisma.Sql {
  const { place } = wanted;
  const source = place ? nearestHomes(place, LOOKED_AT) : bestRated(LOOKED_AT);
  // In the order of the index: once there are enough, the scan ends.
  const order = place ? Prisma.sql`n.place` : Prisma.sql`n.place DESC, n.user_id`;
  return Prisma.sql`SELECT ${columns} FROM (${source}) n WHERE ${isEligible(wanted)}
    ORDER BY ${order} LIMIT ${RANKED}::int`;
}

const columns = Prisma.sql`n.user_id AS "notaryId", n.miles AS "distanceMiles", n.is_demo AS "isDemo",
  n.rating_sum AS "ratingSum", n.rating_count AS "ratingCount",
  n.offers_answered AS "offersAnswered", n.offers_accepted AS "offersAccepted"`;

function listOf(tx: Tx, notaryIds: string[], wanted: Wanted): Promise<Unranked[]> {
  return tx.$queryRaw<Unranked[]>`
    SELECT ${columns} FROM (${homesOf(notaryIds, wanted.place)}) n WHERE ${isEligible(wanted)}`;
}

/** Why one notary cannot be asked; empty for somebody who can be. */
export async function listReasons(tx: Tx, wanted: Wanted, notaryId: string): Promise<IneligibleReason[]> {
  const [found] = await tx.$queryRaw<{ reasons: IneligibleReason[] }[]>`
    SELECT ${reasonsColumn(wanted)} FROM (${homesOf([notaryId], wanted.place)}) n`;
  return found?.reasons ?? ['unavailable'];
}

export type Unfit = Unranked & { reasons: IneligibleReason[] };

/**
 * Of the nearest (or best rated), of those near who are unavailable or not verified, and of those who were asked or
 * wished for before: everybody who cannot be asked, with every reason.
 */
export async function listUnfit(tx: Tx, wanted: Wanted, alsoIds: readonly string[]): Promise<Unfit[]> {
  const { place } = wanted;
  const seen = place ? nearestHomes(place, EXPLAINED) : bestRated(EXPLAINED);
  return tx.$queryRaw<Unfit[]>`
    SELECT * FROM (
      SELECT DISTINCT ON (n.user_id) ${columns}, ${reasonsColumn(wanted)}
      FROM ((${seen}) UNION ALL (${outOfSight(place, EXPLAINED)}) UNION ALL (${homesOf(alsoIds, place)})) n
      ORDER BY n.user_id
    ) told WHERE cardinality(reasons) > 0 ORDER BY "distanceMiles", "notaryId"`;
}
