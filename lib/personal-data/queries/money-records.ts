import 'server-only';
import type { Tx } from '@/lib/platform/db';

/** Invoices that somebody made, and those for visits that they asked for, each with what was paid for it. */
export async function readInvoices(tx: Tx, userId: string) {
  const shape = {
    orderBy: { createdAt: 'asc' },
    omit: { issuerId: true, mailId: true },
    include: {
      items: { omit: { invoiceId: true }, orderBy: { position: 'asc' } },
      payments: { omit: { invoiceId: true, sessionId: true }, orderBy: { createdAt: 'asc' } },
      disputes: { omit: { id: true, paymentId: true, invoiceId: true } },
    },
  } as const;
  const made = await tx.invoice.findMany({ where: { issuerId: userId }, ...shape });
  const received = await tx.invoice.findMany({
    where: { request: { clientId: userId }, issuerId: { not: userId }, sentAt: { not: null } },
    ...shape,
  });
  return { made, received };
}

export function readPayments(tx: Tx, userId: string) {
  return tx.payment.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    omit: { userId: true },
    include: { disputes: { omit: { id: true, paymentId: true, invoiceId: true } } },
  });
}

export async function readPlan(tx: Tx, userId: string) {
  const subscriptions = await tx.planSubscription.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    omit: { userId: true, askedAt: true },
  });
  const receipts = await tx.planReceipt.findMany({
    where: { userId },
    orderBy: { paidAt: 'asc' },
    omit: { userId: true },
  });
  return { subscriptions, receipts };
}
