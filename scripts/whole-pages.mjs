import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { rememberEncodings } from './encodings.mjs';

/** In bytes: what is smaller fits into one packet as it is. */
const SMALL = 1024;
/** In bytes: to compress what is larger would hold up the other requests. */
const LARGE = 256 * 1024;
/**
 * A page is made for one reader, and sent once: Brotli at its quickest takes a fifth of the time of zlib's own 6, for an answer
 * that is an eighth larger, and zlib at 3 half of it, for one that is a fifteenth larger.
 */
const QUICKEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const LEVEL = { level: 3 };
const compressors = {
  br: {
    now: (body) => brotliCompressSync(body, QUICKEST),
    later: (body, then) => brotliCompress(body, QUICKEST, then),
  },
  gzip: {
    now: (body) => gzipSync(body, LEVEL),
    later: (body, then) => gzip(body, LEVEL, then),
  },
};
const COMPRESSIBLE = /^text\/|[/+](json|xml)\b/;

/** By what an answer of Next varies beside what Next says itself, which replaces what it finds; it is not sent. */
export const VARY_BY = 'x-vary-by';

const encodingFor = rememberEncodings(['br', 'gzip', 'identity']);

/**
 * Sends what Next writes piece by piece as one body with its length, compressed at once: no page of ours waits for a part of
 * itself, so its pieces come within milliseconds, and a stream that compresses them costs as much as a query.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(page: Buffer) => Buffer} [finishPage] what is done to a page before it is sent
 */
export function sendWhole(request, response, finishPage = (page) => page) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  // Next's own compressor looks at it, and would compress in a stream.
  delete request.headers['accept-encoding'];
  const pieces = [];
  Object.assign(response, {
    writeHead: (status, ...rest) => noteHead(response, status, rest),
    flushHeaders: () => undefined,
    write: (...given) => {
      keep(pieces, given);
      return true;
    },
    end: (...given) => {
      keep(pieces, given);
      for (const name of ['writeHead', 'flushHeaders', 'write', 'end']) delete response[name];
      const body = Buffer.concat(pieces);
      finish(response, isPage(response) ? finishPage(body) : body, encoding);
      return response;
    },
  });
}

/** The head goes out with the body, whose length it tells. */
function noteHead(response, status, rest) {
  response.statusCode = status;
  for (const [name, value] of Object.entries(rest.at(-1) ?? {})) response.setHeader(name, value);
  return response;
}

/** @param {unknown[]} given what `write` and `end` take: a piece, its encoding, and whom to call once it is sent */
function keep(pieces, [piece, ...rest]) {
  if (piece && typeof piece !== 'function') {
    const encoding = typeof rest[0] === 'string' ? rest[0] : undefined;
    pieces.push(typeof piece === 'string' ? Buffer.from(piece, encoding) : piece);
  }
  const then = [piece, ...rest].find((value) => typeof value === 'function');
  if (then) process.nextTick(then);
}

function finish(response, body, encoding) {
  // What is not found today may be there tomorrow, and for somebody else: Next would have caches keep it for a year.
  if (response.statusCode === 404) response.setHeader('cache-control', 'private, no-store');
  varyBy(response, response.getHeader(VARY_BY));
  response.removeHeader(VARY_BY);
  if (body.length === 0) return response.end();
  if (!isCompressible(response, body)) return send(response, body);
  varyBy(response, 'Accept-Encoding');
  if (encoding === 'identity') return send(response, body);
  response.setHeader('content-encoding', encoding);
  const compressor = compressors[encoding];
  if (body.length < LARGE) return send(response, compressor.now(body));
  compressor.later(body, (error, compressed) =>
    error ? response.destroy(error) : send(response, compressed),
  );
}

function isPage(response) {
  return String(response.getHeader('content-type')).startsWith('text/html');
}

function isCompressible(response, { length }) {
  // What a part of a file says of its place is about the file as it is.
  if (response.statusCode === 206 || response.hasHeader('content-encoding')) return false;
  return length >= SMALL && COMPRESSIBLE.test(String(response.getHeader('content-type')));
}

/** So that no cache on the way gives what is compressed to somebody who cannot read it, or one's page to another. */
function varyBy(response, name) {
  if (name === undefined) return;
  const known = [response.getHeader('vary') ?? []].flat().flatMap((list) => list.split(/,\s*/));
  if (known.some((one) => one.toLowerCase() === name.toLowerCase())) return;
  response.setHeader('vary', [...known, name].join(', '));
}

function send(response, body) {
  response.setHeader('content-length', body.length);
  response.end(body);
}
