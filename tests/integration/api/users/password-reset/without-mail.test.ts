import { createOwner } from '@/tests/support/actors';
import { askForReset } from '@/tests/support/passwords';
import { countRows } from '@/tests/support/rows';

describe('POST /api/users/password-reset, on a server that sends no mail', () => {
  it.each(['an account', 'no account'])('says who can help, for %s', async (kind) => {
    const { user } = await createOwner();
    const answer = await askForReset(kind === 'an account' ? user.email : 'nobody@example.com');
    expect([answer.status, answer.body]).toEqual([
      503,
      {
        message:
          'This server sends no email. Please ask its operator for a link with which you choose a new password.',
        code: 'unavailable',
      },
    ]);
    expect(await countRows('mailed_links')).toBe(0);
  });
});
