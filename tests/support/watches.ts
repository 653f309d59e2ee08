import { DELETE as withdrawRoute } from '@/app/api/properties/[id]/announcements/[announcementId]/route';
import {
  GET as announcementsRoute,
  POST as announceRoute,
} from '@/app/api/properties/[id]/announcements/route';
import { DELETE as removeRoute } from '@/app/api/watches/[id]/route';
import { GET as watchesRoute, POST as addRoute } from '@/app/api/watches/route';
import type { Announcement } from '@/lib/properties/schema/announcements';
import type { Watch } from '@/lib/properties/schema/watches';
import { callRoute, type Answer } from './http';

type As = { cookie: string } | null;

export const askWatches = (as: As) => callRoute(watchesRoute, { url: '/api/watches', as });

export const askToWatch = (as: As, body: unknown) =>
  callRoute(addRoute, { method: 'POST', url: '/api/watches', as, body });

export const askToRemove = (as: As, id: string) =>
  callRoute(removeRoute, { method: 'DELETE', url: `/api/watches/${id}`, params: { id }, as });

/** Watches something, and throws where it is refused. */
export async function watch(as: As, body: unknown): Promise<Watch> {
  return taken<Watch>(await askToWatch(as, body));
}

const announcementsUrl = (id: string) => `/api/properties/${id}/announcements`;

export const askAnnouncements = (as: As, id: string) =>
  callRoute(announcementsRoute, { url: announcementsUrl(id), params: { id }, as });

export const askToAnnounce = (as: As, id: string, body: unknown) =>
  callRoute(announceRoute, { method: 'POST', url: announcementsUrl(id), params: { id }, as, body });

export const askToWithdraw = (as: As, id: string, announcementId: string) =>
  callRoute(withdrawRoute, {
    method: 'DELETE',
    url: `${announcementsUrl(id)}/${announcementId}`,
    params: { id, announcementId },
    as,
  });

/** Announces a transaction, and throws where it is refused. */
export async function announced(as: As, id: string, body: unknown): Promise<Announcement> {
  return taken<Announcement>(await askToAnnounce(as, id, body));
}

function taken<T>(answer: Answer): T {
  if (answer.status !== 201) throw new Error(`This was refused: ${answer.text}`);
  return answer.body as T;
}
