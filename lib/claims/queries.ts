import 'server-only';
import { inGroupOf } from '@/lib/deeds/commands/contest';
import { isSameProperty } from '@/lib/deeds/rules/same-property';
import type { Actor } from '@/lib/platform/actor';
import { adminList, byAge } from '@/lib/platform/admin-list';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { opinionNames } from './rules';
import type { EvidenceFilter, EvidenceItem, LockEvidence } from './schema';

/** What owners show us for contested locks; documents for one property are told by its address. */
export const {
  list: listEvidence,
  count: countEvidence,
  csv: exportEvidence,
} = adminList({
  key: 'evidence',
  model: 'lockEvidence',
  fields: {
    id: true,
    createdAt: true,
    opinion: true,
    note: true,
    decidedAt: true,
    document: { select: { name: true } },
    lock: {
      select: {
        id: true,
        propertyAddress: true,
        propertyKey: true,
        ownerName: true,
        createdAt: true,
        contestedAt: true,
        owner: { select: { firstName: true, lastName: true, email: true } },
      },
    },
  },
  orders: {
    ...byAge,
    // Both sides of one property below each other.
    property: [{ lock: { propertyKey: 'asc' } }, { createdAt: 'desc' }, { id: 'asc' }],
  },
  where: ({ open }: EvidenceFilter) => (open ? { decidedAt: null } : {}),
  view: ({ lock, document, createdAt, decidedAt, ...row }): EvidenceItem => ({
    ...row,
    propertyAddress: lock.propertyAddress,
    propertyKey: lock.propertyKey,
    lockId: lock.id,
    lockedAt: lock.createdAt.toISOString(),
    ownerName: lock.ownerName,
    accountName: `${lock.owner.firstName} ${lock.owner.lastName}`,
    accountEmail: lock.owner.email,
    isContested: lock.contestedAt !== null,
    documentName: document?.name ?? null,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }),
  columns: [
    'id',
    ['property', ({ propertyAddress }) => propertyAddress],
    'lockId',
    'lockedAt',
    'ownerName',
    ['account', ({ accountEmail }) => accountEmail],
    ['document', ({ documentName }) => documentName],
    ['shownAt', ({ createdAt }) => createdAt],
    ['opinion', ({ opinion }) => (opinion ? opinionNames[opinion] : '')],
    'note',
    'decidedAt',
  ],
});

/**
 * What speaks for a lock of the actor, and what we think of what speaks for the other side: nothing that tells who that
 * is. Newest first. Throws `not_found`.
 */
export async function listLockEvidence(actor: Actor, lockId: string): Promise<LockEvidence[]> {
  const lock = await db.deedLock.findFirst({
    where: { id: lockId, ownerId: actor.id },
    select: { propertyKey: true, propertyGroup: true },
  });
  if (!lock) throw new AppError('not_found', 'There is no such lock.');
  const found = await db.lockEvidence.findMany({
    where: {
      OR: [
        { lockId },
        { decidedAt: { not: null }, lock: { ...inGroupOf(lock), ownerId: { not: actor.id } } },
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: {
      id: true,
      lockId: true,
      createdAt: true,
      opinion: true,
      note: true,
      decidedAt: true,
      document: { select: { name: true } },
      lock: { select: { propertyKey: true } },
    },
  });
  const rows = found.filter((row) => isSameProperty(row.lock.propertyKey, lock.propertyKey));
  return rows.map(({ lockId: of, lock: _, document, createdAt, decidedAt, ...row }) => ({
    ...row,
    side: of === lockId ? 'yours' : 'other',
    documentName: of === lockId ? (document?.name ?? null) : null,
    shownAt: of === lockId ? createdAt.toISOString() : null,
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}
