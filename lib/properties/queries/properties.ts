import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { isSameProperty } from '@/lib/deeds/rules/same-property';
import type { Property, PropertyCounts } from '@/lib/deeds/schema';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { cutPage, LIST_PAGE } from '@/lib/platform/list';
import { toDollars } from '@/lib/values/money';
import type { AlertCounts, LastRecording, PropertyAtAGlance } from '../schema/timeline';
import { noAlerts } from './history';

const lockFields = {
  id: true,
  propertyKey: true,
  propertyGroup: true,
  status: true,
  contestedAt: true,
} satisfies Prisma.DeedLockSelect;

type LockRow = Prisma.DeedLockGetPayload<{ select: typeof lockFields }>;

/** `id` is that of the current lock */
type Grouped = { id: string; current: LockRow; locks: LockRow[] };

/**
 * One page of the actor's properties, those locked last first, and how many are in each state. Two queries, whatever there
 * is. Throws `not_found` for an `after` that is no property of theirs.
 */
export async function listOwnProperties(
  actor: Actor,
  after?: string,
): Promise<{ properties: PropertyAtAGlance[]; next: string | null; counts: PropertyCounts }> {
  const locks = await db.deedLock.findMany({
    where: { ownerId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: lockFields,
  });
  const all = groupByProperty(locks);
  const start = after ? all.findIndex(({ id }) => id === after) : 0;
  if (start < 0) throw new AppError('not_found', 'There is no such page of properties.');
  const { rows, next } = cutPage(all.slice(start, start + LIST_PAGE + 2), after);
  return { properties: await readGlances(actor, rows), next, counts: countStates(all) };
}

/** Locks of one property, those of the newest first; within a house number few are compared with each other. */
function groupByProperty(locks: LockRow[]): Grouped[] {
  const groups = new Map<string, Grouped[]>();
  const all: Grouped[] = [];
  for (const lock of locks) {
    const group = lock.propertyGroup ?? lock.id;
    const known = groups.get(group) ?? [];
    const same = known.find(({ current }) => isSameProperty(current.propertyKey, lock.propertyKey));
    if (same) addLock(same, lock);
    else {
      const property = { id: lock.id, current: lock, locks: [lock] };
      groups.set(group, [...known, property]);
      all.push(property);
    }
  }
  return all;
}

function addLock(property: Grouped, lock: LockRow): void {
  property.locks.push(lock);
  if (property.current.status !== 'released' || lock.status === 'released') return;
  property.current = lock;
  property.id = lock.id;
}

function countStates(all: Grouped[]): PropertyCounts {
  const live = all.filter(({ current }) => current.status !== 'released');
  return {
    locked: live.length,
    due: live.filter(({ current }) => current.status === 'due').length,
    contested: live.filter(({ current }) => current.contestedAt !== null).length,
    ended: all.length - live.length,
  };
}

type GlanceRow = Omit<Property, 'lockedAt' | 'paymentDueAt' | 'expiresAt' | 'releasedAt'> & {
  parcelNumber: string | null;
  createdAt: Date;
  paymentDueAt: Date;
  expiresAt: Date | null;
  releasedAt: Date | null;
  alerts: Partial<AlertCounts> | null;
  lastRecording: LastRecording | null;
};

async function readGlances(actor: Actor, page: Grouped[]): Promise<PropertyAtAGlance[]> {
  const pairs = page.flatMap(({ id, locks }) => locks.map((lock) => ({ current: id, lock: lock.id })));
  const rows = await db.$queryRaw<GlanceRow[]>`
    WITH pair AS (
      SELECT unnest(${pairs.map(({ current }) => current)}::uuid[]) AS current,
        unnest(${pairs.map(({ lock }) => lock)}::uuid[]) AS lock
    )
    SELECT l.id, l.status::text, l.property_address AS "propertyAddress", l.county, l.parcel_number AS "parcelNumber",
      l.created_at AS "createdAt", l.payment_due_at AS "paymentDueAt", l.expires_at AS "expiresAt",
      l.released_at AS "releasedAt", l.release_reason::text AS "releaseReason", l.log_index AS "logIndex",
      l.contested_at IS NOT NULL AS contested,
      (SELECT count(*)::int FROM lock_evidence e WHERE e.lock_id = l.id AND e.document_id IS NOT NULL) AS evidence,
      (SELECT json_object_agg(level, count) FROM (
        SELECT a.level, count(*)::int AS count FROM alerts a JOIN pair p ON p.lock = a.lock_id
        WHERE p.current = l.id AND a.resolved_at IS NULL GROUP BY a.level) AS c) AS alerts,
      (SELECT json_build_object('type', r.type, 'instrument', r.instrument,
          'recordedOn', to_char(r.recorded_on, 'YYYY-MM-DD'))
        FROM pair p JOIN recording_matches m ON m.lock_id = p.lock JOIN recordings r ON r.id = m.recording_id
        WHERE p.current = l.id ORDER BY r.recorded_on DESC, r.instrument DESC LIMIT 1) AS "lastRecording"
    FROM deed_locks l WHERE l.owner_id = ${actor.id}::uuid AND l.id = ANY(${page.map(({ id }) => id)}::uuid[])`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return page.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [toGlance(row)] : [];
  });
}

function toGlance({ createdAt, alerts, ...row }: GlanceRow): PropertyAtAGlance {
  const paymentDueAt = row.paymentDueAt.toISOString();
  return {
    ...row,
    lockedAt: createdAt.toISOString(),
    paymentDueAt,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    releasedAt: row.releasedAt?.toISOString() ?? null,
    due: row.status === 'due' ? { amount: toDollars(DEED_PROTECTION_CENTS), by: paymentDueAt } : null,
    openAlerts: { ...noAlerts, ...alerts },
  };
}
