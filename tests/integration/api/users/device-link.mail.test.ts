import { smtp } from '@/tests/support/with-mail';
import { POST as ask } from '@/app/api/users/device-link/route';
import { POST as open } from '@/app/api/users/device-link/open/route';
import { POST as login } from '@/app/api/users/login/route';
import { countTry, limits } from '@/lib/platform/rate-limit';
import { createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { callRoute, cookieOf } from '@/tests/support/http';
import { newestToken, sendWaitingLinks } from '@/tests/support/mailed-links';
import { countRows } from '@/tests/support/rows';

const HOME = '203.0.113.7';
const from = (place: string) => ({ 'x-socket-address': place });
const askFor = (email: string, place = HOME) =>
  callRoute(ask, { method: 'POST', body: { email }, headers: from(place) });
const openLink = (token: string) => callRoute(open, { method: 'POST', body: { token }, headers: from(HOME) });
const signIn = (email: string, as: { cookie: string } | null = null) =>
  callRoute(login, { method: 'POST', body: { email, password: testPassword }, headers: from(HOME), as });

/** As if strangers had entered as many wrong passwords as they may. */
async function spendTries(email: string): Promise<void> {
  for (let n = 0; n < limits.loginOfAccount.max; n += 1) await countTry(limits.loginOfAccount, email);
}

/** What strangers do to use them up. */
async function guessPasswords(email: string): Promise<void> {
  for (let n = 0; n < limits.loginOfAccount.max; n += 1) {
    await callRoute(login, {
      method: 'POST',
      body: { email, password: 'a guess' },
      headers: from(`198.51.100.${n % 10}`),
    });
  }
}

beforeEach(() => holdClock('2026-11-20T15:00:01Z'));
afterEach(releaseClock);

describe('an account whose tries others have used up', () => {
  it('says so with a code of its own, and lets its owner in with a link from the mail', async () => {
    const { user } = await createOwner();
    await guessPasswords(user.email);
    expect(await signIn(user.email)).toMatchObject({ status: 429, body: { code: 'unknown_device' } });

    expect((await askFor(user.email)).status).toBe(202);
    await sendWaitingLinks();
    expect(smtp.mails.map(({ to }) => to)).toEqual([[user.email]]);
    expect(smtp.mails[0]!.raw.replaceAll('=\r\n', '')).toMatch(/\/login\/link#[\w-]{43}/);

    const sessions = await countRows('sessions');
    const opened = await openLink(await newestToken('know_device'));
    expect(opened.status).toBe(204);
    expect([cookieOf(opened), await countRows('sessions')]).toEqual([null, sessions]);
    const known = cookieOf(opened, 'known-device');
    expect((await signIn(user.email, known)).status).toBe(200);
    expect((await signIn(user.email)).status).toBe(429);
  });
});

describe('POST /api/users/device-link', () => {
  it('answers alike where there is no account, and mails nothing', async () => {
    const { user } = await createOwner();
    for (const email of [user.email, 'nobody@example.com']) await spendTries(email);
    const known = await askFor(user.email);
    const unknown = await askFor('nobody@example.com');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await query("SELECT count(*)::int AS n FROM mailed_links WHERE purpose = 'know_device'")).toEqual([
      { n: 2 },
    ]);
    await sendWaitingLinks();
    expect(smtp.mails.map(({ to }) => to)).toEqual([[user.email]]);
  });

  it('answers alike while the account has tries left, and alarms nobody', async () => {
    const { user } = await createOwner();
    const early = await askFor(user.email);
    await spendTries(user.email);
    const late = await askFor(user.email);
    expect([early.status, early.body]).toEqual([late.status, late.body]);
    await sendWaitingLinks();
    expect(smtp.mails.map(({ to }) => to)).toEqual([[user.email]]);
  });

  it.each(['an account', 'no account'])('stops after five from one place, for %s', async (kind) => {
    const { user } = await createOwner();
    const email = kind === 'an account' ? user.email : 'nobody@example.com';
    for (let n = 0; n < 5; n += 1) expect((await askFor(email)).status).toBe(202);
    expect((await askFor(email.toUpperCase())).status).toBe(429);
    expect((await askFor(email, '198.51.100.1')).status).toBe(202);
  });

  it('stops after ten from everywhere', async () => {
    const { user } = await createOwner();
    for (let n = 0; n < 10; n += 1) expect((await askFor(user.email, `198.51.100.${n}`)).status).toBe(202);
    expect((await askFor(user.email)).status).toBe(429);
  });

  it('refuses what is no email', async () => {
    expect((await askFor('nobody')).status).toBe(422);
  });
});

describe('POST /api/users/device-link/open', () => {
  it('takes a link once, within 60 minutes', async () => {
    const { user } = await createOwner();
    await spendTries(user.email);
    await askFor(user.email);
    const first = await newestToken('know_device');
    const answers = await Promise.all([openLink(first), openLink(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);

    await askFor(user.email);
    const second = await newestToken('know_device');
    advanceClock({ minutes: 60 });
    const late = await openLink(second);
    expect([late.status, late.body]).toEqual([
      410,
      { message: 'This link has expired. It worked for 60 minutes.', code: 'gone' },
    ]);
    expect(late.headers.getSetCookie()).toEqual([]);
  });
});
