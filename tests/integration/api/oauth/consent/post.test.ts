import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/oauth/consent/route';
import { findConsent } from '@/lib/oauth/queries/consent';
import { saveArtifact } from '@/lib/oauth/commands/artifacts';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { confirm, guardWithPin } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { CALLBACK, createApp, type TestApp } from '@/tests/support/oauth';
import { createPartner } from '@/tests/support/organizations';
import { listAudit } from '@/tests/support/rows';
import { whileHeld } from '@/tests/support/while-held';

const RETURN_TO = 'http://localhost:3000/oauth/authorize/somewhere';

let person: Person;
let app: TestApp;

beforeEach(async () => {
  app = await createApp(await createPartner({ name: 'Lone Star Title' }));
  person = await createOwner();
});

/** What the OAuth server writes down before it sends somebody to the consent screen. */
async function waitFor(scope: string): Promise<string> {
  const request = randomUUID().replaceAll('-', '');
  const payload = {
    returnTo: RETURN_TO,
    prompt: { name: 'consent' },
    session: { accountId: person.user.id, uid: 'its-session' },
    params: { client_id: app.id, redirect_uri: CALLBACK, scope },
  };
  await saveArtifact({ kind: 'Interaction', id: request, payload, lastsSeconds: 60 });
  return request;
}

const answer = (as: { cookie: string } | null, body: unknown) =>
  callRoute(POST, { method: 'POST', url: '/api/oauth/consent', as, body });

describe('somebody whom an app asks', () => {
  it('reads who asks, for what, for which account and where they go', async () => {
    const request = await waitFor('properties:read offline_access unheard:of');

    expect(await findConsent(person.actor, request)).toEqual({
      request,
      app: { name: 'Title Desk', website: 'https://app.example', organization: 'Lone Star Title' },
      scopes: ['properties:read', 'offline_access'],
      granted: [],
      email: person.user.email,
      place: 'app.example',
    });
    expect(await findConsent((await createOwner()).actor, request)).toBeNull();
  });

  it('agrees, which is written down, audited and told to them', async () => {
    const request = await waitFor('properties:read');
    const { status, body } = await answer(person, { request, agree: true });

    expect([status, body]).toEqual([200, { url: RETURN_TO }]);
    const grants = await query('SELECT app_id, user_id, scopes, revoked_at FROM oauth_grants');
    expect(grants).toEqual([
      { app_id: app.id, user_id: person.user.id, scopes: ['properties:read'], revoked_at: null },
    ]);
    expect((await listAudit()).map(({ type }) => type)).toContain('app.connected');
    expect(await query('SELECT type, href FROM notifications')).toEqual([
      { type: 'app.connected', href: '/settings/apps' },
    ]);
    expect(await findConsent(person.actor, request)).toBeNull();
  });

  it('agrees to more later, which is added to the same grant without another notice', async () => {
    await answer(person, { request: await waitFor('properties:read'), agree: true });
    await answer(person, { request: await waitFor('bookings:read'), agree: true });

    expect(await query('SELECT scopes FROM oauth_grants')).toEqual([
      { scopes: ['properties:read', 'bookings:read'] },
    ]);
    expect(await query('SELECT 1 FROM notifications')).toHaveLength(1);
  });

  it('agrees to nothing in a session that ends at this moment', async () => {
    const request = await waitFor('properties:read');
    const end = 'UPDATE sessions SET revoked_at = now()';
    const [answered] = await whileHeld({ table: 'users', id: person.user.id }, end, () => [
      answer(person, { request, agree: true }),
    ]);
    expect(answered).toMatchObject({ status: 401 });
    expect(await query('SELECT 1 FROM oauth_grants')).toEqual([]);
  });

  it('agrees in two tabs at the same moment: one answer counts', async () => {
    const request = await waitFor('properties:read');
    const answers = await Promise.all([1, 2].map(() => answer(person, { request, agree: true })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await query('SELECT 1 FROM oauth_grants')).toHaveLength(1);
  });

  it('is asked for the PIN of a guarded account before an app may change something', async () => {
    await guardWithPin(person);
    const request = await waitFor('properties:write');

    expect((await answer(person, { request, agree: true })).body).toMatchObject({ code: 'step_up_required' });
    await confirm(person);
    expect((await answer(person, { request, agree: true })).status).toBe(200);
  });

  it('is not asked for it to let an app read, or to say no', async () => {
    await guardWithPin(person);

    expect((await answer(person, { request: await waitFor('properties:read'), agree: true })).status).toBe(
      200,
    );
    expect((await answer(person, { request: await waitFor('properties:write'), agree: false })).status).toBe(
      200,
    );
  });
});

describe('an answer that nobody waits for', () => {
  it.each([
    [
      'of a visitor',
      async () => (await answer(visitor, { request: 'x'.repeat(20), agree: true })).status,
      401,
    ],
    [
      'to no request',
      async () => (await answer(person, { request: 'x'.repeat(20), agree: true })).status,
      410,
    ],
    ['to what is no name', async () => (await answer(person, { request: '../..', agree: true })).status, 422],
    [
      'to an app that was deleted meanwhile',
      async () => {
        const request = await waitFor('properties:read');
        await query('UPDATE oauth_apps SET deleted_at = now()');
        return (await answer(person, { request, agree: true })).status;
      },
      410,
    ],
  ])('%s is refused', async (_, send, status) => {
    expect(await send()).toBe(status);
    expect(await query('SELECT 1 FROM oauth_grants')).toEqual([]);
  });
});
