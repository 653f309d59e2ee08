import { invoicePdfUrl } from '@/lib/invoices/rules/urls';
import { planNames, soldPlans } from '@/lib/plans/rules/choices';
import type { BillingPayment, PaymentStanding, PaymentWay } from '../schema';

/** A payment as the database has it, whichever table it is in. */
export type PaymentRow = {
  kind: 'lock' | 'plan' | 'invoice';
  id: string;
  paidAt: Date;
  amountCents: number;
  currency: string;
  way: PaymentWay;
  /** of the invoice; of anything else, of the payment */
  subjectId: string;
  /** of a receipt or an invoice */
  number: string;
  /** the property, or the plan */
  about: string;
  /** who issued the invoice, or the period of the plan */
  by: string;
  /** for a visit that was cancelled */
  isCancellation: boolean;
  refundStatus: 'pending' | 'succeeded' | 'failed' | null;
  refundedCents: number;
  refundedAt: Date | null;
  /** Stripe's own page with the receipt */
  receiptUrl: string | null;
  disputeStatus: string | null;
  disputedAt: Date | null;
  disputeClosedAt: Date | null;
};

/** The receipt that each kind of payment has already, and the page of what was paid. */
export function describePayment(row: PaymentRow): BillingPayment {
  const { id, paidAt, amountCents, currency, way, refundedCents, refundedAt } = row;
  return {
    id,
    paidAt: paidAt.toISOString(),
    ...wordsOf(row),
    amountCents,
    currency,
    way,
    standing: standingOf(row),
    refundedCents,
    refundedAt: refundedAt?.toISOString() ?? null,
    dispute: row.disputedAt && {
      openedAt: row.disputedAt.toISOString(),
      closedAt: row.disputeClosedAt?.toISOString() ?? null,
    },
    ...linksOf(row),
  };
}

function wordsOf({ kind, number, about, by, isCancellation }: PaymentRow) {
  if (kind === 'lock')
    return { what: 'Property deed protection', about: about || 'A credit for the next property' };
  if (kind === 'plan') return { what: `${namePlan(about)} plan, by the ${by}`, about: `Receipt ${number}` };
  const what = `${isCancellation ? 'Cancellation fee' : 'Visit'}, ${by}`;
  return { what, about: about ? `${number}, ${about}` : number };
}

function linksOf({ kind, id, subjectId, receiptUrl }: PaymentRow) {
  if (kind === 'lock') {
    return {
      href: `/payment/success?service=deedguard&payment=${id}`,
      receiptHref: `/api/payments/${id}/receipt`,
    };
  }
  if (kind === 'plan')
    return { href: '/settings/plan', receiptHref: receiptUrl ?? `/api/plans/receipts/${id}` };
  return { href: `/pay/${subjectId}`, receiptHref: invoicePdfUrl(subjectId) };
}

/** What the payer's bank decided comes before what we did. */
function standingOf(row: PaymentRow): PaymentStanding {
  const { refundStatus, refundedCents, amountCents, disputeStatus, disputeClosedAt } = row;
  if (refundStatus === 'succeeded' || disputeStatus === 'lost') return 'refunded';
  if (refundedCents > 0) return refundedCents < amountCents ? 'partly_refunded' : 'refunded';
  if (refundStatus === 'pending') return 'refund_pending';
  if (disputeStatus !== null && disputeClosedAt === null) return 'disputed';
  return refundStatus === 'failed' ? 'refund_failed' : 'paid';
}

function namePlan(name: string): string {
  const plan = soldPlans.find((sold) => sold === name);
  return plan ? planNames[plan] : name;
}
