import { smtp } from '@/tests/support/with-mail';
import { GET as me } from '@/app/api/auth/me/route';
import { GET as lockedDeeds } from '@/app/api/deedguard/locked-deeds/route';
import { POST as verifyAddress } from '@/app/api/users/email/verify/route';
import { POST as login } from '@/app/api/users/login/route';
import { askToConfirm } from '@/lib/accounts/commands/addresses';
import { mailPasswordNews } from '@/lib/accounts/commands/password-mail';
import { makeRecoveryCodes } from '@/lib/accounts/commands/recovery-codes';
import { makeResetLink } from '@/lib/accounts/commands/reset-password';
import { transaction } from '@/lib/platform/db';
import { countTry, limits } from '@/lib/platform/rate-limit';
import { createOwner, forgetAddress, signInAgain } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { guardWithPin, listNotifications } from '@/tests/support/guards';
import { callRoute, cookieOf } from '@/tests/support/http';
import { newestToken } from '@/tests/support/mailed-links';
import { createApp } from '@/tests/support/oauth';
import { createGrant } from '@/tests/support/oauth-grants';
import { createPartner } from '@/tests/support/organizations';
import {
  logIn,
  nextPassword,
  opensWith,
  postReset,
  resetTokenOf,
  sendPasswordNews,
} from '@/tests/support/passwords';
import { listAudit, snapshot } from '@/tests/support/rows';
import { guardsOf } from '@/tests/support/undo';

const asks = async (as: { cookie: string }) => (await callRoute(me, { as })).status;

beforeEach(() => holdClock('2026-11-20T15:00:01Z'));
afterEach(releaseClock);

