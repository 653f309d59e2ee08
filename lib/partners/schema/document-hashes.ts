import * as z from 'zod';
import { lineOfText, optionalText, textOfLines } from '@/lib/values/text';
import { hashSchema } from '@/lib/evidence/schema/requests';
import { MAX_DOCUMENT_NAME, MAX_HASH_NOTE } from '../rules/document-hash';
import type { documentHashPageSchema, documentHashSchema } from './answers';

const NO_NAME = 'Please enter a document name';

/** What a person types; the file itself stays on the device and only its hash is sent. */
export const documentHashFormSchema = z.object({
  documentName: z
    .string({ error: NO_NAME })
    .trim()
    .min(1, NO_NAME)
    .pipe(lineOfText('a document name', MAX_DOCUMENT_NAME)),
  metadata: optionalText(textOfLines(MAX_HASH_NOTE)),
});

/** POST /api/document-hashes */
export const recordDocumentHashSchema = documentHashFormSchema.extend({ sha256: hashSchema.shape.hash });

/** GET /api/document-hashes; `after` is `next` of the page before. */
export const documentHashListSchema = z.object({ after: optionalText(z.uuid().toLowerCase()) });

export const documentHashIdSchema = z.object({ id: z.uuid().toLowerCase() });

export const documentHashProofSchema = z.object({ format: z.enum(['html', 'json']).default('html') });

export type DocumentHashFormInput = z.infer<typeof documentHashFormSchema>;
export type RecordDocumentHashInput = z.infer<typeof recordDocumentHashSchema>;

export type DocumentHashView = z.infer<typeof documentHashSchema>;
export type DocumentHashPage = z.infer<typeof documentHashPageSchema>;
