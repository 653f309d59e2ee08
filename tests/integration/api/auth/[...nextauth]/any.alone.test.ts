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

  it('refuses another site', async () => {
    const headers = { ...form, origin: 'https://evil.example' };
    expect((await post({ headers, rawBody: 'csrfToken=x' })).status).toBe(403);
  });
});
