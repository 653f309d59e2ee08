import fc from 'fast-check';
import { readPropertyAddress } from '@/lib/deeds/rules/property-address';
import { propertyKeyOf } from '@/lib/deeds/rules/property-key';
import { APART, isSameProperty } from '@/lib/deeds/rules/same-property';
import { zipTable } from '@/lib/vendor/zip-codes';

const keyOf = (line: string) => {
  const read = readPropertyAddress(line, zipTable);
  if ('problem' in read) throw new Error(`${line}: ${read.problem}`);
  return propertyKeyOf(read.address);
};
const inAustin = (street: string) => `${street}, Austin, TX 78701`;
const isSame = (a: string, b: string) => {
  const [one, other] = [keyOf(a), keyOf(b)];
  expect(isSameProperty(other.key, one.key)).toBe(isSameProperty(one.key, other.key));
  return isSameProperty(one.key, other.key);
};

describe('addresses that are one property', () => {
  it.each([
    '8695 Lavaca St, Austin, TX 78701',
    '#8695 Lavaca St, Austin, TX 78701',
    '# 8695 Lavaca St, Austin, TX 78701',
    'No. 8695 Lavaca St, Austin, TX 78701',
    'Unit 8695 Lavaca St, Austin, TX 78701',
    '08695 Lavaca St, Austin, TX 78701',
    '8,695 Lavaca St, Austin, TX 78701',
    '8695 Lavaca St, Nowhereville, TX 78701',
    '8695 Lavaca St, Nowhereville, Austin, TX 78701',
    '8695 Lavaca St Nowhereville, TX 78701',
    '8695 Lavaca St, Travis County, TX 78701',
    '8695 Lavaca St Travis County, Austin, TX 78701',
    '8695 Lavaca St, Downtown Austin, TX 78701',
    '8695 Lavaca St (Downtown), Austin, TX 78701',
    '8695 Lavaca St, Austin, Austin, TX 78701',
    '8695 Lavaca St Austin, Austin, TX 78701',
    '8695 Lavaca St, Texas, Austin, TX 78701',
    '8695 Lavaca, Austin, TX 78701',
    '8695 Lavaca 78701',
    '8695 Lavaca Austin, Austin, TX 78701',
    '8695 Lavaca Travis County, Austin, TX 78701',
    '8695 Lavaca St Apt, Austin, TX 78701',
    '8695 Lavaca St, Unit #, Austin, TX 78701',
    'House 8695 Lavaca St, Austin, TX 78701',
    'House No. 8695 Lavaca St, Austin, TX 78701',
    'House8695 Lavaca St, Austin, TX 78701',
    'Oak Tower, 8695 Lavaca St, Austin, TX 78701',
    '8695Lavaca St, Austin, TX 78701',
    '8695, Lavaca St, Austin, TX 78701',
    '8695-Lavaca St, Austin, TX 78701',
    '8695 La vaca St, Austin, TX 78701',
    '8695 La-Vaca Street, Austin, TX 78701',
    '8695 L a v a c a St, Austin, TX 78701',
    '8695 Lavaca St St, Austin, TX 78701',
    'Lavaca St 8695, Austin, TX 78701',
    '8695 N Lavaca St, Austin, TX 78701',
    '8695 Lavaca St NW, Austin, TX 78701',
    '8695 LAVACA STREET AUSTIN TEXAS 78701-1234 USA',
    '８６９５ Lavaca St, Austin, TX 78701',
    '8695 L\u0430vaca St, Austin, TX 78701',
  ])('%s is 8695 Lavaca St', (line) => {
    expect(isSame('8695 Lavaca St, Austin, TX 78701', line)).toBe(true);
  });

  it.each([
    ['12 Main St.', '12 main street'],
    ['12 N Main St', '12 North Main Street'],
    ['12 N Main St', '12 Main St N'],
    ['12 N Main St', '12N Main St'],
    ['12 NW Main St', '12 N.W. Main St'],
    ['12 NW Main St', '12 North West Main St'],
    ['12 N Main St', '12 Main'],
    ['5 Oak Ave', '5 oak av.'],
    ['5 St. Paul St', '5 Saint Paul Street'],
    ['5 St. Paul St', '5 Saintpaul'],
    ['12 Oak Hill Rd', '12 Oakhill Rd'],
    ['12 Oak Hill Rd', '12 Oak Hill'],
    ['12 Oak Hill Rd', '12 Oakhill'],
    ['12 Northlake Blvd', '12 North Lake Blvd'],
    ['12 Northlake Blvd', '12 N Lake'],
    ["12 O'Brien Rd", '12 O Brien Road'],
    ['12 Peña Ln', '12 Pena Lane'],
    ['12 5th Ave', '12 Fifth Avenue'],
    ['12 5th Ave', '12 5 Ave'],
    ['12 23rd St', '12 Twenty-Third St'],
    ['12 5th Ave', '12 5 th Ave'],
    ['12 County Road 5', '12 CR 5'],
    ['12 Ranch Road 620', '12 RR 620'],
    ['12 Interstate 35', '12 I-35'],
    ['12 US Highway 290 E', '12 Hwy 290 E'],
    ['12 State Road 5', '12 SR 5'],
    ['12A Main St', '12 A Main St'],
    ['12A Main St', '12-a Main St'],
    ['12-14 Main St', '12 – 14 Main St'],
    ['12 1/2 Main St', '12½ Main St'],
    ['12 1/2 Main St', '12-1/2 Main St'],
    ['12 Main St #4', '12 Main St Apt 4'],
    ['12 Main St # 4', '12 Main St, Unit 4'],
    ['12 Main St Apt #4', '12 Main St Suite 04'],
    ['12 Main St Apt4', '12 Main St Apartment No. 4'],
    ['12 Main St Apt 4', '12 Main St 4'],
    ['12 Main St Apt 4', '12 Main St, 4'],
    ['12 Main St Apt 4', '12 Main Apt 4'],
    ['12 Main St Apt 4', 'Apt 4, 12 Main St'],
    ['12 Main St Apt 4', '#4 12 Main St'],
    ['12 Main St Apt 4B', '12 Main St Apt 4 B'],
    ['12 Main St Apt B4', '12 Main St Apt B-4'],
    ['12 Main St Floor 4', '12 Main St 4 Floor'],
    ['12 Main St Bldg 2 Apt 4', '12 Main St Apt 4, Building 2'],
    ['12 Main St 2nd Floor', '12 Main St, Fl 2'],
    ['12 Main St Lot 4', 'Lot 4, 12 Main St'],
    ['12 Main St Rear', '12 Main St, Rear'],
    ['12 Ocean Front', '12 Ocean Front Rd'],
    ['12 Austin', '12 Austin Blvd'],
    ['12 Lake Austin', '12 Lake Austin Blvd'],
    ['One Main Plaza', '1 Main Plz'],
    ['RR 2 Box 14', 'Rural Route 2, Box 14'],
    ['HC 1 Box 5', 'Highway Contract 1 Box 5'],
    ['PO Box 12', 'P.O. Box 12'],
    ['PO Box 12', 'Post Office Box 12'],
    ['Lot 4 Block 2', 'Lot 4, Blk 2'],
  ])('%s = %s', (one, other) => {
    expect(isSame(inAustin(one), inAustin(other))).toBe(true);
    expect(keyOf(inAustin(other)).group).toBe(keyOf(inAustin(one)).group);
  });

  it('are one though something keeps their keys apart', () => {
    const { key } = keyOf(inAustin('12 Main St'));
    expect(isSameProperty(`${key}${APART}one`, key)).toBe(true);
  });
});

