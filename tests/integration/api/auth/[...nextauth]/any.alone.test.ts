import { callNextAuth } from '@/tests/support/next-auth';

jest.mock('next/headers', () => jest.requireActual('../../../../support/next-headers'));

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe("next-auth's calls that are not ours", () => {
  it.each(['signin', 'signout', 'error', 'verify-request', 'providers', 'callback', 'nothing'])(
    'GET %s is not found',
    async (action) => {
      const answer = await callNextAuth(action);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such call.', code: 'not_found' });
    },
  );

  it.each(['_log', 'signin', 'session', 'callback'])('POST %s is not found', async (action) => {
    const answer = await callNextAuth(action, {
      method: 'POST',
      headers: form,
      rawBody: 'level=error&code=x',
    });
    expect(answer.status).toBe(404);
  });
});

const unreadable = ['http://[', 'javascript:alert(1)', '%', 'a', '\u0000', '//['];
const inQuery = (address: string) => `callbackUrl=${encodeURIComponent(address)}`;

describe.each(['session', 'csrf'])('GET /api/auth/%s', (action) => {
  it.each([...unreadable.map(inQuery), 'callbackUrl=/&callbackUrl=/'])(
    'is 400 to a return address that cannot be read: %s',
    async (search) => {
      const answer = await callNextAuth(action, { url: `/api/auth/${action}?${search}` });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid_request' });
    },
  );

  it.each(['http://[', 'javascript:alert(1)', 'a'])(
    'is 400 to a cookie that cannot be read, and takes it away: %s',
    async (address) => {
      const cookie = `next-auth.callback-url=${encodeURIComponent(address)}`;
      const answer = await callNextAuth(action, { headers: { cookie } });
      expect(answer.status).toBe(400);
      expect(answer.headers.getSetCookie()).toEqual([
        'next-auth.callback-url=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      ]);
    },
  );

  it.each(['', '/', '/dashboard/client?a=b', 'http://localhost:3000/', 'https://elsewhere.example'])(
    'answers where it can be read: %j',
    async (address) => {
      const url = `/api/auth/${action}?${inQuery(address)}`;
      const cookie = `next-auth.callback-url=${encodeURIComponent(address)}`;
      expect((await callNextAuth(action, { url, headers: { cookie } })).status).toBe(200);
    },
  );
});

describe('POST /api/auth/signout', () => {
  const post = (call: { headers: Record<string, string>; rawBody: string }) =>
    callNextAuth('signout', { method: 'POST', ...call });

  it('takes a form alone', async () => {
    const answer = await post({ headers: { 'content-type': 'application/json' }, rawBody: '{' });
    expect(answer.status).toBe(415);
  });

  it('refuses a body that is too large', async () => {
    expect((await post({ headers: form, rawBody: `csrfToken=${'x'.repeat(100_000)}` })).status).toBe(413);
  });

  it.each(unreadable)('is 400 to a return address that cannot be read: %j', async (address) => {
    const answer = await post({ headers: form, rawBody: inQuery(address) });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_request' });
  });

  it('refuses another site', async () => {
    const headers = { ...form, origin: 'https://evil.example' };
    expect((await post({ headers, rawBody: 'csrfToken=x' })).status).toBe(403);
  });
});
