import 'server-only';
import { findProvider } from '@/lib/payments/queries';
import { newId, now } from '@/lib/platform/clock';
import { transaction } from '@/lib/platform/db';
import { isForOthers, missingInvoice } from '../queries/invoices';
import { assertFitting, assertPayable } from './assert-payable';
import { tryToCloseCheckout } from './close-checkout';
import { holdInvoice } from './hold-invoice';
import { settle } from './settlement';

/**
 * Pays an invoice with the demo provider, which asks for no card and takes no money; what follows is what follows a card.
 * Throws `not_found`, also where no demo provider pays, and `conflict` when it cannot be paid (yet, or anymore).
 */
export async function payByDemo(id: string): Promise<{ status: 'paid' }> {
  if (findProvider() !== 'demo') missingInvoice();
  await transaction(async (tx) => {
    const invoice = await holdInvoice(tx, id);
    if (!(await isForOthers(tx, invoice))) missingInvoice();
    assertPayable(invoice);
    assertFitting(invoice, await tx.invoicePayment.findMany({ where: { invoiceId: id } }));
    const at = now();
    const payment = await tx.invoicePayment.create({
      data: {
        id: newId(),
        invoiceId: id,
        provider: 'demo',
        status: 'succeeded',
        amountCents: invoice.totalCents,
        currency: invoice.currency,
        createdAt: at,
        succeededAt: at,
      },
    });
    await settle(tx, invoice, payment);
  });
  await tryToCloseCheckout(id);
  return { status: 'paid' };
}
