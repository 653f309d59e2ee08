import { createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callNextAuth } from '@/tests/support/next-auth';

jest.mock('next/headers', () => jest.requireActual('../../../../support/next-headers'));

describe('GET /api/auth/session', () => {
  it('answers a visitor with an empty object', async () => {
    const answer = await callNextAuth('session', { as: visitor });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({});
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers when the session ends, and renews nothing: a copied cookie gets no older than its session', async () => {
    const owner = await createOwner();
    const answer = await callNextAuth('session', { as: owner });
    const [{ expires_at: end }] = (await query<{ expires_at: Date }>('SELECT expires_at FROM sessions')) as [
      { expires_at: Date },
    ];
    const { expires, ...rest } = answer.body as { expires: string };
    expect(rest).toEqual({ user: {} });
    expect(Math.abs(new Date(expires).getTime() - end.getTime())).toBeLessThan(1_500);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('answers a session that has ended as a visitor', async () => {
    const owner = await createOwner();
    await query('UPDATE sessions SET revoked_at = now()');
    const answer = await callNextAuth('session', { as: owner });
    expect(answer.body).toEqual({});
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('answers a cookie that was tampered with as a visitor', async () => {
    const { cookie } = await createOwner();
    const answer = await callNextAuth('session', { as: { cookie: cookie.slice(0, -2) } });
    expect(answer.body).toEqual({});
  });
});
