import { POST as send } from '@/app/api/users/email/link/route';
import { POST as register } from '@/app/api/users/register/route';
import { getAddressStanding } from '@/lib/accounts/queries/addresses';
import { createOwner, forgetAddress } from '@/tests/support/actors';
import { askForChange } from '@/tests/support/addresses';
import { registration } from '@/tests/support/builders';
import { callRoute } from '@/tests/support/http';
import { countRows } from '@/tests/support/rows';

describe('with the embedded database and no mail server', () => {
  it('an address counts as confirmed, and screens can say why', async () => {
    const owner = await createOwner();
    await forgetAddress(owner);
    expect(await getAddressStanding(owner.actor)).toEqual({
      email: owner.user.email,
      is: 'taken_as_confirmed',
    });
  });

  it('no link is made for a new account, nor at somebody’s wish', async () => {
    await callRoute(register, { method: 'POST', body: registration() });
    const owner = await createOwner();
    await forgetAddress(owner);
    const answer = await callRoute(send, { method: 'POST', as: owner });
    expect([answer.status, answer.body]).toEqual([
      503,
      {
        message: 'This server sends no email. Please ask its operator to confirm your address.',
        code: 'unavailable',
      },
    ]);
    expect(await countRows('mailed_links')).toBe(0);
  });

  it('no other address can be asked for, because nobody could confirm it', async () => {
    const answer = await askForChange(await createOwner());
    expect([answer.status, answer.body]).toEqual([
      503,
      {
        message: 'This server sends no email, so nobody could confirm another address.',
        code: 'unavailable',
      },
    ]);
    expect(await countRows('mailed_links')).toBe(0);
  });
});
