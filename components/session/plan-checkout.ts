import type { PlanChoice } from '@/lib/plans/rules/choices';
import { apiRequest } from '@/lib/platform/api-client';

/** Where a plan is bought: Stripe's page, or our own where payments are a demo. */
export const openPlanCheckout = (choice: PlanChoice) =>
  apiRequest<{ url: string }>('POST', '/api/plans/checkout', choice);
