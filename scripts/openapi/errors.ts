import { AppError, type ErrorCode } from '@/lib/platform/errors';
import type { Call } from './find-calls';
import type { JsonSchema, Schemas } from './schemas';

/** What each code of an error says to a program. */
const meanings = {
  invalid_request: 'We could not read the request.',
  not_signed_in: 'The session, key or access token is missing or not valid.',
  wrong_password: 'The password is wrong, or no account has this email.',
  wrong_pin: 'The PIN is wrong.',
  wrong_passkey: 'The passkey is not one of this account, or its challenge has expired.',
  wrong_recovery_code: 'The recovery code is wrong or was used before.',
  step_up_required: 'The account requires its PIN or passkey first.',
  payment_required: 'A payment is due first.',
  forbidden: 'The caller may not do this.',
  unconfirmed_address: 'The account’s email address is not confirmed.',
  not_found: 'It does not exist, or it does not belong to the caller.',
  method_not_allowed: 'This address does not support this method.',
  too_slow: 'The body took too long to arrive.',
  conflict: 'The current state does not allow this.',
  gone: 'It has expired or ended.',
  too_large: 'The body is too large.',
  unsupported_type: 'The media type of the body is not one that this call takes.',
  validation_failed: 'A value is not valid; `fields` says which one and why.',
  locked: 'Locked after too many attempts.',
  rate_limited: 'Too many calls. Wait for the number of seconds in `retry-after`.',
  unknown_device: 'Too many attempts from a browser that is new to the account.',
  internal: 'Something went wrong on our side. Nothing was changed.',
  unavailable: 'A part of the service is down or not set up. Try again later.',
} as const satisfies Record<ErrorCode, string>;

const codes = Object.keys(meanings) as ErrorCode[];

export const errorSchema: JsonSchema = {
  type: 'object',
  description: 'The body of an error.',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'For people: what happened and what to do next.' },
    code: { type: 'string', enum: codes, description: 'For programs: the kind of error.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'One sentence for each value that is not valid, by the name of its field.',
    },
  },
};

/** One answer for each code, and for each status that stands for several of them, for `components`. */
export function errorResponses(): Record<string, JsonSchema> {
  const named = codes.map((code) => [nameOf(code), errorResponse(meanings[code], [code])] as const);
  const several = codes
    .map(codesOfSameStatus)
    .filter((same) => same.length > 1)
    .map(
      (same) =>
        [nameOf(...same), errorResponse(same.map((code) => meanings[code]).join(' Or: '), same)] as const,
    );
  return {
    ...Object.fromEntries(named),
    ...Object.fromEntries(several),
    AnyError: errorResponse('Any other error.'),
  };
}

function errorResponse(description: string, known: ErrorCode[] = []): JsonSchema {
  const error = { $ref: '#/components/schemas/Error' };
  const [code, ...others] = known;
  const ofStatus = others.length > 0 ? { enum: known } : { const: code };
  const schema = code ? { allOf: [error, { properties: { code: ofStatus } }] } : error;
  const waits = code === 'rate_limited' || code === 'unavailable';
  return {
    description,
    headers: {
      'x-request-id': { $ref: '#/components/headers/RequestId' },
      ...(waits && { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }),
    },
    content: { 'application/json': { schema } },
  };
}

/** What is known of how a call can fail; a command may refuse for more reasons, which `default` stands for. */
export function errorsOf(call: Call, schemas: Schemas): Record<string, JsonSchema> {
  const { refusal } = call.operation;
  // What asks a person for more than their session asks no program.
  const isOfPrograms = call.operation.scope !== undefined;
  const entries = codesOf(call).map((code) => {
    const name = isOfPrograms ? nameOf(code) : nameOf(...codesOfSameStatus(code));
    return [String(statusOf(code)), ref(name)] as const;
  });
  if (!refusal) return { ...Object.fromEntries(entries), default: ref('AnyError') };
  const own = entries.filter(([status]) => !OF_REQUEST.has(status));
  return { ...Object.fromEntries(own), default: eitherError(schemas.toJson(refusal)) };
}

/** What is wrong with a request is said in the words of whichever finds it first. */
const OF_REQUEST = new Set(['400', '404', '406', '413', '415', '422']);

function eitherError(refusal: JsonSchema): JsonSchema {
  const { content: _, ...rest } = errorResponse('Any other error, of ours or of the protocol.');
  const schema = { anyOf: [{ $ref: '#/components/schemas/Error' }, refusal] };
  return { ...rest, content: { 'application/json': { schema } } };
}

function codesOf({ verb, path, operation }: Call): ErrorCode[] {
  const { auth, scope, params, query, body, form, takes, isLimited, isRepeatable } = operation;
  const hasBody = Boolean(body ?? form ?? takes);
  const isForRole = auth === 'notary' || auth === 'admin';
  const found: [ErrorCode, unknown][] = [
    ['invalid_request', hasBody || isRepeatable],
    ['not_signed_in', scope ?? (auth === 'user' || isForRole)],
    ['forbidden', scope ?? (isForRole || verb !== 'GET')],
    ['not_found', params ?? path.includes('{')],
    ['too_slow', body],
    ['conflict', isRepeatable],
    ['too_large', hasBody],
    ['unsupported_type', body ?? form],
    ['validation_failed', hasBody || query],
    ['rate_limited', isLimited],
    ['internal', true],
    ['unavailable', true],
  ];
  return found.filter(([, can]) => can).map(([code]) => code);
}

function statusOf(code: ErrorCode): number {
  return new AppError(code, '').status;
}

function codesOfSameStatus(code: ErrorCode): ErrorCode[] {
  return codes.filter((other) => statusOf(other) === statusOf(code));
}

function nameOf(...several: ErrorCode[]): string {
  return several
    .map((code) => code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()))
    .join('Or');
}

function ref(name: string): JsonSchema {
  return { $ref: `#/components/responses/${name}` };
}
