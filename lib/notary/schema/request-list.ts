import * as z from 'zod';
import { listQuery } from '@/lib/platform/list';
import { optionalText, textOfLines } from '@/lib/values/text';
import { requestStatuses, type RequestStatus } from '../rules/statuses';

/** A pending request for which nobody is left to ask. */
export const WAITING = 'waiting';

export const requestSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'appointment', label: 'Latest appointment first' },
] as const;
type RequestSort = (typeof requestSorts)[number]['value'];

/** GET /api/requests/all */
export const allRequestsSchema = z.object({
  status: optionalText(z.enum([...requestStatuses, WAITING])),
  /** in the client's name and email, and in the place */
  search: optionalText(textOfLines(200)),
  ...listQuery,
  sort: z.enum(['newest', 'oldest', 'appointment']).optional().catch(undefined),
});

export type AllRequestsFilter = {
  status?: RequestStatus | typeof WAITING;
  search?: string;
  sort?: RequestSort;
};

/** A request as admins find it among those of every account. Money in dollars, times ISO 8601 UTC. */
export type ListedRequest = {
  id: string;
  serviceType: string;
  documentType: string;
  clientName: string;
  clientEmail: string;
  notaryName: string | null;
  appointmentDate: string;
  location: string | null;
  isRemote: boolean;
  status: RequestStatus;
  departedAt: string | null;
  arrivedAt: string | null;
  /** a demo notary has it */
  isDemo: boolean;
  /** nobody is left to ask: the request waits, and is tried again */
  isExhausted: boolean;
  total: number;
  createdAt: string;
};

/** `next` is null on the last page. */
export type AllRequestsPage = { requests: ListedRequest[]; next: string | null };
