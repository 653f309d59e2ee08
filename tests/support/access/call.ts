import path from 'node:path';
import type { Described } from '@/lib/platform/http/operation';
import { buildRequest, type Call as Sent } from '../http';

/** Who calls: somebody with a session, somebody with a key, or a visitor. */
export type Caller = Pick<Sent, 'as' | 'headers'>;

const API = path.join(process.cwd(), 'app', 'api');

/** The handler of a call as the access table names it: `GET /v1/properties/{property_id}`. */
async function handlerOf(call: string): Promise<Described> {
  const [verb = '', address = ''] = call.split(' ');
  const folder = address.replace(/^\/api\//, '').replace(/\{(\w+)\}/g, '[$1]');
  const handlers = (await import(path.join(API, folder, 'route.ts'))) as Record<string, Described>;
  return handlers[verb]!;
}

type Parts = { params?: Record<string, string>; query?: string; body?: unknown; rawBody?: BodyInit };

/** Makes a call as somebody; what an address names is made up where it is not told. */
export async function callAs(
  call: string,
  caller: Caller,
  { params = {}, query = '', ...body }: Parts = {},
): Promise<{ status: number; text: string }> {
  const [verb, address = ''] = call.split(' ');
  const places = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const named = Object.fromEntries(places.map((name) => [name, params[name] ?? crypto.randomUUID()]));
  const url = address.replace(/\{(\w+)\}/g, (_, name: string) => named[name]!) + query;
  const method = verb as Sent['method'];
  const handler = await handlerOf(call);
  const request = buildRequest({ method, url, ...caller, ...body });
  const response = await handler(request, { params: Promise.resolve(named) });
  const { status, headers } = response;
  if (!headers.get('content-type')?.startsWith('text/event-stream'))
    return { status, text: await response.text() };
  // It would go on for as long as somebody listens.
  await response.body?.cancel();
  return { status, text: '' };
}
