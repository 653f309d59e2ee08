import type { AlertLevel, AlertStatus } from '../schema/alerts';

type Level = {
  label: string;
  /** how soon it wants to be looked at */
  says: string;
};

export const levelWords: Record<AlertLevel, Level> = {
  CRITICAL: { label: 'Critical', says: 'Look at it today: your property may be at stake.' },
  HIGH: { label: 'High', says: 'Look at it soon: something may be lost.' },
  MEDIUM: { label: 'Medium', says: 'Look at it this week.' },
  LOW: { label: 'Low', says: 'Good to know. It can wait.' },
};

export const statusWords: Record<AlertStatus, string> = {
  active: 'Active',
  escalated: 'Escalated',
  resolved: 'Resolved',
};

/** What we look at today, for who has no alert. */
export const watched = [
  'Recordings that we are given by a county and that match a lock of yours',
  'Locks that stay unpaid, end soon, are contested or have ended',
  'Wrong PINs and passkeys when something guarded is opened',
  'Logins from a new browser',
  'Links that you shared, opened from a new place',
  'Files stored under the name of a document that you have',
];
