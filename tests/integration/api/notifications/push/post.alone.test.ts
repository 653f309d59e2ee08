import { push } from '@/tests/support/with-push';
import { GET, POST } from '@/app/api/notifications/push/route';
import { DELETE } from '@/app/api/notifications/push/[id]/route';
import { endSession } from '@/lib/accounts/commands/sessions';
import type { PushSubscriptionView } from '@/lib/notifications/schema/push';
import { createOwner, signInAgain, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const subscribe = (as: { cookie: string } | null, body: unknown) =>
  callRoute(POST, { method: 'POST', as, body, headers: { 'user-agent': chrome } });
const unsubscribe = (as: { cookie: string } | null, id: string) =>
  callRoute(DELETE, { method: 'DELETE', as, params: { id } });

async function list(as: Person): Promise<PushSubscriptionView[]> {
  return (await callRoute(GET, { as })).body as PushSubscriptionView[];
}

/** As a browser writes it down. */
function subscription() {
  const { endpoint, keys } = push.newBrowser();
  return { endpoint, expirationTime: null, keys };
}

describe('POST /api/notifications/push', () => {
  it('turns push on in the browser of this login, and keeps neither its address nor its keys in the clear', async () => {
    const owner = await createOwner();
    const browser = subscription();
    const answer = await subscribe(owner, browser);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: expect.any(String) });
    expect(await list(owner)).toEqual([
      { ...(answer.body as object), device: 'Chrome on Windows', since: expect.any(String), current: true },
    ]);
    const [row] = await query<{ row: string }>('SELECT to_jsonb(s)::text AS row FROM push_subscriptions s');
    for (const secret of [browser.endpoint, browser.keys.p256dh, browser.keys.auth]) {
      expect(row!.row).not.toContain(secret);
    }
    expect(await listAudit(owner.actor.id)).toMatchObject([{ type: 'push.subscribed', data: {} }]);
  });

  it('has one for each login, however often it is asked', async () => {
    const owner = await createOwner();
    const browser = subscription();
    await Promise.all([subscribe(owner, browser), subscribe(owner, browser)]);
    expect(await countRows('push_subscriptions')).toBe(1);
    await subscribe(owner, subscription());
    expect(await countRows('push_subscriptions')).toBe(1);
    const elsewhere = await signInAgain(owner);
    await subscribe(elsewhere, subscription());
    expect((await list(owner)).map(({ current }) => current)).toEqual([true, false]);
  });

  it('hands a browser over to the account that uses it now', async () => {
    const [earlier, later] = [await createOwner(), await createOwner()];
    const browser = subscription();
    await subscribe(earlier, browser);
    expect((await subscribe(later, browser)).status).toBe(201);
    expect(await list(earlier)).toEqual([]);
    expect(await list(later)).toHaveLength(1);
  });

  it('keeps the ten newest browsers of an account', async () => {
    const owner = await createOwner();
    const [first, ...others] = Array.from({ length: 11 }, subscription);
    await subscribe(owner, first);
    for (const browser of others) await subscribe(await signInAgain(owner), browser);
    expect(await list(owner)).toHaveLength(10);
    expect((await list(owner)).map(({ current }) => current)).not.toContain(true);
  });

  it('ends with the login', async () => {
    const [owner] = [await createOwner()];
    const elsewhere = await signInAgain(owner);
    await subscribe(elsewhere, subscription());
    await endSession(elsewhere.actor);
    expect(await list(owner)).toEqual([]);
  });

  it.each([
    'http://push.example/to/1',
    'https://127.0.0.1/to/1',
    'https://[::1]/to/1',
    'https://169.254.169.254/latest',
    'https://localhost/to/1',
    'https://db.internal/to/1',
    'https://user@push.example/to/1',
    'ftp://push.example/1',
    'not an address',
  ])('refuses %s as an address, and writes nothing', async (endpoint) => {
    const owner = await createOwner();
    const before = await snapshot();
    const answer = await subscribe(owner, { ...subscription(), endpoint });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('This is not the address of a push service.');
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['without keys', { keys: undefined }],
    ['with keys that are none', { keys: { p256dh: 'AAAA', auth: 'AAAA' } }],
    ['with an address of a mile', { endpoint: `https://push.example/${'a'.repeat(1001)}` }],
  ])('refuses one %s', async (_, overrides) => {
    const owner = await createOwner();
    expect((await subscribe(owner, { ...subscription(), ...overrides })).status).toBe(422);
    expect(await countRows('push_subscriptions')).toBe(0);
  });

  it('answers a visitor with 401', async () => {
    expect((await subscribe(visitor, subscription())).status).toBe(401);
    expect((await callRoute(GET, { as: visitor })).status).toBe(401);
  });
});

describe('DELETE /api/notifications/push/{id}', () => {
  it('turns it off, once', async () => {
    const owner = await createOwner();
    const { id } = (await subscribe(owner, subscription())).body as { id: string };
    expect((await unsubscribe(owner, id)).status).toBe(204);
    expect(await countRows('push_subscriptions')).toBe(0);
    const again = await unsubscribe(owner, id);
    expect(again.status).toBe(404);
    expect(again.body).toMatchObject({ message: 'Push is already off in that browser.' });
  });

  it('does not find somebody else’s', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const { id } = (await subscribe(owner, subscription())).body as { id: string };
    expect((await unsubscribe(other, id)).status).toBe(404);
    expect((await unsubscribe(visitor, id)).status).toBe(401);
    expect(await countRows('push_subscriptions')).toBe(1);
  });
});
