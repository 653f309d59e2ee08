import { GET as me } from '@/app/api/auth/me/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute, cookieOf } from '@/tests/support/http';
import { callNextAuth } from '@/tests/support/next-auth';

jest.mock('next/headers', () => jest.requireActual('../../../../support/next-headers'));

describe('GET /api/auth/session', () => {
  it('answers a visitor with an empty object', async () => {
    const answer = await callNextAuth('session', { as: visitor });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({});
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers when the session ends, and renews the cookie', async () => {
    const owner = await createOwner();
    const answer = await callNextAuth('session', { as: owner });
    expect(answer.body).toEqual({ user: {}, expires: expect.any(String) });
    expect((await callRoute(me, { as: cookieOf(answer) })).body).toEqual(owner.user);
  });

  it('does not renew a session that was ended everywhere', async () => {
    const owner = await createOwner();
    await query('UPDATE users SET session_version = 2 WHERE id = $1', [owner.user.id]);
    const answer = await callNextAuth('session', { as: owner });
    expect(answer.body).toEqual({});
    expect((await callRoute(me, { as: cookieOf(answer) })).status).toBe(401);
  });

  it('answers a cookie that was tampered with as a visitor', async () => {
    const { cookie } = await createOwner();
    const answer = await callNextAuth('session', { as: { cookie: cookie.slice(0, -2) } });
    expect(answer.body).toEqual({});
  });
});
