import 'server-only';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { CONSENT_DAYS } from '@/lib/platform/link-times';
import { findOpenLink, tokenOf } from '@/lib/platform/mailed-link';
import { stableId } from '@/lib/platform/stable-id';
import { withoutAddresses } from '@/lib/values/links';

/**
 * Mails an owner the question whether an organization may have their property locked, unless it was answered or its days are
 * over. What the organization typed beside the address is not in it: the address may be somebody else's. Safe to run twice.
 */
export async function mailConsent(id: string): Promise<{ sent: boolean }> {
  const link = await findOpenLink(id);
  const asked = await db.partnerLock.findFirst({
    where: { id, status: 'pending_consent', organization: { endedAt: null } },
    select: { propertyAddress: true, organization: { select: { name: true } } },
  });
  if (!link || !asked) return { sent: false };
  const name = withoutAddresses(asked.organization.name);
  const place = withoutAddresses(asked.propertyAddress);
  const token = tokenOf(id);
  const title = `${name} asks to have your property locked`;
  const letter = {
    title,
    paragraphs: [
      `${name} asks whether you want a lock for the property at ${place}. The page behind the button says what a lock does, what it costs, and what ${name} would see. You have ${CONSENT_DAYS} days to agree or decline.`,
      'If this is not your property, please decline, or leave this email unanswered. Without your agreement there is no lock.',
    ],
    action: { label: 'Read and answer', href: `${env().NEXTAUTH_URL}/consent/lock#${token}` },
    reason: `You are receiving this because ${name} gave us this email address as that of the owner.`,
  };
  await sendMail({
    kind: 'consent',
    id: stableId('mailed link', id),
    to: link.address,
    subject: title,
    secret: token,
    ...mailTemplate(letter),
  });
  return { sent: true };
}
