import type { ClearanceLevel } from '@/lib/partners/schema/integrations';

export type BackgroundCheck = {
  id: string;
  subject: string;
  status: 'completed' | 'pending' | 'flagged';
  timestamp: string;
  clearanceLevel: ClearanceLevel;
  findings: string[];
  /** null until there is a result */
  riskLevel: 'low' | 'medium' | 'high' | null;
};

export const SAMPLE_BACKGROUND_MS = 2_000;

export const backgroundMetrics = [
  { name: 'Checks this month', value: '1,284', says: '212 more than last month' },
  { name: 'Waiting', value: '37', says: 'The oldest for 2 days' },
  { name: 'Flagged', value: '12', says: '0.9% of all checks' },
  { name: 'Average time', value: '18 min', says: 'From request to result' },
];

export const backgroundChecks: BackgroundCheck[] = [
  {
    id: 'BC-SAMPLE-104',
    subject: 'Alex Example',
    status: 'completed',
    timestamp: '2026-03-02T14:22:00.000Z',
    clearanceLevel: 'public-trust',
    findings: [],
    riskLevel: 'low',
  },
  {
    id: 'BC-SAMPLE-103',
    subject: 'Jamie Placeholder',
    status: 'flagged',
    timestamp: '2026-03-02T11:05:00.000Z',
    clearanceLevel: 'secret',
    findings: ['Name differs from the identity document', 'Address history has a gap of 7 months'],
    riskLevel: 'high',
  },
  {
    id: 'BC-SAMPLE-102',
    subject: 'Robin Specimen',
    status: 'pending',
    timestamp: '2026-03-02T09:40:00.000Z',
    clearanceLevel: 'top-secret',
    findings: [],
    riskLevel: null,
  },
  {
    id: 'BC-SAMPLE-101',
    subject: 'Casey Sample',
    status: 'completed',
    timestamp: '2026-03-01T16:18:00.000Z',
    clearanceLevel: 'confidential',
    findings: ['One civil judgment, satisfied'],
    riskLevel: 'medium',
  },
];

export const backgroundAlerts = [
  {
    id: 'sample-alert-flagged',
    level: 'critical',
    title: 'A flagged check waits for a reviewer',
    says: 'BC-SAMPLE-103, for more than four hours.',
    at: '2026-03-02T15:10:00.000Z',
  },
  {
    id: 'sample-alert-slow',
    level: 'warning',
    title: 'Top secret checks take longer than usual',
    says: '3 days where 1 day is normal.',
    at: '2026-03-02T08:00:00.000Z',
  },
  {
    id: 'sample-alert-renewal',
    level: 'info',
    title: 'A client certificate expires in 21 days',
    says: 'Renew it before March 23.',
    at: '2026-03-02T06:00:00.000Z',
  },
] as const;
