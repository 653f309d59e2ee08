import * as z from 'zod';
import { optionalText } from '@/lib/values/text';
import { partnerTypes, type PartnerType } from '../rules/partner-types';

/** GET /api/partners/overview */
export const partnersQuerySchema = z.object({
  /** an empty choice is none */
  type: optionalText(z.enum(partnerTypes)),
  status: optionalText(z.enum(['active', 'pending'])),
  /** `next` of the page before */
  after: optionalText(z.uuid().toLowerCase()),
});

export type PartnerFilter = { type?: PartnerType; status?: 'active' | 'pending' };

/** A company that applied and was not declined; `active` once it was approved, `since` then. */
export type PartnerOverview = {
  id: string;
  name: string;
  kind: string;
  /** what its kind is called */
  label: string;
  status: 'pending' | 'active';
  since: string;
  /** calls of /v1 that its keys made */
  apiCalls: number;
  /** documents that were looked at through the API, and hashes that its members entered */
  documents: number;
  /** its newest call; null before the first one */
  lastSync: string | null;
};

/** `next` is null on the last page. `activeCount` is of all partners, whatever was asked for. */
export type PartnerOverviewPage = {
  partners: PartnerOverview[];
  next: string | null;
  activeCount: number;
};