describe('addresses that are two properties', () => {
  it.each([
    ['12 Main St', '21 Main St'],
    ['12 Main St', '112 Main St'],
    ['12 Main St', '12 Maine St'],
    ['12 Main St', '12 Main Ave'],
    ['12 N Main St', '12 S Main St'],
    ['12 N Main', '12 S Main'],
    ['12 N Main St', '12 NE Main St'],
    ['12 Main St N', '12 Main St NW'],
    ['12 Main St Apt 1', '12 Main St Apt 2'],
    ['12 Main St Apt 4', '12 Main St'],
    ['12 Main St Unit 4', '12 Main St Lot 4'],
    ['12 Main St Unit 4', '12 Main St Bldg 4'],
    ['12 Main St Unit 4', '12 Main St Floor 4'],
    ['12 Main St Unit 4A', '12 Main St Unit 4B'],
    ['12 Main St Unit O', '12 Main St Unit 0'],
    ['12 Main St Rear', '12 Main St'],
    ['12 Main St Rear', '12 Main St, Front'],
    ['12 Main St', '12A Main St'],
    ['12A Main St', '12B Main St'],
    ['12E Main St', '12 Main St'],
    ['12L Main St', '121 Main St'],
    ['12 Main St', '12-14 Main St'],
    ['12-14 Main St', '1214 Main St'],
    ['43-12 23rd Rd', '43-21 23rd Rd'],
    ['43-12 23rd Rd', '43 12th Rd'],
    ['12 1/2 Main St', '12 Main St'],
    ['1.5 Main St', '15 Main St'],
    ['1 23rd St', '12 3rd St'],
    ['12 1st St', '12 2nd St'],
    ['12 5th Ave', '12 15th Ave'],
    ['12 A St', '12 B St'],
    ['12 N St NW', '12 S St NW'],
    ['12 Avenue N', '12 Avenue M'],
    ['12 Avenue N', '12 Avenue S'],
    ['12 County Road 5', '12 County Road 6'],
    ['12 Highway 71', '12 Highway 290'],
    ['12 Park Pl', '12 Park Place Blvd'],
    ['12 Rue St Michel', '12 Rue St Germain'],
    ['12 Ill St', '12 111 St'],
    ['RR 2 Box 14', 'RR 2 Box 15'],
    ['RR 2 Box 14', 'HC 2 Box 14'],
    ['PO Box 12', 'PO Box 13'],
    ['Lot 4 Block 2', 'Lot 4 Block 3'],
    ['Lot 4 Block 2', 'Lot 5 Block 2'],
    ['N6W23001 Bluemound Rd', 'N6W23003 Bluemound Rd'],
    ['12 李 St', '12 雷 St'],
  ])('%s ≠ %s', (one, other) => {
    expect(isSame(inAustin(one), inAustin(other))).toBe(false);
  });

  it('are two in two ZIP codes', () => {
    expect(isSame('12 Main St, Austin, TX 78701', '12 Main St, Austin, TX 78703')).toBe(false);
  });
});

