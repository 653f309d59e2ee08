import fc from 'fast-check';
import { compareParcels, parcelBlock, parcelKey, splitParcels } from '@/lib/properties/rules/parcel-key';

describe('the key of a parcel number', () => {
  it.each([
    ['APN: 123-456-78-00', '123-456-78'],
    ['01-0203', '1-203'],
    ['0612 27 0045', '612-27-45'],
    ['PARCEL NO. 12A-3', '12-a-3'],
    ['0912340000', '912340000'],
    ['Tax ID 16018442-3 (part of)', '16018442-3'],
  ])('of "%s" is %s', (text, key) => {
    expect(parcelKey(text)).toBe(key);
  });

  it.each(['', '0', '000-000-000', 'N/A', 'MULTIPLE', '12', '9999999', 'see attached'])(
    'is missing where "%s" is no number',
    (text) => {
      expect(parcelKey(text)).toBeNull();
    },
  );

  it('is several where a field has several', () => {
    expect(splitParcels('078A00410000; 078A00420000 & 0')).toEqual(['078A00410000', '078A00420000']);
  });

  it('stays as it is when it is read again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z. -]{1,24}$/), (text) => {
        const key = parcelKey(text);
        expect(key === null ? null : parcelKey(key)).toBe(key);
      }),
    );
  });

  it('is read from a text of any length in no time', () => {
    expect(parcelKey('0-'.repeat(50_000))).toBeNull();
  });
});

describe('two parcel numbers of a county', () => {
  it.each([
    ['01-0203', '1-203'],
    ['010203', '1-203'],
    ['26017008 0187', '2-6-017-008-0187'],
    ['34L0200111800', '34L-020.01-118.00'],
    ['12345', '123-45'],
    ['20-14-223-011', '20-14-223-011-0000'],
  ])('are the same: %s and %s', (one, other) => {
    expect(compareParcels(one, other)).toBe('same');
    expect(compareParcels(other, one)).toBe('same');
  });

  it.each([
    ['12-30', '1-230'],
    ['116-32', '32-116'],
    ['276770-3450', '276770-3512'],
    ['10203', '1-23'],
  ])('are two: %s and %s', (one, other) => {
    expect(compareParcels(one, other)).toBe('other');
  });

  it.each([
    ['123-456-87', '123-456-78'],
    ['217-15-442', '217-15-443'],
    ['0150410000022', '0150410000023'],
  ])('are one digit or swap apart: %s and %s', (one, other) => {
    expect(compareParcels(one, other)).toBe('near');
  });

  it('are not compared where one is missing, or of another system', () => {
    expect(compareParcels(null, '1-203')).toBe('unknown');
    expect(compareParcels('R162740', '162740')).toBe('unknown');
    expect(compareParcels('1-203', '20-14-223-011')).toBe('unknown');
  });

  it('have one block however they are broken, to be found by', () => {
    const blocks = ['01-0203', '1-203', '010203'].map((text) => parcelBlock(parcelKey(text) ?? ''));
    expect(new Set(blocks)).toEqual(new Set(['123']));
  });
});
