import { AppError } from '@/lib/platform/errors';
import { planNames, type PlanName } from '@/lib/plans/rules/choices';
import { nextMonthOf, quotasOf, type Quotas } from '@/lib/plans/rules/quotas';
import { formatBytes } from './format-bytes';

/** What an account holds, and what its plan lets it hold. */
export type Room = {
  /** null without a plan */
  plan: PlanName | null;
  quotas: Quotas;
  usedBytes: number;
  /** kept at all, or new in this calendar month: as the plan counts */
  documents: number;
};

/** Throws `too_large` when so many more bytes are more than the plan in force has room for. */
export function assertBytesFit({ plan, quotas, usedBytes }: Room, bytes: number): void {
  if (usedBytes + bytes <= quotas.storageBytes) return;
  throw new AppError(
    'too_large',
    `${vaultOf(plan)} holds ${formatBytes(quotas.storageBytes)}, and ${formatBytes(usedBytes)} of that is used. Please delete a document first, or ${plan === 'professional' ? 'choose a smaller file' : `choose a plan with more space: ${moreSpace(plan)}`}. What is stored stays readable.`,
  );
}

/** Throws `payment_required` when the plan in force takes no further document. */
export function assertDocumentFits({ plan, quotas, documents }: Room, at: Date): void {
  if (quotas.documents === null || documents < quotas.documents) return;
  const limit = `${vaultOf(plan)} takes ${quotas.documents} ${quotas.documentsPer === 'month' ? 'new documents a month' : 'documents'}, and this would be one more.`;
  const way =
    quotas.documentsPer === 'month'
      ? `The next month begins on ${dayOf(nextMonthOf(at))} (UTC). ${planNames.professional} has no such limit.`
      : `Delete one first, or choose a plan: ${planNames.basic} takes ${quotasOf.basic.documents} a month.`;
  throw new AppError('payment_required', `${limit} ${way} What is stored stays readable.`);
}

function vaultOf(plan: PlanName | null): string {
  return plan ? `Your vault with ${planNames[plan]}` : 'A vault without a plan';
}

function moreSpace(plan: PlanName | null): string {
  const next = plan === 'basic' ? 'professional' : 'basic';
  return `${planNames[next]} has ${formatBytes(quotasOf[next].storageBytes)}`;
}

function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(at);
}
