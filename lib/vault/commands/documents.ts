import 'server-only';
import type { Readable } from 'node:stream';
import { assertSteppedUp, isSteppedUp } from '@/lib/accounts/queries/step-up';
import { eraseOpenings } from '@/lib/evidence/commands';
import { endSharesOf } from '@/lib/organizations/commands/sharing';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { documentSelect, getOpenableDocument, toVaultDocuments } from '../queries/documents';
import { openObject } from '../queries/stored-objects';
import { mediaTypes, storedCategory } from '../rules/document-labels';
import { downloadName } from '../rules/document-name';
import type { ChangeDocumentInput, VaultDocument } from '../schema/documents';
import { discardObject, doomObject } from './stored-objects';

/** Gives one of the actor's documents another name or category. */
export async function changeDocument(
  actor: Actor,
  { id, name, category }: ChangeDocumentInput & { id: string },
): Promise<VaultDocument> {
  const showsThumbnails = await isSteppedUp(actor);
  return transaction(async (tx) => {
    const { count } = await tx.vaultDocument.updateMany({
      where: { id, ownerId: actor.id },
      data: { name, category: category && storedCategory(category) },
    });
    if (count === 0) throw missing();
    const changed = [name === undefined ? [] : 'name', category === undefined ? [] : 'category'].flat();
    await audit(tx, { type: 'document.changed', actorId: actor.id, subjectId: id, data: { changed } });
    const row = await tx.vaultDocument.findUniqueOrThrow({ where: { id }, select: documentSelect() });
    const [document] = await toVaultDocuments(tx, [row], { showsThumbnails });
    return document as VaultDocument;
  });
}

/** Opens one of the actor's documents, and notes whether it was looked at or downloaded. Throws `step_up_required`. */
export async function downloadDocument(
  actor: Actor,
  { id, isView = false }: { id: string; isView?: boolean },
): Promise<OpenedDocument> {
  return openDocument(actor, {
    id,
    ownerId: actor.id,
    type: isView ? 'document.viewed' : 'document.downloaded',
  });
}

/**
 * The same for a document that its owner gave the actor to read: the caller has made sure of that. The actor's own
 * sign-in is the one that has to be confirmed.
 */
export async function downloadGivenDocument(
  actor: Actor,
  { id, ownerId, isView = false }: { id: string; ownerId: string; isView?: boolean },
): Promise<OpenedDocument> {
  return openDocument(actor, { id, ownerId, type: isView ? 'document.viewed' : 'document.downloaded' });
}

type OpenedDocument = { bytes: Readable; size: number; type: string; name: string };

type Opening = { id: string; ownerId: string; type: 'document.viewed' | 'document.downloaded' };

async function openDocument(actor: Actor, { id, ownerId, type: event }: Opening): Promise<OpenedDocument> {
  const { objectId, name, type, sizeBytes } = await getOpenableDocument(actor, { id, ownerId });
  const bytes = await openObject(objectId);
  try {
    await transaction(async (tx) => {
      const opened = { where: { id, ownerId }, data: { lastAccessedAt: now() } };
      const { count } = await tx.vaultDocument.updateMany(opened);
      if (count === 0) throw missing();
      await audit(tx, { type: event, actorId: actor.id, subjectId: id });
    });
  } catch (error) {
    bytes.destroy();
    throw error;
  }
  return { bytes, size: sizeBytes, type: mediaTypes[type], name: downloadName(name, type) };
}

/**
 * Deletes a document with its redacted copies, links and certificate. From the commit on nobody can read any of them or
 * find the file in the log: the keys are destroyed and the openings of the entries erased; the entries stay, and every
 * other proof with them. Throws `step_up_required`, `not_found`.
 */
export async function deleteDocument(actor: Actor, id: string): Promise<void> {
  await assertSteppedUp(actor);
  const objects = await transaction(async (tx) => {
    const { objectIds, logIndexes } = await holdWhole(tx, { id, ownerId: actor.id });
    await tx.vaultDocument.delete({ where: { id }, select: { id: true } });
    await endSharesOf(tx, { kind: 'document', ids: [id] });
    for (const objectId of objectIds) await doomObject(tx, objectId);
    await eraseOpenings(tx, logIndexes);
    await audit(tx, { type: 'document.deleted', actorId: actor.id, subjectId: id });
    return objectIds;
  });
  for (const objectId of objects) await discardObject(objectId);
}

/** Everything that hangs on a document. Until the transaction ends no redaction, link or certificate is added or completed. */
async function holdWhole(tx: Tx, { id, ownerId }: { id: string; ownerId: string }) {
  await tx.$queryRaw`SELECT 1 FROM vault_documents WHERE id = ${id}::uuid AND owner_id = ${ownerId}::uuid FOR UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM redactions WHERE document_id = ${id}::uuid FOR UPDATE`;
  const document = await tx.vaultDocument.findFirst({
    where: { id, ownerId },
    select: {
      objectId: true,
      logIndex: true,
      thumbnail: { select: { objectId: true } },
      certificate: { select: { logIndex: true } },
      redactions: { select: { objectId: true, logIndex: true, certificate: { select: { logIndex: true } } } },
    },
  });
  if (!document) throw missing();
  const { certificate, redactions, thumbnail } = document;
  const isThere = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;
  return {
    objectIds: [document, thumbnail, ...redactions].map((each) => each?.objectId).filter(isThere),
    logIndexes: [
      document.logIndex,
      certificate?.logIndex,
      ...redactions.flatMap((each) => [each.logIndex, each.certificate?.logIndex]),
    ].filter(isThere),
  };
}

function missing(): AppError {
  return new AppError('not_found', 'There is no such document.');
}
