import type { RequestView } from '@/lib/notary/schema/requests';

/** Those that can be followed, the one that matters most first: under way, then at work, then the next ones. */
export function rankVisits(requests: RequestView[]): RequestView[] {
  const once = new Map(requests.map((request) => [request.id, request]));
  return [...once.values()]
    .filter(({ status }) => status in urgency)
    .sort((a, b) => rankOf(a) - rankOf(b) || a.appointmentDate.localeCompare(b.appointmentDate));
}

const urgency: Partial<Record<RequestView['status'], number>> = { in_progress: 1, assigned: 2, pending: 3 };

function rankOf({ status, departedAt }: RequestView): number {
  return status === 'assigned' && departedAt ? 0 : (urgency[status] ?? 4);
}
