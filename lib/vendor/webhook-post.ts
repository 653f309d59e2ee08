import 'server-only';
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { env } from '@/lib/platform/env';
import { isPublicHost } from '@/lib/platform/http/network-address';
import { lookupPublic, NO_PUBLIC_ADDRESS } from '@/lib/platform/http/public-lookup';

/** What an endpoint answered; or why it did not, in words for its owner. */
export type EndpointAnswer = { status: number; body: string } | { error: string };

/** By then an answer has to be over. */
export const ANSWER_MS = 15_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const PORTS = ['', '443', '8443'];

/** Why events cannot be sent to an address, in words; null where they can. Its name is looked at again before each sending. */
export function refuseTarget(address: string): string | null {
  if (!URL.canParse(address)) return 'This is not an address.';
  const url = new URL(address);
  if (url.username || url.password) return 'The address must not hold a user name or a password.';
  if (env().ALLOW_LOCAL_WEBHOOKS) {
    return /^https?:$/.test(url.protocol) ? null : 'The address must begin with https://.';
  }
  if (url.protocol !== 'https:') return 'The address must begin with https://.';
  if (!PORTS.includes(url.port)) return 'The port must be 443 or 8443.';
  return isPublicHost(url.hostname) ? null : 'The address must be reachable from the internet.';
}

/**
 * Posts JSON to an address that a customer chose. Nothing is followed: an answer that leads elsewhere is an answer. Of the
 * answer at most 64 kB are read, and it has to be over within 15 seconds.
 */
export async function postToEndpoint(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<EndpointAnswer> {
  const refusal = refuseTarget(address);
  if (refusal) return { error: refusal };
  const content = Buffer.from(body);
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': content.length },
    lookup: env().ALLOW_LOCAL_WEBHOOKS ? undefined : lookupPublic,
    // A connection of its own: one that was kept may be closed at the moment it is used.
    agent: false,
    signal: AbortSignal.timeout(ANSWER_MS),
  };
  return post(new URL(address), options, content).catch((error: unknown) => ({ error: wordsOf(error) }));
}

function post(url: URL, options: RequestOptions, content: Buffer): Promise<EndpointAnswer> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'http:' ? requestPlain : requestSecure;
    const posted = request(url, options, (response) => {
      readText(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, body }),
        (error: unknown) => reject(error as Error),
      );
    });
    posted.on('error', reject).end(content);
  });
}

/** Its beginning: what is longer is not read on. */
async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= MAX_ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString('utf8');
}

/** Which names a network inside knows is told to nobody: a name that is not known and one that leads inside say the same. */
const NOWHERE = 'The address is not reachable from the internet.';

const words: Record<string, string> = {
  [NO_PUBLIC_ADDRESS]: NOWHERE,
  ABORT_ERR: 'The answer was not complete after 15 seconds.',
  ENOTFOUND: NOWHERE,
  EAI_AGAIN: 'The name of the address could not be looked up.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before the answer was complete.',
  EHOSTUNREACH: 'The address could not be reached.',
  ENETUNREACH: 'The address could not be reached.',
  ETIMEDOUT: 'The address could not be reached.',
};

function wordsOf(error: unknown): string {
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError') return words.ABORT_ERR ?? '';
  if (/CERT|TLS|SSL/.test(code)) return `The certificate was not accepted (${code}).`;
  return words[code] ?? `The connection failed${code ? ` (${code})` : ''}.`;
}
