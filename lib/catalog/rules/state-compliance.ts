import type { Finding, NotaryLaw } from '@/lib/catalog/schema';
import { monthAndYear } from '@/lib/values/date-format';
import type { ComplianceStanding } from './compliance-standing';

/** A fact counts while it is younger than this. Legislatures meet at least every second year. */
export const MAX_AGE_MONTHS = 24;

/** The five facts that we owe for each state. */
const owedFacts = {
  termYears: 'Length of a commission',
  commissionFeeCents: 'Commission fee',
  bondCents: 'Bond',
  maxFeePerActCents: 'Highest fee for an act',
  ron: 'Remote online notarization',
} as const satisfies Partial<Record<keyof NotaryLaw, string>>;

type OwedFact = keyof typeof owedFacts;

export type StateCompliance = {
  code: string;
  standing: ComplianceStanding;
  /** How many of the five facts are known, sourced and young enough. */
  sound: number;
  /** One sentence for each fact that is not. */
  reasons: string[];
};

/** Compliant with all five facts, to be reviewed with three or four, else non-compliant. */
export function checkState(law: NotaryLaw, today: Date): StateCompliance {
  const names = Object.keys(owedFacts) as OwedFact[];
  const reasons = names.flatMap((name) => {
    const fault = findFault(law[name], today);
    return fault ? [`${owedFacts[name]}: ${fault}.`] : [];
  });
  const sound = names.length - reasons.length;
  return { code: law.code, standing: standingOf(sound), sound, reasons };
}

export function checkStates(laws: NotaryLaw[], today: Date): StateCompliance[] {
  return laws.map((law) => checkState(law, today));
}

function standingOf(sound: number): ComplianceStanding {
  if (sound === 5) return 'compliant';
  return sound >= 3 ? 'needs_review' : 'non_compliant';
}

function findFault(fact: Finding<unknown>, today: Date): string | null {
  if (fact === 'unknown') return 'not read in a source yet';
  if (!fact.source.title.trim()) return 'has no source';
  const age = ageInMonths(fact.asOf, today);
  if (Number.isNaN(age)) return 'has no date';
  if (isAfter(fact.asOf, today)) return `has a date in the future, ${fact.asOf}`;
  return age < MAX_AGE_MONTHS ? null : `last checked ${age} months ago, in ${monthAndYear(fact.asOf)}`;
}

/** As exactly as the date is written: the running month is not in the future. */
function isAfter(asOf: string, today: Date): boolean {
  return asOf > today.toISOString().slice(0, asOf.length);
}

/** From `2026-11` or `2026-11-21`, in whole calendar months. */
function ageInMonths(asOf: string, today: Date): number {
  const [year = Number.NaN, month = Number.NaN] = asOf.split('-').map(Number);
  return (today.getUTCFullYear() - year) * 12 + today.getUTCMonth() + 1 - month;
}
