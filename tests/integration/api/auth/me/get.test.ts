import { randomUUID } from 'node:crypto';
import { encode, type JWT } from 'next-auth/jwt';
import { GET as me } from '@/app/api/auth/me/route';
import { createNotary, createOwner, visitor } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testEnvironment } from '@/tests/support/environment';
import { callRoute } from '@/tests/support/http';
import { questionsWith } from '@/tests/support/streams';

const get = (as: { cookie: string } | null) => callRoute(me, { url: '/api/auth/me', as });
const notSignedIn = { message: 'Please log in to continue.', code: 'not_signed_in' };

describe('GET /api/auth/me', () => {
  afterEach(releaseClock);

  it.each([createOwner, createNotary])('answers the account, and nothing that is secret', async (create) => {
    const person = await create();
    const answer = await get(person);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(person.user);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('answers a visitor 401', async () => {
    const answer = await get(visitor);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(notSignedIn);
  });

  it('ends a session after 30 days, however busy it was', async () => {
    holdClock();
    const owner = await createOwner();
    for (let day = 6; day < 30; day += 6) {
      advanceClock({ days: 6 });
      expect((await get(owner)).status).toBe(200);
    }
    advanceClock({ days: 5, minutes: 1439 });
    expect((await get(owner)).status).toBe(200);
    advanceClock({ minutes: 1 });
    expect((await get(owner)).status).toBe(401);
  });

  it('ends a session after 7 days without a call', async () => {
    holdClock();
    const [left, used] = [await createOwner(), await createOwner()];
    advanceClock({ days: 1 });
    expect((await get(used)).status).toBe(200);
    advanceClock({ days: 6 });
    expect((await get(left)).status).toBe(401);
    expect((await get(used)).status).toBe(200);
    expect(await query('SELECT last_seen_at FROM sessions WHERE user_id = $1', [used.user.id])).toEqual([
      { last_seen_at: new Date() },
    ]);
  });

  it('asks the database once in ten seconds, and writes down once an hour that somebody was there', async () => {
    holdClock();
    const owner = await createOwner();
    const calls = async (minutes: number) => {
      advanceClock({ minutes });
      return (await questionsWith('sessions', async () => [await get(owner), await get(owner)])).length;
    };
    expect(await calls(0)).toBe(1);
    expect(await calls(59)).toBe(1);
    expect(await calls(1)).toBe(2);
    expect(await calls(1)).toBe(1);
  });

  it('refuses a cookie with a changed sign, anywhere in it', async () => {
    const { cookie } = await createOwner();
    const start = cookie.indexOf('=') + 1;
    for (let at = start; at < cookie.length - 1; at += 23) {
      const other = cookie[at] === 'A' ? 'B' : 'A';
      const changed = cookie.slice(0, at) + other + cookie.slice(at + 1);
      expect((await get({ cookie: changed })).status).toBe(401);
    }
  });

  it.each([
    ['is empty', 'next-auth.session-token='],
    ['is not a token', 'next-auth.session-token=abc.def'],
    [
      'claims to need no signature',
      `next-auth.session-token=${unsigned({ sub: 'x', sessionId: randomUUID() })}`,
    ],
  ])('refuses a cookie that %s', async (_, cookie) => {
    expect((await get({ cookie })).body).toEqual(notSignedIn);
  });

  it('refuses the session of an account that does not exist anymore', async () => {
    const owner = await createOwner();
    await query('DELETE FROM users WHERE id = $1', [owner.user.id]);
    expect((await get(owner)).status).toBe(401);
  });

  it('believes the role of the database, not of the cookie', async () => {
    const owner = await createOwner();
    const token = { sub: owner.user.id, sessionId: owner.actor.sessionId, role: 'admin' };
    expect((await get(await cookieWith(token))).body).toEqual(owner.user);
  });

  it.each([
    ['of an earlier version, which names no session', { sessionVersion: 1 }],
    ['of an earlier version that named its sign-in', { sessionVersion: 1, sessionId: randomUUID() }],
    ['whose session is no id', { sessionId: "' OR true --" }],
  ])('refuses a cookie %s', async (_, token) => {
    const owner = await createOwner();
    expect((await get(await cookieWith({ sub: owner.user.id, ...token }))).body).toEqual(notSignedIn);
  });

  it('refuses a cookie that names the session of somebody else', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const token = { sub: owner.user.id, sessionId: other.actor.sessionId };
    expect((await get(await cookieWith(token))).body).toEqual(notSignedIn);
  });
});

async function cookieWith(token: JWT): Promise<{ cookie: string }> {
  const value = await encode({ token, secret: testEnvironment.NEXTAUTH_SECRET });
  return { cookie: `next-auth.session-token=${value}` };
}

function unsigned(payload: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode(payload)}.`;
}
