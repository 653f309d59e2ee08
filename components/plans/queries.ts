import { queryOptions } from '@tanstack/react-query';
import type { CurrentPlan } from '@/lib/plans/schema';

export const currentPlan = () => queryOptions<CurrentPlan>({ queryKey: ['/api/plans', 'current'] });
