import { DELETE as deleteAccount } from '@/app/api/users/[userId]/route';
import { createOwner } from '@/tests/support/actors';
import { asWritten, query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { callRoute } from '@/tests/support/http';
import { addMember, createApiKey, createPartner } from '@/tests/support/organizations';

describe('DELETE /api/users/[userId], by a member of an organization', () => {
  it('tells its owners that somebody left and whose keys ended, without a name', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await query(`UPDATE users SET first_name = 'Zerubbabel', last_name = 'Quixote' WHERE id = $1`, [
      member.actor.id,
    ]);
    await addMember(partner, member);
    await createApiKey(partner, { mode: 'live', maker: member });

    const answer = await callRoute(deleteAccount, {
      method: 'DELETE',
      params: { userId: member.actor.id },
      as: member,
      body: { password: testPassword },
    });

    expect(answer.status).toBe(204);
    const told = await query<{ message: string }>(
      `SELECT message FROM notifications WHERE user_id = $1 ORDER BY ${asWritten}`,
      [partner.owner.actor.id],
    );
    expect(told.map(({ message }) => message).sort()).toEqual([
      'Somebody who deleted their account is no longer a member of Lone Star Title, so the keys that they made were revoked: “Test”. Programs that used them need a new one.',
      'Somebody who deleted their account is no longer a member.',
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Zerubbabel|Quixote/);
  });
});
