import type { Finding, NotaryLaw, RonStanding, StateReading, UsState } from '@/lib/catalog/schema';
import { formatPrice } from '@/lib/values/money';

/** A fact of the law in words, next to what our guide says about the same thing. */
export type LawRow = {
  name: string;
  fact: Finding<unknown>;
  value: string;
  note?: string;
  /** What the guide says, where it says anything. */
  reading?: string;
  readingNote?: string;
  isDifferent: boolean;
};

export const ronStandings: Record<RonStanding, string> = {
  permanent: 'In operation',
  enacted: 'Enacted, not in operation',
  not_authorized: 'Not authorized',
};

/** `4 years`, `For life`, `Unknown`. */
export function termText(term: NotaryLaw['termYears']): string {
  return words(term, (value) => (value === 'life' ? 'For life' : years(value)));
}

export function feeText(fee: NotaryLaw['commissionFeeCents']): string {
  return words(fee, (cents) => (cents === 0 ? 'None' : formatPrice(cents)));
}

export function maxFeeText(fee: NotaryLaw['maxFeePerActCents']): string {
  return words(fee, (value) => (value === 'no_limit' ? 'No limit named' : formatPrice(value)));
}

export function ronText(ron: NotaryLaw['ron']): string {
  return words(ron, (standing) => ronStandings[standing]);
}

/** What a page shows of one state, the law first. */
export function lawRows(law: NotaryLaw, reading: StateReading | null): LawRow[] {
  return [
    compare({
      name: 'Length of a commission',
      fact: law.termYears,
      value: termText(law.termYears),
      reading: textOf(reading?.notaryTermYears, years),
    }),
    compare({
      name: 'Commission fee',
      fact: law.commissionFeeCents,
      value: feeText(law.commissionFeeCents),
      reading: textOf(reading?.commissionFeeCents, formatPrice),
      readingNote: reading?.feeNote,
    }),
    compare({
      name: 'Bond',
      fact: law.bondCents,
      value: feeText(law.bondCents),
      reading: textOf(reading?.bondCents, formatPrice),
    }),
    compare({
      name: 'Renewal',
      fact: law.termYears,
      value: renewalText(law.termYears),
      reading: reading?.renewalPeriod,
    }),
    compare({
      name: 'Highest fee for an acknowledgment on paper',
      fact: law.maxFeePerActCents,
      value: maxFeeText(law.maxFeePerActCents),
    }),
    ronRow(law, reading),
  ];
}

function compare(row: Omit<LawRow, 'isDifferent'>): LawRow {
  const isKnown = row.fact !== 'unknown' && row.reading !== undefined;
  return { ...row, isDifferent: isKnown && row.reading !== row.value };
}

/** The guide says yes or no, the law says how: only an act in operation is a yes. */
function ronRow({ ron, ronNote }: NotaryLaw, reading: StateReading | null): LawRow {
  const ronAllowed = reading?.ronAllowed;
  return {
    name: 'Remote online notarization (RON)',
    fact: ron,
    value: ronText(ron),
    note: ronNote,
    reading: textOf(ronAllowed, (isAllowed) => (isAllowed ? 'Allowed' : 'Not allowed')),
    readingNote: reading?.ronNote,
    isDifferent: ron !== 'unknown' && ronAllowed !== undefined && (ron.value === 'permanent') !== ronAllowed,
  };
}

function textOf<T>(value: T | undefined, toText: (value: T) => string): string | undefined {
  return value === undefined ? undefined : toText(value);
}

function renewalText(term: NotaryLaw['termYears']): string {
  return words(term, (value) =>
    value === 'life' ? 'None: the commission is for life' : `Every ${years(value)}`,
  );
}

function years(count: number): string {
  return count === 1 ? '1 year' : `${count} years`;
}

function words<T>(finding: Finding<T>, toText: (value: T) => string): string {
  return finding === 'unknown' ? 'Unknown' : toText(finding.value);
}

/** Slug, code, name, term, fee, bond, remote notarization and the day that was checked. */
export type OverviewRow = [
  slug: string,
  code: string,
  name: string,
  term: string,
  fee: string,
  bond: string,
  ron: string,
  asOf: string,
];

export function overviewRow({ slug, code, name }: UsState, law: NotaryLaw): OverviewRow {
  const { termYears, commissionFeeCents, bondCents, ron } = law;
  return [
    slug,
    code,
    name,
    termText(termYears),
    feeText(commissionFeeCents),
    feeText(bondCents),
    ronText(ron),
    ron === 'unknown' ? '' : ron.asOf.slice(0, 7),
  ];
}

/** One sentence for search engines and for the head of the page: every state has its own. */
export function lawSummary(
  name: string,
  { termYears, commissionFeeCents, bondCents, ron }: NotaryLaw,
): string {
  const parts = [
    `term ${lower(termText(termYears))}`,
    `fee ${lower(feeText(commissionFeeCents))}`,
    `bond ${lower(feeText(bondCents))}`,
    `remote notarization ${lower(ronText(ron))}`,
  ];
  return `Notaries in ${name}: ${parts.join(', ')}. With dates, sources and certificates.`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The latest month for which any of the laws was read, e.g. `2026-11`. */
export function lastRead(laws: NotaryLaw[]): string {
  return laws.reduce(
    (latest, { ron }) => (ron !== 'unknown' && ron.asOf.slice(0, 7) > latest ? ron.asOf.slice(0, 7) : latest),
    '',
  );
}

export function countRonStandings(laws: NotaryLaw[]): Record<RonStanding | 'unknown', number> {
  const counts = { permanent: 0, enacted: 0, not_authorized: 0, unknown: 0 };
  for (const { ron } of laws) counts[ron === 'unknown' ? 'unknown' : ron.value] += 1;
  return counts;
}
