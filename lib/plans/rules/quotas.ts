import type { PlanName } from './choices';

const MEGABYTE = 1024 * 1024;

/** What an account may keep and do. */
export type Quotas = {
  /** so many documents; null is without limit */
  documents: number | null;
  /** new ones in a calendar month (UTC), or kept at one time */
  documentsPer: 'month' | 'account';
  /** of documents and redacted copies together */
  storageBytes: number;
  /** people who share the account's plan; more than one comes with organizations */
  users: number;
  /** keys for /v1, which the account's organization holds */
  apiAccess: boolean;
};

/** Without a plan, and with each plan that is sold. */
export const quotasOf: Record<PlanName | 'none', Quotas> = {
  none: {
    documents: 3,
    documentsPer: 'account',
    storageBytes: 25 * MEGABYTE,
    users: 1,
    apiAccess: false,
  },
  basic: {
    documents: 10,
    documentsPer: 'month',
    storageBytes: 100 * MEGABYTE,
    users: 1,
    apiAccess: false,
  },
  professional: {
    documents: null,
    documentsPer: 'month',
    storageBytes: 1024 * MEGABYTE,
    users: 1,
    apiAccess: true,
  },
};

/** The first moment of the calendar month, UTC. */
export function monthOf(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
}

/** The first moment of the month after. */
export function nextMonthOf(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}
