import * as z from 'zod';
import { optionalText } from '@/lib/values/text';

/** When the last payment of the page before was made, and its id. */
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The 31st of February looks like a moment. */
function isMoment(place: string): boolean {
  return !Number.isNaN(Date.parse(place.split('_')[0] ?? ''));
}

/** GET /api/billing */
export const billingQuerySchema = z.object({
  /** of the payment, in UTC */
  year: optionalText(z.coerce.number().int().min(2000).max(2999)),
  /** `next` of the page before */
  after: optionalText(z.string().regex(PLACE).refine(isMoment)),
  format: z.literal('csv').optional(),
});

export type BillingQuery = Pick<z.infer<typeof billingQuerySchema>, 'year' | 'after'>;

/** How it was paid; `manual`: by check, cash or transfer, as whoever issued the invoice said. */
export type PaymentWay = 'card' | 'demo' | 'manual';

/** What became of the money. */
export type PaymentStanding =
  | 'paid'
  | 'disputed'
  | 'refund_pending'
  | 'partly_refunded'
  | 'refunded'
  | 'refund_failed';

/** A payment that somebody made to us or to a notary. Times are ISO 8601 UTC. */
export type BillingPayment = {
  id: string;
  paidAt: string;
  /** what it was for, and of which property, period or visit that was */
  what: string;
  about: string;
  /** in the currency's smallest unit */
  amountCents: number;
  currency: string;
  way: PaymentWay;
  standing: PaymentStanding;
  refundedCents: number;
  refundedAt: string | null;
  dispute: { openedAt: string; closedAt: string | null } | null;
  /** the page of what was paid, and the receipt */
  href: string;
  receiptHref: string;
};

export type BillingPage = { payments: BillingPayment[]; next: string | null };
