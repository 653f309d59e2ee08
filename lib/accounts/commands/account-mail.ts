import 'server-only';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { env } from '@/lib/platform/env';
import { findOpenLink, LINK_HOURS, tokenOf } from '@/lib/platform/mailed-link';
import { stableId } from '@/lib/platform/stable-id';
import { readNews } from './guard-undo';

const BECAUSE_ACCOUNT = 'You are receiving this because your account has this email address.';

/**
 * Mails an account the link that was made for it, unless that was used or has expired. Safe to run twice: the mail has an
 * id of its own.
 */
export async function mailAccountLink(id: string): Promise<{ sent: boolean }> {
  const link = await findOpenLink(id);
  if (!link) return { sent: false };
  const token = tokenOf(id);
  const { title, message } = readNews(link.data);
  const letter = {
    title,
    paragraphs: [
      message,
      `If this was you, there is nothing you need to do. If it was not, undo it within ${LINK_HOURS} hours: that takes back this one change and signs out every device.`,
      'Then please write to us, because somebody else may know your password.',
    ],
    action: { label: 'Undo this change', href: `${env().NEXTAUTH_URL}/security/undo#${token}` },
    secondAction: { label: 'Write to us', href: `${env().NEXTAUTH_URL}/enterprise#contact` },
    reason: BECAUSE_ACCOUNT,
  };
  await sendMail({
    id: stableId('mailed link', id),
    to: link.address,
    subject: title,
    secret: token,
    ...mailTemplate(letter),
  });
  return { sent: true };
}
