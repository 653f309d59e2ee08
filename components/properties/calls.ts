import { apiRequest } from '@/lib/platform/api-client';
import { propertyUrl } from '@/lib/properties/rules/urls';
import type { AnnounceInput, Announcement } from '@/lib/properties/schema/announcements';
import type { AddWatchInput, Watch } from '@/lib/properties/schema/watches';

export const WATCHES_URL = '/api/watches';
export const announcementsUrl = (lockId: string) => `${propertyUrl(lockId)}/announcements`;

export function addWatch(input: AddWatchInput) {
  return apiRequest<Watch>('POST', WATCHES_URL, input);
}

export function removeWatch({ id }: { id: string }) {
  return apiRequest<void>('DELETE', `${WATCHES_URL}/${id}`);
}

export function announce(lockId: string, input: AnnounceInput) {
  return apiRequest<Announcement>('POST', announcementsUrl(lockId), input);
}

export function withdrawAnnouncement(lockId: string, { id }: { id: string }) {
  return apiRequest<void>('DELETE', `${announcementsUrl(lockId)}/${id}`);
}
