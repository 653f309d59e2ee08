import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { getGenerated, type GeneratedId } from '../queries/generated';
import { generatedFileName } from '../rules/file-name';
import { legalDocx } from './legal-docx';
import { legalPdf } from './legal-pdf';

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A generated document as a file. Throws `not_found`. */
export async function drawGenerated(actor: Actor, which: GeneratedId, format: keyof typeof types) {
  const generated = await getGenerated(actor, which);
  const { document, documentName, createdAt } = generated;
  const bytes =
    format === 'pdf'
      ? new Uint8Array(await legalPdf(document, generated))
      : Uint8Array.from(legalDocx(document, createdAt));
  return { name: generatedFileName(documentName, format), type: types[format], bytes };
}
