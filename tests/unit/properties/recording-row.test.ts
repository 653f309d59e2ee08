import type { RecordingField } from '@/lib/properties/rules/columns';
import { readDay, readRow } from '@/lib/properties/rules/recording-row';

const whole = {
  recorded_at: '2026-11-20',
  instrument: '2026-104412',
  type: 'WARRANTY DEED',
  grantors: 'SMITH JANE; SMITH JOHN A',
  grantees: 'ACME HOMES LLC',
  address: '12 Main St, Austin, TX 78701',
  parcel: '01-0203-004',
  legal: 'LOT 4 BLK 2',
  consideration: '$412,500.00',
};

const read = (change: Partial<Record<RecordingField, string>> = {}) =>
  readRow((field) => ({ ...whole, ...change })[field], '2026-11-23');

describe('a row of a recording index', () => {
  it('becomes a recording with its parties, its day and cents', () => {
    expect(read()).toEqual({
      recording: {
        recordedOn: '2026-11-20',
        instrument: '2026-104412',
        type: 'WARRANTY DEED',
        grantors: ['SMITH JANE', 'SMITH JOHN A'],
        grantees: ['ACME HOMES LLC'],
        address: '12 Main St, Austin, TX 78701',
        parcel: '01-0203-004',
        legal: 'LOT 4 BLK 2',
        considerationCents: 41_250_000n,
      },
    });
  });

  it('needs no parcel number where there is an address, and no consideration', () => {
    expect(read({ parcel: '', consideration: '' })).toMatchObject({
      recording: { parcel: null, considerationCents: null },
    });
  });

  it.each([
    [{ recorded_at: '' }, 'The recording date is missing.'],
    [{ recorded_at: 'yesterday' }, '“yesterday” is not a date.'],
    [{ recorded_at: '2026-02-30' }, '“2026-02-30” is not a date.'],
    [{ recorded_at: '2026-11-24' }, 'The recording date 2026-11-24 is in the future.'],
    [{ recorded_at: '0001-01-01' }, 'The recording date 0001-01-01 is too early.'],
    [{ instrument: ' ' }, 'The instrument number is missing.'],
    [{ type: '' }, 'The type is missing.'],
    [{ address: '', parcel: '' }, 'Address and parcel number are missing.'],
    [{ consideration: 'ten dollars' }, 'The consideration “ten dollars” is not an amount.'],
    [{ consideration: '9'.repeat(16) }, 'The consideration “9999999999999999” is not an amount.'],
    [{ address: 'x'.repeat(501) }, 'The address is longer than 500 characters.'],
    [{ legal: 'x'.repeat(4001) }, 'The legal description is longer than 4000 characters.'],
    [{ grantors: 'A;'.repeat(201) }, 'There are more than 200 parties.'],
    [{ grantees: 'x'.repeat(501) }, "A party's name is longer than 500 characters."],
  ])('with %o is refused in words', (change, why) => {
    expect(read(change)).toEqual({ why });
  });
});

describe('a recording date', () => {
  it.each([
    ['2026-11-03', '2026-11-03'],
    ['2026-11-03T14:02:11', '2026-11-03'],
    ['11/3/2026', '2026-11-03'],
    ['11-03-2026 09:00 AM', '2026-11-03'],
    ['20261103', '2026-11-03'],
    ['13/03/2026', null],
    ['3 Nov 2026', null],
  ])('%s is read as %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });
});
