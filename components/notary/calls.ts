import type * as z from 'zod';
import type { Invoice } from '@/lib/invoices/schema';
import type { TimeOffForm } from '@/lib/notary/schema/forms';
import type { WeeklyHours } from '@/lib/notary/rules/hours';
import { notaryUrl, paperUrl, profileUrl, REQUESTS_URL, requestUrl } from '@/lib/notary/rules/urls';
import type { HoursInput } from '@/lib/notary/schema/hours';
import type { JournalEntry, JournalEntryBody } from '@/lib/notary/schema/journal';
import type { Message } from '@/lib/notary/schema/messages';
import type { CalendarFeed, NotaryProfileView, TimeOff } from '@/lib/notary/schema/profile';
import type { createRequestSchema, RequestView, reviewSchema } from '@/lib/notary/schema/requests';
import type { PositionInput, TravelStage } from '@/lib/notary/schema/tracking';
import { apiAnswer, apiRequest } from '@/lib/platform/api-client';

/*
 * What the screens ask the server to do. What they read of it is in `queries.ts`.
 */

export const createRequest = (body: z.input<typeof createRequestSchema>) =>
  apiRequest<RequestView>('POST', REQUESTS_URL, body);

export const changeRequest = (id: string, status: 'in_progress' | 'completed') =>
  apiRequest('PATCH', requestUrl(id), { status });

/** `fee` is what the client saw that it costs, in dollars. */
export const cancelRequest = (id: string, seen: { fee: number; officeClosed: boolean }) =>
  apiRequest<RequestView>('PATCH', requestUrl(id), { status: 'cancelled', ...seen });

export const agreeToTravel = (id: string, travelFee: number) =>
  apiRequest<RequestView>('POST', `${requestUrl(id)}/travel-agreement`, { travelFee });

export const reviewRequest = (id: string, review: z.input<typeof reviewSchema>) =>
  apiRequest('POST', `${requestUrl(id)}/review`, review);

export const sendMessage = (id: string, body: string) =>
  apiRequest<Message>('POST', `${requestUrl(id)}/messages`, { body });

export const markMessagesRead = (id: string) => apiRequest('POST', `${requestUrl(id)}/messages/read`);

export const agreeToBegin = (id: string) => apiRequest('POST', `${requestUrl(id)}/begin-consent`);

export const confirmArrival = (id: string) => apiRequest('POST', `${requestUrl(id)}/arrival`);

export const playDemo = (id: string) => apiRequest('POST', `${requestUrl(id)}/demo-start`);

export const reportTravel = (id: string, stage: TravelStage, position?: PositionInput) =>
  apiRequest('POST', `${requestUrl(id)}/travel`, { stage, position });

export const setSharing = (id: string, isShared: boolean) =>
  apiRequest('PUT', `${requestUrl(id)}/sharing`, { isShared });

export const withdrawFrom = (id: string) => apiRequest('POST', `${requestUrl(id)}/withdraw`);

export const answerOffer = (id: string, choice: 'accept' | 'decline') =>
  apiRequest('POST', `/api/offers/${id}/${choice}`);

/** 201 where it is new, 200 where it already exists. */
export const invoiceVisit = (requestId: string) =>
  apiAnswer<Invoice>('POST', '/api/invoices/from-request', { requestId });

export const changeProfile = (userId: string, change: object) =>
  apiRequest<NotaryProfileView>('PATCH', profileUrl(userId), change);

export const sendPaper = ({ userId, id, file }: { userId: string; id: string; file: File }) => {
  const form = new FormData();
  form.append('file', file);
  return apiRequest<NotaryProfileView>('POST', paperUrl(userId, id), form);
};

export const setHours = (userId: string, hours: HoursInput) =>
  apiRequest<WeeklyHours>('PUT', `${notaryUrl(userId)}/hours`, hours);

export const reportPosition = (userId: string, position: PositionInput) =>
  apiRequest('POST', `${notaryUrl(userId)}/position`, position);

export const addTimeOff = (userId: string, hours: TimeOffForm) =>
  apiRequest<TimeOff>('POST', `${notaryUrl(userId)}/time-off`, hours);

export const removeTimeOff = (userId: string, id: string) =>
  apiRequest('DELETE', `${notaryUrl(userId)}/time-off/${id}`);

export const writeJournalEntry = (userId: string, entry: JournalEntryBody) =>
  apiRequest<JournalEntry>('POST', `${notaryUrl(userId)}/journal`, entry);

export const makeCalendarFeed = (userId: string) =>
  apiRequest<CalendarFeed>('POST', `${notaryUrl(userId)}/calendar-feed`);

export const removeCalendarFeed = (userId: string) =>
  apiRequest('DELETE', `${notaryUrl(userId)}/calendar-feed`);
