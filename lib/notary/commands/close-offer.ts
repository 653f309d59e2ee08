import 'server-only';
import { forgetNotice } from '@/lib/notifications/commands/forget';
import { audit } from '@/lib/platform/audit';
import type { Tx } from '@/lib/platform/db';
import { announceOffer, announceRequest } from './announce';

type OpenOffer = { id: string; notaryId: string; request: { id: string; clientId: string } };

/** Nobody answered in time. In a transaction that holds the request. */
export async function expireOffer(tx: Tx, { id, notaryId, request }: OpenOffer): Promise<void> {
  await tx.offer.update({ where: { id }, data: { status: 'expired' }, select: { id: true } });
  await forgetNotice(tx, id);
  await countAnswer(tx, notaryId, false);
  await audit(tx, {
    type: 'offer.expired',
    actorId: null,
    subjectId: id,
    data: { requestId: request.id, notaryId },
  });
  await announceOffer(tx, { id, notaryId });
  await announceRequest(tx, request, 'request');
}

/** What ranking asks of a notary. An offer that ran out counts as answered, and not as taken. */
export async function countAnswer(tx: Tx, notaryId: string, isAccepted: boolean): Promise<void> {
  await tx.notaryProfile.update({
    where: { userId: notaryId },
    data: { offersAnswered: { increment: 1 }, ...(isAccepted ? { offersAccepted: { increment: 1 } } : {}) },
    select: { userId: true },
  });
}
