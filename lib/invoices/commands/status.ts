import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { invoiceFields, toInvoice } from '../queries/invoices';
import { isOpen, refusal } from '../rules/statuses';
import type { Invoice } from '../schema';
import { tryToCloseCheckout } from './close-checkout';
import { announceInvoice, holdInvoice } from './hold-invoice';
import { publishInvoice } from './invoice-events';
import { forgetBillReminder } from './remind';

/**
 * The money came by check, cash or transfer. Throws `not_found`, and `conflict` when the invoice is paid or void, and for
 * the draft of a visit's bill, which its client never saw.
 */
export function markPaid(actor: Actor, id: string): Promise<Invoice> {
  const data = { status: 'paid', paidAt: now(), paymentMethod: 'manual' } as const;
  return end(actor, id, { type: 'invoice.paid', data });
}

/** Nobody is to pay it any longer. Throws `not_found`, and `conflict` when the invoice is paid or void. */
export function voidInvoice(actor: Actor, id: string): Promise<Invoice> {
  return end(actor, id, { type: 'invoice.voided', data: { status: 'void', voidedAt: now() } });
}

const NOT_SENT = 'The client has not seen this bill yet. Send it first, then mark it as paid.';

type Ending = {
  type: 'invoice.paid' | 'invoice.voided';
  data: Prisma.InvoiceUpdateInput & { status: 'paid' | 'void'; paymentMethod?: 'manual' };
};

async function end(actor: Actor, id: string, { type, data }: Ending): Promise<Invoice> {
  const invoice = await transaction(async (tx) => {
    const { status: from, issuerId, requestId } = await holdInvoice(tx, id, actor);
    if (!isOpen(from)) throw new AppError('conflict', refusal(from));
    if (data.status === 'paid' && from === 'draft' && requestId) throw new AppError('conflict', NOT_SENT);
    const row = await tx.invoice.update({ where: { id }, data, select: invoiceFields });
    const { status: to, paymentMethod: method } = data;
    await audit(tx, {
      type,
      actorId: actor.id,
      subjectId: id,
      data: { from, to, ...(method && { method }) },
    });
    await forgetBillReminder(tx, { issuerId, requestId });
    await announceInvoice(tx, { id, issuerId, requestId });
    await publishInvoice(tx, id, type);
    return toInvoice(row);
  });
  await tryToCloseCheckout(id);
  return invoice;
}
