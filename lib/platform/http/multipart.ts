import 'server-only';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Readable } from 'node:stream';
import { AppError } from '../errors';

/** A file on its way: its name as the sender wrote it, and its bytes as they come. */
export type FormFile = { name: string; bytes: Readable };

export type FormShape = {
  /** the one field that holds a file */
  file: string;
  /** fields that hold text */
  fields: readonly string[];
};

/** A form with a file (multipart/form-data, RFC 7578) that was not read yet. */
export type IncomingForm = {
  /** Content-Length: it counts the form around the file too, may lie, and is null when there is none */
  announcedBytes: number | null;
  /**
   * Reads the form as it comes; never more than a few segments are held. `takeFile` gets the file wherever it is in
   * the form and reads as fast as it likes: the sender waits. Throws `validation_failed` for a field that does not
   * belong here, `invalid_request` when the form breaks off, or what `takeFile` throws; `takeFile` is over by then, but
   * may have succeeded.
   */
  read: <T>(takeFile: (file: FormFile) => Promise<T>) => Promise<ReadForm<T>>;
  /** Throws when the sender went away. */
  assertOpen: () => void;
  /** Fires when the sender goes away. */
  signal: AbortSignal;
};

type ReadForm<T> = { fields: Record<string, string>; file: T | null };
type Body = ReadableStreamDefaultReader<Uint8Array>;
type Failure = { promise: Promise<never>; fail: (error: unknown) => void; hasFailed: () => boolean };

const MAX_FIELD_BYTES = 1000;
const MAX_HEADER_BYTES = 8 * 1024;
const SEGMENT_BYTES = 64 * 1024;
/** A sender hears of a refusal when it has sent everything, so the rest is read. Beyond this the connection breaks. */
const MAX_DRAINED_BYTES = 32 * 1024 * 1024;

export function openForm(request: Request, shape: FormShape): IncomingForm {
  const announced = request.headers.get('content-length');
  return {
    announcedBytes: announced === null ? null : Number(announced),
    read: (takeFile) => readForm(request, shape, takeFile),
    assertOpen: () => {
      if (request.signal.aborted) throw interrupted();
    },
    signal: request.signal,
  };
}

async function readForm<T>(
  request: Request,
  shape: FormShape,
  takeFile: (file: FormFile) => Promise<T>,
): Promise<ReadForm<T>> {
  const parser = createParser(request, shape);
  const body = (request.body ?? new Blob().stream()).getReader() as Body;
  const failure = expectFailure();
  const parts = collectParts(parser, { shape, takeFile, fail: failure.fail });
  const onAbort = () => failure.fail(interrupted());
  request.signal.addEventListener('abort', onAbort);
  try {
    await Promise.race([failure.promise, pump(body, parser, failure)]);
    const file = await Promise.race([failure.promise, parts.file()]);
    return { fields: Object.fromEntries(parts.fields), file };
  } catch (error) {
    await parts.stop(error as Error);
    await drain(body, request.signal.aborted || isTooSlow(error) ? 0 : MAX_DRAINED_BYTES);
    throw error;
  } finally {
    request.signal.removeEventListener('abort', onAbort);
  }
}

/** Whoever was waited for long enough is not waited for again. */
function isTooSlow(error: unknown): boolean {
  return error instanceof AppError && error.code === 'too_slow';
}

function createParser(request: Request, { fields }: FormShape): BusboyInstance {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('unsupported_type', 'Please send a form with a file (multipart/form-data).');
  }
  try {
    return new Busboy({
      headers: { 'content-type': type },
      fileHwm: SEGMENT_BYTES,
      // One more than there are, so that the one too many is heard of by its name.
      limits: {
        files: 2,
        fields: fields.length + 1,
        fieldSize: MAX_FIELD_BYTES,
        headerSize: MAX_HEADER_BYTES,
      },
    });
  } catch (cause) {
    throw new AppError('invalid_request', 'The form has no boundary.', { cause });
  }
}

/** The first failure counts, whichever side it comes from. */
function expectFailure(): Failure {
  let failed = false;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<never>((_, rejectPromise) => (reject = rejectPromise));
  promise.catch(() => undefined);
  const fail = (error: unknown) => {
    failed = true;
    reject(error);
  };
  return { promise, fail, hasFailed: () => failed };
}

function collectParts<T>(
  parser: BusboyInstance,
  {
    shape,
    takeFile,
    fail,
  }: { shape: FormShape; takeFile: (file: FormFile) => Promise<T>; fail: Failure['fail'] },
) {
  const fields = new Map<string, string>();
  let current: { bytes: Readable; taken: Promise<T> } | null = null;
  parser.on('file', (field, bytes, name) => {
    bytes.on('error', () => undefined);
    if (current || field !== shape.file) return fail(current ? sentTwice(field) : unknownField(field));
    const taken = takeFile({ name: decodeName(name), bytes });
    taken.catch(fail);
    current = { bytes, taken };
  });
  parser.on('field', (field, value, _, isTruncated) => {
    if (!shape.fields.includes(field)) fail(unknownField(field));
    else if (fields.has(field)) fail(sentTwice(field));
    else if (isTruncated) fail(refuse(field, 'This text is too long.'));
    else fields.set(field, value);
  });
  parser.on('fieldsLimit', () => fail(new AppError('invalid_request', 'The form has too many fields.')));
  parser.on('filesLimit', () => fail(sentTwice(shape.file)));
  parser.on('error', (cause) => fail(interrupted(cause)));
  const finished = new Promise<void>((resolve) => parser.on('finish', resolve));
  return {
    fields,
    file: async () => {
      await finished;
      return current && (await current.taken);
    },
    /** Ends the file with the error and waits until whoever took it has cleaned up. */
    stop: async (error: Error) => {
      current?.bytes.destroy(error);
      await current?.taken.catch(() => undefined);
    },
  };
}

/** Feeds the parser as fast as it takes: it waits while nobody reads the file. */
async function pump(body: Body, parser: BusboyInstance, { hasFailed }: Failure): Promise<void> {
  for (;;) {
    const { done, value } = await body.read().catch((cause: unknown) => {
      throw interrupted(cause);
    });
    if (hasFailed()) return;
    if (done) break;
    for (let at = 0; at < value.length; at += SEGMENT_BYTES) {
      const segment = value.subarray(at, at + SEGMENT_BYTES);
      await new Promise<void>((resolve) => parser.write(segment, () => resolve()));
    }
  }
  parser.end();
}

async function drain(body: Body, maxBytes: number): Promise<void> {
  let remaining = maxBytes;
  try {
    while (remaining > 0) {
      const { done, value } = await body.read();
      if (done) return;
      remaining -= value.length;
    }
    await body.cancel();
  } catch {
    // The sender went away: there is nothing left to read.
  }
}

/** Browsers write a quotation mark in a file name so (HTML, §4.10.22.8). */
function decodeName(name: string | undefined): string {
  return (name ?? '').replaceAll('%22', '"');
}

function interrupted(cause?: unknown): AppError {
  return new AppError(
    'invalid_request',
    'The upload was interrupted, and nothing was stored. Please try again.',
    {
      cause,
    },
  );
}

function sentTwice(field: string): AppError {
  return refuse(field, 'Please send this once.');
}

function unknownField(field: string | undefined): AppError {
  return refuse(field || 'form', 'There is no such field in this form.');
}

function refuse(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { fields: { [field]: message } });
}
