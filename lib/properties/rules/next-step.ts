import type { Property } from '@/lib/deeds/schema';
import { payPath } from '@/lib/payments/rules';
import type { AlertCounts } from '../schema/timeline';

/** What an owner should do next about one property. */
export type PropertyStep = {
  what: string;
  href: string;
  /** ISO 8601; null for what nothing ends */
  by: string | null;
};

type StepFacts = Pick<Property, 'id' | 'status' | 'contested' | 'evidence' | 'paymentDueAt'> & {
  openAlerts: number;
};

/** The most urgent step: an alert, then the payment, then evidence; null where nothing waits. */
export function nextStepOf(property: StepFacts): PropertyStep | null {
  const { id, status, contested, evidence, paymentDueAt, openAlerts } = property;
  const page = `/properties/${id}`;
  if (openAlerts > 0) {
    const what = openAlerts === 1 ? 'Look at 1 alert' : `Look at ${openAlerts} alerts`;
    return { what, href: `${page}#alerts`, by: null };
  }
  if (status === 'due')
    return { what: 'Pay', href: payPath({ lockId: id, from: 'property' }), by: paymentDueAt };
  if (status !== 'released' && contested && evidence === 0)
    return { what: 'Show evidence', href: page, by: null };
  return null;
}

export function countAlerts(counts: AlertCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
