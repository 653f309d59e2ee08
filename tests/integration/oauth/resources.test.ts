import * as client from 'openid-client';
import { createOwner, type Person } from '@/tests/support/actors';
import {
  ask,
  connectApp,
  createApp,
  decide,
  discover,
  follow,
  openBrowser,
  redeem,
  type OauthServer,
  type TestApp,
} from '@/tests/support/oauth';
import { createPartner } from '@/tests/support/organizations';
import { startWholeSite } from '@/tests/support/whole-site';

let site: OauthServer;
let person: Person;
let app: TestApp;
let config: client.Configuration;

beforeAll(async () => {
  site = await startWholeSite();
});
afterAll(() => site?.stop());

beforeEach(async () => {
  person = await createOwner();
  app = await createApp(await createPartner());
  config = await discover(site, app);
});

const scope = 'properties:read offline_access';
const at = (name: string) => `${site.issuer}/${name}`;
const connectFor = (resource: string) => connectApp(config, app, { person, scope, parameters: { resource } });
const listProperties = (token: string) =>
  fetch(at('v1/properties'), { headers: { authorization: `Bearer ${token}` } });
const listTools = (token: string) =>
  fetch(at('mcp'), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });

describe('a token that was asked for', () => {
  it('for /v1 is good there and nowhere else', async () => {
    const { access_token: token } = await redeem(config, await connectFor(at('v1')));

    expect((await listProperties(token)).status).toBe(200);
    const refused = await listTools(token);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe(
      `Bearer error="invalid_token", resource_metadata="${at('.well-known/oauth-protected-resource/mcp')}"`,
    );
  });

  it('for /mcp is good there and nowhere else, also after it was renewed', async () => {
    const first = await redeem(config, await connectFor(at('mcp')));
    const renewed = await client.refreshTokenGrant(config, first.refresh_token!);
    const named = await client.refreshTokenGrant(config, renewed.refresh_token!, { resource: at('mcp') });

    for (const { access_token: token } of [first, renewed, named]) {
      expect((await listTools(token)).status).toBe(200);
      expect((await listProperties(token)).status).toBe(401);
    }
  });

  it('for no address is one for /v1', async () => {
    const { access_token: token } = await redeem(config, await connectApp(config, app, { person, scope }));

    expect((await listProperties(token)).status).toBe(200);
    expect((await listTools(token)).status).toBe(401);
  });

  it('for both addresses is for the one that is named with the code', async () => {
    const { url, verifier } = await ask(config, app, { scope });
    url.searchParams.append('resource', at('v1'));
    url.searchParams.append('resource', at('mcp'));
    const browser = openBrowser(person);
    const callback = await follow(browser, await decide(person, await follow(browser, url)));
    const checks = { pkceCodeVerifier: verifier, expectedState: 'state-of-the-app' };
    const tokens = await client.authorizationCodeGrant(config, callback, checks, { resource: at('mcp') });

    expect((await listTools(tokens.access_token)).status).toBe(200);
    await expect(client.refreshTokenGrant(config, tokens.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_target',
    });
  });

  it('says which address it is for to the app that has it', async () => {
    const { access_token: token } = await redeem(config, await connectFor(at('mcp')));

    expect(await client.tokenIntrospection(config, token)).toMatchObject({ active: true, aud: at('mcp') });
  });
});

describe('an address that is none of ours', () => {
  it.each(['https://other.example/mcp', '/mcp', 'nothing'])('sends the app back: %s', async (resource) => {
    const { url } = await ask(config, app, { scope, parameters: { resource } });
    const back = await follow(openBrowser(person), url);

    expect(back.origin).toBe('https://app.example');
    expect(back.searchParams.get('error')).toBe('invalid_target');
  });

  it('is refused for a code, which was not asked for with it', async () => {
    const { verifier, callback } = await connectFor(at('mcp'));
    const redeemFor = (resource: string) =>
      client.authorizationCodeGrant(
        config,
        callback,
        { pkceCodeVerifier: verifier, expectedState: 'state-of-the-app' },
        { resource },
      );

    await expect(redeemFor(at('v1'))).rejects.toMatchObject({ error: 'invalid_target' });
  });

  it('is refused for a refresh token', async () => {
    const tokens = await redeem(config, await connectFor(at('mcp')));

    await expect(
      client.refreshTokenGrant(config, tokens.refresh_token!, { resource: at('v1') }),
    ).rejects.toMatchObject({ error: 'invalid_target' });
  });
});

describe('somebody who agreed for one address', () => {
  it('is not asked again for another: they agreed to what the app may do', async () => {
    await redeem(config, await connectFor(at('mcp')));
    const { url, verifier } = await ask(config, app, {
      scope: 'properties:read',
      parameters: { resource: at('v1') },
    });
    const callback = await follow(openBrowser(person), url);
    const { access_token: token } = await redeem(config, { verifier, callback });

    expect((await listProperties(token)).status).toBe(200);
  });
});
