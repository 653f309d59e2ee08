import 'server-only';
import { NextRequest } from 'next/server';
import type * as z from 'zod';
import { noteRequest } from './abuse';
import type { Actor } from './actor';
import { causedBy } from './telemetry/cause';
import { countAnswer, routeOf } from './telemetry/counts';
import { newId, now } from './clock';
import { networkOf } from './session/device';
import { AppError } from './errors';
import { assertOwnOrigin } from './http/request-origin';
import { answerError } from './http/error-response';
import { logger } from './telemetry/logger';
import { openForm, type FormShape, type IncomingForm } from './http/multipart';
import { described, type Auth, type Described } from './http/operation';
import { countTry, type Limit } from './rate-limit';
import { parseWith, readJson } from './http/request-body';
import { findActorOfCookie, sessionCookieName } from './session/session-cookie';
import { traced, type OpenSpan } from './telemetry/traces';

type ActorFor<A extends Auth> = A extends 'none' ? undefined : A extends 'optional' ? Actor | null : Actor;
type Parsed<S extends z.ZodType | undefined> = S extends z.ZodType ? z.output<S> : undefined;

type Input<A extends Auth, P, Q, B, F> = {
  actor: ActorFor<A>;
  params: P;
  query: Q;
  body: B;
  /** with a file, not read yet */
  form: F extends FormShape ? IncomingForm : undefined;
  request: NextRequest;
};

/** An answer of 204 has no body: what returns one cannot say that it is. */
type Answer<N extends z.ZodType | undefined, S extends number | undefined> = S extends 204
  ? Response | Promise<Response | void>
  : N extends z.ZodType
    ? z.input<N> | Response | Promise<z.input<N> | Response>
    : unknown;

type Definition<
  A extends Auth,
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  F extends FormShape | undefined,
  N extends z.ZodType | undefined,
  S extends number | undefined,
> = {
  auth: A;
  params?: P;
  query?: Q;
  body?: B;
  /** the body is a form with a file, which the handler reads as it comes */
  form?: F;
  /** the handler reads the body itself: its media type */
  takes?: string;
  /** what a good answer is, for the OpenAPI document */
  answer?: N;
  /** media types of good answers, where they are not all JSON */
  gives?: readonly string[];
  /** a call without any content is one with an empty object */
  mayBeEmpty?: boolean;
  limit?: Limit;
  /** a second limit, always per address: for calls that anybody can make at a price to us */
  addressLimit?: Limit;
  /** what the limit counts, when not the account, the session or the address */
  limitBy?: (input: Input<A, Parsed<P>, Parsed<Q>, Parsed<B>, F>) => string;
  status?: S;
  /** of a good answer too, where the handler makes the response itself */
  otherStatus?: number;
  /** Cache-Control of a good answer; without it nothing may be kept */
  cache?: string;
  /** asks the database who calls, also for a read: where ten seconds of an open door are too many */
  fresh?: boolean;
  handler: (input: Input<A, Parsed<P>, Parsed<Q>, Parsed<B>, F>) => Answer<N, S>;
};

type Context = { params: Promise<unknown> };

/** After which it is asked again who sends a body: the session may have ended while it was on its way. */
const LATE_AFTER_MS = 1000;
const NO_STORE = 'no-store';
/** An answer that a browser shows as a document may load and run nothing, unless it says itself what it may. */
const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The one way in: origin, session, role, limit, parameters, query and body are checked in this order before the handler
 * runs; what it returns becomes JSON (nothing becomes 204, a Response is passed on), what it throws becomes the error body.
 */
export function route<
  A extends Auth,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  F extends FormShape | undefined = undefined,
  N extends z.ZodType | undefined = undefined,
  S extends number | undefined = undefined,
>(definition: Definition<A, P, Q, B, F, N, S>): Described {
  const handle = observed(async (request, context) => {
    assertOwnOrigin(request);
    const askedAt = now().getTime();
    const caller = await authenticate(request, definition);
    const { limit, limitBy, addressLimit } = definition;
    if (addressLimit) await countTry(addressLimit, networkOf(request));
    if (limit && !limitBy) await countTry(limit, countedFor(limit, caller) ?? networkOf(request));
    const params = parseWith(definition.params, await context?.params, 'not_found') as Parsed<P>;
    const query = parseWith(definition.query, Object.fromEntries(request.nextUrl.searchParams)) as Parsed<Q>;
    const body = parseWith(definition.body, await readBody(request, definition)) as Parsed<B>;
    const isLate = definition.body !== undefined && now().getTime() - askedAt > LATE_AFTER_MS;
    const input = {
      actor: (isLate ? await authenticate(request, definition) : caller) as ActorFor<A>,
      params,
      query,
      body,
      form: (definition.form && openForm(request, definition.form)) as Input<A, P, Q, B, F>['form'],
      request,
    };
    if (limit && limitBy) await countTry(limit, limitBy(input));
    return answer(await definition.handler(input), definition);
  });
  return described(handle, {
    ...definition,
    isLimited: Boolean(definition.limit ?? definition.addressLimit),
  });
}

