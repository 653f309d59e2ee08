import { alignAddress, readAddress, type AddressRelation, type KnownAddress } from './address-match';
import { compareLegal } from './legal-match';
import { matchParties, NAME_THRESHOLD, type NameMatch } from './name-match';
import { compareParcels, splitParcels, type ParcelRelation } from './parcel-key';
import { readParties, type Party } from './party-name';
import { addressWords } from './street-parts';
import type { MatchReason, PartySide } from './match-words';

/** One row of a county's index, as far as it tells what land and which people it is about. */
export type RecordedInstrument = {
  countyFips: string | null;
  parcel: string | null;
  address: string | null;
  legalDescription: string | null;
  grantors: string[];
  grantees: string[];
};

/** A property that is watched. */
export type WatchedProperty = {
  countyFips: string | null;
  parcel: string | null;
  /** `12 Main St, Austin, TX 78701` */
  address: string;
  legalDescription: string | null;
  /** as on the deed: one name or several */
  ownerName: string;
};

export type RecordingMatch = { score: number; reasons: MatchReason[] };

/** From here on a recording is taken to be about the property: chosen on the labeled pairs, which `npm run bench -- watch` prints. */
export const MATCH_THRESHOLD = 0.45;

/** What each thing tells for or against; `EVEN` points are even odds. Set on the labeled pairs. */
const EVEN = 3;
const PARCEL: Record<ParcelRelation, number> = { same: 6, near: 1.2, other: -2, unknown: 0 };
const ADDRESS: Record<AddressRelation, number> = {
  same: 5.25,
  street: 4.25,
  near: 1,
  building: 1.25,
  'other-unit': 0.6,
  elsewhere: -1,
  other: -3,
  unknown: 0,
};
/** For each part of an address that one of the two leaves out. */
const MISSING = -0.25;
/** Beside a parcel that is the same, another address is where mail goes, the other street of a corner, or a mistake. */
const OTHER_ADDRESS_OF_PARCEL = -2.5;
const OTHER_UNIT_OF_PARCEL = -4;
const LEGAL = { same: 4.5, other: -4, unknown: 0 };
/** Beside a parcel or an address that is the same, a lot that is not is more often described in another way. */
const OTHER_LOT_OF_SAME_LAND = -1;
const SAME_LAND = 3.5;
const NAME = 2.5;
/** Lower is close, and not the same. */
const SAME_NAME = 0.96;

/** What is read once, though a row is compared with many properties and a property with many rows. */
type ReadRecording = { words: string[]; parcels: string[]; grantors: Party[]; grantees: Party[] };
type ReadProperty = { address: KnownAddress; owners: Party[] };
const readRecordings = new WeakMap<RecordedInstrument, ReadRecording>();
const readProperties = new WeakMap<WatchedProperty, ReadProperty>();
const COMMON_NAME = -0.4;
const FULL_NAME = 0.75;
const EACH_FURTHER_OWNER = 0.75;
/** A name that few people have, in the county of the property, in a row that does not say which land it is about. */
const RARE_NAME_WITHOUT_LAND = 0.65;

/** Whether a recording is about a property: by parcel, address, legal description and the names on both sides. */
export function matchRecording(recording: RecordedInstrument, property: WatchedProperty): RecordingMatch {
  if (recording.countyFips && property.countyFips && recording.countyFips !== property.countyFips) {
    return {
      score: 0,
      reasons: [{ code: 'other-county', recorded: recording.countyFips, known: property.countyFips }],
    };
  }
  const row = readRecording(recording);
  const { address, owners } = readProperty(property);
  const parcel = weighParcel(row.parcels, property.parcel);
  const place = weighAddress(
    { recorded: recording.address ?? '', words: row.words },
    { known: property.address, address },
    parcel.relation,
  );
  const isSameLand = parcel.points + place.points >= SAME_LAND;
  const land = [parcel, place, weighLegal(recording.legalDescription, property.legalDescription, isSameLand)];
  const isLandUnknown = land.every(({ reasons }) => reasons.length === 0);
  const all = [...land, weighNames(bestName(row, owners), isLandUnknown)];
  const points = all.reduce((sum, each) => sum + each.points, 0);
  return { score: 1 / (1 + Math.exp(EVEN - points)), reasons: all.flatMap(({ reasons }) => reasons) };
}

/** Whether a name that an owner watches is among the parties, wherever the land is. */
export function matchWatchedName(
  name: string,
  recording: RecordedInstrument,
): RecordingMatch & { isMatch: boolean } {
  const { match, side } = bestName(readRecording(recording), readParties(name));
  return { score: match.score, reasons: nameReasons(match, side), isMatch: match.score >= NAME_THRESHOLD };
}

