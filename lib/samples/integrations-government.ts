export type FederalIntegration = {
  id: string;
  name: string;
  agency: string;
  status: 'active' | 'pending' | 'maintenance';
  securityLevel: 'top_secret' | 'secret' | 'confidential' | 'public';
  lastSync: string;
  requests: number;
  /** percent, of the last 30 days */
  uptime: number;
  jurisdiction: string;
};

export const SAMPLE_IDENTITY_MS = 2_000;

export const federalIntegrations: FederalIntegration[] = [
  {
    id: 'sample-identity',
    name: 'Identity proofing',
    agency: 'General Services Administration',
    status: 'active',
    securityLevel: 'confidential',
    lastSync: '2026-03-02T16:01:00.000Z',
    requests: 18_420,
    uptime: 99.9,
    jurisdiction: 'Federal',
  },
  {
    id: 'sample-number',
    name: 'Number and name match',
    agency: 'Social Security Administration',
    status: 'active',
    securityLevel: 'secret',
    lastSync: '2026-03-02T15:47:00.000Z',
    requests: 9_310,
    uptime: 99.4,
    jurisdiction: 'Federal',
  },
  {
    id: 'sample-housing',
    name: 'Insured mortgage lookup',
    agency: 'Department of Housing and Urban Development',
    status: 'maintenance',
    securityLevel: 'public',
    lastSync: '2026-03-01T04:30:00.000Z',
    requests: 4_085,
    uptime: 96.2,
    jurisdiction: 'Federal and state',
  },
  {
    id: 'sample-records',
    name: 'Land patent archive',
    agency: 'Bureau of Land Management',
    status: 'pending',
    securityLevel: 'top_secret',
    lastSync: '2026-02-24T12:00:00.000Z',
    requests: 0,
    uptime: 0,
    jurisdiction: 'Federal lands',
  },
];

type ComplianceItem = { name: string; says: string; state: 'met' | 'in_review' | 'open' };

export const complianceChecklist: ComplianceItem[] = [
  {
    name: 'Identity proofing level',
    says: 'Two pieces of evidence before a match is asked for (NIST SP 800-63A).',
    state: 'met',
  },
  { name: 'Consent of the person', says: 'Kept with its date, and shown on request.', state: 'met' },
  { name: 'Encryption in transit and at rest', says: 'Validated modules (FIPS 140-3).', state: 'met' },
  { name: 'Audit trail', says: 'Every query with who asked, when and why.', state: 'met' },
  {
    name: 'Security authorization',
    says: 'The controls are with an assessor (FISMA, moderate).',
    state: 'in_review',
  },
  { name: 'Accessibility statement', says: 'Section 508, to be written.', state: 'open' },
];

/** Shares in percent. */
export const federalMonitoring = [
  { name: 'API availability', percent: 99.9, says: '99.9% of the last 30 days' },
  { name: 'Verification success', percent: 98.7, says: '98.7% of the queries' },
  { name: 'Daily quota used', percent: 42, says: '42% of 25,000 queries' },
  { name: 'Certificates valid', percent: 75, says: '3 of 4 for more than 60 days' },
];
