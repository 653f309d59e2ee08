import 'server-only';
import { now } from '@/lib/platform/clock';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { ofNobodyHeldInvitation } from '../queries/held';
import { INVITATIONS_KEPT_DAYS } from '../rules/kept';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes invitations that have long been accepted, taken back or left unanswered; not where somebody is under a legal hold. */
export function deleteOldInvitations(): Promise<{ deleted: number }> {
  const expiresAt = { lt: new Date(now().getTime() - INVITATIONS_KEPT_DAYS * DAY_MS) };
  return deleteInBatches('invitations', async (tx, limit) => {
    const where = { expiresAt, ...(await ofNobodyHeldInvitation(tx)) };
    return tx.organizationInvitation.deleteMany({ where, limit });
  });
}
