import type { AddressRelation } from './address-match';
import type { LegalRelation } from './legal-match';
import type { NameReason } from './name-match';
import type { ParcelRelation } from './parcel-key';

export type PartySide = 'grantor' | 'grantee';

/** Why a recording is taken to be about a property, or not: what was compared, and how it is written on both sides. */
export type MatchReason =
  | { code: 'other-county'; recorded: string; known: string }
  | { code: `${Exclude<ParcelRelation, 'unknown'>}-parcel`; recorded: string; known: string }
  | { code: `${Exclude<AddressRelation, 'unknown'>}-address`; recorded: string; known: string }
  | { code: `${Exclude<LegalRelation, 'unknown'>}-legal`; recorded: string }
  | {
      code: 'same-name' | 'close-name';
      side: PartySide;
      recorded: string;
      known: string;
      differences: NameReason[];
    }
  | { code: 'strangers' };

/** What a match rests on: the land itself, land that is close to it in number or name, or nothing but names. */
export type MatchBasis = 'land' | 'near-land' | 'names';

const LAND: MatchReason['code'][] = ['same-parcel', 'same-address', 'street-address', 'same-legal'];
const NEAR_LAND: MatchReason['code'][] = [
  'near-parcel',
  'near-address',
  'building-address',
  'other-unit-address',
];

export function basisOf(reasons: MatchReason[]): MatchBasis {
  const has = (codes: MatchReason['code'][]) => reasons.some(({ code }) => codes.includes(code));
  if (has(LAND)) return 'land';
  return has(NEAR_LAND) ? 'near-land' : 'names';
}

/** The reasons in words for an owner: `same parcel; grantor J. A. Smith is close to Jane Smith`. */
export function sayMatch(reasons: MatchReason[]): string {
  return reasons.map(sayReason).join('; ');
}

function sayReason(reason: MatchReason): string {
  switch (reason.code) {
    case 'other-county':
      return 'another county';
    case 'same-parcel':
      return 'same parcel';
    case 'near-parcel':
      return `parcel ${reason.recorded} is close to ${reason.known}`;
    case 'other-parcel':
      return `another parcel, ${reason.recorded}`;
    case 'same-address':
      return 'same address';
    case 'street-address':
      return 'same street and number';
    case 'near-address':
      return `address ${reason.recorded} is close to yours`;
    case 'building-address':
      return 'same building';
    case 'other-unit-address':
      return `another unit of the building, ${reason.recorded}`;
    case 'elsewhere-address':
      return `the same street in another place, ${reason.recorded}`;
    case 'other-address':
      return `another address, ${reason.recorded}`;
    case 'same-legal':
      return 'same lot';
    case 'other-legal':
      return 'another lot';
    case 'same-name':
      return `${reason.side} is ${reason.recorded}`;
    case 'close-name':
      return `${reason.side} ${reason.recorded} is close to ${reason.known}`;
    case 'strangers':
      return 'neither grantor nor grantee has a name like yours';
  }
}
