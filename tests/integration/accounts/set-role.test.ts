import { GET as me } from '@/app/api/auth/me/route';
import { setRole } from '@/lib/accounts/commands/roles';
import { createAdmin, createOwner, signInAgain, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { listNotifications } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const reads = async (as: Person) => (await callRoute(me, { as })).status;

describe('the command line that makes an admin', () => {
  it('gives the role, to the email in any letter case, and leaves an audit event', async () => {
    const { user } = await createOwner();
    await setRole(user.email.toUpperCase(), 'admin');
    expect(await query('SELECT role::text FROM users')).toEqual([{ role: 'admin' }]);
    expect(await listAudit()).toEqual([
      { type: 'user.role_changed', actor_id: null, subject_id: user.id, data: { role: 'admin' } },
    ]);
  });

  it('ends every session of the account: what was open before is not raised with it', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const elsewhere = await signInAgain(owner);
    await setRole(owner.user.email, 'admin');
    expect([await reads(owner), await reads(elsewhere), await reads(other)]).toEqual([401, 401, 200]);
    expect(await listNotifications(owner)).toEqual([
      {
        type: 'role.changed',
        title: 'Your role was changed',
        message: 'Your account has the role “admin” now. Every device was logged out.',
      },
    ]);
  });

  it('changes nothing for an account that has the role', async () => {
    const admin = await createAdmin();
    const before = await snapshot();
    await setRole(admin.user.email, 'admin');
    expect(await snapshot()).toEqual(before);
  });

  it('says when there is no such account', async () => {
    await expect(setRole('nobody@example.com', 'admin')).rejects.toMatchObject({
      code: 'not_found',
      message: 'There is no account with the email nobody@example.com.',
    });
    expect(await countRows('audit_events')).toBe(0);
  });
});
