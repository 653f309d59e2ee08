import 'server-only';
import { assertSteppedUp, isSteppedUp } from '@/lib/accounts/queries/step-up';
import { getProofFile } from '@/lib/evidence/queries/proofs';
import { findSoundRecords } from '@/lib/evidence/queries/verification';
import type { JsonObject } from '@/lib/evidence/schema/proof';
import { findShared } from '@/lib/organizations/queries/sharing';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { aboutRows, askTogether } from '@/lib/platform/database/questions';
import { findQuotas, planInForce, type InForce } from '@/lib/plans/queries/current-plan';
import { monthOf, type Quotas } from '@/lib/plans/rules/quotas';
import { poisonMessage } from '@/lib/sandbox/poisoned';
import { Prisma } from '@/prisma/generated/client';
import { categoryName } from '../rules/document-labels';
import type { VaultDocument, VaultUsage } from '../schema/documents';

/** Links that show something now. */
export function openLinks() {
  return { revokedAt: null, expiresAt: { gt: now() } } satisfies Prisma.ShareLinkWhereInput;
}

const columns = {
  id: true,
  name: true,
  type: true,
  category: true,
  sizeBytes: true,
  sha256: true,
  createdAt: true,
  lastAccessedAt: true,
  logIndex: true,
  poison: true,
  thumbnail: { select: { objectId: true } },
} satisfies Prisma.VaultDocumentSelect;

/** What `toVaultDocument` wants of a row. A link to a redacted copy does not share the document. */
export function documentSelect() {
  const links = { where: { redactionId: null, ...openLinks() }, select: { id: true }, take: 1 };
  return { ...columns, links } satisfies Prisma.VaultDocumentSelect;
}

type DocumentRow = Prisma.VaultDocumentGetPayload<{ select: ReturnType<typeof documentSelect> }>;

/** Documents as their owner sees them; each entry is followed to the signature of the log, so in a transaction that wrote one, with that. */
export async function toVaultDocuments(
  tx: Tx,
  rows: DocumentRow[],
  shown: { showsThumbnails: boolean },
): Promise<VaultDocument[]> {
  const log = await findSoundRecords(
    tx,
    rows.map(({ logIndex }) => logIndex),
  );
  const shared = await findShared(tx, {
    kind: 'document',
    ids: rows.map(({ id }) => id),
  });
  return rows.map((row) =>
    toVaultDocument(row, { isVerified: isEntered(row, log), isShared: shared.has(row.id), ...shown }),
  );
}

/** Whether the entry that a file's row names is about that file. */
export function isEntered(
  { logIndex, sha256 }: { logIndex: number; sha256: Uint8Array },
  log: Map<number, JsonObject>,
): boolean {
  return log.get(logIndex)?.documentHash === Buffer.from(sha256).toString('hex');
}

type Seen = { isVerified: boolean; isShared: boolean; showsThumbnails: boolean };

function toVaultDocument(row: DocumentRow, { isVerified, isShared, showsThumbnails }: Seen): VaultDocument {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: row.sizeBytes,
    uploadDate: row.createdAt.toISOString(),
    blockchainHash: Buffer.from(row.sha256).toString('hex'),
    encryptionLevel: 'AES-256-GCM',
    accessLevel: row.links.length > 0 ? 'shared_link' : isShared ? 'organization' : 'owner_only',
    category: categoryName(row.category),
    isVerified,
    lastAccessed: row.lastAccessedAt?.toISOString() ?? null,
    logIndex: row.logIndex,
    problem: row.poison && poisonMessage(row.poison),
    hasThumbnail: showsThumbnails && Boolean(row.thumbnail?.objectId),
  };
}

