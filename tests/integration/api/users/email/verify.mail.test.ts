import { smtp } from '@/tests/support/with-mail';
import { POST as send } from '@/app/api/users/email/link/route';
import { POST as confirm } from '@/app/api/users/email/verify/route';
import { POST as register } from '@/app/api/users/register/route';
import { getAddressStanding } from '@/lib/accounts/queries/addresses';
import { applyAsPartner } from '@/lib/partners/commands/applications';
import { createOwner, forgetAddress, visitor, type Person } from '@/tests/support/actors';
import { registration } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute, cookieOf } from '@/tests/support/http';
import { newestToken, sendWaitingLinks } from '@/tests/support/mailed-links';
import { portalInput } from '@/tests/support/partners';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const url = '/api/users/email/verify';
const post = (token: unknown, as: Person | { cookie: string } | null = null) =>
  callRoute(confirm, { method: 'POST', url, as, body: { token } });
const postPassword = (token: string, password: string, headers = {}) =>
  callRoute(confirm, { method: 'POST', url, body: { token, password }, headers });
const ask = (as: Person | null) => callRoute(send, { method: 'POST', url: '/api/users/email/link', as });
const confirmedAt = async () =>
  (await query<{ at: Date | null }>('SELECT email_confirmed_at AS at FROM users')).map(({ at }) => at);

/** A new account: the link that its address receives, and who opened it. */
async function registered(email = 'grace@example.com') {
  const answer = await callRoute(register, { method: 'POST', body: registration({ email }) });
  return { answer, token: await newestToken('confirm_address'), as: cookieOf(answer)! };
}

afterEach(releaseClock);

describe('a new account, where mail goes out', () => {
  it('waits for the link that its address receives, in a mail that holds nothing that was typed', async () => {
    const { answer } = await registered();
    expect(answer.body).toMatchObject({ email: 'grace@example.com', isLinkMailed: true });
    expect(await confirmedAt()).toEqual([null]);
    await sendWaitingLinks();
    expect(smtp.mails.map(({ to }) => to)).toEqual([['grace@example.com']]);
    const sent = smtp.mails[0]!.raw.replaceAll('=\r\n', '');
    expect(sent).toContain('Subject: Please confirm your email address');
    expect(sent).toMatch(/\/confirm-email#[\w-]{43}/);
    expect(sent).not.toMatch(/Grace|Hopper/);
  });
});

describe('POST /api/users/email/verify', () => {
  it('confirms the address, once, and leaves an audit event', async () => {
    holdClock();
    const { token, as } = await registered();
    expect((await post(token, as)).status).toBe(204);
    expect(await confirmedAt()).toEqual([new Date('2026-11-20T15:04:05.678Z')]);
    const [{ id }] = (await query<{ id: string }>('SELECT id FROM users')) as [{ id: string }];
    expect((await listAudit()).at(-1)).toEqual({
      type: 'address.confirmed',
      actor_id: null,
      subject_id: id,
      data: {},
    });

    const before = await snapshot();
    const again = await post(token, as);
    expect([again.status, again.body]).toEqual([
      410,
      {
        message: 'This link has already been used. If you used it, your address is confirmed.',
        code: 'gone',
      },
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('confirms it once when the button is pressed twice at once', async () => {
    const { token, as } = await registered();
    const answers = await Promise.all([post(token, as), post(token, as)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    expect((await listAudit()).filter(({ type }) => type === 'address.confirmed')).toHaveLength(1);
  });

  it('does not take a link that is a day old', async () => {
    holdClock();
    const { token, as } = await registered();
    advanceClock({ days: 1 });
    expect((await post(token, as)).status).toBe(410);
    expect(await confirmedAt()).toEqual([null]);
  });

  it('does not take the link of an address that the account had before', async () => {
    const { token, as } = await registered();
    await query("UPDATE users SET email = 'other@example.com'");
    const answer = await post(token, as);
    expect([answer.status, answer.body]).toEqual([
      410,
      { message: 'This account has another email address now.', code: 'gone' },
    ]);
    expect(await confirmedAt()).toEqual([null]);
  });

  it('does not take a link that was made for something else', async () => {
    const { as } = await registered();
    await query("UPDATE mailed_links SET purpose = 'undo_guard_change'");
    expect((await post(await newestToken('undo_guard_change'), as)).status).toBe(410);
    expect(await confirmedAt()).toEqual([null]);
  });

  it('takes the password of the account instead of its session', async () => {
    const { token } = await registered();
    expect((await postPassword(token, registration().password)).status).toBe(204);
    expect(await confirmedAt()).toEqual([expect.any(Date)]);
  });

  it('does nothing for whoever only reads the mail: somebody else may have opened the account', async () => {
    const { token } = await registered();
    const before = await snapshot();
    const stranger = await post(token);
    expect([stranger.status, stranger.body]).toEqual([
      422,
      {
        message: 'Please enter your password.',
        code: 'validation_failed',
        fields: { password: 'Please enter your password.' },
      },
    ]);
    expect(await snapshot()).toEqual(before);
    expect((await post(token, await createOwner())).status).toBe(422);
    expect(
      await query("SELECT 1 FROM users WHERE email = 'grace@example.com' AND email_confirmed_at IS NULL"),
    ).toHaveLength(1);
  });

  it('refuses a wrong password, counted as one of a sign-in, and the link stays good', async () => {
    holdClock('2026-11-20T15:00:01Z');
    const { token, as } = await registered();
    const there = { 'x-socket-address': '198.51.100.1' };
    for (let n = 0; n < 10; n += 1) {
      const answer = await postPassword(token, `guess ${n}`, there);
      expect([answer.status, answer.body]).toEqual([
        401,
        {
          message: 'This is not your password.',
          code: 'wrong_password',
          fields: { password: 'This is not your password.' },
        },
      ]);
    }
    expect((await postPassword(token, registration().password, there)).status).toBe(429);
    expect(await confirmedAt()).toEqual([null]);
    expect((await post(token, as)).status).toBe(204);
  });
});

describe('POST /api/users/email/link', () => {
  it('mails another link; the earlier one stays good', async () => {
    const owner = await createOwner();
    await forgetAddress(owner);
    expect((await ask(owner)).status).toBe(202);
    const first = await newestToken('confirm_address');
    expect((await ask(owner)).status).toBe(202);
    expect(await countRows('mailed_links')).toBe(2);
    expect((await post(first, owner)).status).toBe(204);
    expect(await getAddressStanding(owner.actor)).toEqual({ email: owner.user.email, is: 'confirmed' });
  });

  it('stops after five within an hour: the address may be somebody else’s', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const owner = await createOwner();
    await forgetAddress(owner);
    for (let i = 0; i < 5; i += 1) expect((await ask(owner)).status).toBe(202);
    const sixth = await ask(owner);
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await countRows('mailed_links')).toBe(5);
  });

  it('is not used up by visitors who put the address into a form', async () => {
    const owner = await createOwner();
    await forgetAddress(owner);
    const body = { ...portalInput(), email: owner.user.email };
    const apply = (i: number) => applyAsPartner({ ...body, company: `Company ${i}` });
    for (let i = 0; i < 5; i += 1) await apply(i);
    await expect(apply(5)).rejects.toMatchObject({ code: 'rate_limited' });
    expect((await ask(owner)).status).toBe(202);
  });

  it('has nothing to do for an address that is confirmed, and for a visitor', async () => {
    expect((await ask(await createOwner())).body).toEqual({
      message: 'Your email address is confirmed already.',
      code: 'conflict',
    });
    expect((await ask(visitor)).status).toBe(401);
    expect(await countRows('mailed_links')).toBe(0);
  });
});
