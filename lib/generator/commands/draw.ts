import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { transaction } from '@/lib/platform/db';
import { legalDocx } from '../drawing/legal-docx';
import { legalPdf } from '../drawing/legal-pdf';
import { getGenerated, type GeneratedId } from '../queries/generated';
import { generatedFileName } from '../rules/file-name';

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A generated document as a file; that an admin opened somebody's is on record. Throws `not_found` and `step_up_required`. */
export async function drawGenerated(actor: Actor, which: GeneratedId, format: keyof typeof types) {
  const generated = await getGenerated(actor, which);
  const { document, documentName, createdAt } = generated;
  if (which.userId !== actor.id) {
    await transaction((tx) =>
      audit(tx, { type: 'generated_document.read', actorId: actor.id, subjectId: which.id }),
    );
  }
  const bytes =
    format === 'pdf'
      ? new Uint8Array(await legalPdf(document, generated))
      : Uint8Array.from(legalDocx(document, createdAt));
  return { name: generatedFileName(documentName, format), type: types[format], bytes };
}
