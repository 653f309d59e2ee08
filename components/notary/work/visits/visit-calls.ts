import { refreshRequests } from '@/components/notary/use-request-refresh';
import { leaveSharing, shareFromThisTab } from '@/components/notary/work/visits/sharing-tab';
import type { TravelStage } from '@/lib/notary/schema/tracking';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

/** What a page shows follows before the button is free again. A refusal means that it was out of date: it follows too. */
async function change(method: 'POST' | 'PATCH' | 'PUT', url: string, body?: unknown) {
  try {
    await apiRequest(method, url, body);
  } finally {
    await refreshRequests();
  }
}

/** The tab that sets off is the one that shares the way. */
export async function changeTravel(id: string, stage: TravelStage): Promise<void> {
  const isDeparture = stage === 'en_route';
  // Before the call: a page may hear of the departure sooner than of the answer.
  if (isDeparture) shareFromThisTab(id);
  try {
    await change('POST', `/api/requests/${id}/travel`, { stage });
  } catch (error) {
    if (isDeparture && error instanceof ApiError) leaveSharing(id);
    throw error;
  }
}

/** Whether the client of a visit may see where the notary is, for all pages of the notary. */
export function changeSharing(id: string, isShared: boolean): Promise<void> {
  return change('PUT', `/api/requests/${id}/sharing`, { isShared });
}

export function changeStatus(id: string, status: 'in_progress' | 'completed'): Promise<void> {
  return change('PATCH', `/api/requests/${id}`, { status });
}

export function withdraw(id: string): Promise<void> {
  return change('POST', `/api/requests/${id}/withdraw`);
}
