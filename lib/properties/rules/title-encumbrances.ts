import type { InstrumentClass } from '@/lib/catalog/rules/instrument-class';
import { matchParties, NAME_THRESHOLD } from './name-match';
import type { Party } from './party-name';
import { readIndexed, type TitleInstrument, type TitleReference } from './title-instruments';

const encumbering = ['mortgage', 'lien', 'lis-pendens', 'notice-of-default'] as const;
export type EncumbranceClass = (typeof encumbering)[number];

/** A mortgage, a lien or a notice, and what was recorded about it since. */
export type Encumbrance = {
  reference: TitleReference;
  class: EncumbranceClass;
  /** as recorded: of a mortgage the borrower and the lender, of liens counties differ in who stands where */
  grantors: string[];
  grantees: string[];
  /** who holds it after the assignments; the grantees where there is none */
  holders: string[];
  /** an assignment may be of this one or of another that the same party holds */
  isHolderKnown: boolean;
  /** `unclear`: a release may be of this one, and it is not known */
  standing: 'open' | 'unclear' | 'released';
  /** those that released it, or may have */
  releases: TitleReference[];
  assignments: TitleReference[];
  /** modifications and extensions by the same parties, and releases of a part of the land */
  amendments: TitleReference[];
};

type Held = Encumbrance & { debtors: Party[]; creditors: Party[]; text: string };

/** Longer numbers than this are not found by chance in a legal description. */
const SHORTEST_NUMBER = 5;

/**
 * What burdens the property, in the order of recording, and the releases and assignments that name none of it. A release
 * is of what it names by number, or by both parties; one of two that it may be of is released only once both are.
 */
export function readEncumbrances(instruments: TitleInstrument[]): {
  encumbrances: Encumbrance[];
  unplaced: TitleReference[];
} {
  const held: Held[] = [];
  const unplaced: TitleReference[] = [];
  for (const each of instruments) {
    const isPlaced = place(held, each);
    if (!isPlaced) unplaced.push(each.reference);
  }
  const encumbrances = held.map(({ debtors: _, creditors: __, text: ___, ...rest }) => rest);
  return { encumbrances, unplaced };
}

function place(held: Held[], instrument: TitleInstrument): boolean {
  if (instrument.class === 'release') return release(held, instrument);
  if (instrument.class === 'assignment') return assign(held, instrument);
  const kind = toEncumbranceClass(instrument.class);
  if (!kind) return true;
  if (isAmendment(instrument.type) && amend(held, instrument)) return true;
  held.push(toHeld(instrument, kind));
  return true;
}

function toEncumbranceClass(each: InstrumentClass): EncumbranceClass | null {
  return encumbering.find((kind) => kind === each) ?? null;
}

function toHeld(instrument: TitleInstrument, kind: EncumbranceClass): Held {
  const { reference, grantors, grantees, grantorParties, granteeParties } = instrument;
  return {
    reference,
    class: kind,
    grantors,
    grantees,
    holders: grantees,
    isHolderKnown: true,
    standing: 'open',
    releases: [],
    assignments: [],
    amendments: [],
    debtors: grantorParties,
    creditors: granteeParties,
    text: plainNumber(reference.instrument),
  };
}

const isAmendment = (type: string) => /modif|extension|amend|\bmod\b|^modm/i.test(type);

function amend(held: Held[], instrument: TitleInstrument): boolean {
  const found = open(held).filter((each) => namesBoth(instrument, each));
  found.forEach((each) => each.amendments.push(instrument.reference));
  return found.length > 0;
}

function release(held: Held[], instrument: TitleInstrument): boolean {
  const found = findMeant(held, instrument);
  if (found.candidates.length === 0) return false;
  if (/partial|\bpart\b|\bprel\b|\bprec(?:on)?\b/i.test(instrument.type)) {
    found.candidates.forEach((each) => each.amendments.push(instrument.reference));
    return true;
  }
  found.candidates.forEach((each) => each.releases.push(instrument.reference));
  const isForAll = found.isSure && isEnough(found.candidates);
  for (const each of found.candidates) each.standing = isForAll ? 'released' : 'unclear';
  return true;
}

/** As many releases as there are mortgages that they may be of. */
function isEnough(candidates: Held[]): boolean {
  const releases = new Set(candidates.flatMap((each) => each.releases.map(({ id }) => id)));
  return releases.size >= candidates.length;
}

type Meant = { candidates: Held[]; isSure: boolean };

/** What a release is of: by number, else by both parties, else, with less certainty, by whom it frees. */
function findMeant(held: Held[], instrument: TitleInstrument): Meant {
  const fitting = open(held).filter((each) => fitsKind(instrument.type, each.class));
  const numbered = byNumber(held, instrument);
  if (numbered.length > 0) return { candidates: numbered, isSure: true };
  const both = fitting.filter((each) => namesBoth(instrument, each));
  if (both.length > 0) return { candidates: both, isSure: true };
  const freed = fitting.filter(
    ({ debtors }) => matchParties(instrument.granteeParties, debtors).score >= NAME_THRESHOLD,
  );
  return { candidates: freed, isSure: false };
}

/** A release that says what it is of is of nothing else. */
function fitsKind(type: string, kind: EncumbranceClass): boolean {
  if (/pendens|pendency|\brellp\b|\brlp\b/i.test(type)) return kind === 'lis-pendens';
  if (/notice of (?:default|rescission)|rescission of notice/i.test(type))
    return kind === 'notice-of-default';
  if (/reconvey|deed of trust|mortgage|\bmtg/i.test(type)) return kind === 'mortgage';
  return kind !== 'lis-pendens' && kind !== 'notice-of-default';
}

function assign(held: Held[], instrument: TitleInstrument): boolean {
  const fitting = open(held).filter(({ class: kind }) => kind === 'mortgage' || kind === 'lien');
  const numbered = byNumber(fitting, instrument);
  const candidates =
    numbered.length > 0
      ? numbered
      : fitting.filter(
          ({ creditors }) => matchParties(instrument.grantorParties, creditors).score >= NAME_THRESHOLD,
        );
  for (const each of candidates) {
    each.assignments.push(instrument.reference);
    if (candidates.length > 1) each.isHolderKnown = false;
    each.holders = candidates.length > 1 ? [...each.holders, ...instrument.grantees] : instrument.grantees;
    each.creditors = [...each.creditors, ...each.holders.flatMap(readIndexed)];
  }
  return candidates.length > 0;
}

function byNumber(held: Held[], { legal, type }: TitleInstrument): Held[] {
  const said = ` ${plainNumber(`${type} ${legal ?? ''}`)} `;
  return held.filter(({ text }) => text.length >= SHORTEST_NUMBER && said.includes(` ${text} `));
}

/** `2019-012345` and `2019012345`, with the words around them kept apart. */
function plainNumber(text: string): string {
  return text
    .toUpperCase()
    .replace(/(\d)[-/.](?=\d)/g, '$1')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}

/** Both sides, on whichever side a county puts them. */
function namesBoth(
  { grantorParties, granteeParties }: TitleInstrument,
  { debtors, creditors }: Held,
): boolean {
  const all = [...grantorParties, ...granteeParties];
  return (
    matchParties(all, debtors).score >= NAME_THRESHOLD && matchParties(all, creditors).score >= NAME_THRESHOLD
  );
}

function open(held: Held[]): Held[] {
  return held.filter(({ standing }) => standing !== 'released');
}
