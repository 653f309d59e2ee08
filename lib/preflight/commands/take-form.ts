import 'server-only';
import type { Readable } from 'node:stream';
import { AppError } from '@/lib/platform/errors';
import type { IncomingForm } from '@/lib/platform/http/multipart';
import { MAX_DOCUMENT_BYTES } from '@/lib/vault/rules/largest-document';

/** What a form may add around its file. */
const FORM_BYTES = 16 * 1024;
/** Bytes in which a PDF says what it is; readers look as far (ISO 32000-1, annex H). */
const HEAD_BYTES = 1_024;

type Taken = { fields: Record<string, string>; bytes: Buffer };

/**
 * A form with a PDF, in memory alone: nothing of it is written anywhere. Throws `too_large`, `unsupported_type` for what
 * is no PDF, `validation_failed` without a file or with an empty one.
 */
export async function takeForm(form: IncomingForm): Promise<Taken> {
  if ((form.announcedBytes ?? 0) > MAX_DOCUMENT_BYTES + FORM_BYTES) throw tooLarge();
  const { fields, file } = await form.read(({ bytes }) => readWhole(bytes));
  if (!file) throw refuse('validation_failed', 'Please choose a PDF.');
  if (file.length === 0) {
    throw refuse(
      'validation_failed',
      'This file is empty. Open it to see whether it was saved, then choose it again.',
    );
  }
  if (!file.subarray(0, HEAD_BYTES).includes('%PDF-')) {
    throw refuse(
      'unsupported_type',
      'This file is not a PDF. Save or print the document as a PDF, then check that.',
    );
  }
  return { fields, bytes: file };
}

async function readWhole(bytes: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of bytes as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_DOCUMENT_BYTES) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function tooLarge(): AppError {
  return refuse('too_large', 'This file is larger than 25 MB. Scan it at a lower resolution, or split it.');
}

function refuse(code: 'too_large' | 'unsupported_type' | 'validation_failed', message: string): AppError {
  return new AppError(code, message, { fields: { file: message } });
}
