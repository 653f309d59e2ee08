import 'server-only';
import { listAdmins } from '@/lib/accounts/queries/admins';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { applicationMailId } from '../queries/application-mails';
import { kindLabel } from '../rules/applications';

const fields = {
  id: true,
  status: true,
  endedAt: true,
  form: true,
  company: true,
  email: true,
  kind: true,
  decisionNote: true,
} as const;

type Application = {
  id: string;
  form: 'portal' | 'partnerships';
  company: string;
  email: string;
  kind: string;
  decisionNote: string | null;
};

type Letter = { to: string; title: string } & Omit<Parameters<typeof mailTemplate>[0], 'title'>;

const BECAUSE_APPLIED =
  'You are receiving this because this address was given in an application to become a partner.';

/**
 * Tells the applicant and every admin of an application, unless it has its answer already. Safe to run twice: each email
 * has its own id. Throws when one was refused, after the others went out.
 */
export async function tellOfApplication(id: string): Promise<{ sent: number }> {
  const application = await db.partnerApplication.findUnique({ where: { id }, select: fields });
  if (application?.status !== 'pending') return { sent: 0 };
  const admins = await listAdmins(db);
  return sendAll([
    { id: applicationMailId(id, 'received'), letter: receipt(application) },
    ...admins.map((admin) => ({
      id: applicationMailId(id, 'received', admin.id),
      letter: newsForAdmin(application, admin.email),
    })),
  ]);
}

/**
 * Tells the applicant what was decided, with our note, unless that has changed meanwhile. Safe to run twice: the email has an id
 * of its own.
 */
export async function tellOfDecision(id: string): Promise<{ sent: number }> {
  const application = await db.partnerApplication.findUnique({ where: { id }, select: fields });
  if (!application || application.status === 'pending' || application.endedAt) return { sent: 0 };
  const letter = application.status === 'approved' ? approval(application) : refusal(application);
  return sendAll([{ id: applicationMailId(id, 'decided'), letter }]);
}

/** Tells a partner that the partnership has ended, with our note. Safe to run twice: the email has its own id. */
export async function tellOfEnd(id: string): Promise<{ sent: number }> {
  const application = await db.partnerApplication.findUnique({ where: { id }, select: fields });
  if (!application) return { sent: 0 };
  return sendAll([{ id: applicationMailId(id, 'ended'), letter: farewell(application) }]);
}

/** One address that is refused holds nobody else's email up. */
async function sendAll(mails: { id: string; letter: Letter }[]): Promise<{ sent: number }> {
  const problems: unknown[] = [];
  for (const { id, letter } of mails) {
    const { to, ...parts } = letter;
    await sendMail({ kind: 'partner', id, to, subject: parts.title, ...mailTemplate(parts) }).catch(
      (error: unknown) => problems.push(error),
    );
  }
  if (problems.length > 0) throw problems[0];
  return { sent: mails.length };
}

/** Holds nothing that was typed into the form: the address may be somebody else's. */
function receipt({ email }: Application): Letter {
  return {
    to: email,
    title: 'We received your application',
    paragraphs: [
      'Thank you for your application to work with us as a partner. A person reads it, and you will receive the answer by email at this address.',
      'Until then there is nothing you need to do.',
    ],
    reason: BECAUSE_APPLIED,
  };
}

/** Contacts stay on the site: email is forwarded and kept. */
function newsForAdmin({ company, kind, form }: Application, to: string): Letter {
  const page = form === 'portal' ? 'the partner portal' : 'the partnerships page';
  return {
    to,
    title: `${company} would like to become a partner`,
    paragraphs: [
      `Kind: ${kindLabel(kind)}. The application came from ${page}.`,
      'Contacts, and what the applicant wrote, are on the site. The applicant waits for an answer by email.',
    ],
    action: {
      label: 'Read the application',
      href: `${env().NEXTAUTH_URL}/admin/applications?status=pending`,
    },
    reason: 'You are receiving this because your account is an admin of this site.',
  };
}

function approval({ company, email, decisionNote }: Application): Letter {
  return {
    to: email,
    title: 'Your application was approved',
    paragraphs: [
      `We have approved the application of ${company} and would like to work with you.`,
      ...paragraphsOf(decisionNote),
      'We mail an invitation to your organization to this address. Accept it, and you log in as a partner, invite your people and make keys for your programs.',
      'The next step is a partner agreement, which we will send to you. Until both of us have signed it, neither owes the other anything, and no share of revenue is promised.',
    ],
    action: { label: 'See what partners receive', href: `${env().NEXTAUTH_URL}/partners/portal` },
    reason: BECAUSE_APPLIED,
  };
}

function refusal({ company, email, decisionNote }: Application): Letter {
  return {
    to: email,
    title: 'Your application was not approved',
    paragraphs: [
      `We have read the application of ${company}, and we cannot accept it now.`,
      ...paragraphsOf(decisionNote),
      'You are welcome to apply again if something changes.',
    ],
    reason: BECAUSE_APPLIED,
  };
}

function farewell({ company, email, decisionNote }: Application): Letter {
  return {
    to: email,
    title: 'Our partnership has ended',
    paragraphs: [
      `We have ended the partnership with ${company}, which is no longer listed as a partner.`,
      ...paragraphsOf(decisionNote),
      'If there is a partner agreement between us, what it says about ending applies.',
    ],
    reason: BECAUSE_APPLIED,
  };
}

function paragraphsOf(note: string | null): string[] {
  return (note ?? '').split(/\n+/).filter((line) => line.trim() !== '');
}
