import type { RecordedInstrument, WatchedProperty } from '@/lib/properties/rules/recording-match';

export type LabeledPair = {
  property: WatchedProperty;
  recording: RecordedInstrument;
  isMatch: boolean;
  /** one word: what makes it easy or hard */
  why: string;
  /** the line as it is written */
  line: string;
};

/**
 * Reads rows as they are written by hand. `#` begins a property: county | address | parcel | owner | legal description.
 * `+` is a recording that is about it, `-` one that is not: why | address | parcel | grantors | grantees | legal
 * description | county, where that is another. `/` divides parties.
 */
export function readPairs(text: string): LabeledPair[] {
  const pairs: LabeledPair[] = [];
  let property: WatchedProperty | undefined;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const fields = line
      .slice(1)
      .split('|')
      .map((field) => field.trim());
    if (line.startsWith('#')) property = readProperty(fields);
    else if (property) pairs.push(readPair(line, fields, property));
  }
  return pairs;
}

function readProperty([countyFips, address = '', parcel, ownerName = '', legal]: string[]): WatchedProperty {
  return {
    countyFips: countyFips || null,
    address,
    parcel: parcel || null,
    ownerName,
    legalDescription: legal || null,
  };
}

function readPair(line: string, fields: string[], property: WatchedProperty): LabeledPair {
  const [why = '', address, parcel, grantors = '', grantees = '', legal, county] = fields;
  const parties = (field: string) =>
    field
      .split(' / ')
      .map((party) => party.trim())
      .filter(Boolean);
  return {
    property,
    recording: {
      countyFips: county || property.countyFips,
      address: address || null,
      parcel: parcel || null,
      legalDescription: legal || null,
      grantors: parties(grantors),
      grantees: parties(grantees),
    },
    isMatch: line.startsWith('+'),
    why,
    line: `${property.address} · ${property.ownerName}: ${line}`,
  };
}
