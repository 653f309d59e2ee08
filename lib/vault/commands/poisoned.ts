import 'server-only';
import { notify } from '@/lib/notifications/commands/notify';
import { noteAbuse } from '@/lib/platform/abuse';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction } from '@/lib/platform/db';
import { poisonMessage, type PoisonReason } from '@/lib/sandbox/poisoned';
import type { DocumentWorks } from '../schema/document-work';

type Stopped = { reason: PoisonReason; work: keyof DocumentWorks };

/**
 * Notes that work on a document had to be stopped, once, and tells its owner; of a redaction its own failure tells. One
 * that is gone meanwhile needs no mark.
 */
export async function markPoisoned(id: string, { reason, work }: Stopped): Promise<void> {
  const owner = await transaction(async (tx) => {
    const [marked] = await tx.vaultDocument.updateManyAndReturn({
      where: { id, poison: null },
      data: { poison: reason, poisonedAt: now() },
      select: { ownerId: true, name: true },
    });
    if (!marked) return null;
    await audit(tx, { type: 'document.poisoned', actorId: null, subjectId: id, data: { reason, work } });
    if (work === 'find' || work === 'apply') return marked.ownerId;
    await notify(tx, {
      userId: marked.ownerId,
      type: 'document.poisoned',
      title: 'We stopped reading a document',
      message: `${marked.name}: ${poisonMessage(reason)} You can still download it.`,
      href: `/documents/${id}`,
    });
    return marked.ownerId;
  });
  if (owner) noteAbuse({ kind: 'poisoned', what: reason, source: owner });
}
