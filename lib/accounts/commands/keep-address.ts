import 'server-only';
import { notify } from '@/lib/notifications/commands/notify';
import { audit } from '@/lib/platform/audit';
import { transaction } from '@/lib/platform/db';
import { findLink, takeLinkAndLater, voidLinks } from '@/lib/platform/mailed-link';
import { forgetAccount } from '@/lib/platform/session/session-state';
import { keptAddressSchema } from '../schema/addresses';
import { moveTo, readAddress, type FollowAddress } from './change-address';
import { holdAccount } from './hold-account';
import { endAllSessions } from './sessions';

/**
 * The account of a link keeps the address that the link was emailed to: a change that waits is void, and one that was made is
 * taken back, with every later one. Every session ends. The link alone is enough: whoever changed the address may have
 * changed the password too, and whoever reads the old mailbox could have chosen a new one a moment before. Throws `gone`.
 */
export async function keepAddress({ token }: { token: string }, follow: FollowAddress): Promise<void> {
  const { id, userId } = await findLink('keep_address', token);
  if (!userId) throw new Error(`The link ${id} belongs to no account`);
  await transaction(async (tx) => {
    await holdAccount(tx, userId);
    const links = await takeLinkAndLater(tx, 'keep_address', token);
    const opened = links.find((link) => link.id === id);
    if (!opened) throw new Error(`The link ${id} is not among those that were taken`);
    const { email } = await readAddress(tx, userId);
    const isBack = email !== opened.address;
    if (isBack) {
      const { confirmedAt } = keptAddressSchema.parse(opened.data);
      await moveTo(tx, { id: userId, email: opened.address, emailConfirmedAt: confirmedAt });
      await follow(tx, { id: userId, email: opened.address });
    }
    await voidLinks(tx, userId, 'change_address', 'reset_password');
    await endAllSessions(tx, userId);
    await audit(tx, { type: 'address.kept', actorId: null, subjectId: userId, data: { isBack } });
    await notify(tx, {
      userId,
      type: 'address.kept',
      title: isBack ? 'Your email address was changed back' : 'A change of your email address was stopped',
      message:
        'This was done with the link in our email, and every device was logged out. If somebody else asked for the change, choose a new password.',
      href: '/settings/account',
    });
  });
  forgetAccount(userId);
}
