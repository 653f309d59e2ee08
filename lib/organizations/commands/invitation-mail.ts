import 'server-only';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { INVITATION_DAYS } from '@/lib/platform/link-times';
import { tokenOf, type MailedLink } from '@/lib/platform/mailed-link';
import { stableId } from '@/lib/platform/stable-id';
import { withoutAddresses } from '@/lib/values/links';
import { getOpenInvitation } from '../queries/invitations';
import { asRole } from '../rules/members';

/**
 * Mails an invitation, unless it was accepted or taken back. Safe to run twice: the mail has an id of its own. The secret
 * stands behind the `#`, where no server and no log sees it.
 */
export async function mailInvitation({ id, address }: Pick<MailedLink, 'id' | 'address'>): Promise<void> {
  const { organization, role, invitedById } = await getOpenInvitation(db, id);
  const name = withoutAddresses(organization.name);
  const inviter = invitedById && (await nameOf(invitedById));
  const token = tokenOf(id);
  const title = `Join ${name}`;
  const letter = {
    title,
    paragraphs: [
      inviter
        ? `${withoutAddresses(inviter)} invites you to ${name}, as ${asRole[role]} of the organization.`
        : `We approved the application of ${name}. You are invited to be ${asRole[role]} of its organization: it holds your keys, your webhooks and the people you work with.`,
      `The link works for ${INVITATION_DAYS} days, once, for an account that has this email address. You can also open one there.`,
      'If you don’t know who this is, please ignore this email.',
    ],
    action: { label: 'See the invitation', href: `${env().NEXTAUTH_URL}/join/organization#${token}` },
    reason: 'You are receiving this once, because this address was invited to an organization on our site.',
  };
  await sendMail({
    kind: 'invitation',
    id: stableId('mailed link', id),
    to: address,
    subject: title,
    secret: token,
    ...mailTemplate(letter),
  });
}

async function nameOf(id: string): Promise<string | null> {
  const where = { id, deletedAt: null };
  const user = await db.user.findFirst({ where, select: { firstName: true, lastName: true } });
  return user && `${user.firstName} ${user.lastName}`;
}
