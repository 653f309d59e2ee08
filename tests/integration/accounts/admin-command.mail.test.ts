import { smtp } from '@/tests/support/with-mail';
import { applyAsPartner } from '@/lib/partners/commands/applications';
import { GET as me } from '@/app/api/auth/me/route';
import { createOwner, forgetAddress, signInAgain } from '@/tests/support/actors';
import { runScript } from '@/tests/support/app-process';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { portalInput } from '@/tests/support/partners';
import { nextPassword, opensWith, postReset } from '@/tests/support/passwords';
import { listJobs } from '@/tests/support/requests';
import { countRows, listAudit } from '@/tests/support/rows';

/** `npm run admin -- …`, as an operator types it. */
const admin = (...words: string[]) => runScript('scripts/admin.ts', { words, environment: smtp.environment });

const roles = async () =>
  (await query<{ role: string }>('SELECT role::text FROM users')).map(({ role }) => role);

describe('npm run admin', () => {
  it('raises an account once its address is confirmed, by its owner or by the operator', async () => {
    const owner = await createOwner();
    await forgetAddress(owner);
    const { user } = owner;
    const refused = await admin(user.email);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toContain(`The email ${user.email} of this account is not confirmed.`);
    expect(refused.errors).toContain(`npm run admin -- --confirm ${user.email}`);
    expect(await roles()).toEqual(['owner']);

    expect(await admin('--confirm', user.email)).toEqual({
      code: 0,
      output: `${user.email} is confirmed for the account of Ada Lovelace, opened on ${user.createdAt.slice(0, 10)}.\n`,
      errors: '',
    });
    expect(await admin(user.email)).toEqual({
      code: 0,
      output: `${user.email} is an admin, and logs in once more.\n`,
      errors: '',
    });
    expect(await roles()).toEqual(['admin']);
  });

  it('confirms what visitors sent under an address', async () => {
    await applyAsPartner(portalInput());
    expect(await admin('--confirm', 'grace@example.com')).toEqual({
      code: 0,
      output: 'Applications confirmed: 1\n',
      errors: '',
    });
    expect(await admin('--confirm', 'grace@example.com')).toEqual({
      code: 1,
      output: '',
      errors: 'Nothing waits under the email grace@example.com.\n',
    });
  });

  it('logs an account out everywhere, and nobody else', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const elsewhere = await signInAgain(owner);
    const { code, output } = await admin('--end-sessions', owner.user.email.toUpperCase());
    expect([code, output]).toEqual([0, expect.stringContaining('is logged out everywhere.')]);
    const statuses = await Promise.all([owner, elsewhere, other].map((as) => callRoute(me, { as })));
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 200]);
    expect(await listAudit(owner.user.id)).toEqual([
      { type: 'sessions.revoked', actor_id: null, subject_id: owner.user.id, data: {} },
    ]);
    expect(await admin('--end-sessions', 'nobody@example.com')).toMatchObject({ code: 1, output: '' });
  });

  it('prints a link with which the owner of an account chooses a new password, and mails nothing', async () => {
    const { user } = await createOwner();
    const { code, output, errors } = await admin('--reset-password', user.email.toUpperCase());
    expect([code, errors]).toEqual([0, '']);
    const [link = '', note] = output.split('\n');
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password#[\w-]{43}$/);
    expect(note).toContain('within 30 minutes');
    expect(await listAudit(user.id)).toEqual([
      { type: 'password.link_made', actor_id: null, subject_id: user.id, data: {} },
    ]);
    expect(await listJobs('account-mail')).toEqual([]);
    expect((await postReset({ token: link.split('#')[1], password: nextPassword })).status).toBe(204);
    expect(await opensWith(user.email, nextPassword)).toBe(true);
  });

  it('makes no link for an email that nobody has', async () => {
    expect(await admin('--reset-password', 'nobody@example.com')).toEqual({
      code: 1,
      output: '',
      errors: 'There is no account with the email nobody@example.com.\n',
    });
    expect(await countRows('mailed_links')).toBe(0);
  });

  it.each([[[]], [['--confirm']], [['a@example.com', 'b@example.com']], [['--unknown', 'a@example.com']]])(
    'says how it is used: %p',
    async (words) => {
      const { code, errors } = await admin(...words);
      expect(code).toBe(1);
      expect(errors).toContain('Usage: npm run admin -- EMAIL');
      expect(errors).toContain('npm run admin -- --reset-guards EMAIL');
      expect(errors).toContain('npm run admin -- --reset-password EMAIL');
    },
  );
});
