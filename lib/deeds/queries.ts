import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { isSteppedUp } from '@/lib/accounts/queries/step-up';
import { readCheckpoint } from '@/lib/evidence/queries/log';
import { getLockProofFile as makeProofFile, signLockState } from '@/lib/evidence/queries/proofs';
import { countCredits } from '@/lib/payments/queries';
import type { Actor } from '@/lib/platform/actor';
import { db, snapshot, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { jsonRows } from '@/lib/platform/database/json-rows';
import type { Question } from '@/lib/platform/database/questions';
import { openText } from '@/lib/platform/secrets/secret-box';
import { entriesOf, stateOfLock } from './rules/lock-state';
import type { LockedDeed, LockProofQuery, PropertyOverview } from './schema';

type LockRow = Omit<LockedDeed, 'metadata'> & {
  metadata: [propertyAddress: string, ownerName: string, unlockCodeCiphertext: string];
};

/**
 * The actor's locks, newest first, released ones included, those in force with their unlock codes; on a guarded account
 * the codes are null until the sign-in is confirmed. With `most`, only so many. Postgres writes the locks as one JSON text: as rows of the model this query, which
 * every signed-in visit makes, took the server six times the processor time.
 */
export async function listLockedDeeds(actor: Actor, most: number | null = null): Promise<LockedDeed[]> {
  const [locks, showsCodes] = await Promise.all([findLocks(actor, most), isSteppedUp(actor)]);
  return locks.map((lock) => {
    const [propertyAddress, ownerName, sealed] = lock.metadata;
    const unlockCode = showsCodes && lock.status !== 'released' ? openText(sealed, lock.id) : null;
    // In its place: a copy of each lock takes a fourteenth of the call.
    return Object.assign(lock, { metadata: { propertyAddress, ownerName, unlockCode } });
  });
}

/** One of the actor's locks, as `listLockedDeeds` has it. Throws `not_found`. */
export async function getLockedDeed(actor: Actor, id: string): Promise<LockedDeed> {
  const deed = (await listLockedDeeds(actor)).find((candidate) => candidate.id === id);
  if (!deed) throw new AppError('not_found', 'There is no such lock.');
  return deed;
}

async function findLocks(actor: Actor, most: number | null): Promise<LockRow[]> {
  const [{ locks }] = await db.$queryRaw<[{ locks: string }]>`
    SELECT coalesce(json_agg(line), '[]')::text AS locks FROM (
      SELECT ${lockRows.line} FROM deed_locks l
      WHERE owner_id = ${actor.id}::uuid ORDER BY created_at DESC, id LIMIT ${most}::bigint
    ) AS lines`;
  return lockRows.read(locks);
}

/** A column as ISO 8601 in UTC with milliseconds. */
function isoTime(column: string): Prisma.Sql {
  return Prisma.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}

const lockRows = jsonRows<LockRow>({
  id: Prisma.sql`id`,
  timestamp: isoTime('created_at'),
  status: Prisma.sql`status`,
  lockType: Prisma.sql`lock_type`,
  paymentDueAt: isoTime('payment_due_at'),
  paidAt: isoTime('paid_at'),
  expiresAt: isoTime('expires_at'),
  releasedAt: isoTime('released_at'),
  releaseReason: Prisma.sql`release_reason`,
  county: Prisma.sql`county`,
  parcelNumber: Prisma.sql`parcel_number`,
  contested: Prisma.sql`contested_at IS NOT NULL`,
  logIndex: Prisma.sql`log_index`,
  releaseLogIndex: Prisma.sql`release_log_index`,
  isDemo: Prisma.sql`
    EXISTS (SELECT FROM payments p WHERE p.lock_id = l.id AND p.provider = 'demo' AND p.status = 'succeeded')`,
  metadata: Prisma.sql`json_build_array(property_address, owner_name, unlock_code_ciphertext)`,
});

/** What a home page shows of the actor's locks, `most` of each kind. Only of those that are shown more is read than their state. */
export function propertyOverview(actor: Actor, most: number): Question<PropertyOverview> {
  const first = (which: string, order: string) => Prisma.sql`(
    SELECT coalesce(json_agg(shown), '[]') FROM (
      SELECT l.id, property_address AS "propertyAddress", l.status, county, log_index AS "logIndex",
        ${isoTime('l.created_at')} AS "lockedAt", ${isoTime('l.payment_due_at')} AS "paymentDueAt",
        ${isoTime('expires_at')} AS "expiresAt", ${isoTime('released_at')} AS "releasedAt",
        release_reason AS "releaseReason", contested,
        (SELECT count(*) FROM lock_evidence e WHERE e.lock_id = l.id AND e.document_id IS NOT NULL) AS evidence,
        (SELECT count(*) FROM alerts a WHERE a.lock_id = l.id AND a.resolved_at IS NULL) AS "openAlerts"
      FROM (SELECT * FROM own WHERE ${Prisma.raw(which)} ORDER BY ${Prisma.raw(order)}, id LIMIT ${most}) AS own
      JOIN deed_locks l ON l.id = own.id ORDER BY ${Prisma.raw(`own.${order}`)}, l.id
    ) AS shown)`;
  const sql = Prisma.sql`
    WITH own AS (
      SELECT id, status, created_at, payment_due_at, contested_at IS NOT NULL AS contested
      FROM deed_locks WHERE owner_id = ${actor.id}::uuid
    )
    SELECT json_build_object(
      'counts', (SELECT json_build_object(
        'locked', count(*) FILTER (WHERE status <> 'released'),
        'due', count(*) FILTER (WHERE status = 'due'),
        'contested', count(*) FILTER (WHERE status <> 'released' AND contested),
        'ended', count(*) FILTER (WHERE status = 'released')) FROM own),
      'newest', ${first("status <> 'released'", 'created_at DESC')},
      'unpaid', ${first("status = 'due'", 'payment_due_at')},
      'unproven', ${first(`status <> 'released' AND contested AND ${UNPROVEN}`, 'payment_due_at')}
    )::text`;
  return { sql, read: (json) => JSON.parse(json) as PropertyOverview };
}

const UNPROVEN =
  'NOT EXISTS (SELECT FROM lock_evidence e WHERE e.lock_id = own.id AND e.document_id IS NOT NULL)';

export type PaymentTarget = {
  lock: {
    id: string;
    propertyAddress: string;
    ownerName: string;
    status: LockedDeed['status'];
    paymentDueAt: string;
    /** null for a lock that stays */
    expiresAt: string | null;
  } | null;
  credits: number;
};

/** What a payment would cover: the named lock of the actor, else the oldest unpaid one, else nothing yet (a credit). */
export async function getPaymentTarget(actor: Actor, lockId: string | undefined): Promise<PaymentTarget> {
  const [lock, credits] = await Promise.all([
    db.deedLock.findFirst({
      where: { ownerId: actor.id, ...(lockId ? { id: lockId } : { status: 'due' }) },
      orderBy: { createdAt: 'asc' },
      select: {
        id: true,
        propertyAddress: true,
        ownerName: true,
        status: true,
        paymentDueAt: true,
        expiresAt: true,
      },
    }),
    countCredits(actor),
  ]);
  if (lockId && !lock) throw new AppError('not_found', 'There is no such lock.');
  if (!lock) return { lock, credits };
  const [paymentDueAt, expiresAt] = [lock.paymentDueAt.toISOString(), lock.expiresAt?.toISOString() ?? null];
  return { lock: { ...lock, paymentDueAt, expiresAt }, credits };
}

/** A proof file of one of the actor's locks, which tells its state. Throws `not_found`, also for the end of a lock in force. */
export async function getLockProofFile(
  actor: Pick<Actor, 'id'>,
  { id, of, format }: { id: string } & LockProofQuery,
) {
  const found = await readLock({ id, ownerId: actor.id });
  if (!found) throw new AppError('not_found', 'There is no such lock.');
  const indexes = entriesOf(of, found.lock);
  if (!indexes) throw new AppError('not_found', 'This lock has not ended, so there is no proof of its end.');
  return makeProofFile({ indexes, state: stateOfLock(found.lock), checkpoint: found.checkpoint, format });
}

/** A signed note on what has become of the lock that an entry is about, for whoever has shown the proof of that entry. */
export async function findLockState({ id, entry }: { id: string; entry: number }): Promise<string | null> {
  const found = await readLock({ id, OR: [{ logIndex: entry }, { releaseLogIndex: entry }] });
  return found && signLockState(stateOfLock(found.lock), found.checkpoint);
}

/** A lock and the log as they were at one moment: the end of a lock and its entry come together. */
function readLock(where: Prisma.DeedLockWhereInput) {
  return snapshot(async (tx) => {
    const lock = await tx.deedLock.findFirst({
      where,
      select: {
        status: true,
        logIndex: true,
        paymentDueAt: true,
        paidAt: true,
        expiresAt: true,
        releasedAt: true,
        releaseReason: true,
        releaseLogIndex: true,
        contestedAt: true,
        contests: { select: { logIndex: true, endLogIndex: true } },
        payments: { where: { status: 'succeeded' }, select: { provider: true, refundedAt: true } },
      },
    });
    return lock && { lock, checkpoint: await readCheckpoint(tx) };
  });
}

type ForeignLocker = { day: string; userId: string; email: string; homes: number };

/**
 * Accounts that locked many homes on one day in UTC whose owner's name does not hold the last name of the account: for
 * admins, who look whether it is a law firm or somebody who annoys others.
 */
export async function listForeignLockers(
  tx: Tx,
  { since, atLeast }: { since: Date; atLeast: number },
): Promise<ForeignLocker[]> {
  return tx.$queryRaw<ForeignLocker[]>`
    SELECT to_char(d.created_at, 'YYYY-MM-DD') AS day, u.id AS "userId", u.email::text,
      count(DISTINCT d.property_key)::int AS homes
    FROM deed_locks d JOIN users u ON u.id = d.owner_id
    WHERE d.created_at >= ${since} AND position(lower(u.last_name) IN lower(d.owner_name)) = 0
    GROUP BY day, u.id
    HAVING count(DISTINCT d.property_key) >= ${atLeast}
    ORDER BY homes DESC, u.id`;
}
