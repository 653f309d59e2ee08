import * as client from 'openid-client';
import { countApiCall } from '@/lib/platform/v1/api-caller';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import {
  ask,
  connectApp,
  createApp,
  decide,
  discover,
  follow,
  openBrowser,
  redeem,
  startOauthServer,
  type OauthServer,
  type TestApp,
} from '@/tests/support/oauth';
import { createPartner, type TestOrganization } from '@/tests/support/organizations';

let server: OauthServer;
let organization: TestOrganization;
let person: Person;
let app: TestApp;
let config: client.Configuration;

beforeAll(async () => {
  server = await startOauthServer();
});
afterAll(() => server?.stop());

beforeEach(async () => {
  organization = await createPartner();
  person = await createOwner();
  app = await createApp(organization);
  config = await discover(server, app);
});

const scope = 'properties:read offline_access';
const refused = (error: string) => expect.objectContaining({ error, status: 400 });
const callWith = (token: string) =>
  countApiCall(new Request('http://localhost/v1', { headers: { authorization: `Bearer ${token}` } }));

async function expectDead(...tokens: string[]): Promise<void> {
  for (const token of tokens) await expect(callWith(token)).rejects.toMatchObject({ code: 'not_signed_in' });
}

/** What somebody sees who cannot be sent back to an app. */
async function readPage(url: URL): Promise<{ status: number; text: string; policy: string | null }> {
  const response = await openBrowser(person).get(url);
  const policy = response.headers.get('content-security-policy');
  return { status: response.status, text: await response.text(), policy };
}

describe('a code', () => {
  it('that comes a second time ends everything that it was redeemed for', async () => {
    const connection = await connectApp(config, app, { person, scope });
    const tokens = await redeem(config, connection);

    await expect(redeem(config, connection)).rejects.toEqual(refused('invalid_grant'));
    await expectDead(tokens.access_token);
    await expect(client.refreshTokenGrant(config, tokens.refresh_token!)).rejects.toEqual(
      refused('invalid_grant'),
    );
    expect(await query('SELECT 1 FROM oauth_grants WHERE revoked_at IS NULL')).toEqual([]);
  });

  it('that comes twice at the same moment is redeemed once at most, and nothing is left of it', async () => {
    const connection = await connectApp(config, app, { person, scope });
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => redeem(config, connection)));
    const good = answers.filter((answer) => answer.status === 'fulfilled');

    expect(good.length).toBeLessThanOrEqual(1);
    await expectDead(...good.map(({ value }) => value.access_token));
  });

  it('is worth nothing without the verifier that it was asked for with', async () => {
    const connection = await connectApp(config, app, { person });
    const verifier = client.randomPKCECodeVerifier();

    await expect(redeem(config, { ...connection, verifier })).rejects.toEqual(refused('invalid_grant'));
  });

  it('of one app is refused to another', async () => {
    const connection = await connectApp(config, app, { person });
    const other = await discover(server, await createApp(organization, { name: 'Somebody else' }));

    await expect(redeem(other, connection)).rejects.toEqual(refused('invalid_grant'));
  });

  it('is refused to an app with a wrong secret, which keeps it', async () => {
    const connection = await connectApp(config, app, { person });
    const thief = await discover(server, { ...app, secret: 'a-guess' });

    await expect(redeem(thief, connection)).rejects.toMatchObject({ status: 401 });
    await expect(redeem(config, connection)).resolves.toMatchObject({ token_type: 'bearer' });
  });

  it('is over after a minute', async () => {
    const connection = await connectApp(config, app, { person });
    await query(`UPDATE oauth_artifacts SET payload = jsonb_set(payload, '{exp}', to_jsonb(extract(epoch FROM now())::int - 1))
      WHERE kind = 'AuthorizationCode'`);

    await expect(redeem(config, connection)).rejects.toEqual(refused('invalid_grant'));
  });
});

