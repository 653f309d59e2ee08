import 'server-only';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { isPublicHost } from '@/lib/platform/http/network-address';
import { lookupPublic } from '@/lib/platform/http/public-lookup';

type Bounds = { mostBytes: number; withinMs: number };

const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

const ADDRESS_WRONG =
  'Please send an https address that everybody can reach, on port 443 and without a user name or password.';
/** One sentence for whatever went wrong between the two: else answers would tell what is in our network. */
const NOT_FETCHED = 'The document could not be fetched from this address.';
const TOO_SLOW = 'The document did not arrive in time.';
const TOO_MANY_REDIRECTS = `This address leads to another one more than ${MOST_REDIRECTS} times.`;
const COMPRESSED = 'The server sent the document compressed, though that was not asked for.';

/**
 * A document from an address that somebody else named, once, in memory alone. Public addresses only, at the moment of
 * connecting, also after each redirect. Throws `validation_failed` on `document_url` for anything else than a whole
 * document of at most `mostBytes` in time.
 */
export async function fetchDocument(address: string, { mostBytes, withinMs }: Bounds): Promise<Buffer> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const response = await follow(address, signal);
    return await readWhole(response, mostBytes);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse(signal.aborted ? TOO_SLOW : NOT_FETCHED, error);
  }
}

/** The first answer that leads nowhere else. */
async function follow(address: string, signal: AbortSignal): Promise<IncomingMessage> {
  let url = readAddress(address);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const response = await get(url, signal);
    const { statusCode = 0, headers } = response;
    if (!REDIRECTS.includes(statusCode)) return response;
    response.destroy();
    url = readAddress(headers.location ?? '', url);
  }
  throw refuse(TOO_MANY_REDIRECTS);
}

function readAddress(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw refuse(ADDRESS_WRONG);
  const url = new URL(text, base);
  const isOpen = url.protocol === 'https:' && url.port === '' && isPublicHost(url.hostname);
  const isBare = url.username === '' && url.password === '';
  if (!isBare || !(isOpen || isOfTest(url))) throw refuse(ADDRESS_WRONG);
  return url;
}

/** A double that tests put in the place of the open network. */
function isOfTest({ origin }: URL): boolean {
  const { DOCUMENT_TEST_ORIGIN } = env();
  return DOCUMENT_TEST_ORIGIN !== undefined && new URL(DOCUMENT_TEST_ORIGIN).origin === origin;
}

function get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'http:' ? requestPlain : requestSecure;
    const headers = { accept: '*/*', 'accept-encoding': 'identity' };
    const lookup = isOfTest(url) ? undefined : lookupPublic;
    // A connection of its own: none that was opened for another name is used again.
    request(url, { headers, lookup, signal, agent: false }, resolve)
      .on('error', reject)
      .on('close', () => reject(new Error('closed')))
      .end();
  });
}

async function readWhole(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const { statusCode, headers } = response;
  try {
    if (statusCode !== 200) throw refuse(NOT_FETCHED);
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw refuse(COMPRESSED);
    if (Number(headers['content-length'] ?? 0) > mostBytes) throw tooLarge(mostBytes);
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > mostBytes) throw tooLarge(mostBytes);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    response.destroy();
  }
}

function tooLarge(mostBytes: number): AppError {
  return refuse(`This document is larger than ${Math.floor(mostBytes / 1024 ** 2)} MB.`);
}

function refuse(message: string, cause?: unknown): AppError {
  return new AppError('validation_failed', message, { fields: { document_url: message }, cause });
}
