import { createHash } from 'node:crypto';
import { DELETE, PUT } from '@/app/api/organization/apps/[id]/route';
import { POST as renew } from '@/app/api/organization/apps/[id]/secret/route';
import { GET, POST } from '@/app/api/organization/apps/route';
import type { AppWithSecret } from '@/lib/oauth/schema/apps';
import { createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { guardWithPin } from '@/tests/support/guards';
import { callRoute, type Answer } from '@/tests/support/http';
import { createApp } from '@/tests/support/oauth';
import { createGrant } from '@/tests/support/oauth-grants';
import { addMember, createPartner, type TestOrganization } from '@/tests/support/organizations';
import { listNotifications } from '@/tests/support/notifications';
import { listJobs } from '@/tests/support/requests';
import { listAudit } from '@/tests/support/rows';

const input = {
  name: 'Title Desk',
  website: 'https://desk.example',
  redirectUris: ['https://desk.example/callback'],
  scopes: ['offline_access', 'properties:read'],
  isConfidential: true,
};

type Caller = { cookie: string } | null;

const url = '/api/organization/apps';
const register = (as: Caller, body: unknown = input) => callRoute(POST, { method: 'POST', url, as, body });
const list = (as: Caller) => callRoute(GET, { url, as });
const change = (as: Caller, id: string, body: unknown) =>
  callRoute(PUT, { method: 'PUT', url: `${url}/${id}`, params: { id }, as, body });
const remove = (as: Caller, id: string) =>
  callRoute(DELETE, { method: 'DELETE', url: `${url}/${id}`, params: { id }, as });
const renewSecret = (as: Caller, id: string) =>
  callRoute(renew, { method: 'POST', url: `${url}/${id}/secret`, params: { id }, as });

const fieldsOf = ({ body }: Answer) => Object.keys((body as { fields?: object }).fields ?? {});

let organization: TestOrganization;

beforeEach(async () => {
  organization = await createPartner();
});

describe('an owner of an organization', () => {
  it('hears by email of an app that another one registers', async () => {
    const other = await createOwner();
    const member = await createOwner();
    await addMember(organization, other, 'owner');
    await addMember(organization, member);
    await register(organization.owner);

    expect(await listNotifications(other.user.id)).toMatchObject([
      {
        type: 'app.registered',
        href: '/organization/apps',
        message: expect.stringContaining('“Title Desk”') as string,
      },
    ]);
    expect(await listNotifications(member.user.id)).toEqual([]);
    expect(await listJobs('notification-mail')).toHaveLength(2);
  });

  it('registers an app, and is shown its secret once', async () => {
    const answer = await register(organization.owner);
    const app = answer.body as AppWithSecret;

    expect(answer.status).toBe(201);
    expect(app).toEqual({
      ...input,
      scopes: ['properties:read', 'offline_access'],
      id: expect.any(String),
      createdAt: expect.any(String),
      connections: 0,
      secret: expect.stringMatching(/^dg_secret_[\w-]{43}$/),
    });
    const [row] = await query<{ secret_hash: Buffer; text: string }>(
      'SELECT secret_hash, a::text AS text FROM oauth_apps a',
    );
    expect(row!.secret_hash).toEqual(createHash('sha256').update(app.secret!).digest());
    expect(row!.text).not.toContain(app.secret);
    const { secret, ...listed } = app;
    expect(secret).not.toBeNull();
    expect((await list(organization.owner)).body).toEqual([listed]);
    expect(await listAudit(app.id)).toMatchObject([{ type: 'app.registered' }]);
  });

  it('registers one that can keep no secret, which gets none', async () => {
    const answer = await register(organization.owner, { ...input, isConfidential: false });

    expect(answer.body).toMatchObject({ isConfidential: false, secret: null });
    expect((await renewSecret(organization.owner, (answer.body as AppWithSecret).id)).status).toBe(409);
  });

  it.each([
    ['redirectUris', { redirectUris: ['http://desk.example/callback'] }],
    ['redirectUris', { redirectUris: ['https://desk.example/#here'] }],
    ['redirectUris', { redirectUris: ['https://me:secret@desk.example/'] }],
    ['redirectUris', { redirectUris: ['javascript:alert(1)'] }],
    ['redirectUris', { redirectUris: ['desk://callback'] }],
    ['redirectUris', { redirectUris: [] }],
    ['scopes', { scopes: ['everything'] }],
    ['scopes', { scopes: [] }],
    ['name', { name: 'DeedGuard Support' }],
    ['name', { name: ' ' }],
    ['website', { website: 'http://desk.example' }],
  ])('is told what is wrong with %s: %j', async (field, wrong) => {
    const answer = await register(organization.owner, { ...input, ...wrong });

    expect(answer.status).toBe(422);
    expect(fieldsOf(answer).map((name) => name.split('.')[0])).toEqual([field]);
  });

  it.each(['http://localhost/callback', 'http://127.0.0.1:3000/callback'])(
    'may send people back to a program on their own computer at %s',
    async (address) => {
      expect((await register(organization.owner, { ...input, redirectUris: [address] })).status).toBe(201);
    },
  );

  it('has twenty apps at most, also when two are registered at the same moment', async () => {
    for (let at = 0; at < 19; at += 1) await createApp(organization);
    const answers = await Promise.all([register(organization.owner), register(organization.owner)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('changes an app, and makes it a new secret', async () => {
    const { id, secret } = await createApp(organization);
    const { isConfidential: _fixed, ...changes } = { ...input, name: 'Another desk' };
    const changed = await change(organization.owner, id, changes);
    const renewed = await renewSecret(organization.owner, id);

    expect(changed.body).toMatchObject({ id, name: 'Another desk' });
    expect((renewed.body as AppWithSecret).secret).not.toBe(secret);
    expect((await listAudit(id)).map(({ type }) => type)).toEqual(['app.changed', 'app.secret_made']);
  });

  it('deletes an app, which ends what accounts agreed to', async () => {
    const { id } = await createApp(organization);
    const person = await createOwner();
    await createGrant({ id }, person);

    expect((await remove(organization.owner, id)).status).toBe(204);
    expect((await list(organization.owner)).body).toEqual([]);
    expect(await query('SELECT 1 FROM oauth_grants WHERE revoked_at IS NULL')).toEqual([]);
    expect((await remove(organization.owner, id)).status).toBe(404);
  });

  it('is asked for the PIN of a guarded account', async () => {
    await guardWithPin(organization.owner);

    expect((await register(organization.owner)).body).toMatchObject({ code: 'step_up_required' });
  });
});

describe('somebody else', () => {
  it('sees the apps as a member, and changes none', async () => {
    const { id } = await createApp(organization);
    const member = await createOwner();
    await addMember(organization, member);

    expect((await list(member)).body).toMatchObject([{ id }]);
    expect((await register(member)).status).toBe(403);
    expect((await remove(member, id)).status).toBe(403);
  });

  it('finds nothing of another organization', async () => {
    const { id } = await createApp(organization);
    const { owner } = await createPartner({ name: 'Another one' });
    const { isConfidential: _fixed, ...changes } = input;

    expect((await change(owner, id, changes)).status).toBe(404);
    expect((await renewSecret(owner, id)).status).toBe(404);
    expect((await remove(owner, id)).status).toBe(404);
    expect((await list(owner)).body).toEqual([]);
  });

  it('has no apps without an organization', async () => {
    const nobody = await createOwner();

    expect((await list(nobody)).status).toBe(404);
    expect((await register(nobody)).status).toBe(404);
  });

  it('is asked to log in as a visitor', async () => {
    expect((await register(visitor)).status).toBe(401);
    expect((await list(visitor)).status).toBe(401);
  });
});
