import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import * as client from 'openid-client';
import { POST as answerConsent } from '@/app/api/oauth/consent/route';
import { messageOf, startProcess } from './app-process';
import type { Person } from './actors';
import { query } from './database';
import { callRoute } from './http';
import type { TestOrganization } from './organizations';

export type OauthServer = { issuer: string; stop: () => Promise<void> };

/** The bundled OAuth server in a process of its own, behind node:http; also one whose site is at another address. */
export async function startOauthServer(site?: string): Promise<OauthServer & { port: number }> {
  const port = await freePort();
  const issuer = site ?? `http://localhost:${port}`;
  const child = startProcess('tests/support/oauth-server.ts', {
    environment: { NEXTAUTH_URL: issuer, PORT: String(port), RATE_LIMIT_SCALE: '1' },
  });
  await messageOf(child);
  return {
    issuer,
    port,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

type AppOptions = {
  name?: string;
  redirectUris?: string[];
  scopes?: string[];
  isConfidential?: boolean;
};

export type TestApp = { id: string; secret: string | undefined; redirectUri: string };

export const CALLBACK = 'https://app.example/callback';

/** An app of an organization. */
export async function createApp(
  { id: organizationId }: Pick<TestOrganization, 'id'>,
  {
    name = 'Title Desk',
    redirectUris = [CALLBACK],
    scopes = ['properties:read', 'properties:write', 'bookings:read', 'offline_access'],
    isConfidential = true,
  }: AppOptions = {},
): Promise<TestApp> {
  const id = randomUUID();
  const secret = isConfidential ? randomBytes(32).toString('base64url') : undefined;
  await query(
    `INSERT INTO oauth_apps (id, organization_id, name, website, redirect_uris, scopes, is_confidential, secret_hash, created_at)
     VALUES ($1, $2, $3, 'https://app.example', $4, $5, $6, $7, now())`,
    [
      id,
      organizationId,
      name,
      redirectUris,
      scopes,
      isConfidential,
      secret ? createHash('sha256').update(secret).digest() : null,
    ],
  );
  return { id, secret, redirectUri: redirectUris[0]! };
}

/** The same app as a program of somebody else knows it, which learned all else from the discovery document. */
export function discover({ issuer }: OauthServer, app: TestApp): Promise<client.Configuration> {
  const authentication = app.secret ? client.ClientSecretBasic(app.secret) : client.None();
  return client.discovery(new URL(issuer), app.id, {}, authentication, {
    algorithm: 'oauth2',
    execute: [client.allowInsecureRequests],
  });
}

type Jar = Map<string, string>;

/** A browser in which somebody is signed in; it follows no redirect by itself. */
export function openBrowser(person?: Pick<Person, 'cookie'>) {
  const jar: Jar = new Map();
  if (person) keep(jar, person.cookie);
  return {
    jar,
    get: async (url: string | URL) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) keep(jar, line.split(';')[0]!);
      return response;
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;

function keep(jar: Jar, pair: string): void {
  const [name, value] = pair.split(/=(.*)/s);
  if (value) jar.set(name!, value);
  else jar.delete(name!);
}

/** Goes on as long as it is sent to another address of the OAuth server; answers where it was sent at last. */
export async function follow(browser: Browser, from: string | URL): Promise<URL> {
  let at = new URL(from);
  for (let hops = 0; hops < 6; hops += 1) {
    const response = await browser.get(at);
    const location = response.headers.get('location');
    if (!location) throw new Error(`${at.pathname} answered ${response.status}: ${await response.text()}`);
    at = new URL(location, at);
    if (!at.pathname.startsWith('/oauth/authorize')) return at;
  }
  throw new Error('Sent from one address to the next without an end.');
}

/** What the consent screen sends; answers where the browser goes on. */
export async function decide(person: Person, consent: URL, agree = true): Promise<string> {
  const request = consent.searchParams.get('request');
  const answer = await callRoute(answerConsent, {
    method: 'POST',
    url: '/api/oauth/consent',
    as: person,
    body: { request, agree },
  });
  if (answer.status !== 200) throw new Error(`The answer was refused: ${answer.text}`);
  return (answer.body as { url: string }).url;
}

export type Connection = { verifier: string; callback: URL };

type Wish = { scope?: string; redirectUri?: string; parameters?: Record<string, string> };

/** The address to which an app sends its user, and what it keeps to itself. */
export async function ask(
  config: client.Configuration,
  app: TestApp,
  { scope = 'properties:read properties:write', redirectUri = app.redirectUri, parameters }: Wish = {},
): Promise<{ url: URL; verifier: string }> {
  const verifier = client.randomPKCECodeVerifier();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: 'state-of-the-app',
    ...parameters,
  });
  return { url, verifier };
}

/** From the app to the consent screen, and back with a code. */
export async function connectApp(
  config: client.Configuration,
  app: TestApp,
  { person, browser = openBrowser(person), ...wish }: Wish & { person: Person; browser?: Browser },
): Promise<Connection> {
  const { url, verifier } = await ask(config, app, wish);
  const consent = await follow(browser, url);
  if (consent.pathname !== '/oauth/consent') return { verifier, callback: consent };
  const callback = await follow(browser, await decide(person, consent));
  return { verifier, callback };
}

/** The code for tokens. */
export function redeem(
  config: client.Configuration,
  { verifier, callback }: Connection,
): Promise<client.TokenEndpointResponse & client.TokenEndpointResponseHelpers> {
  return client.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: verifier,
    expectedState: 'state-of-the-app',
  });
}
