import { createOwner } from '@/tests/support/actors';
import { callNextAuth } from '@/tests/support/next-auth';
import type { Answer } from '@/tests/support/http';

jest.mock('next/headers', () => jest.requireActual('../../../../support/next-headers'));

const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function csrf(): Promise<{ token: string; cookie: string }> {
  const answer = await callNextAuth('csrf');
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('next-auth.csrf-token='));
  return { token: (answer.body as { csrfToken: string }).csrfToken, cookie: cookie!.split(';')[0]! };
}

const signsOut = (answer: Answer) =>
  answer.headers.getSetCookie().some((line) => line.startsWith('next-auth.session-token=; Max-Age=0'));

describe('POST /api/auth/signout, signed in', () => {
  it('ends the session of this browser', async () => {
    const owner = await createOwner();
    const { token, cookie } = await csrf();
    const answer = await callNextAuth('signout', {
      method: 'POST',
      as: { cookie: `${owner.cookie}; ${cookie}` },
      headers: form,
      rawBody: new URLSearchParams({ csrfToken: token, callbackUrl: '/', json: 'true' }).toString(),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ url: 'http://localhost:3000/' });
    expect(signsOut(answer)).toBe(true);
  });

  it('does nothing without the token of the csrf call', async () => {
    const owner = await createOwner();
    const answer = await callNextAuth('signout', {
      method: 'POST',
      as: owner,
      headers: form,
      rawBody: new URLSearchParams({ csrfToken: 'made-up', json: 'true' }).toString(),
    });
    expect(signsOut(answer)).toBe(false);
  });
});
