export interface ClientOptions {
  /** An API key (`dg_live_…`, `dg_test_…`) or an OAuth access token. */
  key: string;
  /** Where the API is, as `https://example.com`. */
  baseUrl: string;
  /** Tries after the first, where a call may be made again. 2 unless you say another. */
  retries?: number;
  /** Milliseconds for one try. 30,000 unless you say another. */
  timeoutMs?: number;
  /** Another `fetch` than the global one. */
  fetch?: (request: Request) => Promise<Response>;
}

export interface CallOptions {
  /** Made by the client unless you give one. Keep it to make the same call again after your program has stopped. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface Call {
  method: string;
  path: string;
  query?: object;
  /** sent as a form where a `Blob` is in it, and as JSON otherwise */
  body?: object;
  options?: CallOptions;
}

/** What the API answered, when it was an error. */
export class ApiError extends Error {
  readonly status: number;
  /** For programs, as `validation_failed`. */
  readonly code: string;
  /** A sentence for each value that was wrong. */
  readonly fields: Readonly<Record<string, string>>;
  /** Mention it when you write to us. */
  readonly requestId: string | null;

  constructor(
    response: Response,
    body: { message?: string; code?: string; fields?: Record<string, string> },
  ) {
    super(body.message ?? `The API answered with ${response.status}.`);
    this.name = 'ApiError';
    this.status = response.status;
    this.code = body.code ?? 'unknown';
    this.fields = body.fields ?? {};
    this.requestId = response.headers.get('x-request-id');
  }
}

const LONGEST_WAIT_SECONDS = 60;

/** Makes the calls: key, Idempotency-Key, time limit, another try where that is safe, and errors as `ApiError`. */
export class HttpClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  protected async call<T>(call: Call): Promise<T> {
    // One for all tries: that makes them the same call.
    const idempotencyKey = call.options?.idempotencyKey ?? crypto.randomUUID();
    for (let left = this.#options.retries ?? 2; ; left -= 1) {
      const answer = await this.#try(call, idempotencyKey).catch((error: unknown) => {
        if (left <= 0 || call.options?.signal?.aborted) throw error;
        return null;
      });
      if (answer?.ok) return (await answer.json()) as T;
      const waitSeconds = answer ? secondsToWait(answer) : 1;
      if (answer && (left <= 0 || waitSeconds === null)) throw await errorOf(answer);
      await wait((waitSeconds ?? 1) * 1000, call.options?.signal);
    }
  }

  /** Item by item, asking for the next page when it is needed. */
  protected async *items<T>(
    page: (cursor: string | undefined) => Promise<{ data: T[]; next_cursor: string | null }>,
  ): AsyncGenerator<T, void, undefined> {
    let cursor: string | undefined;
    do {
      const { data, next_cursor } = await page(cursor);
      yield* data;
      cursor = next_cursor ?? undefined;
    } while (cursor);
  }

  #try({ method, path, query, body, options }: Call, idempotencyKey: string): Promise<Response> {
    const { baseUrl, key, timeoutMs = 30_000, fetch = globalThis.fetch } = this.#options;
    const url = new URL(path, baseUrl);
    for (const [name, value] of Object.entries(query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const signals = [AbortSignal.timeout(timeoutMs), ...(options?.signal ? [options.signal] : [])];
    return fetch(
      new Request(url, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json',
          ...(method === 'GET' ? {} : { 'idempotency-key': idempotencyKey }),
          ...(body === undefined || hasFile(body) ? {} : { 'content-type': 'application/json' }),
        },
        body: body && (hasFile(body) ? formOf(body) : JSON.stringify(body)),
        signal: AbortSignal.any(signals),
      }),
    );
  }
}

function hasFile(body: object): boolean {
  return Object.values(body).some((value) => value instanceof Blob);
}

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}

/** Too many calls, a part that is down, or the same call still running; null where another try changes nothing. */
function secondsToWait(answer: Response): number | null {
  const told = Number(answer.headers.get('retry-after') ?? Number.NaN);
  if (answer.status === 409 && Number.isNaN(told)) return null;
  if (![409, 429, 502, 503, 504].includes(answer.status)) return null;
  const seconds = Number.isNaN(told) ? 1 : told;
  return seconds > LONGEST_WAIT_SECONDS ? null : seconds;
}

async function errorOf(answer: Response): Promise<ApiError> {
  const text = await answer.text();
  try {
    return new ApiError(answer, JSON.parse(text) as { message?: string });
  } catch {
    return new ApiError(answer, {});
  }
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
