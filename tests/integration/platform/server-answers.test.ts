import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { completeAnswer, hideOwnNames, openStreams, refuseUnreadable } from '@/scripts/server-answers.mjs';

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string };

const UUID = /^[0-9a-f-]{36}$/;

describe('what our server answers itself', () => {
  let server: Server;

  /** Instead of Next: a bare 405 for DELETE, else an answer with its own request id where it is asked to. */
  beforeAll(() => {
    server = createServer((request, response) => {
      if (refuseUnreadable(request, response)) return;
      completeAnswer(request, response);
      if (request.url === '/own') response.setHeader('x-request-id', 'own');
      if (request.url?.startsWith('/streamed')) response.setHeader('x-body-length', '4');
      if (request.url === '/streamed?packed') response.setHeader('content-encoding', 'gzip');
      if (request.url?.startsWith('/streamed')) response.flushHeaders();
      response.statusCode = request.method === 'DELETE' ? 405 : 200;
      response.end(request.method === 'DELETE' ? undefined : 'fine');
    }).listen(0);
  });
  afterAll(() => server.close());

  const call = (method: string, path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      send({ port, method, path, agent: false }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      })
        .on('error', reject)
        .end();
    });

  it.each(['/%', '/api/%ff', '/api/users/%E0%A4%A', '*'])('is 400 to the address %s', async (path) => {
    const { status, headers, text } = await call('GET', path);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({ message: 'This address cannot be read.', code: 'invalid_request' });
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    expect(headers['x-request-id']).toMatch(UUID);
  });

  it.each(['/?q=%', '/a%20b'])('is not for it to judge %s', async (path) => {
    expect(await call('GET', path)).toMatchObject({ status: 200, text: 'fine' });
  });

  it.each(['TRACE', 'PROPFIND', 'DELETE'])('is 405 with a body to %s', async (method) => {
    const { status, headers, text } = await call(method, '/');
    expect(status).toBe(405);
    expect(JSON.parse(text)).toEqual({
      message: `${method} is not possible here.`,
      code: 'method_not_allowed',
    });
    expect(headers['x-request-id']).toMatch(UUID);
  });

  it('is a streamed download with its length, unless it was packed on the way', async () => {
    const { headers } = await call('GET', '/streamed');
    expect(headers).toMatchObject({ 'content-length': '4' });
    expect(headers).not.toHaveProperty('x-body-length');
    expect((await call('GET', '/streamed?packed')).headers).not.toHaveProperty('content-length');
  });

  it('has a request id, one', async () => {
    expect((await call('OPTIONS', '/')).headers['x-request-id']).toMatch(UUID);
    expect((await call('GET', '/own')).headers['x-request-id']).toBe('own');
  });
});

describe('an address that Next is handed', () => {
  const handedOver = (url: string) => {
    const request = { url } as IncomingMessage;
    hideOwnNames(request);
    return request.url;
  };

  it.each([
    '/index',
    '/%69ndex',
    '/./index',
    '/state-documents/%2e%2e/index',
    'http://localhost:3000/index',
    '/_global-error',
    '/%5B...path%5D',
    '/recording/requirements/[state]',
    '/_next/data/build/index.json',
  ])('is one that nothing answers where Next means something of its own: %s', (url) => {
    expect(handedOver(url)).toBe('/_unknown');
  });

  it('keeps its query, by which data is told from a page', () => {
    expect(handedOver('/index?_rsc=abc')).toBe('/_unknown?_rsc=abc');
  });

  it.each([
    '/',
    '/pricing',
    '/pricing?path=/index',
    '/pricing/index',
    '/indexes',
    '//index',
    '//[',
    '/api/users/[id]',
    '/_next/static/chunks/%5Broot%5D',
  ])('is the same otherwise: %s', (url) => {
    expect(handedOver(url)).toBe(url);
  });
});

describe('our server when it stops', () => {
  it('cuts event streams, and lets other answers come to their end', async () => {
    const streams = openStreams();
    const server = createServer((request, response) => {
      streams.keep(response);
      const isStream = request.url === '/stream';
      response.setHeader('content-type', isStream ? 'text/event-stream; charset=utf-8' : 'text/plain');
      response.write('begun');
      if (!isStream) setTimeout(() => response.end(', ended'), 300);
    }).listen(0);
    const { port } = server.address() as AddressInfo;
    const read = (path: string, begun: () => void) =>
      new Promise<string>((resolve) => {
        let text = '';
        send({ port, path, agent: false }, (answer) => {
          answer.on('data', (chunk: Buffer) => {
            text += chunk.toString();
            begun();
          });
          answer.on('error', () => resolve(`${text}, cut`));
          answer.on('end', () => resolve(text));
        }).end();
      });
    const answers: Promise<string>[] = [];
    for (const path of ['/stream', '/page']) {
      await new Promise<void>((begun) => answers.push(read(path, begun)));
    }
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    streams.cut();
    expect(await Promise.all(answers)).toEqual(['begun, cut', 'begun, ended']);
    await closed;
  });
});
