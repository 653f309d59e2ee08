import { refreshRequests } from '@/components/notary/use-request-refresh';
import type { TravelStage } from '@/lib/notary/schema/tracking';
import { apiRequest } from '@/lib/platform/api-client';

/** What a page shows follows before the button is free again. A refusal means that it was out of date: it follows too. */
async function change(method: 'POST' | 'PATCH', url: string, body?: unknown) {
  try {
    await apiRequest(method, url, body);
  } finally {
    await refreshRequests();
  }
}

export function changeTravel(id: string, stage: TravelStage): Promise<void> {
  return change('POST', `/api/requests/${id}/travel`, { stage });
}

export function changeStatus(id: string, status: 'in_progress' | 'completed'): Promise<void> {
  return change('PATCH', `/api/requests/${id}`, { status });
}

export function withdraw(id: string): Promise<void> {
  return change('POST', `/api/requests/${id}/withdraw`);
}
