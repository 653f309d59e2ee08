import 'server-only';
import type { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { env } from '@/lib/platform/env';
import { LINK_HOURS, QUICK_MINUTES, SOON_MINUTES } from '@/lib/platform/link-times';
import { type MailedLink } from '@/lib/platform/mailed-link';
import { momentsIn } from '@/lib/values/time-zone';
import { whatStays } from '../content/deletion';
import { readNews } from './guard-undo';

type Letter = Parameters<typeof mailTemplate>[0];
type Reader = { token: string; timeZone: string | null };
type Told = { link: MailedLink; token: string; site: string; when: ReturnType<typeof momentsIn> };

const OWN = 'You are receiving this because your account has this email address.';

/** What an account is told with a link. It holds nothing that was typed into a form: the address may be somebody else's. */
export function writeLetter(link: MailedLink, { token, timeZone }: Reader): Letter {
  const write = letters[link.purpose] ?? newsOfChange;
  return write({ link, token, site: env().NEXTAUTH_URL, when: momentsIn(timeZone) });
}

/** Where the link for a new password leads. */
export function resetAddress(token: string): string {
  return `${env().NEXTAUTH_URL}/reset-password#${token}`;
}

const letters: Partial<Record<MailedLink['purpose'], (told: Told) => Letter>> = {
  confirm_address: confirmation,
  know_device: linkForDevice,
  reset_password: linkForPassword,
  change_address: linkToNewAddress,
  keep_address: linkToOldAddress,
  account_deleted: goodbye,
};

/** Its link opens nothing, and is in no letter. */
function goodbye({ link, site, when }: Told): Letter {
  return {
    title: 'Your account is deleted',
    paragraphs: [
      `Your account with us was deleted on ${when.exact(link.createdAt)}, with its password. Nobody can log in to it, and it cannot be brought back.`,
      'Your documents, with their keys, your name, your addresses and what you wrote are erased. This stays, and our privacy policy says why:',
      ...whatStays,
      'If this was not you, somebody else knew your password: please write to us, and change it wherever else you use it.',
    ],
    action: { label: 'What we keep', href: `${site}/legal/privacy#how-long` },
    secondAction: { label: 'Write to us', href: `${site}/contact` },
    reason: 'You are receiving this because your account had this email address. We have erased it now.',
  };
}

function linkForDevice({ link, token, site, when }: Told): Letter {
  return {
    title: 'Log in from a new browser',
    paragraphs: [
      `Somebody asked for this email on ${when.day(link.createdAt)}. Too many wrong passwords were entered for your account, so browsers that you have not logged in with before have to wait.`,
      `If you want to log in, open this link within ${SOON_MINUTES} minutes in the browser that you want to use. You can then enter your password there. The link alone logs nobody in.`,
      'If it was not you who asked, you don’t need to do anything. Don’t share this link.',
    ],
    action: { label: 'Use this browser', href: `${site}/login/link#${token}` },
    reason: OWN,
  };
}

function linkForPassword({ link, token, when }: Told): Letter {
  return {
    title: 'Choose a new password',
    paragraphs: [
      `Somebody asked on ${when.exact(link.createdAt)} for a new password for your account. If that was you, open this link within ${QUICK_MINUTES} minutes and choose one. It works once, and an earlier one no longer works.`,
      'Every device is logged out then. A PIN, passkeys and recovery codes stay as they are, and are asked for as before.',
      'If it was not you who asked, you don’t need to do anything: your password stays. Don’t share this link.',
    ],
    action: { label: 'Choose a new password', href: resetAddress(token) },
    reason: OWN,
  };
}

function linkToNewAddress({ link, token, site, when }: Told): Letter {
  return {
    title: 'Please confirm your new email address',
    paragraphs: [
      `Somebody asked on ${when.exact(link.createdAt)} to use this email address for an account that they have with us. If that was you, please confirm it within ${QUICK_MINUTES} minutes, logged in or with the password of your account. You will then log in with this address.`,
      'If it was not you, you don’t need to do anything. Without your confirmation nothing changes.',
    ],
    action: { label: 'Use this address', href: `${site}/confirm-email?for=address#${token}` },
    reason: 'You are receiving this once, because this address was entered in the settings of an account.',
  };
}

function linkToOldAddress({ link, token, site, when }: Told): Letter {
  const isLeft = hasLeft(link.data);
  const moment = when.exact(link.createdAt);
  return {
    title: isLeft ? 'Your email address was changed' : 'Your email address is about to change',
    paragraphs: [
      isLeft
        ? `On ${moment} your account got another email address, which was confirmed. Our emails go there from now on, and you log in with it.`
        : `On ${moment} another email address was asked for, with the password of your account. It is used once somebody confirms it from there.`,
      'If this was you, there is nothing you need to do.',
      `If it was not, keep this address within ${LINK_HOURS} hours: the link below ${isLeft ? 'takes the change back' : 'stops the change, also once it was confirmed'}, and logs out every device. Then choose a new password, because somebody else knows it.`,
    ],
    action: { label: 'Keep this address', href: `${site}/keep-email#${token}` },
    secondAction: { label: 'Write to us', href: `${site}/contact` },
    reason: isLeft ? 'You are receiving this because your account had this email address.' : OWN,
  };
}

function hasLeft(data: MailedLink['data']): boolean {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'isLeft') === true;
}

function confirmation({ link, token, site, when }: Told): Letter {
  return {
    title: 'Please confirm your email address',
    paragraphs: [
      `Somebody asked on ${when.day(link.createdAt)} to confirm this email address for an account with us. If that was you, please do so within ${LINK_HOURS} hours, logged in or with the password of your account. You need it to send invoices, and to work with us as a notary or a partner.`,
      'If you did not open an account, you don’t need to do anything. Until its address is confirmed, the account cannot send invoices or work with us as a notary or a partner.',
    ],
    action: { label: 'Confirm this address', href: `${site}/confirm-email#${token}` },
    reason: 'You are receiving this because an account was opened with this email address.',
  };
}

function newsOfChange({ link, token, site, when }: Told): Letter {
  const { title, message } = readNews(link.data);
  return {
    title,
    paragraphs: [
      // To the second: of several mails the oldest change counts, and they may arrive in any order.
      `${message} This was on ${when.exact(link.createdAt)}.`,
      `If this was you, there is nothing you need to do. If it was not, undo it within ${LINK_HOURS} hours: that takes back this change and every later one of your PIN, passkeys and recovery codes, and logs out every device. Where something was removed, we ask for your password before we bring it back.`,
      'If several of these emails tell of changes that you did not make, use the link in the oldest of them.',
      'If you did not make this change, please write to us too: somebody else may know your password.',
    ],
    action: { label: 'Undo this change', href: `${site}/security/undo#${token}` },
    secondAction: { label: 'Write to us', href: `${site}/contact` },
    reason: OWN,
  };
}
