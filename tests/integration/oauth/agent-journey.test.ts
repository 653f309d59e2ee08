import { auth, UnauthorizedError, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { decide, follow, openBrowser, type OauthServer } from '@/tests/support/oauth';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { startWholeSite } from '@/tests/support/whole-site';

const CALLBACK = 'http://127.0.0.1:7777/callback';

let site: OauthServer;
let person: Person;

beforeAll(async () => {
  site = await startWholeSite();
});
afterAll(() => site?.stop());

beforeEach(async () => {
  person = await createOwner();
});

/** What an agent of a stranger keeps for itself; it knows the address of the tools and nothing else. */
class Stranger implements OAuthClientProvider {
  client: OAuthClientInformationMixed | undefined;
  kept: OAuthTokens | undefined;
  asked: URL | undefined;
  private verifier = '';

  redirectUrl = CALLBACK;
  clientMetadata = {
    client_name: 'Paper Agent',
    redirect_uris: [CALLBACK],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
  clientInformation = () => this.client;
  saveClientInformation = (client: OAuthClientInformationMixed) => void (this.client = client);
  tokens = () => this.kept;
  saveTokens = (tokens: OAuthTokens) => void (this.kept = tokens);
  redirectToAuthorization = (url: URL) => void (this.asked = url);
  saveCodeVerifier = (verifier: string) => void (this.verifier = verifier);
  codeVerifier = () => this.verifier;
  invalidateCredentials = () => void (this.kept = undefined);
}

const toTools = (authProvider: Stranger) =>
  new StreamableHTTPClientTransport(new URL(`${site.issuer}/mcp`), { authProvider });

const newClient = () => new Client({ name: 'agent of a stranger', version: '1.0.0' });

/** From the first 401 to tokens, as the SDK does it; its user agrees in between. */
async function connect(stranger: Stranger): Promise<void> {
  const transport = toTools(stranger);
  await expect(newClient().connect(transport)).rejects.toBeInstanceOf(UnauthorizedError);
  const browser = openBrowser(person);
  const consent = await follow(browser, stranger.asked!);
  expect(consent.pathname).toBe('/oauth/consent');
  const callback = await follow(browser, await decide(person, consent));
  expect(callback.href.startsWith(CALLBACK)).toBe(true);
  await transport.finishAuth(callback.searchParams.get('code')!);
}

const call = (path: string, token: string) =>
  fetch(site.issuer + path, { headers: { authorization: `Bearer ${token}` } });

describe('an agent that knows the address of the tools alone', () => {
  it('finds the OAuth server, registers itself, is agreed to, lists and calls tools, and renews its tokens', async () => {
    const stranger = new Stranger();
    await connect(stranger);
    const agent = newClient();
    await agent.connect(toTools(stranger));

    const { tools } = await agent.listTools();
    expect(tools.map(({ name }) => name)).toContain('list_properties');
    const list = await agent.callTool({ name: 'list_properties', arguments: { limit: 1 } });
    expect(list.structuredContent).toEqual({ data: [], next_cursor: null });

    const { access_token: first } = stranger.kept!;
    expect(await auth(stranger, { serverUrl: `${site.issuer}/mcp` })).toBe('AUTHORIZED');
    expect(stranger.kept!.access_token).not.toBe(first);
    const again = await agent.callTool({ name: 'list_properties', arguments: {} });
    expect(again.isError).toBeFalsy();
    expect(await query('SELECT name FROM oauth_apps WHERE organization_id IS NULL')).toEqual([
      { name: 'Paper Agent' },
    ]);
  });

  it('renews by itself when its token has expired', async () => {
    const stranger = new Stranger();
    await connect(stranger);
    await query(
      `UPDATE oauth_artifacts SET expires_at = now() - interval '1 second' WHERE kind = 'AccessToken'`,
    );
    const agent = newClient();
    await agent.connect(toTools(stranger));

    expect((await agent.listTools()).tools.length).toBeGreaterThan(5);
  });

  it('is asked to have its user agree again once it was disconnected', async () => {
    const stranger = new Stranger();
    await connect(stranger);
    await query('UPDATE oauth_grants SET revoked_at = now()');
    stranger.asked = undefined;

    await expect(newClient().connect(toTools(stranger))).rejects.toBeInstanceOf(UnauthorizedError);
    expect(stranger.asked).toBeDefined();
  });

  it('gets a token that is good for the tools alone', async () => {
    const stranger = new Stranger();
    await connect(stranger);
    const answer = await call('/v1/properties', stranger.kept!.access_token);

    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe(
      `Bearer error="invalid_token", resource_metadata="${site.issuer}/.well-known/oauth-protected-resource/v1"`,
    );
    const [token] = await query<{ aud: string }>(
      `SELECT payload ->> 'aud' AS aud FROM oauth_artifacts WHERE kind = 'AccessToken'`,
    );
    expect(token?.aud).toBe(`${site.issuer}/mcp`);
  });
});

describe('the address of the tools', () => {
  it('takes a key of an organization as before', async () => {
    const { headers } = await createApiKey(await createPartner());
    const transport = new StreamableHTTPClientTransport(new URL(`${site.issuer}/mcp`), {
      requestInit: { headers },
    });
    const agent = newClient();
    await agent.connect(transport);

    expect((await agent.callTool({ name: 'list_properties', arguments: {} })).isError).toBeFalsy();
  });
});
