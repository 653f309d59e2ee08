import 'server-only';
import { listAdmins } from '@/lib/accounts/queries/admins';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { stableId } from '@/lib/platform/stable-id';
import { supportTopicLabel } from '../rules/topics';

/** In 24 hours to one address: whoever writes in somebody else's name floods no mailbox. */
export const MAX_RECEIPTS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

type Case = { id: string; number: string; topic: string; email: string; createdAt: Date };
type Letter = Parameters<typeof mailTemplate>[0];

/**
 * Mails the number of a new case to whoever wrote it, and tells every admin. Safe to run twice: each email has its own
 * id. Throws when one was refused, after the others went out.
 */
export async function tellOfCase(id: string): Promise<{ sent: number }> {
  const select = { id: true, number: true, topic: true, email: true, createdAt: true };
  const found = await db.supportCase.findUnique({ where: { id }, select });
  if (!found) return { sent: 0 };
  const mails = (await listAdmins(db)).map(({ id: adminId, email }) => ({
    id: stableId('support case', id, adminId),
    to: email,
    letter: newsForAdmin(found),
  }));
  if (await mayHaveReceipt(found)) {
    mails.unshift({ id: stableId('support case', id), to: found.email, letter: receipt(found) });
  }
  const problems: unknown[] = [];
  for (const { id: mailId, to, letter } of mails) {
    await sendMail({
      kind: 'support-case',
      id: mailId,
      to,
      subject: letter.title,
      ...mailTemplate(letter),
    }).catch((error: unknown) => problems.push(error));
  }
  if (problems.length > 0) throw problems[0];
  return { sent: mails.length };
}

async function mayHaveReceipt({ email, createdAt }: Case): Promise<boolean> {
  const since = new Date(now().getTime() - DAY_MS);
  const earlier = { email, createdAt: { gte: since, lt: createdAt } };
  return (await db.supportCase.count({ where: earlier })) < MAX_RECEIPTS;
}

/** Holds nothing that was typed into the form: the address may be somebody else's. */
function receipt({ number }: Case): Letter {
  return {
    title: `We have your message: case ${number}`,
    paragraphs: [
      `Somebody wrote to us through the contact page and gave this address. The case number is ${number}. A person reads the message and answers by email.`,
      'If that was not you, there is nothing you need to do.',
    ],
    reason: 'You are receiving this because this address was given on our contact page.',
  };
}

/** What was written, and by whom, stays on the site: email is forwarded and kept. */
function newsForAdmin({ number, topic }: Case): Letter {
  return {
    title: `Case ${number}: ${supportTopicLabel(topic)}`,
    paragraphs: ['Somebody wrote to us. The message, and whom to answer, are on the site.'],
    action: { label: 'Read the message', href: `${env().NEXTAUTH_URL}/admin/cases?status=open` },
    reason: 'You are receiving this because your account is an admin of this site.',
  };
}
