import type { Finding, Preflight } from '@/lib/preflight/schema';
import type { PageSigns } from '@/lib/vault/rules/scan/page';
import { gapsOf } from '@/lib/vault/rules/scan/verdicts';

/** What came of a verification. */
export type Judgment = {
  /** which part of the checks could be judged, 0 to 1, to the hundredth */
  confidence: number;
  issues: string[];
};

/** What is checked for a recorder, by the names of the rules that judge it. */
const recorderChecks = {
  size: /^page-size$/,
  margins: /^(?:margin|edge)/,
  space: /^recorder-space$/,
  type: /^type-size$/,
  legibility: /^scan-/,
  contents: /^(?:element-(?!certificate)|party-)/,
  certificate: /^(?:element-certificate|certificate-)/,
  county: /^(?:county-rules|cover-page)$/,
  kind: /^document-type$/,
} as const;

type RecorderCheck = keyof typeof recorderChecks;

/** Nobody can judge these without the rules of a place. */
const ofPlace: RecorderCheck[] = ['size', 'margins', 'space', 'type', 'contents', 'county'];

/** A log that answers knows for sure whether it has an entry about a file. */
export function judgeIntegrity(isInLog: boolean): Judgment {
  const issues = isInLog ? [] : ['No entry of the evidence log is about exactly this file.'];
  return { confidence: 1, issues };
}

/** What our rules miss in a PDF: of nine parts, and of the count of its pages. */
export function judgeCompleteness(pages: readonly PageSigns[]): Judgment {
  const checks = gapsOf(pages);
  const judged = checks.filter(({ isJudged }) => isJudged).length;
  return {
    confidence: toHundredths(judged / checks.length),
    issues: [...new Set(checks.flatMap(({ gaps }) => gaps))],
  };
}

/** What a recorder would send back, charge for or ask about, and what nobody on our side knows. */
export function judgeRecording({ findings }: Preflight, { hasRules }: { hasRules: boolean }): Judgment {
  const open = findings.filter(({ severity, isAdvice }) => severity === 'unknown' && !isAdvice);
  const checks = Object.keys(recorderChecks) as RecorderCheck[];
  const judged = checks.filter(
    (check) => (hasRules || !ofPlace.includes(check)) && !open.some((finding) => isAbout(finding, check)),
  );
  return {
    confidence: toHundredths(judged.length / checks.length),
    issues: [...new Set(findings.map(({ text }) => text))],
  };
}

function isAbout({ rule }: Finding, check: RecorderCheck): boolean {
  return recorderChecks[check].test(rule);
}

function toHundredths(share: number): number {
  return Math.round(share * 100) / 100;
}