describe('a request of an app', () => {
  it('without PKCE goes back with an error', async () => {
    const { url } = await ask(config, app);
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const back = await follow(openBrowser(person), url);

    expect(back.origin).toBe('https://app.example');
    expect(back.searchParams.get('error')).toBe('invalid_request');
    expect(back.searchParams.get('error_description')).toContain('PKCE');
  });

  it('with the plain method of PKCE goes back with an error', async () => {
    const { url } = await ask(config, app, { parameters: { code_challenge_method: 'plain' } });
    url.searchParams.set('code_challenge_method', 'plain');

    expect((await follow(openBrowser(person), url)).searchParams.get('error')).toBe('invalid_request');
  });

  it.each(['state', 'nonce', 'login_hint'])(
    'with U+0000 in its %s is the mistake of its sender',
    async (name) => {
      const { url } = await ask(config, app, { parameters: { [name]: 'a\u0000b' } });
      const back = await follow(openBrowser(person), url);

      expect(back.searchParams.get('error')).toBe('invalid_request');
    },
  );

  it.each([
    'https://evil.example/callback',
    'https://app.example/callback/',
    'https://app.example/callback?next=1',
    'http://app.example/callback',
    'https://app.example.evil.example/callback',
  ])('with the foreign redirect address %s goes nowhere', async (redirectUri) => {
    const { url } = await ask(config, app, { redirectUri });
    const page = await readPage(url);

    expect(page.status).toBe(400);
    expect(page.text).toContain('This app could not be connected');
    expect(page.policy).toContain("frame-ancestors 'none'");
  });

  it('of nobody that we know goes nowhere, and no markup comes out', async () => {
    const { url } = await ask(config, app);
    url.searchParams.set('client_id', '<script>alert(1)</script>');
    const page = await readPage(url);

    expect(page.status).toBe(400);
    expect(page.text).toContain('invalid_client');
    expect(page.text).not.toContain('<script>');
  });

  it.each([
    ['properties:read fraud:write', 'invalid_scope'],
    ['unheard:of', 'invalid_scope'],
  ])('for %s, which it may not ask for, goes back with %s', async (wish, error) => {
    const { url } = await ask(config, app, { scope: wish });

    expect((await follow(openBrowser(person), url)).searchParams.get('error')).toBe(error);
  });

  it.each(['token', 'id_token', 'code token'])('for the response type %s is refused', async (type) => {
    const { url } = await ask(config, app);
    url.searchParams.set('response_type', type);
    const back = await follow(openBrowser(person), url);

    expect(back.hash + back.search).toMatch(/error=(unsupported_response_type|unauthorized_client)/);
  });

  it('to which its user says no goes back with access_denied, and leaves no grant', async () => {
    const browser = openBrowser(person);
    const consent = await follow(browser, (await ask(config, app)).url);
    const back = await follow(browser, await decide(person, consent, false));

    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('state-of-the-app');
    expect(await query('SELECT 1 FROM oauth_grants')).toEqual([]);
  });

  it('of an app whose partnership has ended goes nowhere', async () => {
    await query('UPDATE organizations SET ended_at = now() WHERE id = $1', [organization.id]);

    expect((await readPage((await ask(config, app)).url)).text).toContain('invalid_client');
  });
});

describe('an answer to the consent screen', () => {
  it('is taken once', async () => {
    const consent = await follow(openBrowser(person), (await ask(config, app)).url);
    await decide(person, consent);

    await expect(decide(person, consent)).rejects.toThrow('"gone"');
  });

  it('is refused to everybody but the account that was asked', async () => {
    const consent = await follow(openBrowser(person), (await ask(config, app)).url);

    await expect(decide(await createOwner(), consent)).rejects.toThrow('"gone"');
    expect(await query('SELECT 1 FROM oauth_grants')).toEqual([]);
  });

  it('connects nobody in another browser than the one that was asked', async () => {
    const consent = await follow(openBrowser(person), (await ask(config, app)).url);
    const response = await openBrowser(person).get(await decide(person, consent));

    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });
});

describe('a program on somebody’s own machine', () => {
  it('listens on a port that it gets at the time, and has no secret', async () => {
    const program = await createApp(organization, {
      isConfidential: false,
      redirectUris: ['http://127.0.0.1/callback'],
    });
    const its = await discover(server, program);
    const connection = await connectApp(its, program, {
      person,
      redirectUri: 'http://127.0.0.1:49152/callback',
    });

    expect(connection.callback.port).toBe('49152');
    await expect(redeem(its, connection)).resolves.toMatchObject({ token_type: 'bearer' });
  });
});

describe('the OAuth server', () => {
  it('answers a flood from one place with 429 and the seconds to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => openBrowser().get(`${server.issuer}/oauth/authorize`)),
    );
    const limited = answers.find(({ status }) => status === 429);

    expect(limited?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await limited?.json()).toMatchObject({ error: 'temporarily_unavailable' });
  });

  it.each(['/oauth/userinfo', '/oauth/device/auth', '/oauth/request', '/oauth/register/an-app'])(
    'has nothing at %s',
    async (path) => {
      const response = await fetch(server.issuer + path, { method: 'POST' });

      expect(response.status).toBe(404);
    },
  );
});
