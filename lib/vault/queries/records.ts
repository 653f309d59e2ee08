import 'server-only';
import { listLockedDeeds } from '@/lib/deeds/queries';
import type { LockedDeed } from '@/lib/deeds/schema';
import { listCommitments } from '@/lib/evidence/queries/log';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import type { ProtectedRecord } from '../schema/documents';
import { openLinks } from './documents';

type Shared = Pick<ProtectedRecord, 'accessLevel' | 'expiringLinkExpiry'>;
type Link = { redactionId: string | null; expiresAt: Date };

/** Everything of the actor's that has an entry in the evidence log, newest first. */
export async function listRecords(actor: Actor): Promise<ProtectedRecord[]> {
  const [documents, locks] = await Promise.all([listDocumentRows(actor), listLockedDeeds(actor)]);
  const commitments = await listCommitments(locks.map((lock) => lock.logIndex));
  const records = [
    ...documents.flatMap((row) => [describeDocument(row), ...describeRedactions(row)]),
    ...locks.map((lock) => describeLock(lock, commitments.get(lock.logIndex) ?? '')),
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

function describeDocument(row: DocumentRow): ProtectedRecord {
  return {
    ...describeFile(row.sha256, row.logIndex),
    ...describeLinks(row.links.filter((link) => link.redactionId === null)),
    id: row.id,
    kind: 'document',
    blockchainTxId: String(row.logIndex),
    timestamp: row.createdAt.toISOString(),
    documentName: row.name,
    certificateUrl: `/api/vault/documents/${row.id}/certificate`,
  };
}

function describeRedactions({ id, name, links, redactions }: DocumentRow): ProtectedRecord[] {
  return redactions.flatMap((copy) => {
    if (!copy.sha256 || !copy.completedAt || copy.logIndex === null) return [];
    return {
      ...describeFile(copy.sha256, copy.logIndex),
      ...describeLinks(links.filter((link) => link.redactionId === copy.id)),
      id: copy.id,
      kind: 'redaction',
      blockchainTxId: String(copy.logIndex),
      timestamp: copy.completedAt.toISOString(),
      documentName: `${name} (redacted copy)`,
      certificateUrl: `/api/vault/documents/${id}/proof?redactionId=${copy.id}`,
    };
  });
}

function describeFile(sha256: Uint8Array, logIndex: number) {
  const documentHash = Buffer.from(sha256).toString('hex');
  return {
    documentHash,
    propertyAddress: null,
    ownerName: null,
    verificationStatus: 'verified' as const,
    qrCodeData: verifyAddress(documentHash, logIndex),
    isLocked: false,
  };
}

function describeLinks(links: Link[]): Shared {
  if (links.length === 0) return { accessLevel: 'owner_only', expiringLinkExpiry: null };
  const last = Math.max(...links.map((link) => link.expiresAt.getTime()));
  return { accessLevel: 'shared_link', expiringLinkExpiry: new Date(last).toISOString() };
}

function describeLock(lock: LockedDeed, commitment: string): ProtectedRecord {
  const { propertyAddress, ownerName } = lock.metadata;
  return {
    id: lock.id,
    kind: 'deed_lock',
    documentHash: commitment,
    blockchainTxId: String(lock.logIndex),
    timestamp: lock.timestamp,
    documentName: 'Deed lock',
    propertyAddress,
    ownerName,
    verificationStatus: 'verified',
    qrCodeData: verifyAddress(commitment),
    expiringLinkExpiry: null,
    isLocked: lock.status !== 'released',
    accessLevel: 'owner_only',
    certificateUrl: `/api/deedguard/locked-deeds/${lock.id}/proof`,
  };
}
