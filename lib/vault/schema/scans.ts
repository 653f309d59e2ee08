/** What the panel of scan results says of a document, in this order. */
export const scanChecks = [
  'signature',
  'seal',
  'completeness',
  'act',
  'venue',
  'date',
  'commission',
] as const;

export type ScanCheck = {
  check: (typeof scanChecks)[number];
  /** `complete`: every page could be read. `unreadable`: pages without text, or a file that cannot be opened. */
  result: 'found' | 'not_found' | 'complete' | 'unreadable';
  detail: string;
};

/** Of the rules: a document that others looked at is looked at again. */
export const SCAN_VERSION = 1;
