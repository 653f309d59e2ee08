import type { AlertWeek } from '@/lib/alerts/rules/alert-weeks';

/** As the specification has it; real rules look when a PDF is uploaded. */
export const SAMPLE_ANALYSIS_MS = 3_000;

/** What a model would say of a document, as the specification lists it. */
export type SampleAnalysis = {
  id: string;
  name: string;
  /** percent; null until there is a result */
  confidence: number | null;
  fraudRisk: 'low' | 'medium' | 'high' | null;
  sentiment: 'neutral' | 'positive' | 'negative' | null;
  keyFindings: string[];
  status: 'complete' | 'flagged' | 'processing';
};

/** As the specification lists an alert of these pages; `minutesAgo` for its timestamp. */
export type SampleAtlasAlert = {
  id: string;
  type: string;
  message: string;
  severity: 'critical' | 'high' | 'medium' | 'low';
  minutesAgo: number;
  status: 'active' | 'resolved';
};

export const sampleAnalyses: SampleAnalysis[] = [
  {
    id: 'sample-warranty-deed',
    name: 'Warranty deed, 12 Example St.pdf',
    confidence: 97.2,
    fraudRisk: 'low',
    sentiment: 'neutral',
    keyFindings: ['Grantor and grantee are named', 'Acknowledgment with venue and date', 'Seal on page 2'],
    status: 'complete',
  },
  {
    id: 'sample-quitclaim-deed',
    name: 'Quitclaim deed, 1418 Example Oak Lane.pdf',
    confidence: 91.4,
    fraudRisk: 'high',
    sentiment: 'negative',
    keyFindings: [
      'The commission of the notary is left blank',
      'The consideration is $10',
      'No seal was seen',
    ],
    status: 'flagged',
  },
  {
    id: 'sample-power-of-attorney',
    name: 'Power of attorney, Sample.pdf',
    confidence: null,
    fraudRisk: null,
    sentiment: null,
    keyFindings: [],
    status: 'processing',
  },
];

/** What comes of any document that a visitor has analyzed. */
export const sampleResult: SampleAnalysis = {
  id: 'sample-result',
  name: 'Power of attorney, Sample.pdf',
  confidence: 94.8,
  fraudRisk: 'medium',
  sentiment: 'neutral',
  keyFindings: ['Principal and agent are named', 'One date is left blank'],
  status: 'complete',
};

export const sampleAtlasAlerts: SampleAtlasAlert[] = [
  {
    id: 'sample-atlas-quitclaim',
    type: 'Recording',
    message: 'A quitclaim deed was recorded for 1418 Example Oak Lane',
    severity: 'critical',
    minutesAgo: 30,
    status: 'active',
  },
  {
    id: 'sample-atlas-blank',
    type: 'Document',
    message: 'A deed was stored whose notarial part is left blank',
    severity: 'high',
    minutesAgo: 95,
    status: 'active',
  },
  {
    id: 'sample-atlas-name',
    type: 'Name',
    message: 'A lien names an owner who is watched',
    severity: 'medium',
    minutesAgo: 240,
    status: 'active',
  },
  {
    id: 'sample-atlas-link',
    type: 'Link',
    message: 'A shared link was opened from a new place',
    severity: 'low',
    minutesAgo: 900,
    status: 'resolved',
  },
];

/** The first is quoted from the specification. */
export const sampleFigures = [
  { name: 'ATLAS accuracy', value: '98.7%', says: 'Share of documents assessed correctly' },
  { name: 'Documents analyzed', value: '1,204', says: 'Since the first of them' },
  { name: 'Flagged', value: '18', says: 'For a person to look at' },
  { name: 'Properties watched', value: '36', says: 'By address, parcel and name' },
];

const counted: [startsOn: string, critical: number, high: number, medium: number, low: number][] = [
  ['2026-08-31', 0, 1, 1, 2],
  ['2026-09-07', 0, 0, 2, 1],
  ['2026-09-14', 1, 0, 1, 2],
  ['2026-09-21', 0, 1, 0, 3],
  ['2026-09-28', 0, 0, 1, 1],
  ['2026-10-05', 0, 2, 1, 0],
  ['2026-10-12', 0, 0, 0, 2],
  ['2026-10-19', 0, 1, 2, 2],
  ['2026-10-26', 1, 1, 0, 1],
  ['2026-11-02', 0, 0, 1, 3],
  ['2026-11-09', 0, 1, 1, 1],
  ['2026-11-16', 1, 1, 1, 1],
];

export const sampleWeeks: AlertWeek[] = counted.map(([startsOn, critical, high, medium, low]) => ({
  startsOn,
  counts: { CRITICAL: critical, HIGH: high, MEDIUM: medium, LOW: low },
}));
