import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { partyOf, type Party } from '../policy';
import { closedThreadMessage, isThreadOpen, readsThreadFrom } from '../rules/messages';
import { fullName } from '../rules/names';
import type { Message, MessageThread } from '../schema/messages';

/** The newest of a thread; nobody scrolls further. */
const MAX_SHOWN = 500;

export const messageFields = {
  id: true,
  senderId: true,
  body: true,
  createdAt: true,
  readAt: true,
  sender: { select: { firstName: true, lastName: true, notaryProfile: { select: { isDemo: true } } } },
} satisfies Prisma.RequestMessageSelect;

const requestFields = {
  id: true,
  clientId: true,
  notaryId: true,
  status: true,
  assignedAt: true,
  departedAt: true,
  arrivedAt: true,
  playedAt: true,
  isRemote: true,
  client: { select: { firstName: true, lastName: true } },
  notary: { select: { isDemo: true, user: { select: { firstName: true, lastName: true } } } },
} satisfies Prisma.NotaryRequestSelect;

type MessageRow = Prisma.RequestMessageGetPayload<{ select: typeof messageFields }>;
type ThreadRequest = Prisma.NotaryRequestGetPayload<{ select: typeof requestFields }>;

/**
 * What client and notary of a request wrote to each other, oldest first, at most the newest 500. Nobody else, admins
 * included, finds it. Throws `conflict` while there is nobody to write to and nothing to read.
 */
export async function getThread(actor: Actor, requestId: string): Promise<MessageThread> {
  const { request, party } = await getThreadRequest(db, actor, requestId);
  const rows = await db.requestMessage.findMany({
    where: { requestId, createdAt: { gte: readsThreadFrom(party, request) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_SHOWN,
    select: messageFields,
  });
  if (!request.notaryId && rows.length === 0) {
    throw new AppError('conflict', closedThreadMessage(request.status));
  }
  return {
    requestId,
    partnerName: partnerName(request, party),
    partnerReadsFrom: party === 'client' ? (request.assignedAt?.toISOString() ?? null) : null,
    isRemote: request.isRemote,
    isOpen: isThreadOpen(request),
    messages: rows.reverse().map((row) => toMessage(row, actor.id)),
  };
}

/** A request whose thread the actor takes part in. Throws `not_found`, also for an admin. */
export async function getThreadRequest(
  tx: Tx,
  actor: Actor,
  requestId: string,
): Promise<{ request: ThreadRequest; party: Party }> {
  const request = await tx.notaryRequest.findFirst({
    where: { id: requestId, OR: [{ clientId: actor.id }, { notaryId: actor.id }] },
    select: requestFields,
  });
  const party = request && partyOf(actor.id, request);
  if (!party) throw new AppError('not_found', 'There is no such request.');
  return { request, party };
}

/** A message, read with `messageFields`, as `viewerId` sees it. */
export function toMessage(row: MessageRow, viewerId: string): Message {
  return {
    id: row.id,
    isOwn: row.senderId === viewerId,
    senderName: fullName(row.sender.firstName, row.sender.lastName),
    body: row.body,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    // Nobody signs in as one: whatever it says, it says by itself.
    isAutomatic: row.sender.notaryProfile?.isDemo ?? false,
  };
}

function partnerName({ client, notary }: ThreadRequest, party: Party): string | null {
  const partner = party === 'client' ? notary?.user : client;
  return partner ? fullName(partner.firstName, partner.lastName) : null;
}
