import { route } from '@/lib/platform/route';
import { getCurrentPlan } from '@/lib/plans/queries/current-plan';

export const GET = route({ auth: 'user', handler: ({ actor }) => getCurrentPlan(actor) });
