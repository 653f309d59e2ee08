import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { happened, type HistoryEntry } from '../rules/history';
import type { Invoice } from '../schema';
import { invoiceFields, missingInvoice, ownedBy, toInvoice } from './invoices';

/** Enough for a year of sending every day. */
const MOST_ENTRIES = 500;

/** An invoice as its issuer and an admin may see it, with what happened to it, newest first. Throws `not_found`. */
export async function getOwnInvoice(
  actor: Actor,
  id: string,
): Promise<{ invoice: Invoice; history: HistoryEntry[] }> {
  const row =
    (await db.invoice.findFirst({ where: { id, ...ownedBy(actor) }, select: invoiceFields })) ??
    missingInvoice();
  const events = await db.auditEvent.findMany({
    where: { subjectId: id, type: { startsWith: 'invoice.' } },
    orderBy: { createdAt: 'desc' },
    take: MOST_ENTRIES,
    select: { id: true, type: true, data: true, actorId: true, createdAt: true },
  });
  const nameOf = (actorId: string | null) => {
    if (actorId === null) return null;
    if (actorId === actor.id) return 'you';
    return actorId === row.issuerId ? row.issuerName : 'an admin';
  };
  const history = events.flatMap(({ id: eventId, actorId, createdAt, ...event }) => {
    const text = happened(event);
    return text ? [{ id: eventId, at: createdAt.toISOString(), text, by: nameOf(actorId) }] : [];
  });
  return { invoice: toInvoice(row), history };
}

/** Whether the actor is the client whose visit an invoice bills, and it was sent: they pay it on its page. */
export async function isBillOf({ id: clientId }: Actor, id: string): Promise<boolean> {
  const where = { id, request: { clientId }, status: { in: ['sent', 'paid'] as ('sent' | 'paid')[] } };
  return (await db.invoice.count({ where })) > 0;
}
