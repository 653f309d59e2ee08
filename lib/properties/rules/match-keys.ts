import { readAddress } from './address-match';
import { isCommonLastName } from './common-names';
import { legalKey } from './legal-match';
import { parcelBlock, parcelKey, splitParcels } from './parcel-key';
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
    ...names.flatMap(({ name, isRare }) => [
      ...(isRare ? [`name ${name}`] : []),
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

type LastName = { name: string; isRare: boolean };

/** Owners write their given name first; an index may have either order. */
function lastNames(party: Party, of: 'owner' | 'index' = 'index'): LastName[] {
  if (party.kind === 'organization') return [{ name: party.words.join('').slice(0, 2 * PART), isRare: true }];
  const straight = party.readings.filter(({ isTurned }) => !isTurned);
  const readings = of === 'owner' && straight.length > 0 ? straight : party.readings;
  return readings.flatMap(({ last, given }) =>
    [...new Set([last.join(''), ...last])]
      .map((name) => name.replaceAll('_', ''))
      .map((name) => ({ name, isRare: given.length > 0 && !isCommonLastName(name) })),
  );
}
