import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { partyOf } from '../policy';
import { demoMark } from '../rules/demo';
import { statusLabels } from '../rules/statuses';
import { announceRequest } from './announce';
import { heldColumns, holdRequest } from './hold-request';

const columns = { ...heldColumns, playedAt: true, notary: { select: { isDemo: true } } } as const;

/**
 * Play it now: the demo notary of a request sets off at once, whatever the hour of the appointment. Saying it again
 * changes nothing. Throws `not_found` for whoever is no party, and `conflict` where a person comes, or nobody waits.
 */
export async function playDemoVisit(actor: Actor, id: string): Promise<void> {
  await transaction(async (tx) => {
    await holdRequest(tx, actor, id);
    const request = await tx.notaryRequest.findUniqueOrThrow({ where: { id }, select: columns });
    if (!partyOf(actor.id, request)) throw new AppError('not_found', 'There is no such request.');
    if (!request.notary?.isDemo) {
      throw new AppError(
        'conflict',
        'Only the visit of a demo notary can be played. No demo notary has this one.',
      );
    }
    const isPlaying = request.playedAt !== null && request.status === 'in_progress';
    if (request.status !== 'assigned' && !isPlaying) {
      const is = statusLabels[request.status].toLowerCase();
      throw new AppError('conflict', `This visit is ${is}, so there is nothing left to play.`);
    }
    if (request.playedAt) return;
    await tx.notaryRequest.update({ where: { id }, data: { playedAt: now() }, select: { id: true } });
    await audit(tx, { type: 'request.played', actorId: actor.id, subjectId: id, data: demoMark(true) });
    await announceRequest(tx, request, 'request');
    await enqueue(tx, 'demo-drive', id);
  });
}
