import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { mailInvitation } from '@/lib/organizations/commands/invitation-mail';
import type { Actor } from '@/lib/platform/actor';
import { transaction } from '@/lib/platform/db';
import { env, sendsMail } from '@/lib/platform/env';
import { enqueue } from '@/lib/platform/jobs';
import { LINK_HOURS } from '@/lib/platform/link-times';
import { findOpenLink, makeLink, tokenOf } from '@/lib/platform/mailed-link';
import { countTry, limits } from '@/lib/platform/rate-limit';
import { stableId } from '@/lib/platform/stable-id';
import { mailboxOf } from '@/lib/values/mailbox';

/** What a visitor's application or entry waits for: the link that we mailed, or our operator where no mail goes out. */
export type Waiting = { waitsFor?: 'link' | 'operator' };

/** Who sends a form: somebody who may be signed in, and where they are as far as limits count. */
export type Sender = { actor: Actor | null; network: string };

/** A visitor of whom nothing is known. */
export const nobody: Sender = { actor: null, network: 'unknown' };

type Visitors = 'confirm_application' | 'join_waitlist';
type ToConfirm = {
  purpose: Visitors;
  address: string;
  data: Prisma.InputJsonObject;
} & Pick<Sender, 'network'>;

/** Keeps what a visitor sent in a link that is mailed to the address that they gave. Throws `rate_limited`. */
export async function waitForLink({
  purpose,
  address,
  data,
  network,
}: ToConfirm): Promise<{ id: string } & Waiting> {
  const mailbox = mailboxOf(address);
  await countTry(limits.mailLink, `${mailbox}\n${network}`);
  // Second: who has to wait takes none of what is left for everybody else who has this address.
  await countTry(limits.mailLinkTo, mailbox);
  const id = await transaction(async (tx) => {
    const made = await makeLink(tx, { purpose, address, data });
    await enqueue(tx, 'visitor-mail', made);
    return made;
  });
  return { id, waitsFor: sendsMail() ? 'link' : 'operator' };
}

const words = {
  confirm_application: {
    title: 'Please confirm your application',
    what: 'an application to become a partner',
    kind: 'application',
    then: 'Then a person reads it, and you receive the answer at this address. Our site lists the name and kind of the company from then on, among the applications, unless we decline.',
  },
  join_waitlist: {
    title: 'Please confirm your place on the waitlist',
    what: 'an entry for the waitlist of notaries',
    kind: 'waitlist',
    then: 'Then you are on the list, and hear from us about early access and launch.',
  },
} as const;

/**
 * Mails a visitor the link that their application or entry waits for, or that invites them, unless it was used or has expired. It holds nothing
 * that was typed into the form: the address may be somebody else's. Safe to run twice: the mail has an id of its own.
 */
export async function mailVisitorLink(id: string): Promise<{ sent: boolean }> {
  const link = await findOpenLink(id);
  if (!link) return { sent: false };
  if (link.purpose === 'join_organization') {
    await mailInvitation(link);
    return { sent: true };
  }
  const { title, what, kind, then } = words[link.purpose as Visitors];
  const token = tokenOf(id);
  const letter = {
    title,
    paragraphs: [
      `Somebody gave this email address in ${what}. If that was you, please confirm it within ${LINK_HOURS} hours. ${then}`,
      'If it was not you, you don’t need to do anything. Without your confirmation nothing happens, and what was sent is deleted.',
    ],
    action: { label: 'Confirm', href: `${env().NEXTAUTH_URL}/confirm-email?for=${kind}#${token}` },
    reason: 'You are receiving this once, because this address was given in a form on our site.',
  };
  await sendMail({
    kind: 'visitor-link',
    id: stableId('mailed link', id),
    to: link.address,
    subject: title,
    secret: token,
    ...mailTemplate(letter),
  });
  return { sent: true };
}
