import { GET as me } from '@/app/api/auth/me/route';
import { DELETE as signOutEverywhere } from '@/app/api/users/sessions/route';
import { createOwner, signInAgain } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute, type Answer } from '@/tests/support/http';
import { callNextAuth } from '@/tests/support/next-auth';
import { listAudit } from '@/tests/support/rows';

jest.mock('next/headers', () => jest.requireActual('../../../../support/next-headers'));

const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function csrf(): Promise<{ token: string; cookie: string }> {
  const answer = await callNextAuth('csrf');
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('next-auth.csrf-token='));
  return { token: (answer.body as { csrfToken: string }).csrfToken, cookie: cookie!.split(';')[0]! };
}

const signsOut = (answer: Answer) =>
  answer.headers.getSetCookie().some((line) => line.startsWith('next-auth.session-token=; Max-Age=0'));

async function signOut({ cookie: session }: { cookie: string }): Promise<Answer> {
  const { token, cookie } = await csrf();
  return callNextAuth('signout', {
    method: 'POST',
    as: { cookie: `${session}; ${cookie}` },
    headers: form,
    rawBody: new URLSearchParams({ csrfToken: token, callbackUrl: '/', json: 'true' }).toString(),
  });
}

const reads = async (as: { cookie: string }) => (await callRoute(me, { as })).status;

const writes = async (as: { cookie: string }) =>
  (await callRoute(signOutEverywhere, { method: 'DELETE', as })).status;

describe('POST /api/auth/signout, signed in', () => {
  it('ends the session of this browser', async () => {
    const owner = await createOwner();
    const answer = await signOut(owner);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ url: 'http://localhost:3000/' });
    expect(signsOut(answer)).toBe(true);
    expect(answer.headers.getSetCookie()).toContain('signed-in=; Path=/; SameSite=Lax; Max-Age=0');
  });

  it('ends it on the server: a cookie that was copied before opens nothing', async () => {
    const owner = await createOwner();
    const elsewhere = await signInAgain(owner);
    expect(await reads(owner)).toBe(200);
    await signOut(owner);
    expect(await reads(owner)).toBe(401);
    expect(await writes(owner)).toBe(401);
    expect(await reads(elsewhere)).toBe(200);
    expect(await listAudit()).toEqual([
      { type: 'session.ended', actor_id: owner.user.id, subject_id: owner.actor.sessionId, data: {} },
    ]);
  });

  it('leaves the cookie where it is when the session could not be ended', async () => {
    const owner = await createOwner();
    await query('ALTER TABLE sessions RENAME TO sessions_away');
    const answer = await signOut(owner).finally(() => query('ALTER TABLE sessions_away RENAME TO sessions'));
    expect(answer.status).toBe(500);
    expect(signsOut(answer)).toBe(false);
    expect(await reads(owner)).toBe(200);
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
    expect(await reads(owner)).toBe(200);
  });
});
