import { readPropertyAddress } from '@/lib/deeds/rules/property-address';
import { findZipConflict } from '@/lib/notary/queries/place';
import { zipConflict } from '@/lib/values/zip-conflict';
import { zipTable } from '@/lib/vendor/zip-codes';

const asked = (street: string) => {
  const read = readPropertyAddress(street, zipTable);
  return 'problem' in read ? read.problem : null;
};

/** Who reads an address, and what they ask about one with a street. */
const readers: [string, (address: string) => string | null][] = [
  ['a visit', findZipConflict],
  ['a property', asked],
];

describe.each(readers)('the address of %s whose ZIP code is elsewhere than its city', (_, ask) => {
  it.each([
    ['12 Main St, Miami, FL 99501', 'Miami, FL'],
    ['12 Main St, Miami FL 99501', 'Miami, FL'],
    ['12 Main St, Miami, Florida 99501-1234, USA', 'Miami, FL'],
    ['12 Main St, FL 99501', 'FL'],
  ])('is asked about: %s', (address, named) => {
    expect(ask(address)).toBe(
      `99501 is Anchorage, AK. Did you mean Anchorage, AK 99501, or ${named} with its own ZIP code?`,
    );
  });

  it.each(['12 Main St, Dallas, TX 78701', '12 Main St, Houston, TX 78701'])(
    'is asked about in one state too: %s',
    (address) => {
      expect(ask(address)).toMatch(/^78701 is Austin, TX\. Did you mean/);
    },
  );

  it.each([
    '1 A St, Anchorage, AK 99501',
    '500 Congress Ave, Austin, TX 78701',
    '500 Congress Ave, Austin TX 78701',
    // A town by its own name beside the city that the table has.
    '12 Main St, West Lake Hills, TX 78746',
    // A fort on the line of two states.
    '12 Main St, Clarksville, TN 42223',
    // The nearest town to this ZIP code, 33 miles down the road.
    '12 Main St, Lovelock, NV 89418',
    // As far as the space port is from the middle of its own city.
    '12 Main St, Orlando, FL 32899',
    '12 Market Ct 78701',
  ])('is nothing to ask about: %s', (address) => {
    expect(ask(address)).toBeNull();
  });
});

describe('the address of a visit that names two places', () => {
  it.each([
    '10 Main St, Austin, TX 78701 / Boise, ID 83702',
    '10 Main St, Austin TX, 78701, Boise, id 83702',
  ])('is asked about: %s', (address) => {
    expect(findZipConflict(address)).toBe(
      'This names two places: Austin, TX 78701 and Boise, ID 83702. Please enter one address.',
    );
  });

  it.each([
    '10 Main St, Austin, TX 78701, TX 78701',
    '12345 FM 10234, Austin, TX 78701',
    'Suite AB 12, Austin, TX 78701',
  ])('is none: %s', (address) => {
    expect(findZipConflict(address)).toBeNull();
  });
});

describe('the address of a visit that says its place once', () => {
  it.each(['78701', 'Austin, TX', 'Nowhere at all', 'Miami, FL 00000'])('is taken: %s', (address) => {
    expect(findZipConflict(address)).toBeNull();
  });
});

describe('the distance', () => {
  const place = (state: string, miles: number) => ({
    city: 'Somewhere',
    state,
    lat: 40 + miles / 69,
    lng: -100,
  });
  const byZip = { ...place('NE', 0), city: 'Elsewhere' };
  const ask = (state: string, miles: number[]) =>
    zipConflict({
      zip: '69001',
      byZip,
      city: 'Somewhere',
      state,
      areas: miles.map((way) => place(state, way)),
    });

  it.each(['NE', 'KS'])('is up to 40 miles between neighbors, for a city in %s', (state) => {
    expect(ask(state, [39.9])).toBeNull();
    expect(ask(state, [40.1])).toMatch(/^69001 is Elsewhere, NE\. Did you mean/);
  });

  it('is that to the nearest area of the city', () => {
    expect(ask('NE', [200, 39.9, 90])).toBeNull();
    expect(ask('NE', [200, 40.1, 90])).not.toBeNull();
  });
});
