import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { NotarySearch } from '@/components/notary/client/booking/search-address';
import type { UnbilledVisit, VisitBilling } from '@/lib/invoices/schema';
import type { WeeklyHours } from '@/lib/notary/rules/hours';
import { NOTARIES_URL, REQUESTS_URL } from '@/lib/notary/rules/urls';
import type { Activity } from '@/lib/notary/schema/activity';
import type { MessageThread } from '@/lib/notary/schema/messages';
import type { DispatchExplanation, OfferView } from '@/lib/notary/schema/offers';
import type { Earnings, NotaryProfileView, NotaryStats, TimeOff } from '@/lib/notary/schema/profile';
import type { Estimate, RequestEvent, RequestView } from '@/lib/notary/schema/requests';
import type { NotaryListing } from '@/lib/notary/schema/search';
import type { Tracking } from '@/lib/notary/schema/tracking';
import type { VisitMode } from '@/lib/pricing/rules/service-types';
import { apiRequest } from '@/lib/platform/api-client';

/** Whatever shows requests, offers and messages begins with one of these. */
export const requestKeys: readonly QueryKey[] = [[REQUESTS_URL], ['/api/clients'], [NOTARIES_URL]];

export const readRequest = (id: string) => queryOptions<RequestView>({ queryKey: [REQUESTS_URL, id] });

export const readHistory = (id: string) =>
  queryOptions<RequestEvent[]>({ queryKey: [REQUESTS_URL, id, 'history'] });

export const readDispatch = (id: string) =>
  queryOptions<DispatchExplanation>({ queryKey: [REQUESTS_URL, id, 'dispatch'] });

export const readTracking = (id: string) =>
  queryOptions<Tracking>({ queryKey: [REQUESTS_URL, id, 'tracking'] });

export const readThread = (id: string) =>
  queryOptions<MessageThread>({ queryKey: [REQUESTS_URL, id, 'messages'] });

/** How the bill of one visit stands. */
export const readBilling = (requestId: string) =>
  queryOptions<VisitBilling>({ queryKey: [REQUESTS_URL, requestId, 'billing'] });

export const readClientRequests = (userId: string) =>
  queryOptions<RequestView[]>({ queryKey: ['/api/clients', userId, 'requests'] });

export const readActivity = (userId: string) =>
  queryOptions<Activity[]>({ queryKey: ['/api/clients', userId, 'activity'] });

/** The visits that a notary goes to. */
export const readVisits = (userId: string) =>
  queryOptions<RequestView[]>({ queryKey: [NOTARIES_URL, userId, 'requests'] });

/** The visits whose bills a notary has not sent. */
export const readUnbilled = (userId: string) =>
  queryOptions<UnbilledVisit[]>({ queryKey: [NOTARIES_URL, userId, 'unbilled'] });

export const readProfile = (userId: string) =>
  queryOptions<NotaryProfileView>({ queryKey: [NOTARIES_URL, 'profile', userId] });

export const readOffers = (userId: string) =>
  queryOptions<OfferView[]>({ queryKey: [NOTARIES_URL, userId, 'offers'] });

export const readTimeOff = (userId: string) =>
  queryOptions<TimeOff[]>({ queryKey: [NOTARIES_URL, userId, 'time-off'] });

export const readHours = (userId: string) =>
  queryOptions<WeeklyHours>({ queryKey: [NOTARIES_URL, userId, 'hours'] });

/** Days and weeks are the reader's own: nothing is asked before the browser's time zone is known. */
export const readStats = (userId: string, zone: string | null) =>
  queryOptions<NotaryStats>({
    queryKey: [NOTARIES_URL, userId, `stats?${new URLSearchParams({ timeZone: zone ?? '' })}`],
    enabled: zone !== null,
  });

export const readEarnings = (userId: string, zone: string | null) =>
  queryOptions<Earnings>({
    queryKey: [NOTARIES_URL, userId, `earnings?${new URLSearchParams({ timeZone: zone ?? '' })}`],
    enabled: zone !== null,
  });

export const findNotaries = (search: NotarySearch) =>
  queryOptions<NotaryListing[]>({ queryKey: [NOTARIES_URL, `search?${new URLSearchParams(search)}`] });

export type PriceQuestion = {
  serviceType: string;
  isRemote: boolean;
  mode: VisitMode;
  pages: number;
  /** undefined for a remote session */
  location?: string;
  /** where the client of a remote session is, two letters; undefined while it is not said */
  state?: string;
  /** ISO 8601; undefined while none is chosen */
  appointmentDate?: string;
  /** whose way is counted; the nearest one's else */
  notaryId?: string;
};

/** What a request would cost now. Asked by POST: an address belongs in no URL. */
export const readEstimate = (question: PriceQuestion) =>
  queryOptions<Estimate>({
    queryKey: ['/api/pricing/estimate', question],
    queryFn: () => apiRequest<Estimate>('POST', '/api/pricing/estimate', question),
  });
