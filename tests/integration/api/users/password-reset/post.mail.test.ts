import { smtp } from '@/tests/support/with-mail';
import { tokenOf } from '@/lib/platform/mailed-link';
import { createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { newestToken, sendWaitingLinks } from '@/tests/support/mailed-links';
import { askForReset, nextPassword, postReset } from '@/tests/support/passwords';
import { countRows } from '@/tests/support/rows';

const sent = () => smtp.mails.map(({ to }) => to);
const rawOf = (index: number) => smtp.mails[index]!.raw.replaceAll('=\r\n', '');

beforeEach(() => holdClock('2026-11-20T15:00:01Z'));
afterEach(releaseClock);

describe('POST /api/users/password-reset', () => {
  it('mails the account a link, whose token is nowhere in the database', async () => {
    const { user } = await createOwner();
    const answer = await askForReset(user.email);
    expect([answer.status, answer.text]).toEqual([204, '']);

    await sendWaitingLinks();
    expect(sent()).toEqual([[user.email]]);
    expect(rawOf(0)).toContain('Subject: Choose a new password');
    expect(rawOf(0)).toMatch(/\/reset-password#[\w-]{43}/);
    expect(rawOf(0)).toContain('within 30 minutes');
    const token = await newestToken('reset_password');
    const tables = await query(
      'SELECT to_jsonb(t) FROM mailed_links t UNION ALL SELECT to_jsonb(m) FROM mails m',
    );
    expect(JSON.stringify(tables)).not.toContain(token);
  });

  it('says when it was asked for, in the time zone of the account', async () => {
    const { user } = await createOwner();
    await query("UPDATE users SET time_zone = 'America/Chicago'");
    await askForReset(user.email);
    await sendWaitingLinks();
    expect(rawOf(0)).toContain('November 20, 2026 at 9:00:01 AM CST');
  });

  it('answers and works alike where there is no account, and mails nothing', async () => {
    const { user } = await createOwner();
    const [known, unknown] = [await askForReset(user.email), await askForReset('nobody@example.com')];
    expect([unknown.status, unknown.text, [...unknown.headers.keys()]]).toEqual([
      known.status,
      known.text,
      [...known.headers.keys()],
    ]);
    expect(await countRows('mailed_links')).toBe(2);
    await sendWaitingLinks();
    expect(sent()).toEqual([[user.email]]);
  });

  it('knows the account however its email is spelled', async () => {
    const { user } = await createOwner();
    await askForReset(user.email.toUpperCase());
    await sendWaitingLinks();
    expect(sent()).toEqual([[user.email]]);
  });

  it('makes the link before it void, also one whose email has not gone out', async () => {
    const { user } = await createOwner();
    await askForReset(user.email);
    const first = await newestToken('reset_password');
    advanceClock({ ms: 1 });
    await askForReset(user.email);
    await sendWaitingLinks();
    expect(smtp.mails).toHaveLength(1);
    const late = await postReset({ token: first, password: nextPassword });
    expect([late.status, late.body]).toEqual([
      410,
      {
        message:
          'This link no longer works. It was used, or a newer one or a change of the account took its place.',
        code: 'gone',
      },
    ]);
    expect(
      (await postReset({ token: await newestToken('reset_password'), password: nextPassword })).status,
    ).toBe(204);
  });

  it('leaves one link that works when it is asked for twice at once', async () => {
    const { user } = await createOwner();
    await Promise.all([askForReset(user.email), askForReset(user.email), askForReset(user.email)]);
    const open = await query<{ id: string }>('SELECT id FROM mailed_links WHERE used_at IS NULL');
    expect(open).toHaveLength(1);
    expect((await postReset({ token: tokenOf(open[0]!.id), password: nextPassword })).status).toBe(204);
  });

  it.each(['an account', 'no account'])('stops after five an hour from one place, for %s', async (kind) => {
    const { user } = await createOwner();
    const email = kind === 'an account' ? user.email : 'nobody@example.com';
    for (let n = 0; n < 5; n += 1) expect((await askForReset(email)).status).toBe(204);
    const refused = await askForReset(email.toUpperCase());
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        message: 'Links were asked for too often. Please wait an hour and try again.',
        code: 'rate_limited',
      },
    ]);
    expect((await askForReset(email, '198.51.100.1')).status).toBe(204);
  });

  it('leaves its owner a link that works while strangers use up what can be asked for', async () => {
    const { user } = await createOwner();
    advanceClock({ minutes: 20 });
    for (let n = 0; n < 10; n += 1) {
      expect((await askForReset(user.email, `198.51.100.${n}`)).status).toBe(204);
    }
    const token = await newestToken('reset_password');
    advanceClock({ minutes: 9 });
    expect((await askForReset(user.email)).status).toBe(429);
    advanceClock({ minutes: 1 });
    expect((await postReset({ token, password: nextPassword })).status).toBe(204);
    expect((await askForReset(user.email)).status).toBe(204);
  });

  it.each([{ email: 'nobody' }, {}, { email: 'a@example.com', password: 'x' }])(
    'refuses %p and makes no link',
    async (body) => {
      expect((await askForReset(body as unknown as string)).status).toBe(422);
      expect(await countRows('mailed_links')).toBe(0);
    },
  );
});
