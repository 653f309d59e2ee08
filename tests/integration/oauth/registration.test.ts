import * as client from 'openid-client';
import { deleteUnusedRegistrations } from '@/lib/oauth/commands/registrations';
import { findConsent } from '@/lib/oauth/queries/consent';
import { countApiCall } from '@/lib/platform/v1/api-caller';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import {
  CALLBACK,
  ask,
  connectApp,
  createApp,
  discover,
  follow,
  openBrowser,
  redeem,
  startOauthServer,
  type OauthServer,
  type TestApp,
} from '@/tests/support/oauth';
import { createPartner } from '@/tests/support/organizations';

let server: OauthServer;

beforeAll(async () => {
  server = await startOauthServer();
});
afterAll(() => server?.stop());

const agent = {
  client_name: 'Paper Agent',
  client_uri: 'https://agent.example',
  redirect_uris: [CALLBACK],
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  scope: 'properties:read bookings:read offline_access',
};

type Answered = { status: number; body: Record<string, unknown> };

async function register(metadata: object): Promise<Answered> {
  const response = await fetch(`${server.issuer}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const listApps = () =>
  query<{
    name: string;
    secret_hash: Buffer | null;
    organization_id: string | null;
    deleted_at: Date | null;
  }>('SELECT name, secret_hash, organization_id, deleted_at FROM oauth_apps ORDER BY created_at');

describe.each(['oauth-authorization-server', 'openid-configuration'])('/.well-known/%s', (name) => {
  it('says where apps register themselves, and nothing of changing that', async () => {
    const response = await fetch(`${server.issuer}/.well-known/${name}`);

    expect(await response.json()).toMatchObject({ registration_endpoint: `${server.issuer}/oauth/register` });
  });
});

describe('an app that nobody here knows', () => {
  it('registers itself, is connected by its user and calls the API for them', async () => {
    const person = await createOwner();
    const config = await client.dynamicClientRegistration(new URL(server.issuer), agent, client.None(), {
      algorithm: 'oauth2',
      execute: [client.allowInsecureRequests],
    });
    const app: TestApp = { id: config.clientMetadata().client_id, secret: undefined, redirectUri: CALLBACK };
    const connection = await connectApp(config, app, { person, scope: 'properties:read offline_access' });
    const tokens = await redeem(config, connection);
    const { caller } = await countApiCall(
      new Request('http://localhost/v1', { headers: { authorization: `Bearer ${tokens.access_token}` } }),
    );

    expect(caller.ownerId).toBe(person.user.id);
    expect(tokens.refresh_token).toBeTruthy();
    expect(await listApps()).toMatchObject([
      { name: 'Paper Agent', organization_id: null, secret_hash: null },
    ]);
  });

  it('is told what is kept of it, and no way to change it', async () => {
    const { status, body } = await register({
      ...agent,
      logo_uri: 'https://agent.example/logo.png',
      jwks_uri: 'http://127.0.0.1:9/keys',
      sector_identifier_uri: 'https://127.0.0.1:9/sector',
      id_token_signed_response_alg: 'HS256',
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      client_id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      client_name: 'Paper Agent',
      redirect_uris: [CALLBACK],
      scope: agent.scope,
      token_endpoint_auth_method: 'none',
    });
    for (const name of ['logo_uri', 'jwks_uri', 'sector_identifier_uri', 'registration_access_token']) {
      expect(body).not.toHaveProperty(name);
    }
    expect(body).not.toHaveProperty('client_secret');
  });

  it('that does not say whether it can keep a secret gets one, as the standard has it', async () => {
    const { body } = await register({ redirect_uris: [CALLBACK], client_secret: 'one-of-its-own' });

    expect(body).toMatchObject({
      client_name: 'Unnamed app',
      token_endpoint_auth_method: 'client_secret_basic',
      client_secret: expect.stringMatching(/^dg_secret_/) as string,
      client_secret_expires_at: 0,
    });
  });

  it('that can keep a secret gets one, of which we keep the hash', async () => {
    const { body } = await register({ ...agent, token_endpoint_auth_method: 'client_secret_post' });
    const secret = body.client_secret as string;
    const [app] = await listApps();

    expect(secret).toMatch(/^dg_secret_/);
    expect(app?.secret_hash).toHaveLength(32);
    const known = { id: body.client_id as string, secret, redirectUri: CALLBACK };
    const config = await discover(server, known);
    const connection = await connectApp(config, known, {
      person: await createOwner(),
      scope: 'properties:read',
    });
    expect(await redeem(config, connection)).toMatchObject({ token_type: 'bearer' });
  });

  it('may ask for everything that programs may, when it names no scope of ours', async () => {
    const { body } = await register({ redirect_uris: [CALLBACK], scope: 'openid profile' });

    expect(body.scope).toBe(
      'properties:read properties:write fraud:read fraud:write bookings:read bookings:write documents:verify offline_access',
    );
  });

  it.each([
    ['http on another machine', ['http://agent.example/back']],
    ['a scheme of its own', ['agent://back']],
    ['a script', ['javascript:alert(1)']],
    ['a fragment', ['https://agent.example/back#here']],
    ['https on this machine', ['https://localhost/back']],
    ['a name and password', ['https://us:pw@agent.example/back']],
    ['hidden characters', ['https://agent.example/ba\u200Bck']],
    ['one good and one bad', [CALLBACK, 'http://agent.example']],
    ['none', []],
    ['too many', Array.from({ length: 11 }, (_, at) => `${CALLBACK}/${at}`)],
    ['what is no text', [7]],
  ])('is refused with addresses of %s', async (_what, addresses) => {
    expect(await register({ ...agent, redirect_uris: addresses })).toMatchObject({
      status: 400,
      body: { error: 'invalid_redirect_uri' },
    });
    expect(await listApps()).toEqual([]);
  });

  it.each([
    ['another grant', { grant_types: ['client_credentials'] }],
    ['another way to show who it is', { token_endpoint_auth_method: 'private_key_jwt' }],
  ])('is refused with %s', async (_what, metadata) => {
    expect(await register({ ...agent, ...metadata })).toMatchObject({
      status: 400,
      body: { error: 'invalid_client_metadata' },
    });
  });

  it('is refused without a JSON object', async () => {
    const response = await fetch(`${server.issuer}/oauth/register`, { method: 'POST', body: 'name=x' });

    expect(response.status).toBe(400);
  });

  it('is shown as one that registered itself, with where it sends its user', async () => {
    const person = await createOwner();
    const { body } = await register(agent);
    const app = { id: body.client_id as string, secret: undefined, redirectUri: CALLBACK };
    const { url } = await ask(await discover(server, app), app, { scope: 'properties:read' });
    const consent = await follow(openBrowser(person), url);
    const view = await findConsent(person.actor, consent.searchParams.get('request')!);

    expect(view).toMatchObject({ app: { name: 'Paper Agent', organization: null }, place: 'app.example' });
  });

  it('cannot use our address to forward somebody elsewhere before they were asked', async () => {
    const { body } = await register(agent);
    const app = { id: body.client_id as string, secret: undefined, redirectUri: CALLBACK };
    const { url } = await ask(await discover(server, app), app);
    url.searchParams.delete('code_challenge');
    for (const browser of [openBrowser(), openBrowser(await createOwner())]) {
      const response = await browser.get(url);

      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
      expect(await response.text()).toContain('This app could not be connected');
    }
  });

  it.each<[string, Record<string, string>]>([
    ['a token', { response_type: 'token' }],
    ['an ID token', { response_type: 'id_token', nonce: 'n' }],
    ['a code and a token', { response_type: 'code token' }],
    ['a resource that is none of ours', { resource: 'https://evil.example/' }],
    ['no screen', { prompt: 'none' }],
    ['no screen, and answers behind a #', { prompt: 'none', response_mode: 'fragment' }],
    [
      'another resource, and answers behind a #',
      { resource: 'https://evil.example/', response_mode: 'fragment' },
    ],
    ['no screen, and answers by a form', { prompt: 'none', response_mode: 'form_post' }],
    ['a code, and answers by a form', { response_mode: 'form_post' }],
    ['answers in a way that there is not', { response_mode: 'web_message' }],
  ])('cannot do so by asking for %s', async (_what, parameters) => {
    const { body } = await register(agent);
    const app = { id: body.client_id as string, secret: undefined, redirectUri: CALLBACK };
    const { url } = await ask(await discover(server, app), app, { scope: 'properties:read' });
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);

    const response = await openBrowser().get(url);
    const text = await response.text();

    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    expect(text).toContain('This app could not be connected');
    expect(text).not.toContain('app.example');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('waits after thirty registrations of an address within an hour', async () => {
    const answers: number[] = [];
    for (let at = 0; at < 31; at += 1) answers.push((await register(agent)).status);

    expect(answers.filter((status) => status === 201)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('the registration of an app', () => {
  const age = (days: number) =>
    query(`UPDATE oauth_apps SET created_at = now() - $1 * interval '1 day'`, [days]);
  const connect = async (app: string, person: Person, revoked: string | null) =>
    query(
      `INSERT INTO oauth_grants (id, app_id, user_id, scopes, created_at, revoked_at)
       VALUES (gen_random_uuid(), $1, $2, '{properties:read}', now() - interval '90 days', now() - $3::interval)`,
      [app, person.user.id, revoked],
    );

  it('is removed when nobody has connected it for 30 days', async () => {
    await register(agent);
    await age(29);
    expect(await deleteUnusedRegistrations()).toEqual({ deleted: 0, closed: 0 });
    await age(31);
    expect(await deleteUnusedRegistrations()).toEqual({ deleted: 1, closed: 0 });
    expect(await listApps()).toEqual([]);
  });

  it('stays as long as it is connected, and is closed 30 days after it was disconnected', async () => {
    const { body } = await register(agent);
    await age(60);
    await connect(body.client_id as string, await createOwner(), null);
    expect(await deleteUnusedRegistrations()).toEqual({ deleted: 0, closed: 0 });
    await query(`UPDATE oauth_grants SET revoked_at = now() - interval '29 days'`);
    expect(await deleteUnusedRegistrations()).toEqual({ deleted: 0, closed: 0 });
    await query(`UPDATE oauth_grants SET revoked_at = now() - interval '31 days'`);
    expect(await deleteUnusedRegistrations()).toEqual({ deleted: 0, closed: 1 });
    expect(await deleteUnusedRegistrations()).toEqual({ deleted: 0, closed: 0 });
  });

  it('of an organization stays', async () => {
    await createApp(await createPartner());
    await age(400);

    expect(await deleteUnusedRegistrations()).toEqual({ deleted: 0, closed: 0 });
  });
});
