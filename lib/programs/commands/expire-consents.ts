import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { publishEvent } from '@/lib/webhooks/commands/publish-event';
import { ofNobodyHeldQuestion } from '../queries/held';
import { UNANSWERED_KEPT_DAYS } from '../rules/kept';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Notes what owners did not answer in time, and forgets what came to nothing 90 days ago. Safe to run twice and at once. */
export async function expireConsents(): Promise<{ expired: number; deleted: number }> {
  const overdue = await db.partnerLock.findMany({
    where: { status: 'pending_consent', expiresAt: { lte: now() } },
    select: { id: true },
  });
  let expired = 0;
  for (const { id } of overdue) {
    if (await transaction((tx) => expireConsent(tx, id))) expired += 1;
  }
  const before = new Date(now().getTime() - UNANSWERED_KEPT_DAYS * DAY_MS);
  const old: Prisma.PartnerLockWhereInput = {
    status: { in: ['declined', 'expired'] },
    decidedAt: { lte: before },
  };
  const { deleted } = await deleteInBatches('consents', async (tx, limit) => {
    const where = { ...old, ...(await ofNobodyHeldQuestion(tx)) };
    return tx.partnerLock.deleteMany({ where, limit });
  });
  return { expired, deleted };
}

/** Whether it was still open. */
export async function expireConsent(tx: Tx, id: string): Promise<boolean> {
  const [over] = await tx.partnerLock.updateManyAndReturn({
    where: { id, status: 'pending_consent' },
    data: { status: 'expired', decidedAt: now() },
    select: { organizationId: true },
  });
  if (!over) return false;
  await audit(tx, { type: 'partner_lock.expired', actorId: null, subjectId: id });
  await publishEvent(tx, {
    organizationId: over.organizationId,
    mode: 'live',
    type: 'property.declined',
    data: { property_id: id, status: 'expired', blockchain_hash: null, log_index: null, mode: 'live' },
  });
  return true;
}
