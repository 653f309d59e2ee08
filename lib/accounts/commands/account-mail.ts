import 'server-only';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { db } from '@/lib/platform/db';
import { findOpenLink, tokenOf } from '@/lib/platform/mailed-link';
import { stableId } from '@/lib/platform/stable-id';
import { writeLetter } from './account-letters';

/**
 * Mails an account the link that was made for it, unless that was used or has expired. Safe to run twice: the mail has an
 * id of its own.
 */
export async function mailAccountLink(id: string): Promise<{ sent: boolean }> {
  const link = await findOpenLink(id);
  // A link for an account that there is not exists for the time that it takes.
  if (!link?.userId) return { sent: false };
  const token = tokenOf(id);
  const where = { id: link.userId };
  const { timeZone } = await db.user.findUniqueOrThrow({ where, select: { timeZone: true } });
  const letter = writeLetter(link, { token, timeZone });
  const isGoodbye = link.purpose === 'account_deleted';
  await sendMail({
    kind: 'account-link',
    id: stableId('mailed link', id),
    to: link.address,
    subject: letter.title,
    secret: token,
    leavesNoCopy: isGoodbye,
    ...mailTemplate(letter),
  });
  // Nobody's address is kept for a goodbye that was said.
  if (isGoodbye) await db.mailedLink.deleteMany({ where: { id } });
  return { sent: true };
}
