const statusOf = {
  invalid_request: 400,
  not_signed_in: 401,
  /** What shows who somebody is was wrong: whether they are signed in is another matter. */
  wrong_password: 401,
  wrong_pin: 401,
  wrong_passkey: 401,
  wrong_recovery_code: 401,
  step_up_required: 402,
  payment_required: 402,
  forbidden: 403,
  /** of somebody whose email address is not confirmed */
  unconfirmed_address: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  validation_failed: 422,
  locked: 423,
  rate_limited: 429,
  /** too many tries for one account, on devices that it was never signed in on */
  unknown_device: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

export type FieldErrors = Record<string, string>;

type Details = { fields?: FieldErrors; cause?: unknown; retryAfterSeconds?: number };

/** The one way to fail. The message is fit to be shown to a person and says what to do next. */
export class AppError extends Error {
  readonly status: number;
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { fields, cause, retryAfterSeconds }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'AppError';
    this.status = statusOf[code];
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
