import type { CurrentPlan, DemoPlanAct } from '@/lib/plans/schema';
import { apiRequest } from '@/lib/platform/api-client';

/** Where a plan is changed and cancelled: Stripe's page, or our own where payments are a demo. */
export const openPlanPortal = () => apiRequest<{ url: string }>('POST', '/api/plans/portal');

export const actOnDemoPlan = (act: DemoPlanAct) => apiRequest<CurrentPlan>('POST', '/api/plans/demo', act);
