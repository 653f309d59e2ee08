import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { publishEvent } from '@/lib/webhooks/commands/publish-event';

/** Tells the organization that asked for a lock that it has ended, unless its owner took back what it sees. */
export async function tellPartnerOfEnd(
  tx: Tx,
  { lockId, logIndex }: { lockId: string; logIndex: number },
): Promise<void> {
  const asked = await tx.partnerLock.findFirst({
    where: { lockId, accessEndedAt: null },
    select: { id: true, organizationId: true },
  });
  if (!asked) return;
  await publishEvent(tx, {
    organizationId: asked.organizationId,
    mode: 'live',
    type: 'property.released',
    data: {
      property_id: asked.id,
      status: 'released',
      blockchain_hash: await findLeafHash(tx, logIndex),
      log_index: logIndex,
      mode: 'live',
    },
  });
}

/** As the lock's own event said it. */
async function findLeafHash(tx: Tx, index: number): Promise<string | null> {
  const node = await tx.logNode.findUnique({
    where: { level_index: { level: 0, index } },
    select: { hash: true },
  });
  return node && Buffer.from(node.hash).toString('hex');
}
