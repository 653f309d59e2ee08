import 'server-only';
import { randomBytes } from 'node:crypto';
import { Prisma } from '@/prisma/generated/client';
import { appendEntry } from '@/lib/evidence/commands';
import type { CountyOfZip } from '@/lib/catalog/queries';
import { assignCredit, creditIdOf } from '@/lib/payments/commands/credit';
import type { Actor } from '@/lib/platform/actor';
import { auditInsert } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { jobInsert } from '@/lib/platform/jobs';
import { sealText } from '@/lib/platform/secrets/secret-box';
import { lockExpiresAt, PAYMENT_DAYS, paymentDueAt, unlockCodeFrom } from '../rules/lock';
import { CONTESTED } from '../content/contest';
import { isSameProperty } from '../rules/same-property';
import type { LockDeedInput, LockedDeedReceipt } from '../schema';
import { contestLocks, holdAccountAndProperty, listLive, tellOfContest } from './contest';
import { assertRoomForContest } from './contest-limits';
import { settleAddress, type Property } from './property-address';

/** Locks a deed at once, as `lockDeedWithin` does, in a transaction of its own. */
export function lockDeed(actor: Actor, input: LockDeedInput): Promise<LockedDeedReceipt> {
  return transaction((tx) => lockDeedWithin(tx, actor, input));
}

/**
 * Locks a deed: the lock, its entry in the evidence log and the audit event are written together. An unused
 * credit pays for it; otherwise payment is due within 7 days. Where another account has the property locked, both are told.
 * Everybody else's append to the log waits until `tx` ends, so little should come after it.
 * Throws `validation_failed` for an address that is no place, and `conflict` while the account has this property locked, and
 * where it has contested somebody else's lock too often within a day; `rate_limited` where many accounts have.
 */
export async function lockDeedWithin(tx: Tx, actor: Actor, input: LockDeedInput): Promise<LockedDeedReceipt> {
  const { line, county, property } = settleAddress(input.propertyAddress);
  const deed = { ...input, propertyAddress: line, county, property };
  const unlockCode = unlockCodeFrom(randomBytes(12));
  const receipt = await writeLock(tx, { actor, deed, unlockCode }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw alreadyLocked(error);
  });
  return { ...receipt, unlockCode };
}

function alreadyLocked(cause?: unknown): AppError {
  return new AppError(
    'conflict',
    'This property is already protected. You can find it in Your Protected Properties.',
    { cause },
  );
}

type PlacedDeed = LockDeedInput & { county: CountyOfZip | null; property: Property };
type NewLock = { actor: Actor; deed: PlacedDeed; unlockCode: string };

async function writeLock(tx: Tx, { actor, deed, unlockCode }: NewLock) {
  const id = newId();
  const lockedAt = now();
  const { expiryDays, county, property, ...stated } = deed;
  const expiresAt = lockExpiresAt(lockedAt, expiryDays);
  await holdAccountAndProperty(tx, actor.id, property);
  const { isCompared, creditId } = await readBefore(tx, { actor, property });
  const rivals = isCompared ? await listRivals(tx, { actor, property }) : [];
  const isContested = rivals.length > 0;
  if (isContested) await tellOfContest(tx, [...rivals, { id, ownerId: actor.id, ...stated }]);
  const isPaid = creditId !== null;
  if (isContested) await assertRoomForContest(tx, { actor, property, isPaid });
  const matchLock = await jobInsert('match-lock', id);
  // Late, because appends wait for each other until the transaction ends; and all inserts at once for the same reason.
  const { index } = await appendEntry(tx, {
    record: {
      type: 'deed.locked',
      lockId: id,
      ...recorded(stated, county),
      lockedAt: lockedAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    },
    beside: (logIndex) => [
      auditInsert({ type: 'deed.locked', actorId: actor.id, subjectId: id, data: { isPaid } }),
      insertLock({
        ...stated,
        id,
        ownerId: actor.id,
        ...property,
        county,
        unlockCodeCiphertext: sealText(unlockCode, id),
        lockedAt,
        expiresAt,
        logIndex,
        isPaid,
      }),
      matchLock,
    ],
  });
  if (isContested)
    await contestLocks(tx, [
      ...rivals,
      { ...stated, id, ownerId: actor.id, logIndex: index, contestedAt: null },
    ]);
  if (creditId) await assignCredit(tx, { id: creditId, userId: actor.id, lockId: id });
  return { id, message: receiptMessage({ isPaid, isContested }), logIndex: index };
}

type Before = { isCompared: boolean; creditId: string | null };

/** Whether there is a lock to compare with, and what pays for this one: in one statement, as most have neither. */
async function readBefore(
  tx: Tx,
  { actor, property }: { actor: Actor; property: Property },
): Promise<Before> {
  const [before] = await tx.$queryRaw<[Before]>`
    SELECT EXISTS (
      SELECT 1 FROM deed_locks WHERE property_group = ${property.propertyGroup} AND status <> 'released'
    ) AS "isCompared", (${creditIdOf(actor.id)}) AS "creditId"`;
  return before;
}

/** The locks of others that are of this property; throws `conflict` where the actor has one. */
async function listRivals(tx: Tx, { actor, property }: { actor: Actor; property: Property }) {
  const live = await listLive(tx, property);
  const same = live.filter(({ propertyKey }) => isSameProperty(propertyKey, property.propertyKey));
  if (same.some(({ ownerId }) => ownerId === actor.id)) throw alreadyLocked();
  return same;
}

type Stated = Omit<LockDeedInput, 'expiryDays'>;

/** Only what is known: an entry of before looks the same. */
function recorded({ parcelNumber, ...stated }: Stated, county: CountyOfZip | null) {
  return { ...stated, ...(county && { county: county.title }), ...(parcelNumber && { parcelNumber }) };
}

type LockRow = Stated &
  Property & {
    id: string;
    ownerId: string;
    county: CountyOfZip | null;
    unlockCodeCiphertext: string;
    lockedAt: Date;
    expiresAt: Date | null;
    logIndex: number;
    isPaid: boolean;
  };

function insertLock(row: LockRow): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO deed_locks (id, owner_id, property_address, property_key, property_group, county, county_fips, parcel_number,
      owner_name, lock_type, reason, status, unlock_code_ciphertext, created_at, payment_due_at, paid_at, expires_at,
      log_index)
    VALUES (${row.id}::uuid, ${row.ownerId}::uuid, ${row.propertyAddress}, ${row.propertyKey},
      ${row.propertyGroup}, ${row.county?.title ?? null}, ${row.county?.fips ?? null}, ${row.parcelNumber ?? null}, ${row.ownerName},
      ${row.lockType}::"DeedLockType", ${row.reason}, ${row.isPaid ? 'paid' : 'due'}::"DeedLockStatus",
      ${row.unlockCodeCiphertext}, ${row.lockedAt}, ${paymentDueAt(row.lockedAt)}, ${row.isPaid ? row.lockedAt : null},
      ${row.expiresAt}, ${row.logIndex})`;
}

function receiptMessage({ isPaid, isContested }: { isPaid: boolean; isContested: boolean }): string {
  const paid = isPaid
    ? 'Your deed is locked, and paid with your credit.'
    : `Your deed is locked. Please pay within ${PAYMENT_DAYS} days to keep it locked.`;
  return isContested ? `${paid} ${CONTESTED}` : paid;
}
