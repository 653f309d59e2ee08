import fc from 'fast-check';
import { normalizeAddress } from '@/lib/deeds/rules/address';

describe('addresses that are one property', () => {
  it.each([
    ['12 Main St.', '12 main street'],
    ['12 Main St, Austin, TX 78701', '12 MAIN STREET AUSTIN TX 78701'],
    ['12 Main St, Austin, TX 78701', '12 Main St., Austin, Texas 78701-1234'],
    ['12 Main St, Austin, TX 78701', '12  Main  St;  Austin;  TX  78701, USA'],
    ['12 Main St, Austin, TX 78701', '12 Main Str, Austin, Texas 78701, United States of America'],
    ['12 Main St\tAustin', '12 Main St Austin'],
    ['12 N Main St', '12 North Main Street'],
    ['12 N. Main St', '12 north main st'],
    ['12 Main St NW', '12 Main Street N.W.'],
    ['12 Main St NW', '12 Main Street Northwest'],
    ['5 Oak Ave', '5 Oak Avenue'],
    ['5 Oak Ave', '5 oak av.'],
    ['5 Oak Blvd', '5 Oak Boulevard'],
    ['5 Oak Dr', '5 Oak Drive'],
    ['5 Oak Ln', '5 Oak Lane'],
    ['5 Oak Rd', '5 Oak Road'],
    ['5 Oak Ct', '5 Oak Court'],
    ['5 Oak Pkwy', '5 Oak Parkway'],
    ['5 St. Paul St', '5 Saint Paul Street'],
    ['12 Main St #4', '12 Main St Apt 4'],
    ['12 Main St # 4', '12 Main St, Unit 4'],
    ['12 Main St Apt #4', '12 Main St Suite 4'],
    ['12 Main St Apt. No. 4', '12 Main St Apartment 4'],
    ['12 Main St,Apt.4', '12 Main St, Apt 4'],
    ['12 Main St 2nd Floor', '12 Main St 2nd Fl'],
    ['12 5th Ave', '12 Fifth Avenue'],
    ["12 O'Brien Rd", '12 O’Brien Road'],
    ["12 O'Brien Rd", '12 OBrien Rd'],
    ['12 Peña Ln', '12 Pena Lane'],
    ['12 Main St, Bronx, New York', '12 Main St, Bronx, NY'],
    ['12 Main St, Charleston, West Virginia 25301', '12 Main St, Charleston, WV 25301'],
    ['１２ Main St', '12 Main St'],
    ['12 Ma\u200bin S\u00adt', '12 Main St'],
    ['12 M\u0430in St', '12 Main St'],
    ['12 \u041c\u0410\u0406\u039d \u0405\u0422', '12 MAIN ST'],
    ['12 \u039c\u0391\u0399\u039d ST', '12 MAIN ST'],
    ['\u04002 Main St', 'E2 Main St'],
    ['\u03992 Main St', '12 Main St'],
    ['\u0399\u0399 Main St', '11 Main St'],
    ['1\u041e Main St', '10 Main St'],
    ['\u0417 Main St', '3 Main St'],
    ['12 \u13b7ain \u13da\u13a2', '12 Main ST'],
    ['12 \ua4ea\ua4ee St', '12 WA St'],
    ['12 \u1d0fak St', '12 oak St'],
    ['12 \u0131vy St', '12 ivy St'],
    ['12 \ud835\udc0cain St', '12 Main St'],
  ])('%s = %s', (one, other) => {
    expect(normalizeAddress(other)).toBe(normalizeAddress(one));
  });
});

describe('addresses that are not', () => {
  it.each([
    ['12 Main St', '21 Main St'],
    ['12 Main St', '12 Maine St'],
    ['12 Main St', '12 Main Ave'],
    ['12 Main St', '12 Main'],
    ['12 Main St', '12A Main St'],
    ['12 Main St', '12-14 Main St'],
    ['12 N Main St', '12 S Main St'],
    ['12 N Main St', '12 Main St'],
    ['12 N Main St', '12 NE Main St'],
    ['12 Main St N', '12 Main St NW'],
    ['12 Main St Unit 4', '12 Main St Unit 5'],
    ['12 Main St Unit 4', '12 Main St'],
    ['12 Main St Unit 4', '12 Main St Lot 4'],
    ['12 Main St Unit 4', '12 Main St Bldg 4'],
    ['12 Main St Unit 4', '12 Main St Floor 4'],
    ['12 Main St Unit 4A', '12 Main St Unit 4B'],
    ['12 Main St, Austin, TX 78701', '12 Main St, Austin, TX 78702'],
    ['12 Main St, Austin, TX', '12 Main St, Houston, TX'],
    ['12 Main St, Portland, OR', '12 Main St, Portland, ME'],
    ['12 Main St, Charleston, Virginia', '12 Main St, Charleston, West Virginia'],
    ['12 1st St', '12 2nd St'],
    ['12 5th Ave', '12 15th Ave'],
    ['12 1/2 Main St', '12 Main St'],
    ['1.5 Main St', '15 Main St'],
    ['12L Main St', '121 Main St'],
    ['12 Ill St', '12 111 St'],
    ['12 Main St Unit O', '12 Main St Unit 0'],
    ['12 李 St', '12 雷 St'],
  ])('%s ≠ %s', (one, other) => {
    expect(normalizeAddress(other)).not.toBe(normalizeAddress(one));
  });

  it('is empty when nothing is left', () => {
    for (const text of ['', ' ', '...', '!?', "'"]) expect(normalizeAddress(text)).toBe('');
  });
});

describe('every address', () => {
  const word = fc.constantFrom(
    '12', '4B', '78701', '78701-1234', 'Main', 'Oak', 'St.', 'street', 'Avenue', 'N', 'north', 'West', 'Virginia', 'New',
    'York', 'Texas', 'TX', 'Apt', '#', '#4', 'unit', 'No.', 'Floor', 'USA', 'US', 'United', 'States', 'of', 'America',
    'First', '5th', "O'Brien", 'Carolina', 'Saint', ',', '-', '/',
  ); // prettier-ignore
  const address = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));

  it('keeps its key when it is written as its key', () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.string({ unit: 'grapheme' })), (text) => {
        const key = normalizeAddress(text);
        expect(normalizeAddress(key)).toBe(key);
      }),
      { numRuns: 2000 },
    );
  });

  it('has the same key in any letter case and spacing', () => {
    fc.assert(
      fc.property(address, (text) => {
        const key = normalizeAddress(text);
        expect(normalizeAddress(text.toUpperCase())).toBe(key);
        expect(normalizeAddress(text.toLowerCase())).toBe(key);
        expect(normalizeAddress(`  ${text.replaceAll(' ', '   ')} `)).toBe(key);
      }),
    );
  });

  it('has a key of letters, digits and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeAddress(text)).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u);
      }),
    );
  });
});
