import 'server-only';
import { instrumentsByState } from './content/instruments/by-state';
import { instrumentCodes, instrumentPhrases } from './content/instruments/names';
import { notaryLaws } from './content/notary-law';
import { states } from './content/states';
import zipCounties from './generated/zip-counties.json';
import { instrumentReader } from './rules/instrument-class';

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
/** The class of an instrument, from its type as a county's index writes it and the two letters of the state. */
export const classifyInstrument = instrumentReader({
  codes: instrumentCodes,
  phrases: instrumentPhrases,
  byState: instrumentsByState,
});
