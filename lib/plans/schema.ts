import * as z from 'zod';
import type { Cents } from '@/lib/values/money';
import { planPeriods, soldPlans, type PlanName, type PlanPeriod, type PlanStatus } from './rules/choices';
import type { Quotas } from './rules/quotas';
import type { ReceiptLine } from './rules/receipt-lines';

export const planChoiceSchema = z.strictObject({
  plan: z.enum(soldPlans, 'Please choose a plan that is sold here.'),
  period: z.enum(planPeriods, 'Please choose a month or a year.'),
});

/** What the page of the demo provider asks for. */
export const demoPlanSchema = z.discriminatedUnion(
  'act',
  [
    z.strictObject({ act: z.literal('buy'), checkoutId: z.uuid() }),
    z.strictObject({ act: z.literal('change'), ...planChoiceSchema.shape }),
    z.strictObject({ act: z.enum(['cancel', 'resume', 'end-period']) }),
  ],
  'Please choose what to do.',
);

export type DemoPlanAct = z.infer<typeof demoPlanSchema>;

export const planReceiptIdSchema = z.object({ id: z.uuid() });

/** The plan of an account, with what it allows. Times are ISO 8601 UTC. */
export type CurrentPlan = {
  /** null without a plan in force */
  plan: PlanName | null;
  period: PlanPeriod | null;
  /** `none` before the first plan */
  status: PlanStatus | 'none';
  quotas: Quotas;
  /** when it is charged next; null when it ends before, or is not in force */
  renewsAt: string | null;
  /** what is charged then, after credit that we know of */
  renewalCents: Cents | null;
  /** of a demo plan: what a change left over, toward the next invoices. Stripe's customers find theirs at Stripe. */
  creditCents: Cents;
  /** of a trial that is running */
  trialEndsAt: string | null;
  /** it was cancelled and ends then, or ended then */
  endsAt: string | null;
  /** so long the documents of the last plan can be retrieved, as promised; nothing is deleted then either */
  retrievalUntil: string | null;
  /** a trial is still to be had */
  hasTrial: boolean;
  /** it is of the demo provider: no card, and no money moves */
  isDemo: boolean;
};

/** The lines of a receipt, as they are stored. */
export const receiptLinesSchema = z.array(
  z.object({
    what: z.string(),
    amountCents: z.int(),
    from: z.iso.datetime().nullable(),
    to: z.iso.datetime().nullable(),
  }) satisfies z.ZodType<ReceiptLine>,
);

export type PlanReceipt = {
  id: string;
  number: string;
  plan: PlanName;
  period: PlanPeriod;
  amountCents: Cents;
  paidAt: string;
  /** Stripe's own page, or our PDF */
  href: string;
  isDemo: boolean;
  /** what leads to the amount; none on receipts from before lines were kept */
  lines: ReceiptLine[];
};
