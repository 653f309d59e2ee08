import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { publishEvent } from '@/lib/webhooks/commands/publish-event';
import type { EventType } from '@/lib/webhooks/rules/event-types';

type InvoiceEvent = Extract<EventType, `invoice.${string}`>;

/** Tells the organization that ordered the visit which an invoice bills, in the transaction of the change. */
export async function publishInvoice(tx: Tx, id: string, type: InvoiceEvent): Promise<void> {
  const invoice = await tx.invoice.findUniqueOrThrow({
    where: { id },
    select: {
      number: true,
      status: true,
      totalCents: true,
      currency: true,
      dueAt: true,
      request: { select: { id: true, organizationId: true } },
    },
  });
  const { number, status, totalCents, currency, dueAt, request } = invoice;
  if (!request?.organizationId) return;
  await publishEvent(tx, {
    organizationId: request.organizationId,
    mode: 'live',
    type,
    data: {
      invoice_id: id,
      booking_id: request.id,
      number,
      status,
      total_cents: totalCents,
      currency,
      due_at: dueAt?.toISOString() ?? null,
    },
  });
}
