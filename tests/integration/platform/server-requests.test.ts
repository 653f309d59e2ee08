import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { limitBody, resolvePath, toCall } from '@/scripts/server-requests.mjs';

const LIMIT_MS = 150;

describe('a call of /v1, and of agents', () => {
  it.each([
    ['/v1/properties', '/api/v1/properties'],
    ['/v1/properties?limit=2', '/api/v1/properties?limit=2'],
    ['/v1', '/api/v1'],
    ['/api/v1/properties', '/api/v1/properties'],
    ['/v10/properties', '/v10/properties'],
    ['/mcp', '/api/mcp'],
    ['/.well-known/oauth-protected-resource', '/api/resources/mcp'],
    ['/.well-known/oauth-protected-resource/mcp', '/api/resources/mcp'],
    ['/.well-known/oauth-protected-resource/v1', '/api/resources/v1'],
    ['/.well-known/security.txt', '/api/security-txt'],
    ['/.well-known/security.txt.sig', '/.well-known/security.txt.sig'],
    ['/.well-known/oauth-protected-resource/v2', '/.well-known/oauth-protected-resource/v2'],
    ['/properties/v1/x', '/properties/v1/x'],
  ])('that asks for %s is one of %s', (url, called) => {
    const request = { url } as IncomingMessage;
    toCall(request);

    expect(request.url).toBe(called);
  });
});

describe('a path that leads elsewhere than it says', () => {
  it.each([
    ['/api/../home', '/home'],
    ['/_next/static/%2e%2e/%2E%2e/home?welcome=1', '/home?welcome=1'],
    ['/./home', '/home'],
    ['/home/.', '/home/'],
    ['/home/..', '/'],
    ['/home#x', '/home'],
    ['/x/..\\home', '/home'],
    ['/../../../etc/passwd', '/etc/passwd'],
  ])('is resolved before anything looks at it: %s', (url, resolved) => {
    const request = { url } as IncomingMessage;
    resolvePath(request);

    expect(request.url).toBe(resolved);
  });

  it.each([
    '/home',
    '/a.b/..c',
    '/a%2eb',
    '//home',
    '/search?q=../x',
    '/share/a...b',
    '*',
    '/%2e%2e%2fhome',
    '',
  ])('is no other one: %s', (url) => {
    const request = { url } as IncomingMessage;
    resolvePath(request);

    expect(request.url).toBe(url);
  });
});

describe('a body that trickles', () => {
  let server: Server;

  /** Answers nothing before the body is there, as a call that waits for it; `/deaf` answers at once and reads nothing. */
  beforeAll(() => {
    server = createServer((request, response) => {
      limitBody(request, LIMIT_MS);
      request.on('error', () => {});
      if (request.url === '/deaf') response.end('early');
      else request.resume().on('end', () => response.end('whole'));
    }).listen(0);
  });
  afterAll(() => server.close());

  /** Sends the head and one byte, and the rest after a while. */
  const trickle = (line: string, head: string[], restAfterMs: number) =>
    new Promise<string>((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('error', () => {});
      socket.on('close', () => {
        clearTimeout(rest);
        resolve(text);
      });
      socket.write(
        [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...head, '', '1'].join('\r\n'),
      );
      const rest = setTimeout(() => socket.writable && socket.write('2'), restAfterMs);
    });
  const twoBytes = ['Content-Length: 2'];

  it('breaks the connection after its time', async () => {
    expect(await trickle('POST /api/interests', twoBytes, 4 * LIMIT_MS)).toBe('');
  });

  it('breaks it also where nobody reads the body', async () => {
    const started = Date.now();
    await trickle('POST /deaf', ['Content-Length: 100000'], 20 * LIMIT_MS);
    expect(Date.now() - started).toBeLessThan(10 * LIMIT_MS);
  });

  it('does not touch one that arrives in time', async () => {
    expect(await trickle('POST /api/interests', twoBytes, 0)).toContain('whole');
  });

  it('lets every call that takes a file last as long as its line does', async () => {
    const calls = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('/route.ts'))
      .filter((file) => /openForm\(|^  form: /m.test(readFileSync(`app/api/${file}`, 'utf8')))
      .map((file) => `/api/${file}`.replace('/route.ts', '').replaceAll(/\[(\w+)\]/g, '$1'));
    expect(calls).toContain('/api/vault/documents');
    expect(calls).toContain('/api/v1/documents/verify');
    const answers = calls.map((call) => trickle(`POST ${call}?a=1`, twoBytes, 2 * LIMIT_MS));
    for (const answer of await Promise.all(answers)) expect(answer).toContain('whole');
    expect(await trickle('POST /api/vault/documents/1/links', twoBytes, 4 * LIMIT_MS)).toBe('');
  });

  it('counts a body without a length too', async () => {
    expect(await trickle('POST /api/interests', ['Transfer-Encoding: chunked'], 4 * LIMIT_MS)).toBe('');
  });
});
