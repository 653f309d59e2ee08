import 'server-only';
import { listAdmins } from '@/lib/accounts/queries/admins';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { stableId } from '@/lib/platform/stable-id';
import { findPatterns } from '../queries/patterns';
import { dayBefore } from '../rules/days';
import { patternText } from '../rules/words';
import type { AbusePattern } from '../schema';

const titles: Record<AbusePattern['name'], string> = {
  'many-accounts': 'Many accounts from one address',
  'foreign-homes': 'Many locks of other people’s homes',
};

/**
 * Tells every admin by email of what looks like abuse, today or yesterday: of each pattern at most once a day, however many
 * there are of it. Safe to run twice: each email has its own id. Throws when one was refused, after the others went out.
 */
export async function warnOfAbuse(): Promise<{ sent: number }> {
  const patterns = firstOfEach(await findPatterns(db, dayBefore(now(), 1)));
  const admins = patterns.length > 0 ? await listAdmins(db) : [];
  const problems: unknown[] = [];
  for (const pattern of patterns) {
    for (const { id, email } of admins) {
      await warn(pattern, { id, email }).catch((error: unknown) => problems.push(error));
    }
  }
  if (problems.length > 0) throw problems[0];
  return { sent: patterns.length * admins.length };
}

function firstOfEach(patterns: AbusePattern[]): AbusePattern[] {
  const byName = new Map(patterns.toReversed().map((pattern) => [`${pattern.name} ${pattern.day}`, pattern]));
  return [...byName.values()];
}

/** Holds no name: who it was is on the site. */
async function warn(pattern: AbusePattern, admin: { id: string; email: string }): Promise<void> {
  const { name, day } = pattern;
  const letter = {
    title: titles[name],
    paragraphs: [
      `${patternText(pattern)} That was on ${day} (UTC).`,
      'There may be more of this kind. You will receive no other email about it for this day.',
    ],
    action: { label: 'Look at it', href: `${env().NEXTAUTH_URL}/admin/abuse` },
    reason: 'You are receiving this because your account is an admin of this site.',
  };
  const id = stableId('abuse', name, day, admin.id);
  await sendMail({ kind: 'abuse', id, to: admin.email, subject: letter.title, ...mailTemplate(letter) });
}
