import * as client from 'openid-client';
import { reinstateByEmail, suspendByEmail } from '@/lib/accounts/commands/suspension';
import { countApiCall } from '@/lib/platform/v1/api-caller';
import { disconnect } from '@/lib/oauth/commands/grants';
import { deleteExpiredArtifacts } from '@/lib/oauth/commands/artifacts';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import {
  connectApp,
  createApp,
  discover,
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
const connected = async () => redeem(config, await connectApp(config, app, { person, scope }));
const refused = (error: string) => expect.objectContaining({ error, status: 400 });
const callWith = (token: string) =>
  countApiCall(new Request('http://localhost/v1', { headers: { authorization: `Bearer ${token}` } }));

async function expectDead(...tokens: string[]): Promise<void> {
  for (const token of tokens) await expect(callWith(token)).rejects.toMatchObject({ code: 'not_signed_in' });
}

describe('a refresh token', () => {
  it('that comes a second time ends the connection', async () => {
    const first = await connected();
    const second = await client.refreshTokenGrant(config, first.refresh_token!);

    await expect(client.refreshTokenGrant(config, first.refresh_token!)).rejects.toEqual(
      refused('invalid_grant'),
    );
    await expectDead(first.access_token, second.access_token);
    await expect(client.refreshTokenGrant(config, second.refresh_token!)).rejects.toEqual(
      refused('invalid_grant'),
    );
  });

  it('ends a year after its user agreed, however often it was renewed', async () => {
    const first = await connected();
    await query(
      `UPDATE oauth_artifacts SET payload = jsonb_set(payload::jsonb, '{iiat}', to_jsonb((payload->>'iiat')::int - $1))
       WHERE kind = 'RefreshToken'`,
      [365 * 24 * 60 * 60 - 60],
    );
    await client.refreshTokenGrant(config, first.refresh_token!);

    const tokens = await query<{ left: number }>(
      `SELECT extract(epoch FROM expires_at - now())::float AS left FROM oauth_artifacts
       WHERE kind = 'RefreshToken' AND consumed_at IS NULL`,
    );
    expect(tokens).toHaveLength(1);
    expect(tokens[0]!.left).toBeGreaterThan(30);
    expect(tokens[0]!.left).toBeLessThanOrEqual(60);
  });

  it('gives nothing while its account is suspended, and works again afterward', async () => {
    const { refresh_token: token, access_token: access } = await connected();
    await suspendByEmail(person.user.email, 'Forged deeds');
    await expectDead(access);
    await expect(client.refreshTokenGrant(config, token!)).rejects.toEqual(refused('invalid_grant'));

    await reinstateByEmail(person.user.email);
    expect((await client.refreshTokenGrant(config, token!)).access_token).toEqual(expect.any(String));
  });

  it('is not given to an app that did not ask to stay connected', async () => {
    const tokens = await redeem(config, await connectApp(config, app, { person, scope: 'properties:read' }));

    expect(tokens.refresh_token).toBeUndefined();
  });

  it('of one app is refused to another', async () => {
    const { refresh_token: token } = await connected();
    const other = await discover(server, await createApp(organization));

    await expect(client.refreshTokenGrant(other, token!)).rejects.toEqual(refused('invalid_grant'));
  });
});

describe('an access token', () => {
  it('opens nothing once its app gave it back', async () => {
    const { access_token: token } = await connected();
    expect((await callWith(token)).calls).toBe(1);
    await client.tokenRevocation(config, token);

    await expectDead(token);
    expect(await client.tokenIntrospection(config, token)).toEqual({ active: false });
  });

  it('is told about to its own app alone', async () => {
    const { access_token: token } = await connected();
    const other = await discover(server, await createApp(organization));

    expect(await client.tokenIntrospection(config, token)).toMatchObject({
      active: true,
      client_id: app.id,
      sub: person.user.id,
      token_type: 'Bearer',
      iss: server.issuer,
    });
    expect(await client.tokenIntrospection(other, token)).toEqual({ active: false });
  });

  it('opens nothing once its user disconnected the app', async () => {
    const tokens = await connected();
    const [grant] = await query<{ id: string }>('SELECT id FROM oauth_grants');
    await disconnect(person.actor, grant!.id);

    await expectDead(tokens.access_token);
    await expect(client.refreshTokenGrant(config, tokens.refresh_token!)).rejects.toEqual(
      refused('invalid_grant'),
    );
  });

  it.each([
    ['its app was deleted', 'UPDATE oauth_apps SET deleted_at = now()'],
    ['the organization of its app has ended', 'UPDATE organizations SET ended_at = now()'],
    ['its grant was revoked', 'UPDATE oauth_grants SET revoked_at = now()'],
    ['its hour is over', `UPDATE oauth_artifacts SET expires_at = now() - interval '1 second'`],
  ])('opens nothing once %s', async (_, change) => {
    const { access_token: token } = await connected();
    expect((await callWith(token)).calls).toBe(1);
    await query(change);

    await expectDead(token);
  });

  it('opens nothing once its account was deleted', async () => {
    const { access_token: token } = await connected();
    await query('UPDATE users SET deleted_at = now() WHERE id = $1', [person.user.id]);

    await expectDead(token);
  });

  it('is no longer good for what its app may not ask for any more', async () => {
    const { access_token: token } = await connected();
    await query(`UPDATE oauth_apps SET scopes = '{bookings:read}'`);

    expect((await callWith(token)).caller.scopes).toEqual([]);
  });

  it('is removed from the database after its end, and one that holds stays', async () => {
    const { access_token: token } = await connected();
    await query(
      `UPDATE oauth_artifacts SET expires_at = now() - interval '1 second' WHERE kind = 'RefreshToken'`,
    );

    expect((await deleteExpiredArtifacts()).deleted).toBe(1);
    expect((await callWith(token)).calls).toBe(1);
  });
});
