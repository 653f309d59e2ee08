import 'server-only';
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf, apiResources } from '@/lib/platform/v1/api-resources';
import { causedBy } from '@/lib/platform/telemetry/cause';
import { newId } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/telemetry/logger';
import { clientAddress } from '@/lib/platform/http/network-address';
import { countTry, limits } from '@/lib/platform/rate-limit';
import { findActorOfCookie, sessionCookieName } from '@/lib/platform/session/session-cookie';
import { traced, type OpenSpan } from '@/lib/platform/telemetry/traces';
import { db } from '@/lib/platform/db';
import { apiScopes } from '@/lib/values/api-scopes';
import { createOauthHandler, type OauthHandler, type OauthSettings } from '@/lib/vendor/oidc';
import { errorPage } from '../drawing/error-page';
import { findAgreementOf, findClient, isLivingAccount } from '../queries/clients';
import { readRegistration } from '../rules/registration';
import { oauthScopes, readScopes } from '../rules/scopes';
import { hashOfSecret, newSecret } from './secrets';
import { getSigningKeys } from './signing-keys';
import { storeOf } from './store';

/** What is known of a request while the OAuth server answers it. */
type Asking = { accountId: string | undefined; address: string };

const asking = new WeakMap<IncomingMessage, Asking>();
let handler: Promise<OauthHandler> | undefined;

/** Answers `/oauth/…` and the discovery document, for scripts/server.mjs. */
export function answerOauth(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = newId();
  const { url: address = '/', method = 'GET', headers } = request;
  const route = pathOf(address).replace(/(?<=^\/oauth\/authorize\/).+/, '[uid]');
  response.setHeader('x-request-id', requestId);
  response.setHeader('content-security-policy', "object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  const about = {
    name: `${method} ${route}`,
    kind: 'server',
    attributes: { 'deedguard.request_id': requestId, 'http.request.method': method, 'http.route': route },
    link: headers.traceparent as string | undefined,
  } as const;
  return causedBy({ requestId }, () =>
    traced(about, (span) => observe({ request, response, address, requestId, route, span })),
  );
}

type Seen = {
  request: IncomingMessage;
  response: ServerResponse;
  address: string;
  requestId: string;
  route: string;
  span: OpenSpan;
};

/** One line of the log, and what is answered. */
async function observe({ request, response, address, requestId, route, span }: Seen): Promise<void> {
  const startedAt = performance.now();
  const { method } = request;
  const closed = new Promise((resolve) => response.once('close', resolve));
  try {
    await prepare(request, address);
    const answer = await getHandler();
    await answer(request, response);
  } catch (error) {
    refuse(response, error, requestId);
  }
  await closed;
  const { statusCode: status } = response;
  logger.info({ requestId, method, path: route, status, ms: Math.round(performance.now() - startedAt) });
  span.end({ attributes: { 'http.response.status_code': status }, hasFailed: status >= 500 });
}

/** Made once, when somebody asks for the first time. */
function getHandler(): Promise<OauthHandler> {
  handler ??= createHandler().catch((error: unknown) => {
    handler = undefined;
    throw error;
  });
  return handler;
}

async function createHandler(): Promise<OauthHandler> {
  return createOauthHandler({
    issuer: env().NEXTAUTH_URL,
    keys: await getSigningKeys(),
    cookieKeys: [createHmac('sha256', env().NEXTAUTH_SECRET).update('oauth cookies').digest('base64url')],
    scopes: oauthScopes,
    resources: { addresses: apiResources.map(addressOf), scopes: [...apiScopes] },
    registration: { read: readRegistration, newId, newSecret },
    storeOf,
    isAccount: isLivingAccount,
    findGrantId: async (userId, appId) => (await findAgreementOf(db, { appId, userId }))?.id,
    hashSecret: (secret) => Buffer.from(hashOfSecret(secret)).toString('base64url'),
    accountOf: (request) => asking.get(request)?.accountId,
    loginPath,
    isStranger: async (id) => (await findClient(id))?.isSelfRegistered ?? false,
    consentPath: (uid) => `/oauth/consent?request=${uid}`,
    errorPage,
    failed: (error) => logger.error({ err: error }, 'The OAuth server failed'),
  });
}

/** Counts the request, and looks who is signed in where somebody is asked. */
async function prepare(request: IncomingMessage, address: string): Promise<void> {
  const network = clientAddress(headersOf(request), env().TRUSTED_PROXIES);
  const isAuthorize = pathOf(address).startsWith('/oauth/authorize');
  if (request.method === 'POST' || isAuthorize) {
    await countTry(limitOf(address), network);
  }
  if (!isAuthorize) return;
  const cookie = readCookie(request, sessionCookieName());
  const actor = await findActorOfCookie(cookie, 'fresh');
  asking.set(request, { accountId: actor?.id, address });
  if (actor && request.method === 'GET') request.url = await withConsent(address, actor.id);
}

function limitOf(address: string) {
  if (pathOf(address) === '/oauth/register') return limits.registerItself;
  return pathOf(address).startsWith('/oauth/authorize') ? limits.askToConnect : limits.askForToken;
}

/**
 * The library takes `offline_access` out of a request that does not insist on the consent screen, as OpenID Connect wants it.
 * Whoever has agreed to it is not asked again; everybody else has to be.
 */
async function withConsent(address: string, userId: string): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const scopes = readScopes(searchParams.get('scope') ?? undefined);
  if (pathname !== '/oauth/authorize' || searchParams.has('prompt') || !scopes.includes('offline_access')) {
    return address;
  }
  const agreement = await findAgreementOf(db, { appId: searchParams.get('client_id') ?? '', userId });
  if (scopes.every((scope) => agreement?.scopes.includes(scope))) return address;
  searchParams.set('prompt', 'consent');
  return `${pathname}?${searchParams}`;
}

/** Back to the same request, as it came: what the library made of it has lost `offline_access`. */
const loginPath: OauthSettings['loginPath'] = (request, params) => {
  const asked = asking.get(request)?.address ?? '';
  const isWhole = request.method === 'GET' && pathOf(asked) === '/oauth/authorize';
  const address = isWhole ? asked : `/oauth/authorize?${queryOf(params)}`;
  return `/login?callbackUrl=${encodeURIComponent(address)}`;
};

function queryOf(params: Record<string, unknown>): string {
  const sent = Object.entries(params).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new URLSearchParams(sent).toString();
}

/** As OAuth words it: RFC 6749, section 5.2. */
function refuse(response: ServerResponse, error: unknown, requestId: string): void {
  const isLimited = error instanceof AppError && error.code === 'rate_limited';
  if (!isLimited) logger.error({ requestId, err: error }, 'The OAuth server failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = isLimited
    ? { error: 'temporarily_unavailable', error_description: error.message }
    : { error: 'server_error', error_description: 'Something went wrong on our side. Please try again.' };
  if (isLimited && error.retryAfterSeconds) response.setHeader('retry-after', error.retryAfterSeconds);
  response.writeHead(isLimited ? 429 : 500, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}

function readCookie(request: IncomingMessage, name: string): string | undefined {
  const pairs = request.headers.cookie?.split(/; */) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function headersOf({ headers }: IncomingMessage): Headers {
  const pairs = Object.entries(headers).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return new Headers(pairs);
}
