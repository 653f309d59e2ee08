import 'server-only';
import { findLaw, lawQuestions, type LawQuestion } from './content/fraud-law';
import { instrumentsByState } from './content/instruments/by-state';
import { instrumentCodes, instrumentPhrases } from './content/instruments/names';
import { countiesOf } from './content/counties';
import { notaryLaws } from './content/notary-law';
import { findPageRules, type RulesOfCounty } from './content/recording/page-rules';
import { commonestReturn } from './content/recording/recorders';
import { recordableDocuments } from './content/recording/states';
import { states } from './content/states';
import { nameOfState, stateCode } from './content/states-and-district';
import zipCounties from './generated/zip-counties.json';
import { instrumentReader } from './rules/instrument-class';
import { kindsOf } from './rules/recordable-document';
import type { Fact } from './schema';

/** Whether two letters name one of the 50 states. */
export function isState(code: string): boolean {
  return states.some((state) => state.code === code);
}

/** Whether a name is that of one of the 50 states, as it is written. */
export function isStateName(name: string): boolean {
  return states.some((state) => state.name === name);
}

/** States whose notaries need a bond, and those of which we do not know: two letters. */
export function listBondStates(): string[] {
  return notaryLaws
    .filter(({ bondCents }) => bondCents === 'unknown' || bondCents.value > 0)
    .map(({ code }) => code);
}

export type ActFeeLimit = { stateName: string; cents: number };

/** The most that a state lets a notary charge for one act on paper; null where it names no limit or we have read none. */
export function findActFeeLimit(code: string): ActFeeLimit | null {
  const found = notaryLaws.find((law) => law.code === code)?.maxFeePerActCents ?? 'unknown';
  const stateName = states.find((state) => state.code === code)?.name;
  if (!stateName || found === 'unknown' || found.value === 'no_limit') return null;
  return { stateName, cents: found.value };
}

/** What we read of a state about remote notarization beside its standing, in one sentence; null where nothing. */
export function findRonNote(code: string): string | null {
  return notaryLaws.find((law) => law.code === code)?.ronNote ?? null;
}

/** States whose own notaries may act for somebody who is elsewhere, by law that is in operation: two letters. */
export function listRonStates(): string[] {
  return notaryLaws
    .filter(({ ron }) => ron !== 'unknown' && ron.value === 'permanent')
    .map(({ code }) => code);
}

export type CountyOfZip = {
  /** five digits */
  fips: string;
  /** as its recorder calls it: `Travis County`, `Orleans Parish` */
  title: string;
};

let countiesByZip: Map<string, CountyOfZip> | undefined;

/** The county in which the middle of a ZIP code area lies, or null. Some areas reach into a second county. */
export function findCountyOfZip(zip: string): CountyOfZip | null {
  countiesByZip ??= new Map(
    Object.entries(zipCounties as unknown as Record<string, [title: string, zips: string]>).flatMap(
      ([fips, [title, zips]]) => zips.split(' ').map((code) => [code, { fips, title }] as const),
    ),
  );
  return countiesByZip.get(zip) ?? null;
}

/** Two letters, of a county by its FIPS code; null for one that is of no state. */
export function findStateOfCounty(fips: string): string | null {
  return states.find((state) => state.fips === fips.slice(0, 2))?.code ?? null;
}

export type KnownCounty = {
  /** five digits */
  fips: string;
  /** with its state: `Travis County, TX` */
  title: string;
};

const titles = zipCounties as unknown as Record<string, [title: string, zips: string] | undefined>;

/** A county, or what is one for the census, by its FIPS code; null where there is none of that code. */
export function findCounty(fips: string): KnownCounty | null {
  const state = findStateOfCounty(fips);
  const county = countiesOf(fips.slice(0, 2)).find((each) => each.fips === fips);
  if (!county) return null;
  const called = titles[fips]?.[0] ?? county.name;
  return { fips, title: state ? `${called}, ${state}` : called };
}

/** A county by what it is called, with or without its word, and the two letters of its state; null where there is none. */
export function findCountyByName(name: string, state: string): KnownCounty | null {
  const code = states.find((each) => each.code === state)?.fips;
  const wanted = plainCounty(name);
  const found = code === undefined ? [] : countiesOf(code).filter((each) => isCalled(each, wanted));
  const [only] = found;
  return only && found.length === 1 ? findCounty(only.fips) : null;
}

function isCalled({ name, fips }: { name: string; fips: string }, wanted: string): boolean {
  return [name, titles[fips]?.[0] ?? name].some((each) => plainCounty(each) === wanted);
}

/** `Prince George’s County` and `prince georges` are one; `Baltimore (city)` is not Baltimore County. */
function plainCounty(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\s-]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .replace(/ (?:county|parish|borough|census area|municipality)$/, '');
}

/** The class of an instrument, from its type as a county's index writes it and the two letters of the state. */
export const classifyInstrument = instrumentReader({
  codes: instrumentCodes,
  phrases: instrumentPhrases,
  byState: instrumentsByState,
});

export { ic3, policyNotice } from './content/fraud-law';

/** Two letters of a state or of the District of Columbia by its code or its name, in any case; null for what is neither. */
export function findStateCode(text: string): string | null {
  return stateCode(text);
}

/** What we know of a state's law after a forged recording, question by question: no facts where we have no source. */
export function listFraudLaw(code: string): {
  state: string;
  answers: { question: string; facts: Fact<string>[] }[];
} {
  const answers = (Object.keys(lawQuestions) as LawQuestion[]).map((question) => ({
    question: lawQuestions[question],
    facts: findLaw(code, question),
  }));
  return { state: nameOfState(code), answers };
}

/** What a county asks of a page, by the two letters of its state and its FIPS code; null where we have read nothing of the state. */
export function findRulesOfCounty(state: string, fips: string): RulesOfCounty | null {
  return findPageRules(state, fips);
}

/** That an incomplete certificate of a notary is what comes back most often. */
export const incompleteCertificates: Fact<string> = commonestReturn;

/** A kind of document by its code, `grant-deed`, and whether the catalog has it for a state; null where there is none. */
export function findDocumentKind(code: string, state: string): { name: string; isListed: boolean } | null {
  const name = kindsOf(recordableDocuments).find((kind) => kind.code === code)?.name;
  if (name === undefined) return null;
  const ofState = recordableDocuments.filter((entry) => entry.state === state);
  return { name, isListed: kindsOf(ofState).some((kind) => kind.code === code) };
}
