import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { compressAnswer } from '@/scripts/server-compression.mjs';
import nextConfig from '@/next.config.mjs';

const page = Array.from({ length: 900 }, (_, at) => `<li>${(at * 7919) % 1_009} Main St</li>`).join('');
/** As Next would have compressed it. */
const smallest = gzipSync(page, { level: 6 }).length;

describe('what is drawn for one visitor', () => {
  let server: Server;

  beforeAll(() => {
    server = createServer((request, response) => {
      compressAnswer(request, response);
      response.setHeader('content-type', request.url === '/photo' ? 'image/png' : 'text/html');
      response.end(request.url === '/short' ? 'fine' : page);
    }).listen(0);
  });
  afterAll(() => server.close());

  const ask = (path: string, encoding: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      get({ port, path, headers: { 'accept-encoding': encoding }, agent: false }, resolve).on('error', reject);
    });

  it('is compressed by our server, and not by Next a second time', async () => {
    const answer = await ask('/', 'gzip, deflate, br');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(await buffer(answer)).toString()).toBe(page);
    expect(nextConfig.compress).toBe(false);
  });

  it('is quickly compressed: a little larger than it could be, and far from whole', async () => {
    const { length } = await buffer(await ask('/', 'gzip'));
    expect(length).toBeGreaterThan(smallest);
    expect(length).toBeLessThan(page.length / 2);
  });

  it.each([
    ['/', 'identity'],
    ['/short', 'gzip'],
    ['/photo', 'gzip'],
  ])('is sent as it is where that is better: %s for %s', async (path, encoding) => {
    const answer = await ask(path, encoding);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect((await buffer(answer)).length).toBe(path === '/short' ? 4 : page.length);
  });
});
