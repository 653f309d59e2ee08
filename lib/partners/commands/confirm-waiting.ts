import 'server-only';
import { transaction } from '@/lib/platform/db';
import { takeLinksOf } from '@/lib/platform/mailed-link';
import { now } from '@/lib/platform/clock';
import { keepWaiting } from './applications';
import { putWaiting } from './waitlist';

/**
 * Confirms what visitors sent under an address, as its links would, and what came before links were mailed: for the
 * operator's command line, once it is sure who has the address. Returns how many of both.
 */
export async function confirmWaiting(email: string): Promise<{ applications: number; entries: number }> {
  return transaction(async (tx) => {
    const applications = await takeLinksOf(tx, 'confirm_application', email);
    for (const link of applications) await keepWaiting(tx, link);
    const entries = await takeLinksOf(tx, 'join_waitlist', email);
    for (const link of entries) await putWaiting(tx, link);
    const old = { where: { email, confirmedAt: null }, data: { confirmedAt: now() } };
    const earlier = await tx.partnerApplication.updateMany(old);
    const listed = await tx.waitlistEntry.updateMany(old);
    return {
      applications: applications.length + earlier.count,
      entries: entries.length + listed.count,
    };
  });
}
