import 'server-only';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type * as z from 'zod';
import { AppError } from '../errors';
import { openForm, type FormShape } from '../http/multipart';
import { readJson } from '../http/request-body';

export type FileForm = FormShape & { mostBytes: number };

export type Sent = {
  /** what is to be parsed with the schema of the call */
  sent: unknown;
  file: Buffer | null;
  /** what makes the same body: its JSON, or the fields of the form and the SHA-256 of the file */
  digest: string;
};

/** 25 MB take that long at 1.7 Mbit/s. Whoever sends slower holds a turn of everybody. */
const FORM_WITHIN_MS = 120_000;
/** What a form may add around its file. */
const FORM_BYTES = 16 * 1024;

/**
 * The body of a call of /v1: JSON, or where the call takes one a form with a file, which is in memory alone. Throws as
 * `readJson` and `openForm` do, and `too_large`.
 */
export async function readSent(
  request: Request,
  { body, form }: { body?: z.ZodType; form?: FileForm },
): Promise<Sent> {
  const type = request.headers.get('content-type') ?? '';
  if (form && /^multipart\/form-data\b/i.test(type)) return readFileForm(request, form);
  const sent = body ? await readJson(request) : undefined;
  return { sent, file: null, digest: JSON.stringify(sent ?? null) };
}

async function readFileForm(request: Request, form: FileForm): Promise<Sent> {
  const { mostBytes } = form;
  const opened = openForm(request, form);
  if ((opened.announcedBytes ?? 0) > mostBytes + FORM_BYTES) throw tooLarge(form);
  const { fields, file } = await opened.read(({ bytes }) => inTime(bytes, form));
  const hash = createHash('sha256')
    .update(file ?? '')
    .digest('hex');
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return { sent: fields, file, digest: JSON.stringify([sorted, hash]) };
}

async function inTime(bytes: Readable, form: FileForm): Promise<Buffer> {
  const late = setTimeout(() => bytes.destroy(tooSlow()), FORM_WITHIN_MS);
  try {
    return await readWhole(bytes, form);
  } finally {
    clearTimeout(late);
  }
}

async function readWhole(bytes: Readable, form: FileForm): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of bytes as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > form.mostBytes) throw tooLarge(form);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function tooSlow(): AppError {
  return new AppError('too_slow', 'The file took too long to arrive. Please try again.');
}

function tooLarge({ file, mostBytes }: FileForm): AppError {
  const message = `This file is larger than ${Math.floor(mostBytes / 1024 ** 2)} MB.`;
  return new AppError('too_large', message, { fields: { [file]: message } });
}
