import type { RequestStatus } from '../rules/statuses';

/** GET /api/users/{userId}/suspension: `count` of all, and those that come first. Times are ISO 8601 UTC. */
export type OpenVisits = {
  count: number;
  visits: {
    id: string;
    title: string;
    appointmentDate: string;
    status: RequestStatus;
    /** else the account is the client */
    isAsNotary: boolean;
  }[];
};
