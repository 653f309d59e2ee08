import { GET as me } from '@/app/api/auth/me/route';
import { createSessionCookie } from '@/lib/platform/session';
import { createNotary, createOwner, visitor } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';

const get = (as: { cookie: string } | null) => callRoute(me, { url: '/api/auth/me', as });
const notSignedIn = { message: 'Please sign in to continue.', code: 'not_signed_in' };

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

  it('ends a session after 30 days', async () => {
    holdClock();
    const owner = await createOwner();
    advanceClock({ days: 29, minutes: 1439 });
    expect((await get(owner)).status).toBe(200);
    advanceClock({ minutes: 2 });
    expect((await get(owner)).status).toBe(401);
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
    ['claims to need no signature', `next-auth.session-token=${unsigned({ sub: 'x', sessionVersion: 1 })}`],
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
    const { id } = owner.user;
    const cookie = await createSessionCookie({ id, role: 'admin', sessionVersion: 1 });
    expect((await get({ cookie: cookie.split(';')[0]! })).body).toEqual(owner.user);
  });
});

function unsigned(payload: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode(payload)}.`;
}
