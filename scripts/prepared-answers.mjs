/**
 * Answers what is the same for everybody, before Next sees the request: prerendered pages, the data of them that Next's
 * router asks for, and static files, as scripts/prepare-answers.ts compressed them after the build.
 */
import { createHash } from 'node:crypto';
import { openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import fresh from 'fresh';
import { rememberEncodings } from './encodings.mjs';
import { refuseVerb } from './server-answers.mjs';
import { VARY_BY } from './whole-pages.mjs';

export const ANSWERS_FILE = 'prepared-answers.json';
export const BODIES_FILE = 'prepared-answers.bin';

const ENCODINGS = ['br', 'gzip', 'identity'];
/** What is asked for often fits in; the rest is read from the disk again. */
const REMEMBERED_BYTES = 16 * 1024 * 1024;

/**
 * @param {string} root
 * @param {(address: string) => string[]} headersOf those of our server, beside those of the answer
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}
 * true when it has answered. Whatever is not exactly known is left to Next: other verbs for pages, addresses in another
 * spelling, parts of a file, and requests of the router that do not prove by their hash that they are what they say.
 */
export function loadPreparedAnswers(root, headersOf) {
  const buildFolder = path.join(root, '.next');
  const answers = completeHeaders(
    JSON.parse(readFileSync(path.join(buildFolder, ANSWERS_FILE), 'utf8')),
    headersOf,
  );
  const bodyOf = rememberBodies(root, openSync(path.join(buildFolder, BODIES_FILE), 'r'));
  const encodingFor = rememberEncodings(ENCODINGS);
  return (request, response) => {
    const known = answers.get(pathOf(request));
    if (!known) return false;
    const isFile = known.document.lastModified !== undefined;
    if (isFile && !isRead(request)) {
      refuseVerb(request, response, READS);
      return true;
    }
    const answer = isFile
      ? findFile(known, request, (file) => bodyOf(file, 'identity')?.length ?? 0)
      : findPage(known, request);
    if (!answer) {
      // The page of a visitor, asked for in an odd way: a cache must not take what Next answers for everybody's.
      if (known.hasSecondForm) response.setHeader(VARY_BY, 'Cookie');
      return false;
    }
    const { headers } = request;
    if (fresh(headers, { etag: answer.etag, 'last-modified': answer.lastModified })) {
      response.writeHead(304, answer.headers).end();
      return true;
    }
    const encoding = answer.compressed ? encodingFor(headers['accept-encoding']) : 'identity';
    const body = bodyOf(answer, encoding);
    if (!body) return false;
    const own = encoding === 'identity' ? [] : ['content-encoding', encoding];
    response.writeHead(200, [...answer.headers, ...own, 'content-length', body.length]);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

/** @param {import('./prepared-answers.mjs').PreparedAnswers} prepared */
function completeHeaders({ headers, paths }, headersOf) {
  const known = new Map(Object.entries(paths));
  for (const [address, { document, data, segments, hasSecondForm }] of known) {
    const ofServer = headersOf(address);
    for (const answer of [document, data, ...Object.values(segments ?? {})]) {
      if (!answer) continue;
      const own = hasSecondForm ? varyByCookie(headers[answer.headers]) : headers[answer.headers];
      answer.headers = [...ofServer, ...own, 'etag', answer.etag];
    }
  }
  return known;
}

/** So that no cache on the way gives the page of a visitor to somebody who is signed in. */
function varyByCookie(list) {
  const at = list.indexOf('vary') + 1;
  return at > 0 ? list.with(at, `${list[at]}, Cookie`) : [...list, 'vary', 'Cookie'];
}

/** Whether it opens anything is for the middleware and the page to see. */
const SESSION = /(^|;\s*)(__Secure-)?next-auth\.session-token=[^;]/;

const READS = ['GET', 'HEAD'];
const isRead = ({ method }) => READS.includes(method ?? '');

const pathOf = ({ url = '' }) => url.split('?', 1)[0];

function findPage(known, { method, url = '', headers }) {
  if (!isRead({ method }) || 'content-type' in headers || 'next-action' in headers) return null;
  if (known.hasSecondForm && SESSION.test(headers.cookie ?? '')) return null;
  if (!isOfRouter(headers)) return known.document;
  return isHonest(headers, url.slice(pathOf({ url }).length)) ? findData(known, headers) : null;
}

/** One part: from a byte on, to another or to the end, or so many bytes from the end. */
const RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/**
 * Next reads a part of a file. Of a part that is not there, of several, and of what asks under a condition as well, it would
 * make a 500: those are answered with the whole file, as a server may (RFC 9110, section 14.2).
 */
function findFile({ document }, { headers }, sizeOf) {
  const [isOne, first, last, fromEnd] = RANGE.exec(headers.range ?? '') ?? [];
  if (!isOne || 'if-match' in headers || 'if-unmodified-since' in headers) return document;
  const isThere =
    fromEnd === undefined
      ? Number(first) < sizeOf(document) && (last === '' || Number(last) >= Number(first))
      : Number(fromEnd) > 0;
  return isThere ? null : document;
}

const isOfRouter = (headers) =>
  'rsc' in headers ||
  'next-router-state-tree' in headers ||
  'next-router-prefetch' in headers ||
  'next-router-segment-prefetch' in headers;

function findData({ data, segments }, headers) {
  const segment = headers['next-router-segment-prefetch'];
  if (headers['next-router-prefetch'] === undefined) return segment === undefined ? data : null;
  if (headers['next-router-prefetch'] !== '1') return null;
  return segment === undefined ? data : segments && Object.hasOwn(segments, segment) && segments[segment];
}

/**
 * Next's router sends a hash of its headers as `_rsc`, so that a cache which does not know `Vary` keeps no page's data in
 * place of the page. Next sends others to the right address (next/dist/shared/lib/router/utils/cache-busting-search-param).
 */
function isHonest(headers, query) {
  if (headers.rsc !== '1') return false;
  const told = ['prefetch', 'segment-prefetch', 'state-tree'].map((name) => headers[`next-router-${name}`]);
  const input = [...told, headers['next-url']];
  const hash = input.some((value) => value !== undefined)
    ? createHash('sha256')
        .update(input.map((value) => value ?? '0').join(','))
        .digest()
        .subarray(0, 12)
    : Buffer.alloc(0);
  return new URLSearchParams(query).get('_rsc') === hash.toString('base64url');
}

/** The bodies that were asked for last, up to a number of bytes; null for one that a new build has taken away meanwhile. */
function rememberBodies(root, compressedFile) {
  const remembered = new Map();
  let bytes = 0;
  const read = ({ file, compressed }, encoding) => {
    if (encoding === 'identity') return readFileSync(path.join(root, file));
    const { offset, length } = compressed[encoding];
    const body = Buffer.alloc(length);
    readSync(compressedFile, body, 0, length, offset);
    return body;
  };
  const remember = (key, body) => {
    remembered.set(key, body);
    bytes += body.length;
    for (const [oldest, { length }] of remembered) {
      if (bytes <= REMEMBERED_BYTES) break;
      remembered.delete(oldest);
      bytes -= length;
    }
    return body;
  };
  return (answer, encoding) => {
    const key = encoding === 'identity' ? answer.file : answer.compressed[encoding];
    const known = remembered.get(key);
    if (known) return known;
    try {
      return remember(key, read(answer, encoding));
    } catch {
      return null;
    }
  };
}
