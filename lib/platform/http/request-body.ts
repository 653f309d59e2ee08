import type * as z from 'zod';
import { AppError, type ErrorCode, type FieldErrors } from '../errors';

const MAX_JSON_BYTES = 100_000;
/** More than any call of ours takes, and far less than what walks through values in memory can stand. */
const MAX_LEVELS = 64;
/** 100,000 bytes take a second of it on the slowest line. scripts/server-requests.mjs breaks the connection soon after. */
const BODY_WITHIN_MS = 30_000;

/** Reads a JSON body of at most 100,000 bytes, also when its length is not announced. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError('unsupported_type', 'Please send JSON (Content-Type: application/json).');
  }
  const value = parse(await readText(request));
  if (isDeeper(value, MAX_LEVELS)) {
    throw new AppError('invalid_request', `The body is nested deeper than ${MAX_LEVELS} levels.`);
  }
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_request', 'The body is not valid JSON.', { cause });
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Reads a text body of at most 100,000 bytes that arrives within 30 seconds. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_JSON_BYTES) throw tooLarge();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of inTime(request.body)) {
    bytes += chunk.byteLength;
    if (bytes > MAX_JSON_BYTES) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** What comes of a body. One that takes too long, or whose sender goes away, is no fault of ours. */
async function* inTime(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  let stop: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    stop = setTimeout(() => reject(tooSlow()), BODY_WITHIN_MS);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read().catch(brokenOff), late]);
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(stop);
    reader.cancel().catch(() => undefined);
  }
}

function tooLarge(): AppError {
  return new AppError('too_large', 'The request is too large.');
}

function tooSlow(): AppError {
  return new AppError('too_slow', 'The request took too long to arrive. Please try again.');
}

function brokenOff(cause: unknown): never {
  throw new AppError('invalid_request', 'The request broke off before its end.', { cause });
}

const plainWords: Record<string, string> = {
  unrecognized_keys: 'We don’t recognize this field.',
  too_small: 'This value is too small or too short.',
  too_big: 'This value is too large or too long.',
  invalid_format: 'This value has the wrong format.',
};

/** For what a schema has no message of its own: people read it too, and the words of zod are for programmers. */
function inPlainWords({ code, path = [] }: { code?: string; path?: PropertyKey[] }): string {
  const isWhole = path.length === 0 && code !== 'unrecognized_keys';
  if (isWhole) return 'The request has the wrong format.';
  return plainWords[code ?? ''] ?? 'This field is missing or not of the right kind.';
}

/** Parses with a schema. A failure becomes 422 with the fields, or 400 when the value is not even an object. */
export function parseWith(
  schema: z.ZodType | undefined,
  value: unknown,
  failure: ErrorCode = 'validation_failed',
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: inPlainWords });
  if (result.success) return result.data;
  const fields = fieldErrors(result.error);
  if (failure === 'not_found') throw new AppError('not_found', 'There is nothing at this address.');
  if (Object.keys(fields).length === 0) {
    throw new AppError(
      'invalid_request',
      result.error.issues[0]?.message ?? 'The request has the wrong format.',
    );
  }
  throw new AppError(failure, Object.values(fields)[0] ?? 'Please check the fields.', { fields });
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) if (name) fields[name] ??= issue.message;
  }
  return fields;
}
