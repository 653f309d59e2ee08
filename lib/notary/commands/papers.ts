import 'server-only';
import type { Readable } from 'node:stream';
import { holdSession } from '@/lib/accounts/commands/hold-account';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { IncomingForm } from '@/lib/platform/http/multipart';
import { storeFile, type StoredFile } from '@/lib/vault/commands/upload';
import { discardObject, doomObject, keepObject } from '@/lib/vault/commands/stored-objects';
import { openObject } from '@/lib/vault/queries/stored-objects';
import { mediaTypes } from '@/lib/vault/rules/document-labels';
import { findTypeOfName } from '@/lib/vault/rules/document-name';
import { sayingWhatIsTaken } from '@/lib/vault/rules/file-type/refusals';
import { assertOwnNotary } from '../queries/own-notary';
import { getProfile } from '../queries/profile';
import { credentialName } from '../rules/credentials';
import { isPaperType, PAPER_TYPES, type NotaryProfileView } from '../schema/profile';
import { assertPaperFree } from './credentials';
import { holdProfile } from './hold-profile';
import { takeVerificationBack } from './profile';

const TAKEN = `Please choose ${PAPER_TYPES}: a scan or a photo of the paper.`;

type Which = { userId: string; id: string };

/**
 * Keeps the paper of a credential, encrypted, in the place of an earlier one; another paper than the one that was
 * compared takes the verification back. Whatever fails, nothing is left. Throws `not_found`, `too_large`,
 * `unsupported_type`, `validation_failed`, and `conflict` in the place of one that a legal hold keeps.
 */
export async function storePaper(actor: Actor, which: Which, form: IncomingForm): Promise<NotaryProfileView> {
  await getCredential(actor, which);
  let stored = null as StoredFile | null;
  try {
    await form.read(async (incoming) => {
      assertPaper(incoming.name);
      stored = await storeFile(incoming);
    });
    form.assertOpen();
    const file = stored ?? noFile();
    const replaced = await transaction((tx) => writePaper(tx, { actor, which, file }));
    if (replaced) await discardObject(replaced);
  } catch (error) {
    if (stored) await discardObject(stored.object.id);
    throw sayingWhatIsTaken(error, TAKEN);
  }
  return getProfile(actor, which.userId);
}

/** Opens a paper for its notary or an admin, and notes that it was. Throws `not_found`. */
export async function openPaper(
  actor: Actor,
  which: Which,
): Promise<{ bytes: Readable; size: number; type: string; name: string }> {
  const credential = await getCredential(actor, which);
  const { paperObjectId, paperType, paperSizeBytes } = credential;
  if (!paperObjectId || !paperType) throw new AppError('not_found', 'This credential has no paper yet.');
  const bytes = await openObject(paperObjectId);
  try {
    await transaction((tx) =>
      audit(tx, {
        type: 'notary.paper_opened',
        actorId: actor.id,
        subjectId: which.userId,
        data: { credentialId: which.id, paperId: paperObjectId },
      }),
    );
  } catch (error) {
    bytes.destroy();
    throw error;
  }
  const name = `${credentialName(credential)}.${paperType}`;
  return { bytes, size: paperSizeBytes ?? 0, type: mediaTypes[paperType], name };
}

async function getCredential(actor: Actor, { userId, id }: Which) {
  await assertOwnNotary(actor, userId);
  const credential = await db.notaryCredential.findFirst({
    where: { id, notaryId: userId },
    select: { kind: true, state: true, paperObjectId: true, paperType: true, paperSizeBytes: true },
  });
  return credential ?? noCredential();
}

/** Returns the object that it took the place of. */
async function writePaper(
  tx: Tx,
  { actor, which: { userId, id }, file }: { actor: Actor; which: Which; file: StoredFile },
): Promise<string | null> {
  await holdSession(tx, actor);
  await holdProfile(tx, userId);
  const before = await tx.notaryCredential.findFirst({
    where: { id, notaryId: userId },
    select: { paperObjectId: true },
  });
  const { paperObjectId } = before ?? noCredential();
  if (paperObjectId) await assertPaperFree(tx, userId);
  await keepObject(tx, file.object.id);
  await tx.notaryCredential.update({
    where: { id },
    data: {
      paperObjectId: file.object.id,
      paperType: file.type,
      paperSizeBytes: file.object.sizeBytes,
      paperAddedAt: now(),
    },
    select: { id: true },
  });
  await audit(tx, {
    type: 'notary.paper_stored',
    actorId: actor.id,
    subjectId: userId,
    data: { credentialId: id, paperId: file.object.id },
  });
  if (!paperObjectId) return null;
  await doomObject(tx, paperObjectId);
  await takeVerificationBack(tx, actor, userId);
  return paperObjectId;
}

function assertPaper(name: string): void {
  const type = findTypeOfName(name);
  if (!type || !isPaperType(type)) throw new AppError('unsupported_type', TAKEN);
}

function noFile(): never {
  const message = 'Please choose a file.';
  throw new AppError('validation_failed', message, { fields: { file: message } });
}

function noCredential(): never {
  throw new AppError('not_found', 'There is no such credential.');
}
