import 'server-only';
import { notify } from '@/lib/notifications/commands/notify';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { partyOf } from '../policy';
import { requestTitle } from '../rules/services';
import { statusLabels } from '../rules/statuses';
import { isMobile, toMode } from '../rules/visit-mode';
import { announceRequest } from './announce';
import { heldColumns, holdRequest } from './hold-request';
import { arrive } from './travel';

const columns = { ...heldColumns, isRemote: true, mode: true, arrivedAt: true, beginAgreedAt: true } as const;

/**
 * The client lets the notary begin before the hour. Saying it again changes nothing. Throws `not_found` for somebody else's
 * request, `forbidden` for its notary, and `conflict` unless a notary has accepted and not begun.
 */
export async function agreeToBegin(actor: Actor, id: string): Promise<void> {
  await transaction(async (tx) => {
    const request = await holdOwn(tx, actor, id);
    const { notaryId, status } = request;
    if (status !== 'assigned' || !notaryId) {
      throw new AppError('conflict', `This visit is ${asWords(status)}, so nobody is waiting to begin it.`);
    }
    if (request.beginAgreedAt) return;
    await tx.notaryRequest.update({ where: { id }, data: { beginAgreedAt: now() }, select: { id: true } });
    await audit(tx, { type: 'request.begin_agreed', actorId: actor.id, subjectId: id });
    await notify(tx, {
      userId: notaryId,
      type: 'request.begin_agreed',
      title: 'Your client agreed to an early start',
      message: `${requestTitle(request)}: you can begin before the time of the appointment.`,
      href: `/requests/${id}`,
    });
    await announceRequest(tx, request, 'request');
  });
}

/**
 * The client confirms that the notary has come. Saying it again changes nothing. Throws `not_found` for somebody else's
 * request, `forbidden` for its notary, and `conflict` where nobody comes to the client.
 */
export async function confirmArrival(actor: Actor, id: string): Promise<void> {
  await transaction(async (tx) => {
    const { clientId, notaryId, status, isRemote, mode, arrivedAt } = await holdOwn(tx, actor, id);
    if (isRemote) throw new AppError('conflict', 'This is a remote session: nobody has to come to it.');
    if (!isMobile({ isRemote, mode: toMode(mode) })) {
      throw new AppError('conflict', 'You meet this notary at their office: nobody has to come to you.');
    }
    if ((status !== 'assigned' && status !== 'in_progress') || !notaryId) {
      throw new AppError('conflict', `This visit is ${asWords(status)}, so no notary is expected.`);
    }
    if (!arrivedAt) await arrive(tx, { id, clientId, notaryId }, { actorId: actor.id, by: 'client' });
  });
}

async function holdOwn(tx: Tx, actor: Actor, id: string) {
  await holdRequest(tx, actor, id);
  const request = await tx.notaryRequest.findUniqueOrThrow({ where: { id }, select: columns });
  if (partyOf(actor.id, request) === 'client') return request;
  throw new AppError('forbidden', 'Only the client of a request can say this.');
}

function asWords(status: keyof typeof statusLabels): string {
  return statusLabels[status].toLowerCase();
}
