import { AppError, type ErrorCode } from '@/lib/platform/errors';
import type { Call } from './find-calls';
import type { JsonSchema } from './schemas';

/** What each code of an error says to a program. */
const meanings = {
  invalid_request: 'The request cannot be read.',
  not_signed_in: 'No session, key or access token, or one that is not valid.',
  wrong_password: 'The password is wrong.',
  step_up_required: 'The account asks for its PIN or passkey first.',
  payment_required: 'Something has to be paid first.',
  forbidden: 'The caller may not do this.',
  unconfirmed_address: 'The account’s email address is not confirmed.',
  not_found: 'There is no such thing, or it is not the caller’s.',
  method_not_allowed: 'The address has other verbs.',
  too_slow: 'The body took too long to arrive.',
  conflict: 'Its state does not allow it.',
  gone: 'It has ended.',
  too_large: 'The body is too large.',
  unsupported_type: 'The body is not of the declared media type.',
  validation_failed: 'A value is wrong; `fields` says which.',
  locked: 'It is locked after too many tries.',
  rate_limited: 'Too many calls. Wait as many seconds as `retry-after` says.',
  unknown_device: 'Too many tries from a browser that is new to the account.',
  internal: 'A mistake of ours; nothing was changed.',
  unavailable: 'A part is down; try again.',
} as const satisfies Record<ErrorCode, string>;

const codes = Object.keys(meanings) as ErrorCode[];

export const errorSchema: JsonSchema = {
  type: 'object',
  description: 'What every error is answered with.',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'For people: what happened, and what to do next.' },
    code: { type: 'string', enum: codes, description: 'For programs.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A sentence for each value that was wrong.',
    },
  },
};

/** One answer for each code, for `components`. */
export function errorResponses(): Record<string, JsonSchema> {
  const named = codes.map((code) => [nameOf(code), errorResponse(meanings[code], code)] as const);
  return { ...Object.fromEntries(named), AnyError: errorResponse('Any other error.') };
}

function errorResponse(description: string, code?: ErrorCode): JsonSchema {
  const error = { $ref: '#/components/schemas/Error' };
  const schema = code ? { allOf: [error, { properties: { code: { const: code } } }] } : error;
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
export function errorsOf(call: Call): Record<string, JsonSchema> {
  const entries = codesOf(call).map((code) => [String(statusOf(code)), ref(nameOf(code))] as const);
  return { ...Object.fromEntries(entries), default: ref('AnyError') };
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

function nameOf(code: ErrorCode): string {
  return code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function ref(name: string): JsonSchema {
  return { $ref: `#/components/responses/${name}` };
}
