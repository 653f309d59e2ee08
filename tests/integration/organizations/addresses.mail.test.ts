import '@/tests/support/with-mail';
import { invite } from '@/lib/organizations/commands/invitations';
import { acceptInvitation } from '@/lib/organizations/commands/join';
import { openInvitation } from '@/lib/organizations/queries/invitations';
import { createOwner, forgetAddress } from '@/tests/support/actors';
import { createPartner, inviteTo, listMembers } from '@/tests/support/organizations';

describe('an address that nobody has confirmed', () => {
  it('joins no organization: somebody else may have opened the account', async () => {
    const partner = await createPartner();
    const person = await createOwner();
    await forgetAddress(person);
    const { token } = await inviteTo(partner, person);

    expect(await openInvitation(person.actor, { token })).toMatchObject({ isYours: false });
    await expect(acceptInvitation(person.actor, { token })).rejects.toMatchObject({
      code: 'unconfirmed_address',
    });
    expect(await listMembers(partner.id)).toHaveLength(1);
  });

  it('invites nobody', async () => {
    const { owner } = await createPartner();
    await forgetAddress(owner);

    await expect(invite(owner.actor, { email: 'grace@example.com', role: 'member' })).rejects.toMatchObject({
      code: 'unconfirmed_address',
    });
  });
});
