import { readAddress } from './address-match';
import { isCommonLastName } from './common-names';
import { legalKey } from './legal-match';
import { parcelBlock, parcelKey, splitParcels } from './parcel-key';
import { nicknamesOf } from './nicknames';
import { readParties, type Party } from './party-name';
import type { RecordedInstrument, WatchedProperty } from './recording-match';

/**
 * Words by which a recording and a property find each other in one county: two that match share at least one, so that
 * an index on them gives the few pairs worth comparing. The keys are without the county.
 */
export function recordingKeys(recording: RecordedInstrument): string[] {
  const names = [...recording.grantors, ...recording.grantees]
    .flatMap(readParties)
    .flatMap((party) => lastNames(party));
  const blocks = splitParcels(recording.parcel ?? '').map((number) => parcelBlock(parcelKey(number) ?? ''));
  return keysOf(blocks, recording.address ?? '', recording.legalDescription, names);
}

export function propertyKeys(property: WatchedProperty): string[] {
  const names = readParties(property.ownerName).flatMap((party) => lastNames(party, 'owner'));
  const block = parcelKey(property.parcel ?? '');
  return keysOf(
    block === null ? [] : [parcelBlock(block)],
    property.address,
    property.legalDescription,
    names,
  );
}

/** A key as it is kept: of one county. */
export const inCounty = (fips: string, key: string) => `${fips} ${key}`;

/** A key as it is kept: of the names of people, whom one looks for in all counties. */
export const anywhere = (key: string) => `any ${key}`;

/** A common name finds somebody together with something of the land alone, and a rare one by itself. */
function keysOf(blocks: string[], address: string, legal: string | null, names: LastName[]): string[] {
  const { street } = readAddress(address);
  const lot = legal === null ? null : legalKey(legal);
  const land = [
    ...blocks.flatMap((block) => [block.slice(0, PART), block.slice(-PART)].map((part) => `parcel ${part}`)),
    ...(street
      ? [`number ${street.number.text}`, ...streetParts(street.name).map((part) => `street ${part}`)]
      : []),
  ];
  const keys = [
    ...blocks.map((block) => `parcel ${block}`),
    ...(street ? streetParts(street.name).map((part) => `address ${street.number.text} ${part}`) : []),
    ...(street?.number.to
      ? rangeOf(street.number).map((number) => `address ${number} ${streetParts(street.name)[0]}`)
      : []),
    ...(lot === null ? [] : [`lot ${lot}`]),
    ...names.flatMap(({ name, initials }) => [
      ...initials.map((initial) => `name ${name} ${initial}`),
      ...land.map((part) => `name ${name} ${part}`),
    ]),
  ];
  return [...new Set(keys)];
}

const PART = 4;

/** The first letters alone: the rest may be broken, cut off or misspelled. */
function streetParts(name: string[]): string[] {
  const joined = name.join('');
  return [joined.slice(0, PART), joined.slice(-PART)];
}

function rangeOf({ text, to }: { text: string; to: number | null }): string[] {
  const from = Number(text);
  const count = to === null ? 0 : Math.floor((to - from) / 2);
  return Array.from({ length: count }, (_, index) => String(from + 2 * (index + 1)));
}

/** The first letters of given names with which a rare name finds somebody by itself; none for a common one. */
type LastName = { name: string; initials: string[] };

/** Owners write their given name first; an index may have either order. */
function lastNames(party: Party, of: 'owner' | 'index' = 'index'): LastName[] {
  if (party.kind === 'organization')
    return [{ name: party.words.join('').slice(0, 2 * PART), initials: ['-'] }];
  const straight = party.readings.filter(({ isTurned }) => !isTurned);
  const readings = of === 'owner' && straight.length > 0 ? straight : party.readings;
  const formsOf = of === 'owner' ? calledAs : asWritten;
  return readings.flatMap(({ last, given }) =>
    [...new Set([last.join(''), ...last])]
      .map((name) => name.replaceAll('_', ''))
      .map((name) => ({ name, initials: isCommonLastName(name) ? [] : initialsOf(given, formsOf) })),
  );
}

/**
 * Keys of the parties of a recording, wherever the land is: for names that somebody watches. They are of no county. A common
 * last name is among them, with the first letter of a given name.
 */
export function partyKeys({
  grantors,
  grantees,
}: Pick<RecordedInstrument, 'grantors' | 'grantees'>): string[] {
  const parties = [...grantors, ...grantees].flatMap(readParties);
  return [...new Set(parties.flatMap((party) => namesOf(party, asWritten)))];
}

/** Those of a name that is watched, also as its bearer is called; none where a given name or the last name is missing. */
export function watchedNameKeys(name: string): string[] {
  const parties = readParties(name);
  return [...new Set(parties.flatMap((party) => namesOf(party, calledAs)))];
}

/** A parcel number that is watched, without its county; null for what is no number. */
export function watchedParcelKey(number: string): string | null {
  const key = parcelKey(number);
  return key === null ? null : `parcel ${parcelBlock(key)}`;
}

/** One goes by the first given name or by the second. */
const GIVEN_NAMES = 2;

function namesOf(party: Party, formsOf: (given: string) => string[]): string[] {
  if (party.kind === 'organization') return [`who ${party.words.join('').slice(0, 2 * PART)}`];
  return party.readings.flatMap(({ last, given }) => {
    const lasts = [last.join(''), ...last].map((name) => name.replaceAll('_', '').slice(0, PART));
    return lasts.flatMap((name) => initialsOf(given, formsOf).map((initial) => `who ${name} ${initial}`));
  });
}

function initialsOf(given: string[], formsOf: (name: string) => string[]): string[] {
  const forms = given.slice(0, GIVEN_NAMES).flatMap(formsOf);
  return [...new Set(forms.map((form) => form.charAt(0)))];
}

const asWritten = (given: string) => [given];

const calledAs = (given: string) => [given, ...nicknamesOf(given)];
