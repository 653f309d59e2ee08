import { queryOptions } from '@tanstack/react-query';
import type { FraudPreview } from '@/lib/fraud/schema';

export const REPORT_URL = '/api/fraud/report';

/** Who would get a report, and what we know of its property: asked each time, because a lock may end meanwhile. */
export const fraudPreview = (eventId: string) =>
  queryOptions<FraudPreview>({
    queryKey: [`${REPORT_URL}?eventId=${encodeURIComponent(eventId)}`],
    staleTime: 0,
  });
