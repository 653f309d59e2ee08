import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  completeAnswer,
  hideOwnNames,
  openStreams,
  refuseForeignName,
  refuseUnreadable,
} from '@/scripts/server-answers.mjs';
import { knownNames, toPath } from '@/scripts/server-requests.mjs';

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string };

const UUID = /^[0-9a-f-]{36}$/;

describe('what our server answers itself', () => {
  let server: Server;

  /** Instead of Next: a bare 405 for DELETE, else an answer with its own request id where it is asked to. */
  beforeAll(() => {
    const isOurs = knownNames({ siteAddress: 'https://deeds.example', allowedHosts: 'app, Other.example' });
    server = createServer((request, response) => {
      toPath(request);
      if (refuseUnreadable(request, response) || refuseForeignName(request, response, isOurs)) return;
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

  const call = (method: string, path: string, headers = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      send({ port, method, path, headers, agent: false }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      })
        .on('error', reject)
        .end();
    });

  it('is 400 to a request that names two hosts', async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port).end('GET / HTTP/1.1\r\nHost: app\r\nhost: evil.example\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"message":"This request names more than one host.","code":"invalid_request"}');
  });

  it.each(['/%', '/api/%ff', '/api/users/%E0%A4%A', '*'])('is 400 to the address %s', async (path) => {
    const { status, headers, text } = await call('GET', path);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({ message: 'This address cannot be read.', code: 'invalid_request' });
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    expect(headers['x-request-id']).toMatch(UUID);
  });

  it.each([
    '/%0A',
    '/share/%0d%0aSet-Cookie:a',
    '/%00',
    '/a%1b%5b2J',
    '/%7f',
    '/%C2%9B',
    '/%E2%80%A8',
    '/%e2%80%a9',
  ])('is 400 to an address with control characters: %s', async (path) => {
    const { status, text } = await call('GET', path);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({ message: 'This address cannot be read.', code: 'invalid_request' });
  });

  it.each(['/?q=%', '/?q=%0A', '/a%20b', '/caf%C3%A9'])('is not for it to judge %s', async (path) => {
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

  it.each([
    'deeds.example',
    'DEEDS.example:8443',
    'deeds.example.',
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '203.0.113.7',
    '[::1]:3000',
    '[2001:db8::1]',
    'app',
    'other.example:3000',
  ])('is given under a name of ours, and under any address: %s', async (host) => {
    expect(await call('GET', '/', { host })).toMatchObject({ status: 200, text: 'fine' });
  });

  it.each([
    'evil.example',
    'evil.example:3000',
    'deeds.example.evil.example',
    '127.0.0.1.evil.example',
    'deeds.example@evil.example',
    '2130706433',
    '0x7f.1',
    '[evil]',
    'app:',
  ])('is 421 under any other name: %s', async (host) => {
    const { status, headers, text } = await call('GET', '/', { host });
    expect(status).toBe(421);
    expect(JSON.parse(text)).toMatchObject({ code: 'misdirected_request' });
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    expect(headers['x-request-id']).toMatch(UUID);
  });

  it.each([
    ['http://localhost:3000/own', 'own'],
    ['HTTPS://DEEDS.example/own', 'own'],
  ])('is the one to the path of a whole address: %s', async (address, id) => {
    expect((await call('GET', address)).headers['x-request-id']).toBe(id);
  });

  it.each(['http://deeds.example', 'http://deeds.example?a=b', 'http://deeds.example/%20'])(
    'is given to a whole address: %s',
    async (address) => {
      expect(await call('GET', address)).toMatchObject({ status: 200, text: 'fine' });
    },
  );

  it('counts the host of a whole address, not the one of the header', async () => {
    expect(await call('GET', 'http://evil.example/', { host: 'localhost' })).toMatchObject({ status: 421 });
    expect(await call('GET', 'http://localhost/', { host: 'evil.example' })).toMatchObject({ status: 200 });
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
