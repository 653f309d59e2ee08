/** What the panel of scan results says of a document, in this order. */
export const scanChecks = [
  'type',
  'parties',
  'signature',
  'seal',
  'completeness',
  'act',
  'venue',
  'date',
  'commission',
] as const;

/** Without one of these a notarial act is not complete in most states. */
const notarialParts: readonly ScanCheck['check'][] = [
  'signature',
  'seal',
  'act',
  'venue',
  'date',
  'commission',
];

/** Of those parts the ones that our rules did not see, or saw left blank; in a file that they could read. */
export function missingParts(checks: readonly ScanCheck[]): ScanCheck['check'][] {
  return checks
    .filter(({ check, result }) => notarialParts.includes(check) && result === 'not_found')
    .map(({ check }) => check);
}

export type ScanCheck = {
  check: (typeof scanChecks)[number];
  /** `complete`: every page could be read. `unreadable`: pages without text, or a file that cannot be opened. */
  result: 'found' | 'not_found' | 'complete' | 'unreadable';
  detail: string;
};

/** Of the rules: a document that others looked at is looked at again. */
export const SCAN_VERSION = 2;