/** Whether a parcel number that an owner watches is among those of a recording of its county. */
export function matchWatchedParcel(
  number: string,
  recorded: string[],
): RecordingMatch & { isMatch: boolean } {
  const { relation, reasons } = weighParcel(recorded, number);
  const isMatch = relation === 'same';
  return { score: isMatch ? 1 : 0, reasons, isMatch };
}

function readRecording(recording: RecordedInstrument): ReadRecording {
  const known = readRecordings.get(recording);
  if (known) return known;
  const read = {
    words: addressWords(recording.address ?? ''),
    parcels: splitParcels(recording.parcel ?? ''),
    grantors: recording.grantors.flatMap(readParties),
    grantees: recording.grantees.flatMap(readParties),
  };
  readRecordings.set(recording, read);
  return read;
}

function readProperty(property: WatchedProperty): ReadProperty {
  const known = readProperties.get(property);
  if (known) return known;
  const read = { address: readAddress(property.address), owners: readParties(property.ownerName) };
  readProperties.set(property, read);
  return read;
}

type Weighed = { points: number; reasons: MatchReason[] };

const BY_CLOSENESS: ParcelRelation[] = ['same', 'near', 'unknown', 'other'];

/** Of several parcels in one field the closest counts. */
function weighParcel(recorded: string[], known: string | null): Weighed & { relation: ParcelRelation } {
  const relations = recorded.map((each) => compareParcels(each, known));
  const relation = BY_CLOSENESS.find((each) => relations.includes(each)) ?? 'unknown';
  const reasons: MatchReason[] =
    relation === 'unknown'
      ? []
      : [
          {
            code: `${relation}-parcel`,
            recorded: recorded[relations.indexOf(relation)] ?? '',
            known: known ?? '',
          },
        ];
  return { points: PARCEL[relation], reasons, relation };
}

function weighAddress(
  { recorded, words }: { recorded: string; words: string[] },
  { known, address }: { known: string; address: KnownAddress },
  parcel: ParcelRelation,
): Weighed {
  const { relation, missing } = alignAddress(words, address);
  if (relation === 'unknown') return { points: 0, reasons: [] };
  const reasons: MatchReason[] = [{ code: `${relation}-address`, recorded, known }];
  const isSameParcel = parcel === 'same';
  if (isSameParcel && relation === 'other-unit') return { points: OTHER_UNIT_OF_PARCEL, reasons };
  if (isSameParcel && relation === 'other') return { points: OTHER_ADDRESS_OF_PARCEL, reasons };
  return { points: ADDRESS[relation] + missing * MISSING, reasons };
}

function weighLegal(recorded: string | null, known: string | null, isSameLand: boolean): Weighed {
  const relation = compareLegal(recorded, known);
  const reasons: MatchReason[] =
    relation === 'unknown' ? [] : [{ code: `${relation}-legal`, recorded: recorded ?? '' }];
  const isMild = relation === 'other' && isSameLand;
  return { points: isMild ? OTHER_LOT_OF_SAME_LAND : LEGAL[relation], reasons };
}

function weighNames({ match, side }: BestName, isLandUnknown: boolean): Weighed {
  const reasons = nameReasons(match, side);
  if (match.score < NAME_THRESHOLD) return { points: 0, reasons };
  const isSame = match.score >= SAME_NAME;
  const points = [
    match.score * NAME,
    (match.owners - 1) * EACH_FURTHER_OWNER,
    match.isCommon ? COMMON_NAME : 0,
    match.isFull && isSame ? FULL_NAME : 0,
    isLandUnknown && isSame && !match.isCommon ? RARE_NAME_WITHOUT_LAND : 0,
  ];
  return { points: points.reduce((sum, each) => sum + each, 0), reasons };
}

type BestName = { match: NameMatch; side: PartySide };

function bestName(
  { grantors, grantees }: Pick<ReadRecording, 'grantors' | 'grantees'>,
  owners: Party[],
): BestName {
  const [grantor, grantee] = [matchParties(grantors, owners), matchParties(grantees, owners)];
  return grantee.score > grantor.score
    ? { match: grantee, side: 'grantee' }
    : { match: grantor, side: 'grantor' };
}

function nameReasons(match: NameMatch, side: PartySide): MatchReason[] {
  if (match.score < NAME_THRESHOLD) return [{ code: 'strangers' }];
  const code = match.score >= SAME_NAME ? 'same-name' : 'close-name';
  return [
    { code, side, recorded: match.recorded ?? '', known: match.known ?? '', differences: match.reasons },
  ];
}
