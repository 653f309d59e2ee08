import 'server-only';
import { askAboutEach } from '@/lib/payments/commands/reconcile';
import { ASK_AFTER_MS } from '@/lib/payments/rules';
import { now } from '@/lib/platform/clock';
import { db, transaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { findCheckoutSession } from '@/lib/vendor/stripe-checkout';
import { isOpen, type InvoiceStatus } from '../rules/statuses';
import { closeCheckout } from './close-checkout';
import { applyCheckout } from './settlement';

/**
 * Asks Stripe about payments that stayed open, because an event can be lost, and ends those of invoices that are paid or
 * void. Safe to run twice. Throws when one could not be asked about.
 */
export async function reconcileInvoicePayments(): Promise<{ asked: number }> {
  if (!env().STRIPE_SECRET_KEY) return { asked: 0 };
  const payments = await db.invoicePayment.findMany({
    where: {
      status: 'open',
      OR: [
        { createdAt: { lte: new Date(now().getTime() - ASK_AFTER_MS) } },
        { invoice: { status: { in: ['paid', 'void'] } } },
      ],
    },
    // The newest first: pages that somebody opens by the thousand and never pays on come after everybody else's.
    orderBy: { createdAt: 'desc' },
    select: { id: true, sessionId: true, invoice: { select: { status: true } } },
  });
  return askAboutEach(payments, askAbout);
}

type OpenPayment = { id: string; sessionId: string | null; invoice: { status: InvoiceStatus } };

async function askAbout({ id, sessionId, invoice }: OpenPayment): Promise<void> {
  if (sessionId && !isOpen(invoice.status)) return closeCheckout({ id, sessionId });
  // Without a session nobody was ever told where to pay.
  const session = sessionId ? await findCheckoutSession(sessionId) : null;
  await transaction((tx) => applyCheckout(tx, id, session));
}
