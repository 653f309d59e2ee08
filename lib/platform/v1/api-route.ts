import 'server-only';
import type { NextRequest } from 'next/server';
import type { Prisma } from '@/prisma/generated/client';
import type * as z from 'zod';
import { API_CALLS_PER_HOUR } from '@/lib/values/api-scopes';
import { readSent, type FileForm } from './api-body';
import { countApiCall, limitHeaders, type ApiCaller, type ApiScope } from './api-caller';
import { challengeTo } from './api-resources';
import { AppError } from '../errors';
import {
  doOnce,
  findStoredAnswer,
  idempotencyKeyOf,
  requestHashOf,
  type RepeatableCall,
  type StoredAnswer,
} from './idempotency';
import { db, type Tx } from '../db';
import { described, type Described, type Operation } from '../http/operation';
import { parseWith } from '../http/request-body';
import { observed } from '../route';
import { takeTurnsOfOwners } from '../turns';

type Parsed<S extends z.ZodType | undefined> = S extends z.ZodType ? z.output<S> : undefined;

type Input<P, Q, B> = {
  caller: ApiCaller;
  params: P;
  query: Q;
  body: B;
  request: NextRequest;
};

type Shared<P extends z.ZodType | undefined, Q extends z.ZodType | undefined, A extends z.ZodType> = {
  scope: ApiScope;
  params?: P;
  query?: Q;
  /** what a good answer is: the OpenAPI document says so, and tests hold it */
  answer: A;
};

type Read<P extends z.ZodType | undefined, Q extends z.ZodType | undefined, A extends z.ZodType> = Shared<
  P,
  Q,
  A
> & {
  handler: (input: Input<Parsed<P>, Parsed<Q>, undefined>) => Promise<z.input<A>>;
};

/** Does what it does within `tx`, so that a call that comes again does nothing. */
type Work<A extends z.ZodType> = (tx: Tx) => Promise<z.input<A> & Prisma.InputJsonValue>;

type Write<P extends z.ZodType | undefined, B extends z.ZodType | undefined, A extends z.ZodType> = Shared<
  P,
  undefined,
  A
> & {
  body?: B;
  /** a form with a file and the fields of the body, which may be sent in the place of JSON */
  form?: FileForm;
  /** 201 unless it says another */
  status?: number;
  /** what has to be read from elsewhere first is read before the transaction: what this returns is then done in it */
  handler: (
    input: Input<Parsed<P>, undefined, Parsed<B>> & { file: Buffer | null },
  ) => Work<A> | Promise<Work<A>>;
};

type Context = { params: Promise<unknown> };

/** A file has up to 25 MB. */
const holdingFile = takeTurnsOfOwners({ atOnce: 8, ofOneOwner: 3 });

/** A read of /v1: key or token, hourly limit, scope, parameters and query are checked in this order before the handler runs. */
export function apiRead<
  A extends z.ZodType,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
>(definition: Read<P, Q, A>): Described {
  return apiCall(definition, async (request, context, caller) => {
    const params = parseWith(definition.params, await context?.params, 'not_found') as Parsed<P>;
    const query = parseWith(definition.query, Object.fromEntries(request.nextUrl.searchParams)) as Parsed<Q>;
    const body = await definition.handler({ caller, params, query, body: undefined, request });
    return { status: 200, body };
  });
}

/**
 * A call of /v1 that changes something. With an Idempotency-Key it is done once: the same request again within 24 hours has
 * the same answer, another one with the same key is a `conflict`.
 */
export function apiWrite<
  A extends z.ZodType,
  P extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(definition: Write<P, B, A>): Described {
  const { status = 201 } = definition;
  return apiCall({ ...definition, status, isRepeatable: true }, async (request, context, caller) => {
    const params = parseWith(definition.params, await context?.params, 'not_found') as Parsed<P>;
    return inTurn(definition.form, caller, async () => {
      const { sent, file, digest } = await readSent(request, definition);
      const call = repeatableCall(request, caller, digest);
      const earlier = call && (await findStoredAnswer(db, call));
      if (earlier) return { ...earlier, isReplayed: true };
      const body = parseWith(definition.body, sent) as Parsed<B>;
      const work = await definition.handler({ caller, params, query: undefined, body, request, file });
      return doOnce(call, { status, work });
    });
  });
}

/** Calls that hold a file in memory have turns. */
function inTurn<T>(form: FileForm | undefined, caller: ApiCaller, work: () => Promise<T>): Promise<T> {
  return form ? holdingFile(caller.ownerId, work) : work();
}

function repeatableCall(request: Request, caller: ApiCaller, body: string): RepeatableCall | null {
  const sent = idempotencyKeyOf(request);
  if (sent === null) return null;
  // Programs of one organization are one caller; two apps of one account know nothing of each other.
  const key = caller.organizationId === null ? `${caller.id} ${sent}` : sent;
  return { caller, key, requestHash: requestHashOf(request, body) };
}

type Answered = StoredAnswer & { isReplayed?: boolean };

/** Whatever comes of a call that was counted, its answer says what is left of the hour. */
function apiCall(
  operation: Operation & { scope: ApiScope },
  answer: (request: NextRequest, context: Context | undefined, caller: ApiCaller) => Promise<Answered>,
): Described {
  const handle = observed(async (request, context, always) => {
    always.set('www-authenticate', challengeTo(request));
    const { caller, calls } = await countApiCall(request);
    always.delete('www-authenticate');
    for (const [name, value] of Object.entries(limitHeaders(calls))) always.set(name, value);
    assertRoom(calls);
    assertScope(caller, operation.scope);
    return toResponse(await answer(request, context, caller));
  });
  return described(handle, { ...operation, isLimited: true });
}

function toResponse({ status, body, isReplayed }: Answered): Response {
  const headers = { 'cache-control': 'no-store', ...(isReplayed && { 'idempotent-replayed': 'true' }) };
  return Response.json(body, { status, headers });
}

function assertRoom(calls: number): void {
  if (calls <= API_CALLS_PER_HOUR) return;
  throw new AppError(
    'rate_limited',
    `More than ${API_CALLS_PER_HOUR} calls within this hour. Please wait until the next one.`,
    { retryAfterSeconds: Number(limitHeaders(calls)['ratelimit-reset']) },
  );
}

function assertScope({ scopes }: ApiCaller, scope: ApiScope): void {
  if (scopes.includes(scope)) return;
  throw new AppError('forbidden', `This key or token has no scope ${scope}.`);
}
