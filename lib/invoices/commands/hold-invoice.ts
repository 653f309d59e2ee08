import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import type { Tx } from '@/lib/platform/db';
import { publish } from '@/lib/platform/events';
import { missingInvoice, ownedBy } from '../queries/invoices';

const heldFields = {
  id: true,
  number: true,
  issuerId: true,
  issuerName: true,
  status: true,
  revision: true,
  requestId: true,
  billToEmail: true,
  terms: true,
  sentAt: true,
  dueAt: true,
  totalCents: true,
  currency: true,
} satisfies Prisma.InvoiceSelect;

export type HeldInvoice = Prisma.InvoiceGetPayload<{ select: typeof heldFields }>;

/**
 * Until the transaction ends nobody else changes this invoice, nor its payments, and what is read of it now holds. With
 * an actor it has to be one that they may change. Throws `not_found`.
 */
export async function holdInvoice(tx: Tx, id: string, actor?: Actor): Promise<HeldInvoice> {
  await tx.$queryRaw`SELECT 1 FROM invoices WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const where = { id, ...(actor && ownedBy(actor)) };
  return (await tx.invoice.findFirst({ where, select: heldFields })) ?? missingInvoice();
}

type Announced = { id: string; issuerId: string; requestId: string | null };

/** Tells the pages of the issuer, and of the client whose visit it bills, once the transaction is committed. */
export async function announceInvoice(tx: Tx, { id, issuerId, requestId }: Announced): Promise<void> {
  const where = requestId && { id: requestId };
  const visit = where && (await tx.notaryRequest.findUnique({ where, select: { clientId: true } }));
  const accounts = visit ? [issuerId, visit.clientId] : [issuerId];
  await publish(
    tx,
    accounts.map((account) => ({ topic: `account:${account}`, kind: 'invoice', id })),
  );
}
