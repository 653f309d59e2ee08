import * as client from 'openid-client';
import { countApiCall } from '@/lib/platform/v1/api-caller';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import {
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
let person: Person;
let app: TestApp;
let config: client.Configuration;

beforeAll(async () => {
  server = await startOauthServer();
});
afterAll(() => server?.stop());

beforeEach(async () => {
  const organization = await createPartner();
  person = await createOwner();
  app = await createApp(organization);
  config = await discover(server, app);
});

const callWith = (token: string) =>
  countApiCall(new Request('http://localhost/v1', { headers: { authorization: `Bearer ${token}` } }));

describe('an app that knows the discovery document alone', () => {
  it('finds addresses, grants, PKCE and scopes in it, and nothing that is closed', () => {
    expect(config.serverMetadata()).toMatchObject({
      issuer: server.issuer,
      authorization_endpoint: `${server.issuer}/oauth/authorize`,
      token_endpoint: `${server.issuer}/oauth/token`,
      revocation_endpoint: `${server.issuer}/oauth/revoke`,
      introspection_endpoint: `${server.issuer}/oauth/introspect`,
      registration_endpoint: `${server.issuer}/oauth/register`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
    for (const closed of ['userinfo_endpoint', 'end_session_endpoint', 'device_authorization_endpoint']) {
      expect(config.serverMetadata()).not.toHaveProperty(closed);
    }
    expect(config.serverMetadata().scopes_supported).toEqual(
      expect.arrayContaining(['properties:read', 'bookings:write', 'offline_access']),
    );
  });

  it('is connected by its user, calls the API for them and renews its tokens', async () => {
    const scope = 'properties:read bookings:read offline_access';
    const connection = await connectApp(config, app, { person, scope });
    expect(connection.callback.origin).toBe('https://app.example');
    expect(connection.callback.searchParams.get('iss')).toBe(server.issuer);

    const tokens = await redeem(config, connection);
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    const { caller, calls } = await callWith(tokens.access_token);
    expect(calls).toBe(1);
    expect(caller).toMatchObject({ mode: 'live', organizationId: null, ownerId: person.user.id });
    expect([...caller.scopes].sort()).toEqual(['bookings:read', 'offline_access', 'properties:read']);
    expect(caller.actor).toMatchObject({ id: person.user.id, role: 'owner', isGuarded: false });

    const renewed = await client.refreshTokenGrant(config, tokens.refresh_token!);
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect((await callWith(renewed.access_token)).calls).toBe(2);
  });

  it('leaves no token in clear in the database', async () => {
    const connection = await connectApp(config, app, { person, scope: 'properties:read offline_access' });
    const tokens = await redeem(config, connection);
    const rows = await query<{ text: string }>('SELECT t::text AS text FROM oauth_artifacts t');
    const written = rows.map(({ text }) => text).join('\n');

    expect(rows.length).toBeGreaterThanOrEqual(3);
    const code = connection.callback.searchParams.get('code')!;
    for (const secret of [tokens.access_token, tokens.refresh_token!, code]) {
      expect(written).not.toContain(secret);
    }
  });
});

describe('a visitor', () => {
  it('logs in first, and comes back to the whole request', async () => {
    const { url } = await ask(config, app, { scope: 'properties:read offline_access' });
    const login = await follow(openBrowser(), url);

    expect(login.pathname).toBe('/login');
    expect(login.searchParams.get('callbackUrl')).toBe(url.pathname + url.search);
  });
});

describe('somebody who has agreed before', () => {
  beforeEach(async () => {
    await redeem(config, await connectApp(config, app, { person, scope: 'properties:read offline_access' }));
  });

  it.each(['properties:read', 'properties:read offline_access'])(
    'is not asked again for %s',
    async (scope) => {
      const { url, verifier } = await ask(config, app, { scope });
      const callback = await follow(openBrowser(person), url);

      expect(callback.href).toContain('https://app.example/callback?code=');
      const tokens = await redeem(config, { verifier, callback });
      expect((await callWith(tokens.access_token)).caller.scopes).toEqual(['properties:read']);
    },
  );

  it('is asked for more', async () => {
    const { url } = await ask(config, app, { scope: 'properties:write' });

    expect((await follow(openBrowser(person), url)).pathname).toBe('/oauth/consent');
  });

  it('is asked when somebody else signed in in the same browser', async () => {
    const browser = openBrowser(person);
    await follow(browser, (await ask(config, app, { scope: 'properties:read' })).url);
    const other = await createOwner();
    const [name, value] = other.cookie.split(/=(.*)/s);
    browser.jar.set(name!, value!);
    const connection = await connectApp(config, app, { person: other, browser, scope: 'properties:read' });

    const { access_token: token } = await redeem(config, connection);
    expect((await callWith(token)).caller.ownerId).toBe(other.user.id);
  });
});
