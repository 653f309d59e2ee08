import { DELETE } from '@/app/api/oauth/grants/[id]/route';
import { GET } from '@/app/api/oauth/grants/route';
import { connect } from '@/lib/oauth/commands/grants';
import { eraseConnections } from '@/lib/oauth/commands/erase';
import { saveArtifact } from '@/lib/oauth/commands/artifacts';
import { transaction } from '@/lib/platform/db';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { createApp, type TestApp } from '@/tests/support/oauth';
import { createPartner, type TestOrganization } from '@/tests/support/organizations';
import { listAudit } from '@/tests/support/rows';

let organization: TestOrganization;
let person: Person;
let app: TestApp;
let grantId: string;

beforeEach(async () => {
  organization = await createPartner();
  app = await createApp(organization);
  person = await createOwner();
  const grant = { appId: app.id, userId: person.user.id, scopes: ['properties:read'] };
  ({ id: grantId } = await transaction((tx) => connect(tx, grant)));
  await saveArtifact({ kind: 'AccessToken', id: 'token', payload: { grantId }, lastsSeconds: 60 });
});

const url = '/api/oauth/grants';
const list = (as: { cookie: string } | null) => callRoute(GET, { url, as });
const remove = (as: { cookie: string } | null, id: string) =>
  callRoute(DELETE, { method: 'DELETE', url: `${url}/${id}`, params: { id }, as });
const openGrants = () => query('SELECT 1 FROM oauth_grants WHERE revoked_at IS NULL');

describe('the owner of an account', () => {
  it('sees the apps that use it', async () => {
    expect((await list(person)).body).toEqual([
      {
        id: grantId,
        name: 'Title Desk',
        website: 'https://app.example',
        organization: organization.name,
        scopes: ['properties:read'],
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
  });

  it('disconnects one, and its tokens are gone', async () => {
    expect((await remove(person, grantId)).status).toBe(204);

    expect((await list(person)).body).toEqual([]);
    expect(await openGrants()).toEqual([]);
    expect(await query('SELECT 1 FROM oauth_artifacts')).toEqual([]);
    expect((await listAudit(grantId)).at(-1)).toMatchObject({
      type: 'app.disconnected',
      actor_id: person.user.id,
    });
    expect((await remove(person, grantId)).status).toBe(404);
  });

  it('leaves nothing connected when the account is erased', async () => {
    await transaction((tx) => eraseConnections(tx, person.user.id));

    expect(await query('SELECT 1 FROM oauth_grants')).toEqual([]);
    expect(await query('SELECT 1 FROM oauth_artifacts')).toEqual([]);
  });
});

describe('somebody else', () => {
  it('sees and disconnects nothing of another account', async () => {
    const other = await createOwner();

    expect((await list(other)).body).toEqual([]);
    expect((await remove(other, grantId)).status).toBe(404);
    expect(await openGrants()).toHaveLength(1);
  });

  it('is asked to log in as a visitor', async () => {
    expect((await list(visitor)).status).toBe(401);
    expect((await remove(visitor, grantId)).status).toBe(401);
  });
});
