import 'server-only';
import { now } from '@/lib/platform/clock';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { listHeldAddresses } from '@/lib/platform/legal-hold';
import { ASKED_KEPT_DAYS } from '../rules/kept';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes who asked for an offer and never again, and applications that were declined and became no organization; not under
 * the address of an account that is under a legal hold.
 */
export async function deleteOldAsks(): Promise<{ interests: number; applications: number }> {
  const before = new Date(now().getTime() - ASKED_KEPT_DAYS * DAY_MS);
  const interests = await deleteInBatches('interests', async (tx, limit) => {
    const where = { updatedAt: { lt: before }, email: { notIn: await listHeldAddresses(tx) } };
    return tx.interest.deleteMany({ where, limit });
  });
  const applications = await deleteInBatches('applications', async (tx, limit) => {
    const email = { notIn: await listHeldAddresses(tx) };
    const where = { status: 'declined' as const, decidedAt: { lt: before }, email, organization: null };
    return tx.partnerApplication.deleteMany({ where, limit });
  });
  return { interests: interests.deleted, applications: applications.deleted };
}
