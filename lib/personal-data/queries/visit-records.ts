import 'server-only';
import { readsThreadFrom } from '@/lib/notary/rules/messages';
import type { Tx } from '@/lib/platform/db';

const priced = {
  basePriceCents: true,
  travelFeeCents: true,
  rushFeeCents: true,
  taxCents: true,
  addOnCents: true,
  totalPriceCents: true,
  cancellationCents: true,
} as const;

const visit = {
  id: true,
  status: true,
  serviceType: true,
  documentType: true,
  appointmentAt: true,
  isRemote: true,
  mode: true,
  pages: true,
  ...priced,
  createdAt: true,
  assignedAt: true,
  departedAt: true,
  underWayAt: true,
  arrivedAt: true,
  startedAt: true,
  completedAt: true,
  cancelledAt: true,
  cancelledBy: true,
} as const;

/** Requests that somebody made, as they wrote them, with who came. */
export function readRequests(tx: Tx, clientId: string) {
  return tx.notaryRequest.findMany({
    where: { clientId },
    orderBy: { createdAt: 'asc' },
    select: {
      ...visit,
      location: true,
      specialInstructions: true,
      documentNames: true,
      documentId: true,
      addDeedGuard: true,
      logIndex: true,
      notary: { select: { user: { select: { firstName: true, lastName: true } } } },
      review: { select: { rating: true, comment: true, createdAt: true } },
    },
  });
}

/** Visits of a notary: times and prices. Who the clients are and where they live is theirs. */
export function readVisits(tx: Tx, notaryId: string) {
  return tx.notaryRequest.findMany({
    where: { notaryId },
    orderBy: { createdAt: 'asc' },
    select: { ...visit, review: { select: { rating: true, comment: true, createdAt: true } } },
  });
}

/** What somebody wrote about visits and what was written to them, as far as they may read it. */
export async function readMessages(tx: Tx, userId: string) {
  const rows = await tx.requestMessage.findMany({
    where: { request: { OR: [{ clientId: userId }, { notaryId: userId }] } },
    orderBy: { createdAt: 'asc' },
    select: {
      requestId: true,
      senderId: true,
      body: true,
      createdAt: true,
      readAt: true,
      request: { select: { clientId: true, assignedAt: true } },
    },
  });
  return rows
    .filter(({ request, createdAt }) => {
      const from = readsThreadFrom(request.clientId === userId ? 'client' : 'notary', request);
      return !from || createdAt >= from;
    })
    .map(({ request: _, senderId, ...message }) => ({
      ...message,
      by: senderId === userId ? 'you' : 'the other party',
    }));
}

/** What a notary says of their work; null for everybody else. */
export function readNotary(tx: Tx, userId: string) {
  return tx.notaryProfile.findUnique({
    where: { userId },
    omit: { userId: true, calendarTokenHash: true },
    include: {
      credentials: { omit: { notaryId: true } },
      hours: { omit: { notaryId: true } },
      timeOff: { omit: { notaryId: true } },
      offers: { omit: { notaryId: true } },
    },
  });
}
