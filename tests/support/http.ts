import { isDeepStrictEqual } from 'node:util';
import { NextRequest } from 'next/server';
import type { Operation } from '@/lib/platform/http/operation';
import { testEnvironment } from './environment';

type Handler = ((request: Request, context?: { params: Promise<unknown> }) => Promise<Response>) & {
  operation?: Operation;
};

export type Call = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** path and query; what a handler reads of the path comes in `params` */
  url?: string;
  params?: Record<string, string | string[]>;
  /** who calls; without it a visitor */
  as?: { cookie: string } | null;
  /** sent as JSON */
  body?: unknown;
  /** sent as it is, instead of `body`: text, a form, bytes or a stream */
  rawBody?: BodyInit;
  headers?: Record<string, string>;
};

export type Answer = { status: number; headers: Headers; body: unknown; text: string; bytes: Buffer };

/**
 * Calls the exported handler of a route with a real Request, as a browser on our own site would.
 * @throws where a good answer is not exactly what the handler, and with it /openapi.json, says
 */
export async function callRoute(handler: Handler, call: Call = {}): Promise<Answer> {
  const { params = {} } = call;
  const response = await handler(buildRequest(call), { params: Promise.resolve(params) });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString('utf8');
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson && text ? JSON.parse(text) : text;
  if (response.ok && isJson && text) assertAsSaid(handler, body);
  return { status: response.status, headers: response.headers, text, bytes, body };
}

/** What a schema does not name, at any depth, it leaves out as it reads. */
function assertAsSaid({ operation }: Handler, body: unknown): void {
  const read = operation?.answer?.parse(body) ?? body;
  if (isDeepStrictEqual(read, body)) return;
  throw new Error(
    `The answer has more than its schema says. Read: ${JSON.stringify(read)}. Sent: ${JSON.stringify(body)}`,
  );
}

export function buildRequest({ method = 'GET', url = '/', as, body, rawBody, headers }: Call): Request {
  const all = new Headers({ origin: testEnvironment.NEXTAUTH_URL, host: 'localhost:3000' });
  if (as) all.set('cookie', as.cookie);
  if (body !== undefined) all.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
  const content = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const init = { method, headers: all, body: content, duplex: 'half' };
  return new Request(new URL(url, testEnvironment.NEXTAUTH_URL), init);
}

/**
 * Of a caller who can leave. Handlers get a request of Next, as from its server: they hold it until they have answered. A
 * plain one, copied into another, may be collected before, and its signal then never fires.
 */
export function buildLeavable(request: Request, signal: AbortSignal | undefined): NextRequest {
  return new NextRequest(request, { signal });
}

/** The cookie that an answer sets, as a browser would send it back, or null. */
export function cookieOf(answer: Answer, name = 'next-auth.session-token'): { cookie: string } | null {
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  const pair = line?.split(';')[0];
  return pair && pair !== `${name}=` ? { cookie: pair } : null;
}
