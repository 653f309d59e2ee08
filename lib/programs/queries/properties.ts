import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { findSoundLeaves } from '@/lib/evidence/queries/verification';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { statusOfPartnerLock } from '../rules/property-status';
import { afterCursor, toPage } from '../schema/pages';
import type { ApiProperty, PropertiesQuery, PropertyState, PropertyStatus } from '../schema/properties';
import { getSandboxObject, listSandboxObjects } from './sandbox';

/** What is known of a property before its entry was looked at. */
type Known = {
  id: string;
  createdAt: Date;
  propertyAddress: string;
  status: PropertyStatus;
  logIndex: number | null;
};

const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

const partnerFields = {
  id: true,
  createdAt: true,
  propertyAddress: true,
  status: true,
  expiresAt: true,
  lock: { select: { logIndex: true, status: true } },
} satisfies Prisma.PartnerLockSelect;

const lockFields = {
  id: true,
  createdAt: true,
  propertyAddress: true,
  status: true,
  logIndex: true,
} satisfies Prisma.DeedLockSelect;

/**
 * One property of whoever calls: a lock that an organization asked for, or a lock of the account for which an access token
 * calls. Its entry is checked against the newest checkpoint. Throws `not_found`, also for one that its owner took back.
 */
export async function getProperty(caller: ApiCaller, id: string): Promise<ApiProperty> {
  if (caller.mode === 'test') {
    return (await getSandboxObject(db, caller, { kind: 'property', id })) as ApiProperty;
  }
  return readProperty(db, caller, id);
}

/** The same of a live one, in the transaction of what is done with it. */
export async function readProperty(tx: Tx, caller: ApiCaller, id: string): Promise<ApiProperty> {
  const known = await findKnown(tx, caller, id);
  if (!known) {
    throw new AppError(
      'not_found',
      'There is no such property, or its owner ended your access. Live and test data are apart.',
    );
  }
  const [view] = await withEntries(tx, [known]);
  return view!;
}

/** What has become of a property. Throws `not_found`. */
export async function getPropertyState(caller: ApiCaller, id: string): Promise<PropertyState> {
  const { status, blockchain_hash, last_verified } = await getProperty(caller, id);
  return { status, blockchain_hash, last_verified };
}

/** The properties of whoever calls, newest first; those of one status where it is named. */
export async function listProperties(
  caller: ApiCaller,
  page: PropertiesQuery,
): Promise<{ data: ApiProperty[]; next_cursor: string | null }> {
  if (caller.mode === 'test') {
    const { data, next_cursor } = await listSandboxObjects(caller, 'property', page);
    return { data: data as ApiProperty[], next_cursor };
  }
  const { data, next_cursor } = toPage(await listKnown(caller, page), page, (known) => known);
  return { data: await withEntries(db, data), next_cursor };
}

async function findKnown(tx: Tx, caller: ApiCaller, id: string): Promise<Known | null> {
  const { organizationId, ownerId } = caller;
  if (organizationId === null) {
    const lock = await tx.deedLock.findFirst({ where: { id, ownerId }, select: lockFields });
    return lock && ofOwnLock(lock);
  }
  const where = { id, organizationId, accessEndedAt: null };
  const row = await tx.partnerLock.findFirst({ where, select: partnerFields });
  return row && ofPartnerLock(row);
}

async function listKnown(caller: ApiCaller, { status, ...page }: PropertiesQuery): Promise<Known[]> {
  const { organizationId, ownerId } = caller;
  const shared = { orderBy: newestFirst, take: page.limit + 1 };
  const after = afterCursor(page.cursor);
  if (organizationId === null) {
    const where = { ownerId, AND: [after, whereOwn(status)] };
    return (await db.deedLock.findMany({ ...shared, where, select: lockFields })).map(ofOwnLock);
  }
  const where = { organizationId, accessEndedAt: null, AND: [after, wherePartner(status)] };
  return (await db.partnerLock.findMany({ ...shared, where, select: partnerFields })).map(ofPartnerLock);
}

/** As `statusOfPartnerLock` decides it. */
function wherePartner(status: PropertyStatus | undefined): Prisma.PartnerLockWhereInput {
  const at = now();
  if (status === undefined || status === 'declined') return { status };
  if (status === 'pending_consent') return { status, expiresAt: { gt: at } };
  if (status === 'expired') {
    return { OR: [{ status }, { status: 'pending_consent', expiresAt: { lte: at } }] };
  }
  return { status: 'locked', lock: { status: status === 'released' ? 'released' : { not: 'released' } } };
}

/** An account asks nobody: its locks are in force, or have ended. */
function whereOwn(status: PropertyStatus | undefined): Prisma.DeedLockWhereInput {
  if (status === undefined) return {};
  if (status === 'released') return { status };
  return { status: status === 'locked' ? { not: 'released' } : { in: [] } };
}

type PartnerRow = Prisma.PartnerLockGetPayload<{ select: typeof partnerFields }>;

function ofPartnerLock({ lock, expiresAt, status, ...row }: PartnerRow): Known {
  const isReleased = lock?.status === 'released';
  const told = statusOfPartnerLock({ status, expiresAt, isReleased }, now());
  return { ...row, status: told, logIndex: lock?.logIndex ?? null };
}

type OwnRow = Prisma.DeedLockGetPayload<{ select: typeof lockFields }>;

function ofOwnLock({ status, ...row }: OwnRow): Known {
  return { ...row, status: status === 'released' ? 'released' : 'locked' };
}

/** Checked as of now, whether the entries are in the log. An organization learns of them what the log shows to anybody. */
async function withEntries(tx: Tx, properties: Known[]): Promise<ApiProperty[]> {
  const indexes = properties.flatMap(({ logIndex }) => (logIndex === null ? [] : [logIndex]));
  const leaves = await findSoundLeaves(tx, indexes);
  const checkedAt = now().toISOString();
  return properties.map(({ id, status, propertyAddress, logIndex, createdAt }) => {
    const hash = logIndex === null ? undefined : leaves.get(logIndex);
    return {
      property_id: id,
      status,
      property_address: propertyAddress,
      blockchain_hash: hash ?? null,
      log_index: logIndex,
      last_verified: hash ? checkedAt : null,
      created_at: createdAt.toISOString(),
      mode: 'live',
    };
  });
}
