import 'server-only';
import { Readable } from 'node:stream';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { IncomingForm } from '@/lib/platform/http/multipart';
import { uploadDocument } from '@/lib/vault/commands/upload';
import { legalPdf } from '../drawing/legal-pdf';
import { generatedFileName } from '../rules/file-name';
import { getGenerated, noSuchDocument, type GeneratedId } from '../queries/generated';

/** After that an attempt is over, whatever became of it. */
const ATTEMPT_MS = 2 * 60 * 1000;

/**
 * Puts the PDF of a generated document into the vault, once: a second call answers with the document that is there. Throws
 * `not_found` for one that is not the actor's, `step_up_required`, `conflict` while another call stores it, and as an upload does.
 */
export async function storeGenerated(actor: Actor, which: GeneratedId): Promise<{ documentId: string }> {
  if (which.userId !== actor.id) throw noSuchDocument();
  const generated = await getGenerated(actor, which);
  if (generated.documentId) return { documentId: generated.documentId };
  const since = now();
  await claim(which, since);
  try {
    const bytes = await legalPdf(generated.document, generated);
    const name = generatedFileName(generated.documentName, 'pdf');
    const { id: documentId } = await uploadDocument(actor, asForm(name, bytes));
    await db.generatedDocument.updateMany({
      where: { id: which.id, documentId: null },
      data: { documentId, storingSince: null },
    });
    return { documentId };
  } catch (error) {
    await db.generatedDocument.updateMany({
      where: { id: which.id, storingSince: since },
      data: { storingSince: null },
    });
    throw error;
  }
}

async function claim({ userId, id }: GeneratedId, since: Date): Promise<void> {
  const { count } = await db.generatedDocument.updateMany({
    where: {
      id,
      ownerId: userId,
      documentId: null,
      OR: [{ storingSince: null }, { storingSince: { lt: new Date(since.getTime() - ATTEMPT_MS) } }],
    },
    data: { storingSince: since },
  });
  if (count === 1) return;
  throw new AppError(
    'conflict',
    'This document is being saved to your vault. Please look there in a moment.',
  );
}

/** What was drawn here, as an upload takes what was sent. */
function asForm(name: string, bytes: Buffer): IncomingForm {
  return {
    announcedBytes: bytes.length,
    read: async (takeFile) => ({
      fields: { category: 'Legal' },
      file: await takeFile({ name, bytes: Readable.from([bytes], { objectMode: false }) }),
    }),
    assertOpen: () => undefined,
    signal: new AbortController().signal,
  };
}
