import 'server-only';
import { createHash } from 'node:crypto';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { parseWith } from '@/lib/platform/http/request-body';
import { checkForRecorder } from '@/lib/preflight/commands/preflight';
import { preflightSchema, type PreflightInput } from '@/lib/preflight/schema';
import { readSigns } from '@/lib/vault/commands/read-signs';
import { verifyForHolder } from '@/lib/vault/queries/verification';
import { MAX_DOCUMENT_BYTES } from '@/lib/vault/rules/largest-document';
import { fetchDocument } from './fetch-document';
import { publishEvent } from '@/lib/webhooks/commands/publish-event';
import { judgeCompleteness, judgeIntegrity, judgeRecording, type Judgment } from '../rules/verification';
import {
  FETCH_SECONDS,
  type Verification,
  type VerificationType,
  type VerifyDocumentInput,
} from '../schema/documents';
import { inFieldsOfApi } from './api-fields';
import { addSandboxObject, sandboxOf } from './sandbox';

type Sent = { input: VerifyDocumentInput; file: Buffer | null; signal: AbortSignal };
type Look = { caller: ApiCaller; input: VerifyDocumentInput; bytes: Buffer; signal: AbortSignal };

const fetching = { mostBytes: MAX_DOCUMENT_BYTES, withinMs: FETCH_SECONDS * 1_000 };

/** Bytes in which a PDF says what it is; readers look as far (ISO 32000-1, annex H). */
const HEAD_BYTES = 1_024;

/**
 * Looks at a document that was sent, or is fetched once, and keeps what came of it and never the document. Throws
 * `validation_failed` without one document, for an address that is not fetched and for a file that cannot be read, and
 * `unsupported_type` for one that is no PDF where a PDF is looked at.
 */
export async function verifyDocument(
  caller: ApiCaller,
  { input, file, signal }: Sent,
): Promise<(tx: Tx) => Promise<Verification>> {
  const bytes = await documentOf(input, file);
  const { verification_type } = input;
  const names: Record<string, string> = file ? {} : { file: 'document_url' };
  const judgment = await inFieldsOfApi(
    () => looks[verification_type]({ caller, input, bytes, signal }),
    names,
  );
  const sha256 = hashOf(bytes);
  return (tx) => keep(tx, caller, { verification_type, sha256, judgment });
}

async function documentOf({ document_url }: VerifyDocumentInput, file: Buffer | null): Promise<Buffer> {
  // What is sent as a form has no such field: it is one or the other.
  const field = file ? 'file' : 'document_url';
  if (!file && document_url === undefined)
    throw refuse(field, 'Please send a document_url, or a form with a file.');
  const bytes = file ?? (await fetchDocument(document_url ?? '', fetching));
  if (bytes.length === 0) throw refuse(field, 'This document is empty.');
  return bytes;
}

const looks: Record<VerificationType, (look: Look) => Promise<Judgment>> = {
  integrity: async ({ caller, bytes }) => judgeIntegrity(await isInLog(caller, hashOf(bytes))),
  completeness: async ({ caller, bytes, signal }) => {
    assertPdf(bytes);
    return judgeCompleteness(await readSigns({ bytes, source: caller.ownerId, signal }));
  },
  recording: async ({ caller, bytes, input, signal }) => {
    assertPdf(bytes);
    const { state, county, document_type: documentType } = input;
    const place = parseWith(preflightSchema, { state, county, documentType }) as PreflightInput;
    const { preflight, ...known } = await checkForRecorder(place, { bytes, source: caller.ownerId, signal });
    return judgeRecording(preflight, known);
  },
};

async function isInLog({ actor }: ApiCaller, hash: string): Promise<boolean> {
  try {
    return (await verifyForHolder(actor, { hash })).verified;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}

type Result = { verification_type: VerificationType; sha256: string; judgment: Judgment };

async function keep(
  tx: Tx,
  caller: ApiCaller,
  { verification_type, sha256, judgment: { confidence, issues } }: Result,
): Promise<Verification> {
  const { ownerId, organizationId, mode } = caller;
  const [id, createdAt] = [newId(), now()];
  const verification: Verification = {
    verification_id: id,
    verification_type,
    sha256,
    confidence_score: confidence,
    issues_found: issues,
    created_at: createdAt.toISOString(),
    mode,
  };
  if (mode === 'test') {
    await addSandboxObject(tx, {
      id,
      organizationId: sandboxOf(caller),
      kind: 'verification',
      data: verification,
    });
  } else {
    const hash = new Uint8Array(Buffer.from(sha256, 'hex'));
    const row = { verificationType: verification_type, sha256: hash, confidence, issues };
    await tx.documentVerification.create({ data: { id, ownerId, ...row, createdAt }, select: { id: true } });
  }
  if (organizationId !== null) {
    await publishEvent(tx, { organizationId, mode, type: 'document.verified', data: verification });
  }
  return verification;
}

function assertPdf(bytes: Buffer): void {
  if (bytes.subarray(0, HEAD_BYTES).includes('%PDF-')) return;
  const message = 'This document is not a PDF. Other files can be checked for integrity.';
  throw new AppError('unsupported_type', message, { fields: { file: message } });
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function refuse(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { fields: { [field]: message } });
}
