import { readPropertyAddress } from '@/lib/deeds/rules/property-address';
import { zipTable } from '@/lib/vendor/zip-codes';

const read = (line: string) => readPropertyAddress(line, zipTable);
const lineOf = (line: string) => {
  const result = read(line);
  return 'address' in result ? result.address.line : result.problem;
};
const example = 'for example 12 Main St, Austin, TX 78701.';

describe('the address of a property', () => {
  it.each([
    ['12 Main St, Austin, TX 78701', '12 Main St, Austin, TX 78701'],
    ['12 Main St Austin TX 78701', '12 Main St, Austin, TX 78701'],
    ['12 main street, AUSTIN, Texas 78701-1234', '12 Main Street, Austin, TX 78701-1234'],
    ['12 Main St., Apt 4, Austin, TX 78701, USA', '12 Main St., Apt 4, Austin, TX 78701'],
    ['900 Vine St, St. Louis, MO 63101', '900 Vine St, St. Louis, MO 63101'],
    ['1 Capitol Sq NW, Washington, District of Columbia 20001', '1 Capitol Sq NW, Washington, DC 20001'],
    ['One Main Plaza, Houston, TX 77002', 'One Main Plaza, Houston, TX 77002'],
    ['12 M\u0430in St, \u0410ustin, \u0422X 78701', '12 M\u0430in St, Austin, TX 78701'],
  ])('is read from %j', (line, whole) => {
    expect(lineOf(line)).toBe(whole);
  });

  it.each([
    ['the city and the state', '12 Main St, 78701', '12 Main St, Austin, TX 78701'],
    [
      'the city and the state of a street without a comma',
      '12 Main St 78701',
      '12 Main St, Austin, TX 78701',
    ],
    ['the state', '12 Main St, Austin 78701', '12 Main St, Austin, TX 78701'],
    ['the city', '12 Main St, TX 78701', '12 Main St, Austin, TX 78701'],
    ['the only ZIP code of a city', '12 Main St, Marfa, TX', '12 Main St, Marfa, TX 79843'],
    ['the place of a court', '12 Maple Ct 78701', '12 Maple Ct, Austin, TX 78701'],
    [
      'the place behind a road of two words',
      'Lot 4, Old Mill Road, 78701',
      'Lot 4, Old Mill Road, Austin, TX 78701',
    ],
  ])('is completed by %s', (_, line, whole) => {
    expect(lineOf(line)).toBe(whole);
  });

  it.each(['RR 2 Box 14', 'HC 1 Box 5', 'PO Box 12', 'Lot 4 Block 2', 'N6W23001 Bluemound Rd', '1番 銀座'])(
    'may have %s for a street',
    (street) => {
      expect(lineOf(`${street}, Austin, TX 78701`)).toBe(`${street}, Austin, TX 78701`);
    },
  );

  it.each([
    ['asdf', 'the street and number, the city, the state and the ZIP code'],
    ['x', 'the street and number, the city, the state and the ZIP code'],
    ['12 Main St', 'the city, the state and the ZIP code'],
    ['12 Main Ct', 'the city, the state and the ZIP code'],
    ['12 Main St, Austin, TX', 'the ZIP code'],
    ['78701', 'the street and number'],
    ['Austin, TX 78701', 'the street and number'],
    ['Main Street, Austin, TX 78701', 'the street and number'],
    ['12, Austin, TX 78701', 'the street and number'],
    ['asdf, Austin, TX 78701', 'the street and number'],
    ['..., !!', 'the street and number, the city, the state and the ZIP code'],
  ])('is no place when it is %j', (line, missing) => {
    expect(read(line)).toEqual({ problem: `Please add ${missing}, ${example}` });
  });

  it('is asked about where its ZIP code is elsewhere than its city', () => {
    expect(read('12 Main St, Miami, FL 99501')).toEqual({
      problem:
        '99501 is Anchorage, AK. Did you mean Anchorage, AK 99501, or Miami, FL with its own ZIP code?',
    });
  });

  it.each(['00000', '09001'])('is not in the ZIP code %s', (zip) => {
    expect(read(`12 Main St, Austin, TX ${zip}`)).toEqual({
      problem: `We do not know the ZIP code ${zip}. Please check it.`,
    });
  });

  it('may name a village that the post office calls otherwise, and says the usual name', () => {
    expect(read('12 Main St, Zilker, TX 78704')).toEqual({
      address: {
        line: '12 Main St, Zilker, TX 78704',
        street: '12 Main St',
        zip: '78704',
        zipCity: 'Austin',
        usualCity: 'Austin',
        isAcrossLine: false,
      },
    });
  });

  it.each([
    ['Clarksville, TN', '42223', 'Fort Campbell', 'KY'],
    ['Kansas City, KS', '64105', 'Kansas City', 'MO'],
  ])(
    'may be in %s with a ZIP code from across the state line, and says whose %s is',
    (city, zip, zipCity, state) => {
      const line = `12 Main St, ${city} ${zip}`;
      expect(read(line)).toEqual({
        address: {
          line,
          street: '12 Main St',
          zip,
          zipCity,
          usualCity: `${zipCity}, ${state}`,
          isAcrossLine: true,
        },
      });
    },
  );

  it('has no usual name beside the one that was written', () => {
    expect(read('12 Main St, Austin, TX 78701')).toMatchObject({ address: { usualCity: null } });
  });
});
