import * as z from 'zod';
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
    '`integrity`: whether the evidence log knows exactly this file. `completeness`: what a PDF still needs before it can be signed and notarized. `recording`: what a county recorder would send back.',
  );

const forRecording = 'Required for `recording`; leave it out otherwise.';

/** POST /v1/documents/verify, as JSON; as a form, the file takes the place of `document_url`. */
export const verifyDocumentSchema = z
  .strictObject({
    document_url: visibleText(URL_WRONG)
      .trim()
      .max(2_000, URL_WRONG)
      .optional()
      .describe(
        `The address of the document: https, and public. We fetch it once, up to ${formatBytes(MAX_DOCUMENT_BYTES)}, in ${FETCH_SECONDS} seconds. Leave it out if you send \`file\` in a form.`,
      ),
    verification_type: type,
    state: stateCode.optional().describe(`The state, in two letters such as TX. ${forRecording}`),
    county: lineOfText('the county', 100)
      .optional()
      .describe(`The county, by name or by the five digits of its FIPS code. ${forRecording}`),
    document_type: lineOfText('the kind of document', 60)
      .optional()
      .describe(`The kind of document, as our catalog names it, such as \`warranty-deed\`. ${forRecording}`),
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
  verification_id: z.uuid().toLowerCase().describe('The `verification_id` that the verification returned.'),
});

/** GET /v1/documents/verifications */
export const verificationsQuery = z.strictObject(pageQuery);

export const verificationSchema = z.object({
  verification_id: z.uuid().describe('The id of the verification.'),
  verification_type: type,
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('The SHA-256 of the file that we checked, in hex. We do not keep the file.'),
  confidence_score: z
    .number()
    .min(0)
    .max(1)
    .describe(
      'The share of the checks that we could carry out, from 0 to 1. A page without text, or a county whose rules we have not read, leaves some of them open. It does not say whether a document is valid in law.',
    ),
  issues_found: z
    .array(z.string())
    .describe('What we found and what we could not check, a sentence apiece; an empty list otherwise.'),
  created_at: z.iso.datetime().describe('The time at which it was made, in ISO 8601, UTC.'),
  mode: z
    .enum(['live', 'test'])
    .describe(
      'The checks are the same in both modes. Verifications that a test key made are visible to test keys alone.',
    ),
});

export const verificationsPage = pageOf(verificationSchema);

export type VerifyDocumentInput = z.infer<typeof verifyDocumentSchema>;
export type VerificationType = VerifyDocumentInput['verification_type'];
export type Verification = z.infer<typeof verificationSchema>;
