import { setRole } from '@/lib/accounts/commands/users';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { countRows, listAudit } from '@/tests/support/rows';

describe('the command line that makes an admin', () => {
  it('gives the role, to the email in any letter case, and leaves an audit event', async () => {
    const { user } = await createOwner();
    await setRole(user.email.toUpperCase(), 'admin');
    expect(await query('SELECT role::text FROM users')).toEqual([{ role: 'admin' }]);
    expect(await listAudit()).toEqual([
      { type: 'user.role_changed', actor_id: null, subject_id: user.id, data: { role: 'admin' } },
    ]);
  });

  it('says when there is no such account', async () => {
    await expect(setRole('nobody@example.com', 'admin')).rejects.toMatchObject({
      code: 'not_found',
      message: 'There is no account with the email nobody@example.com.',
    });
    expect(await countRows('audit_events')).toBe(0);
  });
});
