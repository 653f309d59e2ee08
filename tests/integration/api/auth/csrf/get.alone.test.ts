import { callNextAuth } from '@/tests/support/next-auth';

jest.mock('next/headers', () => jest.requireActual('../../../../support/next-headers'));

describe('GET /api/auth/csrf', () => {
  it('hands out a token, and its cookie that no script reads', async () => {
    const answer = await callNextAuth('csrf');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ csrfToken: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('next-auth.csrf-token='));
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(answer.headers.get('x-request-id')).toBeTruthy();
  });
});
