import { countStandings, type ComplianceStanding, type StandingCounts } from './compliance-standing';
import type { RecordableDocumentType } from './recordable-document';

/*
 * The seven kinds of document that a county's part of the catalog should cover. A name counts for the last kind
 * that it fits, so that a satisfaction of mortgage is not taken for a mortgage, nor a deed of trust for a deed.
 */
const keywordPatterns: [keyword: string, pattern: RegExp][] = [
  ['deed', /\bdeed\b/i],
  ['mortgage or deed of trust', /\b(mortgage|deed of trust)\b/i],
  ['lien', /\blien\b/i],
  ['easement', /\beasement\b/i],
  ['affidavit', /\baffidavit\b/i],
  ['power of attorney', /\bpower of attorney\b/i],
  ['satisfaction or release', /\b(satisfaction|release|reconveyance|discharge)\b/i],
];

export const documentKeywords = keywordPatterns.map(([keyword]) => keyword);

const COMPLIANT_FROM = 6;
const REVIEW_FROM = 4;

type CountyCheck = {
  state: string;
  county: string;
  matched: string[];
  missing: string[];
  standing: ComplianceStanding;
};

export type ComplianceReport = {
  counties: CountyCheck[];
  counts: StandingCounts;
  /** Counties that the catalog has no entry for; they are neither compliant nor not. */
  notInCatalog: number;
};

/** Every county with an entry, measured by the kinds of document that its entries cover. */
export function checkCounties(entries: RecordableDocumentType[], countyCount: number): ComplianceReport {
  const places = new Map(entries.map(({ state, county }) => [`${state} ${county}`, { state, county }]));
  const counties = [...places.values()].map(({ state, county }) =>
    checkCounty(
      state,
      county,
      entries.filter((entry) => entry.state === state && entry.county === county),
    ),
  );
  return { counties, counts: countStandings(counties), notInCatalog: countyCount - counties.length };
}

function checkCounty(state: string, county: string, entries: RecordableDocumentType[]): CountyCheck {
  const covered = new Set(entries.filter((entry) => entry.isRecordable).map(keywordOf));
  const matched = documentKeywords.filter((keyword) => covered.has(keyword));
  const missing = documentKeywords.filter((keyword) => !covered.has(keyword));
  return { state, county, matched, missing, standing: standingOf(matched.length) };
}

function keywordOf({ documentName }: RecordableDocumentType): string | undefined {
  return keywordPatterns.findLast(([, pattern]) => pattern.test(documentName))?.[0];
}

function standingOf(matched: number): ComplianceStanding {
  if (matched >= COMPLIANT_FROM) return 'compliant';
  return matched >= REVIEW_FROM ? 'needs_review' : 'non_compliant';
}
