import 'server-only';
import { listAdmins } from '@/lib/accounts/queries/admins';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { publish } from '@/lib/platform/events';
import { stableId } from '@/lib/platform/stable-id';
import type { CountyContact } from '../rules/county';
import { writeToAdmin, writeToCounty } from '../rules/letters';
import type { RecordedFacts } from '@/lib/alerts/schema/alerts';

/**
 * Tells every admin of a new case, and the county's contact where the case names one. Safe to run twice: each email has its
 * own id. Throws when one was refused, after the others went out; the case says that it was mailed once all have.
 */
export async function tellOfFraud(id: string): Promise<{ sent: number }> {
  const found = await findCase(id);
  if (!found) return { sent: 0 };
  const mails = [...(await adminMails(found)), ...countyMail(found)];
  const problems: unknown[] = [];
  for (const mail of mails) {
    await sendMail(mail).catch((error: unknown) => problems.push(error));
  }
  if (problems.length > 0) throw problems[0];
  const transport = env().SMTP_URL ? ('smtp' as const) : ('preview' as const);
  await db.fraudCase.updateMany({ where: { id, mailedAt: null }, data: { transport, mailedAt: now() } });
  if (found.userId) {
    await publish(db, [{ topic: `account:${found.userId}`, kind: 'fraud-case', id: found.number }]);
  }
  return { sent: mails.length };
}

function findCase(id: string) {
  return db.fraudCase.findUnique({
    where: { id },
    select: {
      id: true,
      number: true,
      userId: true,
      severity: true,
      state: true,
      county: true,
      propertyAddress: true,
      summary: true,
      details: true,
      reporterName: true,
      countyContact: true,
      user: { select: { email: true } },
      alert: { select: { facts: true } },
    },
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof findCase>>>;
type Mail = Parameters<typeof sendMail>[0];

async function adminMails({ id, number, severity }: Found): Promise<Mail[]> {
  const letter = writeToAdmin({ number, severity, site: env().NEXTAUTH_URL });
  return (await listAdmins(db)).map(({ id: adminId, email }) => ({
    kind: 'fraud-case',
    id: stableId('fraud case', id, adminId),
    to: email,
    subject: letter.title,
    ...mailTemplate(letter),
  }));
}

/** Its copy would keep what an owner wrote beyond their account. */
function countyMail({ countyContact, user, alert, ...found }: Found): Mail[] {
  const contact = countyContact as CountyContact | null;
  if (!contact || !user) return [];
  const recording = (alert?.facts as { recording?: RecordedFacts } | undefined)?.recording ?? null;
  const letter = writeToCounty({ ...found, contact, recording, site: env().NEXTAUTH_URL, email: user.email });
  return [
    {
      kind: 'fraud-case',
      id: stableId('fraud case', found.id, 'county'),
      to: contact.email,
      replyTo: user.email,
      leavesNoCopy: true,
      subject: letter.title,
      ...mailTemplate(letter),
    },
  ];
}
