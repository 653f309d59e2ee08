import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { getRequestView } from '../queries/requests';
import type { RequestView } from '../schema/requests';
import { announceRequest } from './announce';
import { holdRequest } from './hold-request';

/**
 * The notary on the way hides where they are, from the client and for all of their own pages, or shows it again. What was
 * reported until then is deleted. Saying it again changes nothing. Throws `not_found` unless the appointment is theirs,
 * and `conflict` unless they are on the way to it.
 */
export async function changeSharing(
  actor: Actor,
  id: string,
  { isShared }: { isShared: boolean },
): Promise<RequestView> {
  return transaction(async (tx) => {
    // A report that comes now waits, and then finds the position hidden.
    await holdRequest(tx, actor, id);
    const { clientId, positionHiddenAt } = await getWay(tx, actor, id);
    if ((positionHiddenAt === null) !== isShared) {
      await tx.notaryRequest.update({
        where: { id },
        data: { positionHiddenAt: isShared ? null : now() },
        select: { id: true },
      });
      if (!isShared) await tx.positionReport.deleteMany({ where: { requestId: id } });
      // To the account too: the notary's other pages have to stop.
      await announceRequest(tx, { id, clientId, notaryId: actor.id }, 'request');
    }
    return getRequestView(tx, id, actor.id);
  });
}

async function getWay(tx: Tx, actor: Actor, id: string) {
  const way = await tx.notaryRequest.findFirst({
    where: { id, notaryId: actor.id },
    select: { clientId: true, status: true, travelStage: true, positionHiddenAt: true },
  });
  if (!way) throw new AppError('not_found', 'There is no such appointment in your account.');
  if (way.status === 'assigned' && way.travelStage === 'en_route') return way;
  throw new AppError(
    'conflict',
    'You are not on the way to this appointment, so there is no position to share.',
  );
}
