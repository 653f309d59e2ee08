import type { PreferencesInput, PreferencesView } from '@/lib/notifications/schema/preferences';
import type { SubscribeInput } from '@/lib/notifications/schema/push';
import { apiRequest } from '@/lib/platform/api-client';

const oneUrl = (id: string) => `/api/notifications/${id}`;

export function markRead({ id, isRead }: { id: string; isRead: boolean }) {
  return apiRequest<void>('PATCH', oneUrl(id), { isRead });
}

export function deleteNotification({ id }: { id: string }) {
  return apiRequest<void>('DELETE', oneUrl(id));
}

/** The other way. */
export function bringBack({ id }: { id: string }) {
  return apiRequest<void>('PATCH', oneUrl(id), { isDeleted: false });
}

/** Up to a moment: what came after it was not seen. */
export function markAllRead(until: string) {
  return apiRequest<{ read: number }>('POST', '/api/notifications/read-all', { until });
}

export function savePreferences(input: PreferencesInput) {
  return apiRequest<PreferencesView>('PUT', '/api/notifications/preferences', input);
}

export function subscribeToPush(input: SubscribeInput) {
  return apiRequest<{ id: string }>('POST', '/api/notifications/push', input);
}

export function unsubscribeFromPush(id: string) {
  return apiRequest<void>('DELETE', `/api/notifications/push/${id}`);
}