/** The actor's documents, newest first. */
export async function listDocuments(actor: Actor): Promise<VaultDocument[]> {
  const rows = await db.vaultDocument.findMany({
    where: { ownerId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: documentSelect(),
  });
  return toVaultDocuments(db, rows, { showsThumbnails: await isSteppedUp(actor) });
}

/** One of the actor's documents. Throws `not_found`. */
export async function getDocument(actor: Actor, id: string): Promise<VaultDocument> {
  const row = await db.vaultDocument.findFirst({
    where: { id, ownerId: actor.id },
    select: documentSelect(),
  });
  const showsThumbnails = await isSteppedUp(actor);
  const [document] = await toVaultDocuments(db, row ? [row] : [], { showsThumbnails });
  return document ?? missing();
}

/** What is needed to open a document: the actor's own, or one given to the actor. Throws `not_found`, then `step_up_required`. */
export async function getOpenableDocument(actor: Actor, { id, ownerId }: { id: string; ownerId: string }) {
  const row = await db.vaultDocument.findFirst({
    where: { id, ownerId },
    select: { objectId: true, name: true, type: true, sizeBytes: true },
  });
  const document = row ?? missing();
  await assertSteppedUp(actor);
  return document;
}

/** The proof of a document's entry, or of that of one of its redacted copies. Throws `not_found`. */
export async function getDocumentProofFile(
  actor: Actor,
  input: { id: string; redactionId?: string; format: 'html' | 'json' },
) {
  const { id, redactionId, format } = input;
  const document = await db.vaultDocument.findFirst({
    where: { id, ownerId: actor.id },
    select: {
      logIndex: true,
      redactions: { where: { id: redactionId ?? id }, select: { logIndex: true } },
    },
  });
  const { logIndex, redactions } = document ?? missing();
  const index = redactionId === undefined ? logIndex : (redactions[0]?.logIndex ?? null);
  if (index === null)
    throw new AppError('not_found', 'There is no such redacted copy, or it is not ready yet.');
  return getProofFile({ index, format });
}

/** How much of the actor's vault is full, by the plan that is in force. */
export async function getUsage(actor: Actor): Promise<VaultUsage> {
  return usageOf(await askTogether(usageQuestions(actor)));
}

/** What `usageOf` wants to know, asked together with others. */
export function usageQuestions(actor: Actor) {
  const stored = aboutRows<Stored, Stored>(storedBy(actor.id), ([row]) => row!);
  return { inForce: planInForce(actor), stored };
}

export function usageOf({ inForce, stored }: { inForce: InForce; stored: Stored }): VaultUsage {
  const { storageBytes: quotaBytes, documents: documentQuota, documentsPer } = inForce.quotas;
  const documents = countedBy(inForce.quotas, stored);
  return { usedBytes: stored.usedBytes, quotaBytes, documents, documentQuota, documentsPer };
}

/** What an account holds and may hold. In a transaction that holds the account it stays so. */
export async function readRoom(tx: Tx, ownerId: string) {
  const { plan, quotas } = await findQuotas(tx, ownerId);
  const stored = await countStored(tx, ownerId);
  return { plan, quotas, documents: countedBy(quotas, stored), usedBytes: stored.usedBytes };
}

type Stored = { documents: number; ofThisMonth: number; usedBytes: number };

/** A plan counts all documents, or those of the month. */
function countedBy({ documentsPer }: Quotas, { documents, ofThisMonth }: Stored): number {
  return documentsPer === 'month' ? ofThisMonth : documents;
}

/** In a transaction that holds the account, nothing is added meanwhile. */
async function countStored(tx: Tx, ownerId: string): Promise<Stored> {
  const [row] = await tx.$queryRaw<[Stored]>(storedBy(ownerId));
  return row;
}

/** Those of this month by the audit trail: one that was deleted since was new all the same. */
function storedBy(ownerId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT count(*)::int AS documents,
      (SELECT count(*) FROM audit_events e WHERE e.actor_id = ${ownerId}::uuid AND e.type = 'document.stored'
        AND e.created_at >= ${monthOf(now())})::int AS "ofThisMonth",
      (coalesce(sum(d.size_bytes), 0) + coalesce(sum(
        (SELECT sum(r.size_bytes) FROM redactions r WHERE r.document_id = d.id)
      ), 0))::float8 AS "usedBytes"
    FROM vault_documents d WHERE d.owner_id = ${ownerId}::uuid`;
}

function missing(): never {
  throw new AppError('not_found', 'There is no such document.');
}
