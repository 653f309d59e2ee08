import 'server-only';
import type { Tx } from '@/lib/platform/db';

/** What a county recorded, and why it was taken to be about the property, or about what is watched. */
const matchesWithRecordings = {
  select: {
    score: true,
    reasons: true,
    isHistory: true,
    createdAt: true,
    recording: { omit: { id: true, importId: true, matchKeys: true, identity: true } },
  },
  orderBy: { createdAt: 'asc' },
} as const;

/** The further names and parcels that somebody watches. */
export function readWatches(tx: Tx, userId: string) {
  return tx.watch.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    omit: { userId: true, matchKeys: true },
    include: { matches: matchesWithRecordings },
  });
}

/** Every lock that somebody made, without its unlock code: that opens it. */
export function readLocks(tx: Tx, ownerId: string) {
  return tx.deedLock.findMany({
    where: { ownerId },
    orderBy: { createdAt: 'asc' },
    omit: {
      ownerId: true,
      propertyKey: true,
      propertyGroup: true,
      unlockCodeCiphertext: true,
      remindedDay: true,
      matchKeys: true,
    },
    include: {
      contests: { omit: { id: true, lockId: true } },
      evidence: { omit: { id: true, lockId: true, decidedBy: true } },
      announcements: { omit: { lockId: true }, orderBy: { createdAt: 'asc' } },
      matches: matchesWithRecordings,
      partnerLock: { select: { ...askedByPartner, decidedAt: true, accessEndedAt: true } },
    },
  });
}

const askedByPartner = {
  createdAt: true,
  reference: true,
  organization: { select: { name: true } },
} as const;

/** Documents with all that hangs on them; the bytes come from `objectId`, which is not handed out. */
export function readDocuments(tx: Tx, ownerId: string) {
  return tx.vaultDocument.findMany({
    where: { ownerId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    omit: { ownerId: true },
    include: {
      scan: { omit: { documentId: true } },
      certificate: { omit: { documentId: true } },
      redactions: { omit: { documentId: true }, orderBy: { createdAt: 'asc' } },
      links: {
        omit: { tokenHash: true, documentId: true },
        include: { views: { omit: { id: true, linkId: true, source: true }, orderBy: { viewedAt: 'asc' } } },
      },
    },
  });
}

export function readHashes(tx: Tx, userId: string) {
  return tx.documentHash.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    omit: { userId: true },
  });
}
