import 'server-only';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { isPublicHost } from '@/lib/platform/http/network-address';
import { lookupPublic } from '@/lib/platform/http/public-lookup';

/** What a browser hands out when it subscribes: where to send, and the keys that only it can open with. */
export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } };

export type PushMessage = {
  /** of letters and digits, at most 32: a second one with the same takes the place of the first */
  topic: string;
  isUrgent: boolean;
  /** encrypted to the browser: the service in between reads nothing of it */
  payload: string;
};

const ANSWER_MS = 10_000;
const DAY_SECONDS = 24 * 60 * 60;
const GONE = [404, 410];

/** The key with which browsers subscribe (RFC 8292); null where the operator has set none. */
export function pushPublicKey(): string | null {
  return env().VAPID_PUBLIC_KEY ?? null;
}

/** Whether an address can be that of a push service: https, and not of this network. Its name is looked at again before each sending. */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' && url.username === '' && isPublicHost(url.hostname);
}

/**
 * Sends a message by Web Push (RFC 8030, RFC 8291). `gone` where the browser has unsubscribed. Throws `unavailable` when
 * the service did not take it.
 */
export async function sendPush(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUSH_SERVICE_URL } = env();
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) throw refuse('no keys');
  if (!isPushEndpoint(target.endpoint)) return 'gone';
  const { headers, body } = webPush.generateRequestDetails(target, message.payload, {
    vapidDetails: { subject: VAPID_SUBJECT, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
    TTL: DAY_SECONDS,
    urgency: message.isUrgent ? 'high' : 'normal',
    topic: message.topic,
  });
  const url = new URL(target.endpoint);
  const status = await post(PUSH_SERVICE_URL ? new URL(url.pathname, PUSH_SERVICE_URL) : url, {
    headers,
    body,
    lookup: PUSH_SERVICE_URL ? undefined : lookupPublic,
  }).catch((error: unknown) => {
    throw refuse((error as { code?: string }).code ?? 'no answer');
  });
  if (GONE.includes(status)) return 'gone';
  if (status < 200 || status > 299) throw refuse(`status ${status}`);
  return 'sent';
}

type Posted = { headers: Record<string, string | number>; body: Buffer; lookup?: LookupFunction };

/** The status of the answer. What the service says is not read. */
function post(url: URL, { headers, body, lookup: find }: Posted): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'http:' ? requestPlain : requestSecure;
    const signal = AbortSignal.timeout(ANSWER_MS);
    request(url, { method: 'POST', headers, lookup: find, signal }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end(body);
  });
}

/** Neither address nor keys of a browser come into a log. */
function refuse(why: string): AppError {
  return new AppError('unavailable', 'The push service could not be reached. We will try again later.', {
    cause: new Error(`Web Push: ${why}`),
  });
}