function countedFor({ per }: Limit, caller: Actor | null | undefined): string | undefined {
  return per === 'session' ? caller?.sessionId : caller?.id;
}

function readBody(
  request: NextRequest,
  { body, mayBeEmpty }: { body?: z.ZodType; mayBeEmpty?: boolean },
): Promise<unknown> {
  if (!body) return Promise.resolve(undefined);
  const isEmpty = mayBeEmpty && !request.headers.has('content-type');
  return isEmpty ? Promise.resolve({}) : readJson(request);
}

/**
 * Request id, error body and one log line around any handler: for `route`, and for handlers that are not ours (next-auth).
 * What the handler writes into `always` is a header of its answer whatever comes of it.
 */
export function observed(handle: Observed) {
  return (plainRequest: Request, context?: Context): Promise<Response> => {
    const request = isNextRequest(plainRequest) ? plainRequest : new NextRequest(plainRequest);
    const requestId = newId();
    const about = {
      name: request.method,
      kind: 'server',
      attributes: { 'deedguard.request_id': requestId },
      link: request.headers.get('traceparent'),
    } as const;
    return causedBy({ requestId }, () =>
      traced(about, (span) => observe(handle, { request, context, requestId, span })),
    );
  };
}

type Observed = (request: NextRequest, context: Context | undefined, always: Headers) => Promise<Response>;

type Seen = { request: NextRequest; context: Context | undefined; requestId: string; span: OpenSpan };

async function observe(handle: Observed, { request, context, requestId, span }: Seen): Promise<Response> {
  const startedAt = performance.now();
  const always = new Headers();
  const response = await handle(request, context, always).catch((error: unknown) => {
    noteBody(request, error);
    return answerError(error, requestId);
  });
  always.forEach((value, name) => response.headers.set(name, value));
  response.headers.set('x-request-id', requestId);
  if (!response.headers.has('content-security-policy')) {
    response.headers.set('content-security-policy', ANSWER_POLICY);
  }
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', NO_STORE);
  // Next lets such a body lie, and with it the file that it reads.
  if (request.method === 'HEAD' || request.signal.aborted) await response.body?.cancel();
  const { method, nextUrl } = request;
  const { status } = response;
  const ms = performance.now() - startedAt;
  const params = await context?.params;
  const line = { requestId, method, path: withoutTokens(nextUrl.pathname), status, ms: Math.round(ms) };
  logger[isProbe(nextUrl.pathname) && response.ok ? 'debug' : 'info'](line);
  countAnswer({ method, pathname: nextUrl.pathname, params, status, ms });
  endSpan(span, { method, route: routeOf(nextUrl.pathname, params), status });
  return response;
}

/** Asked every few seconds, by supervisors and monitors: lines of good answers would bury the others. */
function isProbe(pathname: string): boolean {
  return pathname.startsWith('/api/health/') || pathname === '/api/metrics';
}

function endSpan(
  span: OpenSpan,
  { method, route, status }: { method: string; route: string; status: number },
): void {
  span.end({
    name: `${method} ${route}`,
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
    hasFailed: status >= 500,
  });
}

/** For the abuse view. */
function noteBody(request: NextRequest, error: unknown): void {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === 'too_large') noteRequest(request, { kind: 'refused', what: 'large-body' });
  if (code === 'too_slow') noteRequest(request, { kind: 'refused', what: 'slow-body' });
}

/** What Next hands over is a proxy of its own class: `instanceof` does not know it, and Node 22 and newer cannot copy it. */
function isNextRequest(request: Request): request is NextRequest {
  return 'nextUrl' in request;
}

/** 32 random bytes in an address open what they name (a share link), and so does an API key: no log holds them. */
function withoutTokens(path: string): string {
  return path.replace(/(?<=\/)[\w-]{43,}(?=\/|$)/g, '***');
}

async function authenticate(
  request: NextRequest,
  { auth, fresh }: { auth: Auth; fresh?: boolean },
): Promise<Actor | null | undefined> {
  if (auth === 'none') return undefined;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const cookie = request.cookies.get(sessionCookieName())?.value;
  const actor = await findActorOfCookie(cookie, isRead && !fresh ? 'trusted' : 'fresh');
  if (auth === 'optional') return actor;
  if (!actor) throw new AppError('not_signed_in', 'Please log in to continue.');
  if (auth !== 'user' && actor.role !== auth && actor.role !== 'admin') {
    throw new AppError('forbidden', 'Your account may not do this.');
  }
  return actor;
}

function answer(result: unknown, { status, cache }: { status?: number; cache?: string }): Response {
  const headers = { 'cache-control': cache ?? NO_STORE };
  if (result instanceof Response) {
    if (!result.headers.has('cache-control')) result.headers.set('cache-control', headers['cache-control']);
    return result;
  }
  if (result === undefined) return new Response(null, { status: status ?? 204, headers });
  return Response.json(result, { status: status ?? 200, headers });
}
