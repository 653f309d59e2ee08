import 'server-only';
import { listLockedDeeds } from '@/lib/deeds/queries';
import type { LockedDeed } from '@/lib/deeds/schema';
import { listCommitments } from '@/lib/evidence/queries/log';
import { findSoundRecords } from '@/lib/evidence/queries/verification';
import type { JsonObject } from '@/lib/evidence/schema/proof';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import type { ProtectedRecord } from '../schema/documents';
import { isEntered, openLinks } from './documents';

type Shared = Pick<ProtectedRecord, 'accessLevel' | 'expiringLinkExpiry'>;
type Link = { redactionId: string | null; expiresAt: Date };

/** Everything of the actor's that has an entry in the evidence log, newest first. */
export async function listRecords(actor: Actor): Promise<ProtectedRecord[]> {
  const [documents, locks] = await Promise.all([listDocumentRows(actor), listLockedDeeds(actor)]);
  const [commitments, log] = await Promise.all([
    listCommitments(locks.map((lock) => lock.logIndex)),
    findSoundRecords(db, [...documents.flatMap(entriesOfDocument), ...locks.flatMap(entriesOfLock)]),
  ]);
  const records = [
    ...documents.flatMap((row) => [describeDocument(row, log), ...describeRedactions(row, log)]),
    ...locks.map((lock) => describeLock(lock, { commitment: commitments.get(lock.logIndex) ?? '', log })),
  ];
  return records.sort((a, b) => b.timestamp.localeCompare(a.timestamp));
}

/** The address that the QR code of a hash holds. A file may have several entries: `entry` is the one that is meant. */
export function verifyAddress(hash: string, entry?: number): string {
  const address = `${env().NEXTAUTH_URL}/verify?hash=${hash}`;
  return entry === undefined ? address : `${address}&entry=${entry}`;
}

function listDocumentRows(actor: Actor) {
  return db.vaultDocument.findMany({
    where: { ownerId: actor.id },
    select: {
      id: true,
      name: true,
      sha256: true,
      createdAt: true,
      logIndex: true,
      links: { where: openLinks(), select: { redactionId: true, expiresAt: true } },
      redactions: {
        where: { status: 'completed' },
        select: { id: true, sha256: true, completedAt: true, logIndex: true },
      },
    },
  });
}

type DocumentRow = Awaited<ReturnType<typeof listDocumentRows>>[number];

type Log = Map<number, JsonObject>;

function entriesOfDocument({ logIndex, redactions }: DocumentRow): number[] {
  return [logIndex, ...redactions.flatMap((copy) => copy.logIndex ?? [])];
}

function entriesOfLock({ logIndex, releaseLogIndex }: LockedDeed): number[] {
  return releaseLogIndex === null ? [logIndex] : [logIndex, releaseLogIndex];
}

/** Of a lock that has ended, both entries have to be about it, each in its place. */
function isLockEntered(lock: LockedDeed, log: Log): boolean {
  const types = ['deed.locked', 'deed.released'];
  return entriesOfLock(lock).every((index, at) => {
    const record = log.get(index);
    return record?.lockId === lock.id && record.type === types[at];
  });
}

function describeDocument(row: DocumentRow, log: Log): ProtectedRecord {
  return {
    ...describeFile(row.sha256, { logIndex: row.logIndex, log }),
    ...describeLinks(row.links.filter((link) => link.redactionId === null)),
    id: row.id,
    kind: 'document',
    blockchainTxId: String(row.logIndex),
    timestamp: row.createdAt.toISOString(),
    documentName: row.name,
    certificateUrl: `/api/vault/documents/${row.id}/certificate`,
    proofUrl: `/api/vault/documents/${row.id}/proof`,
  };
}

function describeRedactions({ id, name, links, redactions }: DocumentRow, log: Log): ProtectedRecord[] {
  return redactions.flatMap((copy) => {
    if (!copy.sha256 || !copy.completedAt || copy.logIndex === null) return [];
    return {
      ...describeFile(copy.sha256, { logIndex: copy.logIndex, log }),
      ...describeLinks(links.filter((link) => link.redactionId === copy.id)),
      id: copy.id,
      kind: 'redaction',
      blockchainTxId: String(copy.logIndex),
      timestamp: copy.completedAt.toISOString(),
      documentName: `${name} (redacted copy)`,
      certificateUrl: `/api/vault/documents/${id}/certificate?redactionId=${copy.id}`,
      proofUrl: `/api/vault/documents/${id}/proof?redactionId=${copy.id}`,
    };
  });
}

function describeFile(sha256: Uint8Array, { logIndex, log }: { logIndex: number; log: Log }) {
  const documentHash = Buffer.from(sha256).toString('hex');
  return {
    documentHash,
    propertyAddress: null,
    ownerName: null,
    verificationStatus: isEntered({ sha256, logIndex }, log) ? ('verified' as const) : ('failed' as const),
    lock: null,
    qrCodeData: verifyAddress(documentHash, logIndex),
    isLocked: false,
  };
}

function describeLinks(links: Link[]): Shared {
  if (links.length === 0) return { accessLevel: 'owner_only', expiringLinkExpiry: null };
  const last = Math.max(...links.map((link) => link.expiresAt.getTime()));
  return { accessLevel: 'shared_link', expiringLinkExpiry: new Date(last).toISOString() };
}

function stateOf({ status, releasedAt, releaseReason, isDemo }: LockedDeed): ProtectedRecord['lock'] {
  if (releasedAt && releaseReason) return { state: 'ended', at: releasedAt, reason: releaseReason, isDemo };
  return { state: status === 'due' ? 'due' : 'locked' };
}

function describeLock(
  lock: LockedDeed,
  { commitment, log }: { commitment: string; log: Log },
): ProtectedRecord {
  const { propertyAddress, ownerName } = lock.metadata;
  const proofUrl = `/api/deedguard/locked-deeds/${lock.id}/proof${lock.status === 'released' ? '?of=history' : ''}`;
  return {
    id: lock.id,
    kind: 'deed_lock',
    documentHash: commitment,
    blockchainTxId: String(lock.logIndex),
    timestamp: lock.timestamp,
    documentName: 'Deed lock',
    propertyAddress,
    ownerName,
    verificationStatus: isLockEntered(lock, log) ? 'verified' : 'failed',
    lock: stateOf(lock),
    qrCodeData: verifyAddress(commitment),
    expiringLinkExpiry: null,
    isLocked: lock.status !== 'released',
    accessLevel: 'owner_only',
    certificateUrl: proofUrl,
    proofUrl,
  };
}
