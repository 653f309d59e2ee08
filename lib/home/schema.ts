import type { AlertedProperty, PropertyCounts } from '@/lib/deeds/schema';
import type { Activity } from '@/lib/notary/schema/activity';
import type { ActiveRequest } from '@/lib/notary/schema/requests';
import type { VaultUsage } from '@/lib/vault/schema/documents';

/** What somebody should do next. */
export type NextStep = {
  /** the same for the same thing, whenever it is asked */
  key: string;
  what: string;
  /** what it is good for, or what happens otherwise */
  why: string;
  /** until when, ISO 8601; null for what nothing ends */
  by: string | null;
  /** `by` is a day, the same for every reader, or a moment */
  byIs?: 'day' | 'moment';
  action: { href: string; label: string };
};

/** What somebody comes back to. Times are ISO 8601 UTC. */
export type Home = {
  firstName: string;
  /** they had signed in before */
  isBack: boolean;
  now: string;
  steps: NextStep[];
  /** the newest, and how many there are */
  properties: AlertedProperty[];
  counts: PropertyCounts;
  usage: VaultUsage;
  /** what happened last, newest first */
  activity: Activity[];
  /** active, as their client */
  requests: OngoingRequests;
  /** active, as their notary */
  visits: OngoingRequests;
};

/** Requests that go on and are no step yet, the next appointment first; `isNone`: nor is there one among the steps; `last`: of those that are over. */
export type OngoingRequests = { listed: ActiveRequest[]; isNone: boolean; last?: ActiveRequest };
