import 'server-only';
import { Readable } from 'node:stream';
import type * as z from 'zod';
import { appendEntry } from '@/lib/evidence/commands';
import { holdAccount, holdSession } from '@/lib/accounts/commands/hold-account';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { FormFile, IncomingForm } from '@/lib/platform/http/multipart';
import { parseWith } from '@/lib/platform/http/request-body';
import { documentSelect, readRoom, toVaultDocuments } from '../queries/documents';
import { mediaTypes, storedCategory } from '../rules/document-labels';
import { formatBytes } from '../rules/format-bytes';
import { assertBytesFit, assertDocumentFits } from '../rules/room';
import { MAX_DOCUMENT_BYTES } from '../rules/largest-document';
import { isRedactable } from '../rules/redaction-state';
import { cleanFileName, typeOfName } from '../rules/document-name';
import { glanceAtContent, needsWholeLook } from '../rules/file-type/inspection';
import type { DocumentType } from '../rules/document-types';
import { uploadSchema, type VaultDocument } from '../schema/documents';
import { askFor } from './after-upload';
import { inspectStored } from './document-work';
import { alertOfSameName } from './vault-alerts';
import { discardObject, keepObject, writeObject, type WrittenObject } from './stored-objects';

/** What a form may add around its file. */
const FORM_BYTES = 16 * 1024;

export type StoredFile = { name: string; type: DocumentType; object: WrittenObject };

/**
 * Takes a file into the vault as it comes: checked by its content, encrypted into the store, then its row, its entry in
 * the evidence log and the audit event in one transaction. Whatever fails, and when the sender goes away, nothing is left.
 * Throws `too_large` (file or space), `payment_required` (documents of the plan), `unsupported_type`, `validation_failed`, `unavailable` when the store is, or
 * `not_signed_in` when the session ended while the file was on its way.
 */
export async function uploadDocument(actor: Actor, form: IncomingForm): Promise<VaultDocument> {
  await assertAnnouncedFits(actor, form.announcedBytes ?? 0);
  let object = null as WrittenObject | null;
  try {
    const { fields, file } = await form.read(async (incoming) => {
      const stored = await storeFile(incoming);
      object = stored.object;
      return stored;
    });
    const { category } = parseWith(uploadSchema, { ...fields, file }) as z.output<typeof uploadSchema>;
    await assertAsNamed(actor, file as StoredFile, form.signal);
    form.assertOpen();
    const document = await transaction((tx) =>
      writeDocument(tx, { actor, category, file: file as StoredFile }),
    );
    await askForWork({ id: document.id, ownerId: actor.id, type: document.type });
    return document;
  } catch (error) {
    if (object) await discardObject(object.id);
    throw error;
  }
}

/** What the worker does with the document of that type, once it is stored. */
async function askForWork({ type, ...document }: { id: string; ownerId: string; type: DocumentType }) {
  if (type === 'pdf') await askFor('scan-document', document);
  if (isRedactable(type)) await askFor('draw-thumbnail', document);
}

/** Holds the account and makes sure that it has room. Call it in the transaction that adds the bytes. Throws `too_large`. */
export async function holdRoom(tx: Tx, ownerId: string, bytes: number): Promise<void> {
  await holdAccount(tx, ownerId);
  assertBytesFit(await readRoom(tx, ownerId), bytes);
}

/** The same for one more document. Throws `payment_required` when the plan takes no more of them. */
async function holdRoomForDocument(tx: Tx, ownerId: string, bytes: number): Promise<void> {
  await holdAccount(tx, ownerId);
  const room = await readRoom(tx, ownerId);
  assertDocumentFits(room, now());
  assertBytesFit(room, bytes);
}

/** What cannot fit by its own account is refused before a byte of it is read; what really came is counted later. */
async function assertAnnouncedFits(actor: Actor, announcedBytes: number): Promise<void> {
  const bytes = announcedBytes - FORM_BYTES;
  if (bytes > MAX_DOCUMENT_BYTES) {
    throw new AppError(
      'too_large',
      `This file is larger than ${formatBytes(MAX_DOCUMENT_BYTES)}. Please choose a smaller one.`,
    );
  }
  const room = await readRoom(db, actor.id);
  assertDocumentFits(room, now());
  assertBytesFit(room, bytes);
}

/** Encrypts a file into the store, judged by its content on the way. Whoever calls it keeps the object or discards it. */
export async function storeFile({ name: rawName, bytes }: FormFile): Promise<StoredFile> {
  const name = cleanFileName(rawName);
  const type = typeOfName(name);
  const checked = Readable.from(glanceAtContent(bytes, type), { objectMode: false });
  return { name, type, object: await writeObject(checked, { maxBytes: MAX_DOCUMENT_BYTES }) };
}

/** What has to be unpacked to be judged is looked at once all of it is here: a slow sender holds up no reader. */
async function assertAsNamed(actor: Actor, { type, object }: StoredFile, signal: AbortSignal): Promise<void> {
  if (!needsWholeLook(type)) return;
  await inspectStored(actor.id, { options: { type }, objectId: object.id, signal });
}

type NewDocument = { actor: Actor; file: StoredFile; category: VaultDocument['category'] };

async function writeDocument(tx: Tx, { actor, file, category }: NewDocument): Promise<VaultDocument> {
  const { name, type, object } = file;
  const id = newId();
  const createdAt = now();
  await holdSession(tx, actor);
  await holdRoomForDocument(tx, actor.id, object.sizeBytes);
  await keepObject(tx, object.id);
  const sha256 = Uint8Array.from(object.sha256);
  await alertOfSameName(tx, { id, ownerId: actor.id, name, sha256 });
  await audit(tx, { type: 'document.stored', actorId: actor.id, subjectId: id, data: { type } });
  // Late, because appends wait for each other until the transaction ends.
  const { index } = await appendEntry(tx, {
    // Neither name nor owner: anyone who holds the file may read this.
    record: {
      type: 'document.stored',
      documentId: id,
      documentHash: object.sha256.toString('hex'),
      bytes: object.sizeBytes,
      mediaType: mediaTypes[type],
      storedAt: createdAt.toISOString(),
    },
    subjectHash: object.sha256,
  });
  const row = await tx.vaultDocument.create({
    data: {
      id,
      ownerId: actor.id,
      objectId: object.id,
      name,
      type,
      category: storedCategory(category),
      sizeBytes: object.sizeBytes,
      sha256,
      createdAt,
      logIndex: index,
    },
    select: documentSelect(),
  });
  const [document] = await toVaultDocuments(tx, [row], { showsThumbnails: true });
  return document as VaultDocument;
}
