import { POST as login } from '@/app/api/users/login/route';
import { DELETE as signOutEverywhere } from '@/app/api/users/sessions/route';
import { createOwner, signInAgain, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { callRoute, cookieOf } from '@/tests/support/http';
import { listAudit, snapshot } from '@/tests/support/rows';

const revoke = (as: Person | null, headers = {}) =>
  callRoute(signOutEverywhere, { method: 'DELETE', url: '/api/users/sessions', as, headers });

/** A second app process as far as memory goes: its modules and what it remembers are its own, the database is the same. */
async function anotherInstance() {
  let instance: { read: (person: Person) => Promise<number>; write: (person: Person) => Promise<number> };
  const process = globalThis as typeof globalThis & { sessionStates?: unknown };
  const ours = process.sessionStates;
  delete process.sessionStates;
  await jest.isolateModulesAsync(async () => {
    const { GET: me } = await import('@/app/api/auth/me/route');
    const { DELETE: write } = await import('@/app/api/users/sessions/route');
    instance = {
      read: async (as) => (await callRoute(me, { as })).status,
      write: async (as) => (await callRoute(write, { method: 'DELETE', as })).status,
    };
  });
  process.sessionStates = ours;
  return instance!;
}

const listRevoked = async ({ user }: Person) =>
  (
    await query<{ over: boolean }>('SELECT revoked_at IS NOT NULL AS over FROM sessions WHERE user_id = $1', [
      user.id,
    ])
  ).map(({ over }) => over);

describe('DELETE /api/users/sessions, signed in', () => {
  afterEach(releaseClock);

  it('ends every session of the account and says so in the audit trail', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const here = await anotherInstance();
    const answer = await revoke(owner);

    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(answer.headers.getSetCookie()).toEqual([
      'next-auth.session-token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'signed-in=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
    expect(await listRevoked(owner)).toEqual([true]);
    expect(await listRevoked(other)).toEqual([false]);
    expect(await listAudit()).toEqual([
      { type: 'sessions.revoked', actor_id: owner.user.id, subject_id: owner.user.id, data: {} },
    ]);
    expect(await here.read(owner)).toBe(401);
    expect(await here.read(other)).toBe(200);
    expect((await revoke(owner)).status).toBe(401);
  });

  it('refuses an old session on another instance: writes at once, reads within 10 seconds', async () => {
    holdClock();
    const owner = await createOwner();
    const [reading, writing] = [await anotherInstance(), await anotherInstance()];
    expect([await reading.read(owner), await writing.read(owner)]).toEqual([200, 200]);

    await revoke(owner);
    expect(await writing.write(owner)).toBe(401);
    advanceClock({ ms: 9_999 });
    expect(await reading.read(owner)).toBe(200);
    advanceClock({ ms: 1 });
    expect(await reading.read(owner)).toBe(401);
  });

  it('lets the account sign in again', async () => {
    const owner = await createOwner();
    await revoke(owner);
    const again = await callRoute(login, {
      method: 'POST',
      body: { email: owner.user.email, password: testPassword },
    });
    const here = await anotherInstance();
    expect(await here.read({ ...owner, ...cookieOf(again)! })).toBe(200);
    expect(await here.read(owner)).toBe(401);
  });

  it('is refused to a page of another site', async () => {
    const owner = await createOwner();
    const before = await snapshot();
    expect((await revoke(owner, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await snapshot()).toEqual(before);
  });
});

describe('DELETE /api/users/sessions?except=current, signed in', () => {
  const endOthers = (as: Person) =>
    callRoute(signOutEverywhere, { method: 'DELETE', url: '/api/users/sessions?except=current', as });

  it('ends every other session of the account, and leaves this one', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const elsewhere = await signInAgain(owner);
    const here = await anotherInstance();

    const answer = await endOthers(owner);

    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect([await here.read(owner), await here.read(elsewhere), await here.read(other)]).toEqual([
      200, 401, 200,
    ]);
    expect(await listAudit()).toEqual([
      { type: 'session.ended', actor_id: owner.user.id, subject_id: elsewhere.actor.sessionId, data: {} },
    ]);
  });

  it('refuses another exception', async () => {
    const owner = await createOwner();
    const answer = await callRoute(signOutEverywhere, {
      method: 'DELETE',
      url: '/api/users/sessions?except=mine',
      as: owner,
    });
    expect(answer.status).toBe(422);
    expect(await listRevoked(owner)).toEqual([false]);
  });
});

describe('DELETE /api/users/sessions, as a visitor', () => {
  it('answers 401', async () => {
    expect((await revoke(visitor)).status).toBe(401);
  });
});
