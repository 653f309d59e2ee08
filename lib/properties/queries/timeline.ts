import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { isSameProperty } from '@/lib/deeds/rules/same-property';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { LIST_PAGE } from '@/lib/platform/list';
import { askTogether, type Question } from '@/lib/platform/database/questions';
import { stateBefore, type LockLife } from '../rules/property-state';
import { cursorOf, toEntry, type TimelineEvent } from '../rules/timeline';
import type { Timeline, TimelineEntry, TimelineQuery } from '../schema/timeline';
import { eventsOf } from './timeline-events';

const DAY_MS = 24 * 60 * 60_000;

/** A lock of the actor's, and all that they have or had of the same property, the newest first. */
export type OwnProperty = { lock: OwnLock; locks: OwnLock[] };

export type OwnLock = LockLife & {
  propertyKey: string;
  propertyAddress: string;
  ownerName: string;
  county: string | null;
  parcelNumber: string | null;
  logIndex: number;
  /** documents that are shown for it now */
  evidence: number;
};

/** The property that one of the actor's locks is of. Throws `not_found`. */
export async function getOwnProperty(
  actor: Pick<Actor, 'id'>,
  id: string,
  tx: Tx = db,
): Promise<OwnProperty> {
  const found = await tx.$queryRaw<OwnLock[]>`
    SELECT l.id, l.property_key AS "propertyKey", l.property_address AS "propertyAddress", l.owner_name AS "ownerName",
      l.county, l.parcel_number AS "parcelNumber", l.log_index AS "logIndex", l.created_at AS "createdAt",
      l.payment_due_at AS "paymentDueAt", l.paid_at AS "paidAt", l.expires_at AS "expiresAt",
      l.released_at AS "releasedAt", l.release_reason::text AS "releaseReason",
      EXISTS (SELECT FROM payments p WHERE p.lock_id = l.id AND p.provider = 'demo' AND p.status = 'succeeded') AS "isDemo",
      (SELECT count(*)::int FROM lock_evidence e WHERE e.lock_id = l.id AND e.document_id IS NOT NULL) AS evidence,
      (SELECT coalesce(json_agg(json_build_object('since', c.since, 'endedAt', c.ended_at)), '[]')
        FROM lock_contests c WHERE c.lock_id = l.id) AS contests
    FROM deed_locks l
    JOIN deed_locks asked ON asked.id = ${id}::uuid AND asked.owner_id = ${actor.id}::uuid
    WHERE l.owner_id = ${actor.id}::uuid AND (l.id = asked.id OR l.property_group = asked.property_group)
    ORDER BY l.created_at DESC, l.id DESC`;
  const lock = found.find((each) => each.id === id);
  if (!lock) throw new AppError('not_found', 'There is no such property.');
  return { lock, locks: found.filter(({ propertyKey }) => isSameProperty(propertyKey, lock.propertyKey)) };
}

/** The lock in force, or the latest that there was. */
export function currentOf({ locks, lock }: OwnProperty): OwnLock {
  return locks.find(({ releasedAt }) => releasedAt === null) ?? locks[0] ?? lock;
}

/** By which a property is shared: it stays the same while further locks come. */
export function firstOf({ locks, lock }: OwnProperty): OwnLock {
  return locks.at(-1) ?? lock;
}

/** The moment before which everything counts: the end of a day in UTC, or one to which nothing has come yet. */
export function endOf(asOf: string | undefined): Date {
  return asOf ? new Date(Date.parse(asOf) + DAY_MS) : new Date(now().getTime() + DAY_MS);
}

/** The history of a property of the actor's, newest first, and its state. Two queries, whatever there is. Throws `not_found`. */
export async function getTimeline(actor: Actor, query: TimelineQuery & { id: string }): Promise<Timeline> {
  const property = await getOwnProperty(actor, query.id);
  const { page } = await askTogether({ page: timelinePage(property, query) });
  return { asOf: query.asOf ?? null, state: stateBefore(property.locks, endOf(query.asOf)), ...page };
}

type TimelinePage = { entries: TimelineEntry[]; next: string | null };

/** What of a history is its owner's alone: what they paid, and how their documents are called. */
const ofOwnerAlone = Prisma.sql`AND code NOT LIKE 'payment.%' AND code NOT LIKE 'document.%' AND code <> 'proof.certificate'`;

type TimelinePart = TimelineQuery & {
  most?: number;
  /** for other members of the owner's organization */
  isForMembers?: boolean;
};

/** One page of a property's history; `most` entries where there is no other number. */
export function timelinePage(
  { locks }: OwnProperty,
  { asOf, kind, after, most = LIST_PAGE, isForMembers = false }: TimelinePart,
): Question<TimelinePage> {
  const ofKind =
    kind === 'proof'
      ? Prisma.sql`AND "logIndex" IS NOT NULL`
      : kind
        ? Prisma.sql`AND code LIKE ${`${kind}.%`}`
        : Prisma.empty;
  const behind = after
    ? Prisma.sql`AND (at, rank, id) < (${after.at}, ${after.rank}, ${after.id}::uuid)`
    : Prisma.empty;
  const sql = Prisma.sql`SELECT coalesce(json_agg(line), '[]')::text FROM (
    SELECT * FROM (${eventsOf(locks.map(({ id }) => id))}) AS event
    WHERE at < ${endOf(asOf)} ${ofKind} ${behind} ${isForMembers ? ofOwnerAlone : Prisma.empty}
    ORDER BY at DESC, rank DESC, id DESC LIMIT ${most + 1}
  ) AS line`;
  return { sql, read: (json) => cut(JSON.parse(json) as TimelineEvent[], most) };
}

function cut(events: TimelineEvent[], most: number): TimelinePage {
  const page = events.slice(0, most);
  const last = page.at(-1);
  return { entries: page.map(toEntry), next: events.length > most && last ? cursorOf(last) : null };
}
