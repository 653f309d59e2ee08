import type { RedactionLevel, RedactionRule } from '@/lib/vault/rules/redaction/choices';
import type { RedactionStatus } from '@/lib/vault/schema/redactions';

/** A redacted document as the specification lists it. */
export type SampleRedaction = {
  id: string;
  name: string;
  type: 'pdf' | 'jpg' | 'png';
  /** MB */
  originalSize: number;
  /** MB; null until it is completed */
  redactedSize: number | null;
  redactionLevel: RedactionLevel;
  status: RedactionStatus;
  createdAt: string;
  expiresAt: string | null;
  accessLevel: 'owner_only' | 'shared_link';
  redactedFields: RedactionRule[];
  downloadUrl: string | null;
  secureHash: string | null;
  accessAttempts: number;
  isLocked: boolean;
};

export const SAMPLE_REDACTION_MS = 3_000;

/** How much of its size a redacted sample keeps. */
const sizeFactors: Record<RedactionLevel, number> = { maximum: 0.6, standard: 0.8, minimal: 0.9 };

/** The sample as it is when its redaction is done. */
export function completeSample(sample: SampleRedaction, rules: RedactionRule[]): SampleRedaction {
  return {
    ...sample,
    status: 'completed',
    redactedSize: sample.originalSize * sizeFactors[sample.redactionLevel],
    redactedFields: rules,
  };
}

/** What the download of a sample holds. */
export const sampleCopyText = `Sample of a redacted copy

Grantor: Sam Sample
Date of birth: ██/██/████
Social Security number: ███-██-████
Account: ██████████
Telephone: (███) ███-████

With an account the redacted copy of your own document is saved here, as a PDF.
`;

export const sampleRedactions: SampleRedaction[] = [
  {
    id: 'sample-redaction-deed',
    name: 'Warranty deed, 12 Main St.pdf',
    type: 'pdf',
    originalSize: 2.4,
    redactedSize: null,
    redactionLevel: 'standard',
    status: 'pending_review',
    createdAt: '2026-02-11T15:40:00.000Z',
    expiresAt: null,
    accessLevel: 'owner_only',
    redactedFields: [],
    downloadUrl: null,
    secureHash: null,
    accessAttempts: 0,
    isLocked: false,
  },
  {
    id: 'sample-redaction-loan',
    name: 'Loan application.pdf',
    type: 'pdf',
    originalSize: 1.5,
    redactedSize: 0.9,
    redactionLevel: 'maximum',
    status: 'completed',
    createdAt: '2026-01-20T09:10:00.000Z',
    expiresAt: null,
    accessLevel: 'owner_only',
    redactedFields: ['ssn', 'dob', 'bankAccount', 'financialInfo'],
    downloadUrl: null,
    secureHash: '2be09d714fc8365ad1e7f4028c95b36e17da0f84c2b95e6370f1d8a94ec5b372',
    accessAttempts: 3,
    isLocked: false,
  },
  {
    id: 'sample-redaction-id',
    name: 'Identity card, scanned.jpg',
    type: 'jpg',
    originalSize: 3,
    redactedSize: null,
    redactionLevel: 'minimal',
    status: 'pending_review',
    createdAt: '2025-12-02T17:25:00.000Z',
    expiresAt: null,
    accessLevel: 'owner_only',
    redactedFields: [],
    downloadUrl: null,
    secureHash: null,
    accessAttempts: 0,
    isLocked: true,
  },
];
