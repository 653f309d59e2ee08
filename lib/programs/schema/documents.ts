import { z } from 'zod';
import { stateCode } from '@/lib/notary/schema/requests';
import { lineOfText, visibleText } from '@/lib/values/text';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import { MAX_DOCUMENT_BYTES } from '@/lib/vault/rules/largest-document';
import { pageOf, pageQuery } from './pages';

const TYPE_WRONG = 'Please choose integrity, completeness or recording.';
/** A document that is fetched has to be there by then. */
export const FETCH_SECONDS = 20;

const URL_WRONG = 'Please send an https address of at most 2,000 characters.';

const type = z
  .enum(['integrity', 'completeness', 'recording'], TYPE_WRONG)
  .describe(
    '`integrity`: whether the evidence log knows exactly this file. `completeness`: what a PDF lacks to be signed and notarized. `recording`: what a county recorder would send back.',
  );

const forRecording = 'For `recording` alone, where it has to be said.';

/** POST /v1/documents/verify, as JSON; as a form, the file takes the place of `document_url`. */
export const verifyDocumentSchema = z
  .strictObject({
    document_url: visibleText(URL_WRONG)
      .trim()
      .max(2_000, URL_WRONG)
      .optional()
      .describe(
        `Where we fetch the document once, over https and from a public address. Up to ${formatBytes(MAX_DOCUMENT_BYTES)}, in ${FETCH_SECONDS} seconds. Left out where a form sends \`file\`.`,
      ),
    verification_type: type,
    state: stateCode.optional().describe(`Two letters, such as TX. ${forRecording}`),
    county: lineOfText('the county', 100)
      .optional()
      .describe(`Its name, or its five digits (FIPS). ${forRecording}`),
    document_type: lineOfText('the kind of document', 60)
      .optional()
      .describe(`As our catalog calls it, such as \`warranty-deed\`. ${forRecording}`),
  })
  .superRefine((input, context) => {
    const isForRecorder = input.verification_type === 'recording';
    for (const name of ['state', 'county', 'document_type'] as const) {
      if (isForRecorder === (input[name] !== undefined)) continue;
      const message = isForRecorder
        ? 'Please say this, too: what is asked depends on it.'
        : 'Please leave this out: it counts for recording alone.';
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

/** The same call as multipart/form-data. */
export const documentForm = {
  file: 'file',
  fields: ['verification_type', 'state', 'county', 'document_type'],
  mostBytes: MAX_DOCUMENT_BYTES,
} as const;

export const verificationIdSchema = z.object({
  verification_id: z.uuid().toLowerCase().describe('As the verification was answered with it.'),
});

/** GET /v1/documents/verifications */
export const verificationsQuery = z.strictObject(pageQuery);

export const verificationSchema = z.object({
  verification_id: z.uuid().describe('Of this verification.'),
  verification_type: type,
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Of the file that we looked at, in hex. The file itself is not kept.'),
  confidence_score: z
    .number()
    .min(0)
    .max(1)
    .describe(
      'Which part of the checks could be judged, from 0 to 1. A page without text, or a county whose rules we have not read, leaves some of them open. It says nothing about whether a document is valid in law.',
    ),
  issues_found: z
    .array(z.string())
    .describe('A sentence for what was found or could not be judged, one by one; an empty list otherwise.'),
  created_at: z.iso.datetime().describe('ISO 8601, UTC.'),
  mode: z
    .enum(['live', 'test'])
    .describe('The checks are the same; what a test key made is seen by test keys alone.'),
});

export const verificationsPage = pageOf(verificationSchema);

export type VerifyDocumentInput = z.infer<typeof verifyDocumentSchema>;
export type VerificationType = VerifyDocumentInput['verification_type'];
export type Verification = z.infer<typeof verificationSchema>;
