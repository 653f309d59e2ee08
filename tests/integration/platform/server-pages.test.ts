import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendWhole, VARY_BY } from '@/scripts/whole-pages.mjs';

type Compressor = () => (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The one that Next has, which comes without types. */
const compression = jest.requireActual<Compressor>('next/dist/compiled/compression');

type Writes = (response: ServerResponse) => void;

const html = (response: ServerResponse) => response.setHeader('content-type', 'text/html');
const writeInPieces: Writes = (response) => {
  html(response);
  for (const piece of ['<p>a</p>', '<p>b</p>', '<p>é</p>']) {
    response.write(piece.repeat(1_000));
    (response as { flush?: () => void }).flush?.();
  }
  response.end();
};
const pieces = ['<p>a</p>', '<p>b</p>', '<p>é</p>'].map((piece) => piece.repeat(1_000)).join('');

const MORE = '<p>more</p>';
const withMore = (page: Buffer) =>
  page.includes('<html>') ? Buffer.concat([page, Buffer.from(MORE)]) : page;

/** What a browser gets from our server, beneath which Next writes with its own compressor. */
async function ask(write: Writes, { method = 'GET', accepts = 'gzip', isOfNext = true } = {}) {
  const server = createServer((request, response) => {
    sendWhole(request, response, withMore);
    if (isOfNext) compression()(request, response, () => write(response));
    else write(response);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const socket = connect(port);
  socket.write(
    `${method} / HTTP/1.1\r\nhost: app\r\naccept-encoding: ${accepts}\r\nconnection: close\r\n\r\n`,
  );
  const answer = await buffer(socket);
  server.close();
  const end = answer.indexOf('\r\n\r\n');
  return { head: answer.toString('latin1', 0, end).toLowerCase(), body: answer.subarray(end + 4) };
}

describe('a page', () => {
  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0.5, gzip', 'gzip', gunzipSync],
  ])(
    'is sent as a whole with its length, compressed at once, to who accepts %s',
    async (accepts, encoding, unpack) => {
      const { head, body } = await ask(writeInPieces, { accepts });

      expect(head).toContain('http/1.1 200 ok');
      expect(head).toContain(`content-encoding: ${encoding}\r\n`);
      expect(head).toContain('vary: accept-encoding');
      expect(head).toContain(`content-length: ${body.length}`);
      expect(head).not.toContain('transfer-encoding');
      expect(unpack(body).toString()).toBe(pieces);
    },
  );

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('is sent so too where it is large, to who accepts %s', async (accepts, unpack) => {
    const large = pieces.repeat(20);
    const { head, body } = await ask(
      (response) => {
        response.setHeader('content-type', 'text/html');
        response.end(large);
      },
      { accepts },
    );
    expect(large.length).toBeGreaterThan(256 * 1024);
    expect(head).toContain(`content-length: ${body.length}`);
    expect(unpack(body).toString()).toBe(large);
  });

  it.each(['gzip', 'identity'])(
    'is finished as a whole before it is sent, to who accepts %s',
    async (accepts) => {
      const { head, body } = await ask(
        (response) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.write('<ht');
          response.end('ml></html>');
        },
        { accepts },
      );
      expect(body.toString()).toBe(`<html></html>${MORE}`);
      expect(head).toContain(`content-length: ${body.length}`);
    },
  );

  it('is the only thing that is finished', async () => {
    const { body } = await ask((response) => {
      response.setHeader('content-type', 'text/x-component');
      response.end('<html>');
    });
    expect(body.toString()).toBe('<html>');
  });

  it('that is not found is kept by no cache, whatever Next says', async () => {
    const write: Writes = (response) => {
      response.statusCode = 404;
      response.setHeader('cache-control', 's-maxage=31536000');
      writeInPieces(response);
    };
    for (const accepts of ['gzip', 'identity']) {
      expect((await ask(write, { accepts })).head).toContain('cache-control: private, no-store\r\n');
    }
  });

  it.each(['identity', 'gzip;q=0', 'zstd'])('is sent as it is to who accepts %s alone', async (accepts) => {
    const { head, body } = await ask(writeInPieces, { accepts });

    expect(head).not.toContain('content-encoding');
    expect(head).toContain(`content-length: ${body.length}`);
    expect(body.toString()).toBe(pieces);
  });

  it('varies by what our server knew before Next, which says its own in the place of all others', async () => {
    const write: Writes = (response) => {
      response.setHeader(VARY_BY, 'Cookie');
      response.setHeader('vary', 'rsc, Accept-Encoding');
      writeInPieces(response);
    };
    for (const method of ['GET', 'HEAD']) {
      const { head } = await ask(write, { method });
      expect(head).toContain('vary: rsc, accept-encoding, cookie\r\n');
      expect(head).not.toContain(VARY_BY);
    }
  });

  it.each(['br', 'gzip', 'identity'])('tells caches that it varies, to who accepts %s', async (accepts) => {
    const write: Writes = (response) => {
      response.setHeader('vary', 'Cookie');
      writeInPieces(response);
    };
    for (const isOfNext of [true, false]) {
      const { head } = await ask(write, { accepts, isOfNext });
      expect(head.match(/^vary: .*$/gm)).toEqual(['vary: cookie, accept-encoding']);
    }
  });

  it('is whole when it is too large to be compressed while others wait', async () => {
    const { body } = await ask((response) => {
      html(response);
      for (let piece = 0; piece < 100; piece += 1) response.write(Buffer.alloc(10_000, 97 + (piece % 26)));
      response.end('the end');
    });

    const page = gunzipSync(body);
    expect(page).toHaveLength(100 * 10_000 + 'the end'.length);
    expect(page.toString('latin1')).toMatch(/^a{10000}b{10000}[^]*the end$/);
  });

  it.each([
    ['a small one', 'text/html', 'Hello'],
    ['a picture', 'image/png', 'x'.repeat(5_000)],
  ])('is not compressed: %s', async (_, type, text) => {
    const { head, body } = await ask((response) => {
      response.setHeader('content-type', type);
      response.end(text);
    });

    expect(head).not.toContain('content-encoding');
    expect(body.toString()).toBe(text);
  });

  it('is not compressed where it is a part of a file: its place in the file would be told wrong', async () => {
    const { head, body } = await ask((response) => {
      response.writeHead(206, { 'content-type': 'text/plain', 'content-range': 'bytes 0-4999/9000' });
      response.end('x'.repeat(5_000));
    });

    expect(head).toContain('http/1.1 206 partial content');
    expect(head).not.toContain('content-encoding');
    expect(body).toHaveLength(5_000);
  });

  it('that leads somewhere else keeps its status and its headers', async () => {
    const { head, body } = await ask((response) => {
      response.writeHead(307, { location: '/login' });
      response.end();
    });

    expect(head).toContain('http/1.1 307 temporary redirect');
    expect(head).toContain('location: /login');
    expect(body).toHaveLength(0);
  });

  it('is a head without a body to who asks for that', async () => {
    const { head, body } = await ask((response) => html(response).end(), { method: 'HEAD' });

    expect(head).toContain('content-type: text/html');
    expect(body).toHaveLength(0);
  });

  it('tells whoever writes it that a piece was taken, and that all of it was sent', async () => {
    const told: string[] = [];
    await ask((response) => {
      html(response).write('a', () => told.push('piece'));
      response.once('finish', () => told.push('all'));
      response.end('b', 'utf8');
    });

    expect(told).toEqual(['piece', 'all']);
  });

  it('has no part that it waits for', () => {
    const sources = ['app', 'components'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.tsx'))
        .map((name) => path.join(folder, name)),
    );
    expect(sources.length).toBeGreaterThan(500);
    const waiting = sources.filter(
      (file) => path.basename(file) === 'loading.tsx' || /\bSuspense\b/.test(readFileSync(file, 'utf8')),
    );
    expect(waiting).toEqual([]);
  });
});
