import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { assertOwnNotary } from '@/lib/notary/queries/own-notary';
import { visibleTo } from '@/lib/notary/queries/requests';
import { fullName } from '@/lib/notary/rules/names';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toDollars } from '@/lib/values/money';
import { billStanding } from '../rules/billing';
import type { UnbilledVisit, VisitBilling } from '../schema';
import { billFields, toBill } from './bills';

/** More than anybody leaves lying. */
const MOST_UNBILLED = 50;

const isSent = { status: { in: ['sent', 'paid'] } } satisfies Prisma.InvoiceWhereInput;

/**
 * How the bill of a visit stands: what its client was sent, and for its notary also the draft that nobody else sees. Throws
 * `not_found` for a request that is not the actor's.
 */
export async function getBilling(actor: Actor, requestId: string): Promise<VisitBilling> {
  const visit = await db.notaryRequest.findFirst({
    where: { id: requestId, ...visibleTo(actor) },
    select: {
      clientId: true,
      notaryId: true,
      status: true,
      cancellationCents: true,
      notary: { select: { isDemo: true } },
      invoices: {
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        select: { ...billFields, issuerId: true },
      },
    },
  });
  if (!visit) throw new AppError('not_found', 'There is no such request.');
  const own = visit.invoices.filter(({ issuerId }) => issuerId === visit.notaryId);
  const standing = billStanding({
    isCompleted: visit.status === 'completed',
    hasFee: visit.cancellationCents > 0,
    isDemo: visit.notary?.isDemo ?? false,
    invoices: own,
  });
  const live = own.find(({ status }) => status !== 'void');
  return {
    standing,
    bills: visit.invoices.filter(({ status }) => status === 'sent' || status === 'paid').map(toBill),
    invoice: live && actor.id !== visit.clientId ? { id: live.id, number: live.number } : null,
    remindedAt: standing === 'due' ? await findReminder(requestId) : null,
  };
}

async function findReminder(requestId: string): Promise<string | null> {
  const event = await db.auditEvent.findFirst({
    where: { subjectId: requestId, type: 'request.bill_reminded' },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
  return event?.createdAt.toISOString() ?? null;
}

/** The completed visits of a notary whose bill is still to be sent, the oldest first. Somebody else's are `not_found`. */
export async function listUnbilled(actor: Actor, userId: string): Promise<UnbilledVisit[]> {
  await assertOwnNotary(actor, userId);
  const of = { issuerId: userId };
  const visits = await db.notaryRequest.findMany({
    where: {
      notaryId: userId,
      status: 'completed',
      notary: { isDemo: false },
      invoices: { none: { ...of, ...isSent } },
      OR: [
        { invoices: { none: { ...of, status: 'void' } } },
        { invoices: { some: { ...of, status: 'draft' } } },
      ],
    },
    orderBy: [{ completedAt: 'asc' }, { id: 'asc' }],
    take: MOST_UNBILLED,
    select: {
      id: true,
      serviceType: true,
      completedAt: true,
      totalPriceCents: true,
      client: { select: { firstName: true, lastName: true } },
      invoices: { where: { ...of, status: 'draft' }, select: { id: true } },
    },
  });
  return visits.map(({ id, serviceType, completedAt, totalPriceCents, client, invoices }) => ({
    requestId: id,
    serviceType,
    completedAt: completedAt?.toISOString() ?? null,
    clientName: fullName(client.firstName, client.lastName),
    total: toDollars(totalPriceCents),
    invoiceId: invoices[0]?.id ?? null,
  }));
}
