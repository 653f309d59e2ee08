import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { makeNext } from '@/scripts/next-app.mjs';

/** What comes back for a request with these headers, until the connection ends. */
const ask = (port: number, headers: string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    socket.write(['GET / HTTP/1.1', 'Host: localhost', ...headers, '', ''].join('\r\n'));
  });

describe('a request that would like another protocol', () => {
  let server: Server;

  /** Next is not prepared and refuses each request, after it has done what it does at its first one. */
  beforeAll(async () => {
    const handle = makeNext({ dev: false, dir: process.cwd(), port: 0 }).getRequestHandler();
    server = createServer((request, response) => {
      handle(request, response).catch(() => response.setHeader('connection', 'close').end('one like others'));
    }).listen(0);
    await ask((server.address() as AddressInfo).port, ['Connection: close']);
  });
  afterAll(() => server.close());

  it.each([
    [
      'HTTP/2',
      ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA'],
    ],
    [
      'a WebSocket',
      [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        'Sec-WebSocket-Version: 13',
      ],
    ],
  ])('is answered as one like others when it is %s', async (_what, headers) => {
    const answer = await ask((server.address() as AddressInfo).port, headers);

    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('one like others');
  });
});
