import { existsSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { Readable } from 'node:stream';

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Found = { file: string; params: Record<string, string> };

const API = path.join(process.cwd(), 'app', 'api');

export type ApiServer = { address: string; stop: () => Promise<void> };

type Options = {
  port?: number;
  /** what is not of /api: whether it answers */
  answersElse?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
};

/** The real handlers of /v1 behind a real port, for programs that know nothing but HTTP. */
export async function startApiServer({ port: wanted = 0, answersElse }: Options = {}): Promise<ApiServer> {
  const server = createServer((incoming, outgoing) => {
    if (answersElse?.(incoming, outgoing)) return;
    answer(incoming).then(
      async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      },
      (error: unknown) => outgoing.writeHead(500).end(String(error)),
    );
  });
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => stop(server) };
}

async function answer(incoming: IncomingMessage): Promise<Response> {
  const url = new URL(incoming.url ?? '/', 'http://localhost:3000');
  const found = find(API, url.pathname.split('/').filter(Boolean));
  if (!found) return Response.json({ message: 'There is no such call.', code: 'not_found' }, { status: 404 });
  const handlers = (await import(found.file)) as Record<string, Handler | undefined>;
  const handler = handlers[incoming.method ?? 'GET'];
  if (!handler) return new Response(null, { status: 405 });
  const hasBody = incoming.method !== 'GET';
  const request = new Request(url, {
    method: incoming.method,
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
  } as RequestInit);
  return handler(request, { params: Promise.resolve(found.params) });
}

/** As Next does: a folder of that name, or else one in brackets that takes any. */
function find(folder: string, [first, ...rest]: string[]): Found | null {
  if (first === undefined) {
    const file = path.join(folder, 'route.ts');
    return existsSync(file) ? { file, params: {} } : null;
  }
  const named = path.join(folder, first);
  if (existsSync(named)) return find(named, rest);
  const [, name] =
    readdirSync(folder)
      .join('\n')
      .match(/^\[(\w+)\]$/m) ?? [];
  const found = name ? find(path.join(folder, `[${name}]`), rest) : null;
  return found && name ? { ...found, params: { ...found.params, [name]: first } } : null;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
