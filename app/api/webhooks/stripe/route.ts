import { fulfillDeedPayment } from '@/lib/deeds/commands/payment';
import { takeBackLock } from '@/lib/deeds/commands/refund';
import { readInvoiceEvent } from '@/lib/invoices/commands/stripe-event';
import { readDisputeEvent } from '@/lib/payments/commands/dispute';
import { readRefundEvent } from '@/lib/payments/commands/refund-settlement';
import { handleStripeEvent, readPaymentEvent } from '@/lib/payments/commands/stripe-event';
import { readPlanEvent } from '@/lib/plans/commands/stripe-event';
import { readText } from '@/lib/platform/http/request-body';
import { route } from '@/lib/platform/route';

const readers = [
  readPaymentEvent(fulfillDeedPayment),
  readRefundEvent(takeBackLock),
  readInvoiceEvent,
  readDisputeEvent,
  readPlanEvent,
];

/** The signature is over the raw body. Anything but 200 makes Stripe send the event again. */
export const POST = route({
  auth: 'none',
  takes: 'application/json',
  handler: async ({ request }) => {
    await handleStripeEvent(await readText(request), request.headers.get('stripe-signature'), readers);
    return { received: true };
  },
});