describe('every street', () => {
  const word = fc.constantFrom(
    'Main', 'Oak', 'St.', 'street', 'Avenue', 'N', 'north', 'Apt', '#', '#4', 'unit', 'No.', 'Floor', 'Lot', '4', '4B',
    'First', '5th', "O'Brien", 'Carolina', 'Saint', 'Hill', ',', '-', '1/2', 'Box', 'RR', 'County', 'Road', '0', 'é',
  ); // oxfmt-ignore
  const street = fc
    .tuple(fc.integer({ min: 1, max: 99_999 }), fc.array(word, { maxLength: 8 }))
    .map(([number, words]) => `${number} Elm ${words.join(' ')}`);
  const key = (text: string) => propertyKeyOf({ street: text, zip: '78701', zipCity: 'Austin' });

  it('is the same as itself, in any letter case and spacing', () => {
    fc.assert(
      fc.property(street, (text) => {
        for (const other of [text.toUpperCase(), text.toLowerCase(), ` ${text.replaceAll(' ', '   ')}`]) {
          expect(key(other)).toEqual(key(text));
        }
      }),
    );
  });

  it('is the same as another one only within its group, and both ways round', () => {
    fc.assert(
      fc.property(street, street, (one, other) => {
        const [a, b] = [key(one), key(other)];
        expect(isSameProperty(a.key, b.key)).toBe(isSameProperty(b.key, a.key));
        if (isSameProperty(a.key, b.key)) expect(a.group).toBe(b.group);
        expect(a.key.startsWith(`${a.group}|`)).toBe(true);
      }),
    );
  });

  it('has a key whatever was typed, and keeps what separates its parts out of them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect([3, 9]).toContain(key(text).key.split('|').length);
        expect(key(text).key).not.toContain(APART);
      }),
    );
  });

  it('is the same without what stands before its number', () => {
    fc.assert(
      fc.property(street, fc.constantFrom('#', 'No. ', 'House ', '0', 'Unit '), (text, before) => {
        expect(key(`${before}${text}`)).toEqual(key(text));
      }),
    );
  });
});
