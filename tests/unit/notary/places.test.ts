import zipcodes from 'zipcodes';
import { milesBetween } from '@/lib/notary/rules/travel';
import { isStreet, mayHaveStreet } from '@/lib/notary/rules/address';
import { findAddress, findPlace } from '@/lib/notary/rules/place';
import { zipTable } from '@/lib/vendor/zip-codes';

const placeOf = (address: string) => findPlace(address, zipTable);
const nearTimesSquare = { lat: 40.758, lng: -73.985 };

describe('the place of an address', () => {
  it.each(['New York, NY', '350 5th Ave, New York, New York', 'New York, NY 10200'])(
    'is in New York for %j',
    (address) => {
      expect(milesBetween(placeOf(address)!, nearTimesSquare)).toBeLessThan(3);
    },
  );

  it('is in the west, as all of the states are but Wake Island', () => {
    const { codes } = zipcodes as unknown as { codes: Record<string, { country: string; state: string }> };
    const { abbr } = zipcodes.states;
    const territories = new Set(['AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);
    const isOfState = ({ country, state }: { country: string; state: string }) =>
      country === 'US' && state in abbr && !territories.has(state);
    const zips = Object.keys(codes).filter((zip) => isOfState(codes[zip]!));
    expect(zips.length).toBeGreaterThan(40_000);
    expect(zips.filter((zip) => placeOf(zip)!.lng > -60)).toEqual(['96898']);
  });

  it.each([
    ['St. Louis, MO', 'Saint Louis'],
    ['1 Main St, st petersburg, Florida', 'Saint Petersburg'],
    ['Ft. Worth, TX', 'Fort Worth'],
    ['Mt. Pleasant, SC', 'Mount Pleasant'],
    ['Sault Ste. Marie, MI', 'Sault Sainte Marie'],
    ['Winston-Salem, NC', 'Winston Salem'],
    ['Coeur d’Alene, ID', 'Coeur D Alene'],
  ])('is known as people write it: %s', (address, city) => {
    expect(placeOf(address)?.city).toBe(city);
  });

  it.each(['Nowhere, TX', 'St., TX', '-, TX', ', TX', 'TX', '__proto__, TX', 'Austin, constructor'])(
    'is unknown for %j',
    (address) => {
      expect(placeOf(address)).toBeNull();
    },
  );
});

describe('an address without commas', () => {
  it.each([
    ['Austin TX', 'Austin', 'TX'],
    ['austin texas', 'Austin', 'TX'],
    ['500 Congress Ave Austin TX 78701', 'Austin', 'TX'],
    ['500 Congress Ave, Austin TX', 'Austin', 'TX'],
    ['West Palm Beach FL', 'West Palm Beach', 'FL'],
    ['12 Main St, Charleston West Virginia', 'Charleston', 'WV'],
    ['New York New York', 'New York', 'NY'],
    ['Kansas City Kansas', 'Kansas City', 'KS'],
  ])('is understood: %s', (address, city, state) => {
    expect(placeOf(address)).toMatchObject({ city, state });
  });

  it.each(['Austin', 'TX', 'Texas', 'Nowhere TX', 'Congress Ave'])('is not made up: %s', (address) => {
    expect(placeOf(address)).toBeNull();
  });
});

describe('the street of an address', () => {
  const hasStreet = (address: string) => isStreet(findAddress(address, zipTable)?.street ?? '');

  it.each([
    '500 Congress Ave, Austin, TX 78701',
    '500 Congress Ave Austin TX 78701',
    '500 Congress Ave Austin TX',
    '500 Congress Ave, 78701',
    '500 Congress Ave, Suite 5, Austin, TX 78701-1234, USA',
    'One Market Plaza, San Francisco, CA',
    '12B Main St, Austin TX',
  ])('is there: %s', (address) => {
    expect([hasStreet(address), mayHaveStreet(address)]).toEqual([true, true]);
  });

  it.each([
    'Austin, TX 78701',
    'Austin TX 78701',
    'Austin, TX',
    'Austin TX',
    '78701',
    'Congress Ave, Austin, TX 78701',
    'PO Box 12, Austin, TX 78701',
    'Twentynine Palms, CA',
  ])('is missing: %s', (address) => {
    expect(hasStreet(address)).toBe(false);
  });
});
