import 'server-only';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { findOpenLink, LINK_HOURS, SOON_MINUTES, tokenOf, type MailedLink } from '@/lib/platform/mailed-link';
import { stableId } from '@/lib/platform/stable-id';
import { readNews } from './guard-undo';

type Letter = Parameters<typeof mailTemplate>[0];

/**
 * Mails an account the link that was made for it, unless that was used or has expired. Safe to run twice: the mail has an
 * id of its own.
 */
export async function mailAccountLink(id: string): Promise<{ sent: boolean }> {
  const link = await findOpenLink(id);
  // A link for an account that there is not exists for the time that it takes.
  if (!link?.userId) return { sent: false };
  const token = tokenOf(id);
  const letter = (letters[link.purpose] ?? newsOfChange)(link, token);
  const isGoodbye = link.purpose === 'account_deleted';
  await sendMail({
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

const letters: Partial<Record<MailedLink['purpose'], typeof newsOfChange>> = {
  confirm_address: confirmation,
  know_device: linkForDevice,
  account_deleted: goodbye,
};

/** Its link opens nothing, and is in no letter. */
function goodbye({ createdAt }: MailedLink): Letter {
  return {
    title: 'Your account is deleted',
    paragraphs: [
      `Your account with us was deleted on ${momentOf(createdAt)}, with its password. Nobody can log in to it, and it cannot be brought back.`,
      'Your documents, with their keys, your name, your addresses and what you wrote are erased. We keep what the law has us keep of payments and invoices, and entries of the evidence log that no longer tell anything about you. Our privacy policy says what and why.',
      'If this was not you, somebody else knew your password: please write to us, and change it wherever else you use it.',
    ],
    action: { label: 'What we keep', href: `${env().NEXTAUTH_URL}/legal/privacy#how-long` },
    secondAction: { label: 'Write to us', href: `${env().NEXTAUTH_URL}/enterprise#contact` },
    reason: 'You are receiving this because your account had this email address. We have erased it now.',
  };
}

function linkForDevice({ createdAt }: MailedLink, token: string): Letter {
  return {
    title: 'Log in from a new browser',
    paragraphs: [
      `Somebody asked for this email on ${dayOf(createdAt)}. So many wrong passwords were entered for your account that browsers on which you did not log in before have to wait.`,
      `If you want to log in, open this link within ${SOON_MINUTES} minutes in the browser that you want to use. You can then enter your password there. The link alone signs nobody in.`,
      'If it was not you who asked, you don’t need to do anything. Don’t share this link.',
    ],
    action: { label: 'Use this browser', href: `${env().NEXTAUTH_URL}/login/link#${token}` },
    reason: 'You are receiving this because your account has this email address.',
  };
}

/** Holds nothing that was typed into the form: the address may be somebody else's. */
function confirmation({ createdAt }: MailedLink, token: string): Letter {
  return {
    title: 'Please confirm your email address',
    paragraphs: [
      `Somebody asked on ${dayOf(createdAt)} to confirm this email address for an account with us. If that was you, please do so within ${LINK_HOURS} hours, signed in or with the password of your account. You need it to send invoices, and to work with us as a notary or a partner.`,
      'If you did not open an account, you don’t need to do anything. Until its address is confirmed, the account cannot send invoices or work with us as a notary or a partner.',
    ],
    action: { label: 'Confirm this address', href: `${env().NEXTAUTH_URL}/confirm-email#${token}` },
    reason: 'You are receiving this because an account was opened with this email address.',
  };
}

function newsOfChange({ createdAt, data }: MailedLink, token: string): Letter {
  const { title, message } = readNews(data);
  return {
    title,
    paragraphs: [
      `${message} This was on ${momentOf(createdAt)}.`,
      `If this was you, there is nothing you need to do. If it was not, undo it within ${LINK_HOURS} hours: that takes back this change and every later one of your PIN, passkeys and recovery codes, and signs out every device. Where something was removed, we ask for your password before we bring it back.`,
      'If several of these emails tell of changes that you did not make, use the link in the oldest of them.',
      'If you did not make this change, please write to us too: somebody else may know your password.',
    ],
    action: { label: 'Undo this change', href: `${env().NEXTAUTH_URL}/security/undo#${token}` },
    secondAction: { label: 'Write to us', href: `${env().NEXTAUTH_URL}/enterprise#contact` },
    reason: 'You are receiving this because your account has this email address.',
  };
}

/** To the second: of several mails the oldest change counts, and they may arrive in any order. */
function momentOf(at: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', format).format(at);
}

function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