describe('POST /api/users/password-reset/confirm', () => {
  it('gives the account the new password and ends every session', async () => {
    const owner = await createOwner();
    const elsewhere = await signInAgain(owner);
    const token = await resetTokenOf(owner.user.email);
    const answer = await postReset({ token, password: nextPassword });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(cookieOf(answer)).toBeNull();
    expect([await asks(owner), await asks(elsewhere)]).toEqual([401, 401]);
    expect([
      await opensWith(owner.user.email, nextPassword),
      await opensWith(owner.user.email, testPassword),
    ]).toEqual([true, false]);
    const [{ hash }] = (await query<{ hash: string }>('SELECT password_hash AS hash FROM users')) as [
      { hash: string },
    ];
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('disconnects every app', async () => {
    const owner = await createOwner();
    const grantId = await createGrant(await createApp(await createPartner()), owner);
    await postReset({ token: await resetTokenOf(owner.user.email), password: nextPassword });

    expect(await query('SELECT id FROM oauth_grants WHERE revoked_at IS NULL')).toEqual([]);
    expect((await listAudit(grantId)).map(({ type }) => type)).toEqual(['app.disconnected']);
  });

  it('tells the account, in its notices and by email, and leaves an audit event', async () => {
    const owner = await createOwner();
    await postReset({ token: await resetTokenOf(owner.user.email), password: nextPassword });
    expect((await listAudit(owner.user.id)).at(-1)).toEqual({
      type: 'password.reset',
      actor_id: null,
      subject_id: owner.user.id,
      data: {},
    });
    expect(await listNotifications(owner)).toEqual([
      {
        type: 'password.reset',
        title: 'Your password was changed',
        message: expect.stringContaining('If this was not you, choose a new password at once') as string,
      },
    ]);
    await sendPasswordNews();
    expect(smtp.mails.map(({ to }) => to)).toEqual([[owner.user.email]]);
    const raw = smtp.mails[0]!.raw.replaceAll('=\r\n', '');
    expect(raw).toContain('Subject: Your password was changed');
    expect(raw).toContain('/forgot-password');
    expect(raw).toContain('November 20, 2026 at 3:00:01 PM UTC');
  });

  it('sends that email once, however often its job runs', async () => {
    const owner = await createOwner();
    await postReset({ token: await resetTokenOf(owner.user.email), password: nextPassword });
    const [{ id }] = (await query<{ id: string }>(
      "SELECT data->>'id' AS id FROM pgboss.job WHERE name = 'password-mail'",
    )) as [{ id: string }];
    expect(await mailPasswordNews(id)).toEqual({ sent: true });
    await mailPasswordNews(id);
    expect(smtp.mails).toHaveLength(1);
  });

  it('makes the browser one that is known, so that nobody elsewhere keeps its owner out', async () => {
    const { user } = await createOwner();
    const answer = await postReset({ token: await resetTokenOf(user.email), password: nextPassword });
    for (let n = 0; n < limits.loginOfAccount.max; n += 1) await countTry(limits.loginOfAccount, user.email);
    const signIn = (as: { cookie: string } | null) =>
      callRoute(login, { method: 'POST', body: { email: user.email, password: nextPassword }, as });
    expect((await signIn(cookieOf(answer, 'known-device'))).status).toBe(200);
    expect((await signIn(null)).status).toBe(429);
  });

  it('leaves PIN and recovery codes as they are, and what they guard closed', async () => {
    const owner = await createOwner();
    await buildLock(owner);
    await guardWithPin(owner);
    const before = await guardsOf(owner);
    await postReset({ token: await resetTokenOf(owner.user.email), password: nextPassword });
    expect(await guardsOf(owner)).toEqual(before);

    const again = cookieOf(await logIn(owner.user.email, nextPassword));
    const { body } = await callRoute(lockedDeeds, { as: again });
    expect(JSON.stringify(body)).toContain('"unlockCode":null');
    const actor = { ...owner.actor, sessionId: (await newestSession())! };
    await expect(makeRecoveryCodes(actor, { password: nextPassword })).rejects.toMatchObject({
      code: 'step_up_required',
    });
  });

  it('removes what guards an account whose address was never confirmed: its mailbox may be of somebody else', async () => {
    const squatter = await createOwner();
    await forgetAddress(squatter);
    await guardWithPin(squatter);
    await postReset({ token: await resetTokenOf(squatter.user.email), password: nextPassword });
    expect(
      await query(`SELECT (SELECT count(*)::int FROM security_pins) AS pins,
        (SELECT count(*)::int FROM passkeys) AS passkeys, (SELECT count(*)::int FROM recovery_codes) AS codes`),
    ).toEqual([{ pins: 0, passkeys: 0, codes: 0 }]);
    expect((await listAudit(squatter.user.id)).map(({ type }) => type)).toContain('guards.reset');
    await sendPasswordNews();
    expect(smtp.mails.at(-1)?.raw.replaceAll('=\r\n', '')).toContain('were set before no longer work');
  });

  it('does not confirm the address: somebody else may have opened the account', async () => {
    const owner = await createOwner();
    await forgetAddress(owner);
    await postReset({ token: await resetTokenOf(owner.user.email), password: nextPassword });
    expect(await query('SELECT email_confirmed_at AS at FROM users')).toEqual([{ at: null }]);
  });
});

describe('a link for a new password', () => {
  const words =
    'This link no longer works. It was used, or a newer one or a change of the account took its place.';

  it('works once', async () => {
    const { user } = await createOwner();
    const token = await resetTokenOf(user.email);
    expect((await postReset({ token, password: nextPassword })).status).toBe(204);
    const before = await snapshot();
    const again = await postReset({ token, password: 'another one that is long' });
    expect([again.status, again.body]).toEqual([410, { message: words, code: 'gone' }]);
    expect(await snapshot()).toEqual(before);
    expect(await opensWith(user.email, nextPassword)).toBe(true);
  });

  it('works once when it is pressed twice at once', async () => {
    const { user } = await createOwner();
    const token = await resetTokenOf(user.email);
    const answers = await Promise.all(
      [nextPassword, 'another one that is long'].map((password) => postReset({ token, password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    expect((await listAudit(user.id)).filter(({ type }) => type === 'password.reset')).toHaveLength(1);
  });

  it('is of its own account alone, whoever is signed in and whatever else is sent', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const token = await resetTokenOf(owner.user.email);
    const before = await snapshot();
    for (const more of [{ email: other.user.email }, { userId: other.user.id }]) {
      expect((await postReset({ token, password: nextPassword, ...more }, other)).status).toBe(422);
    }
    expect(await snapshot()).toEqual(before);

    expect((await postReset({ token, password: nextPassword }, other)).status).toBe(204);
    expect([await asks(owner), await asks(other)]).toEqual([401, 200]);
    expect(await opensWith(other.user.email, testPassword)).toBe(true);
    expect(await opensWith(owner.user.email, nextPassword)).toBe(true);
  });

  it('works for 30 minutes', async () => {
    const { user } = await createOwner();
    const token = await resetTokenOf(user.email);
    advanceClock({ minutes: 30 });
    const late = await postReset({ token, password: nextPassword });
    expect([late.status, late.body]).toEqual([
      410,
      { message: 'This link has expired. It worked for 30 minutes.', code: 'gone' },
    ]);
    expect(await opensWith(user.email, testPassword)).toBe(true);
  });

  it.each([
    ['one that was never made', async () => 'x'.repeat(43)],
    [
      'one that does something else',
      async (email: string) => resetTokenOf(email).then(() => verifyToken(email)),
    ],
  ])('is not %s', async (_, make) => {
    const { user } = await createOwner();
    const answer = await postReset({ token: await make(user.email), password: nextPassword });
    expect([answer.status, answer.body]).toEqual([
      410,
      { message: 'This link is not valid. Please open it from the email once more.', code: 'gone' },
    ]);
    expect(await opensWith(user.email, testPassword)).toBe(true);
  });

  it('opens nothing else', async () => {
    const owner = await createOwner();
    const token = await resetTokenOf(owner.user.email);
    expect((await callRoute(verifyAddress, { method: 'POST', as: owner, body: { token } })).status).toBe(410);
  });

  it.each([
    ['too short', 'paper'],
    ['too long', 'x'.repeat(129)],
    ['one of the first that attackers try', 'password123'],
  ])('stays good after a password that is %s', async (_, password) => {
    const { user } = await createOwner();
    const token = await resetTokenOf(user.email);
    const before = await snapshot();
    const refused = await postReset({ token, password });
    expect([refused.status, Object.keys((refused.body as { fields: object }).fields)]).toEqual([
      422,
      ['password'],
    ]);
    expect(await snapshot()).toEqual(before);
    expect((await postReset({ token, password: nextPassword })).status).toBe(204);
  });

  it('can come from the operator, and is void once a newer one is mailed', async () => {
    const { user } = await createOwner();
    const link = new URL(await makeResetLink(user.email));
    expect(link.pathname).toBe('/reset-password');
    expect((await listAudit(user.id)).at(-1)).toMatchObject({ type: 'password.link_made', actor_id: null });
    await resetTokenOf(user.email);
    expect((await postReset({ token: link.hash.slice(1), password: nextPassword })).status).toBe(410);
  });
});

async function newestSession(): Promise<string | undefined> {
  const [row] = await query<{ id: string }>('SELECT id FROM sessions WHERE revoked_at IS NULL');
  return row?.id;
}

/** What a link carries that confirms the address. */
async function verifyToken(email: string): Promise<string> {
  const [{ id }] = (await query<{ id: string }>('SELECT id FROM users')) as [{ id: string }];
  await transaction((tx) => askToConfirm(tx, { id, email }));
  return newestToken('confirm_address');
}
