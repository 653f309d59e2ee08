import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { sendWhole } from '@/scripts/server-answers.mjs';

type Compressor = () => (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The one that Next has, which comes without types. */
const compression = jest.requireActual<Compressor>('next/dist/compiled/compression');

describe('a page', () => {
  /** As Next sends it: compressed, and pushed out after each piece. */
  const serve = async (prepare: (response: ServerResponse) => void) => {
    const server = createServer((request, response) => {
      prepare(response);
      compression()(request, response, () => {
        response.setHeader('content-type', 'text/html');
        for (const piece of ['<p>a</p>', '<p>b</p>', '<p>c</p>']) {
          response.write(piece);
          (response as { flush?: () => void }).flush?.();
        }
        response.end();
      });
    }).listen(0);
    const { port } = server.address() as AddressInfo;
    const socket = connect(port);
    socket.write('GET / HTTP/1.1\r\nhost: app\r\naccept-encoding: gzip\r\nconnection: close\r\n\r\n');
    const answer = await buffer(socket);
    server.close();
    return listChunks(answer.subarray(answer.indexOf('\r\n\r\n') + 4));
  };

  it('is sent as a whole, and not piece by piece', async () => {
    const pieces = await serve(() => undefined);
    const whole = await serve(sendWhole);
    expect(whole.length).toBeLessThan(pieces.length);
    for (const chunks of [pieces, whole]) {
      expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe('<p>a</p><p>b</p><p>c</p>');
    }
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

/** Of a body that is sent in chunks (RFC 9112, section 7.1). */
function listChunks(body: Buffer): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const line = body.indexOf('\r\n', at);
    const size = parseInt(body.toString('latin1', at, line), 16);
    if (Number.isNaN(size)) throw new Error(`Not sent in chunks: ${body.toString('latin1')}`);
    if (size === 0) return chunks;
    chunks.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
