import { findSocialSecurity } from '@/lib/vault/rules/redaction/social-security';
import { leftAtMinimal, wordsFound } from '../../../support/spans';

describe('Social Security numbers', () => {
  it.each([
    ['with hyphens', 'the grantor 512-34-6789 of Travis County', '512-34-6789'],
    ['with blanks', 'the grantor 512 34 6789 of Travis County', '512 34 6789'],
    ['at the start and the end', '512-34-6789', '512-34-6789'],
    ['with blanks around its hyphens', 'number 512 - 34 - 6789.', '512 - 34 - 6789'],
    ['glued to its label', 'SSN512-34-6789', '512-34-6789'],
    ['over two lines', 'number 512-34-\n6789 and', '512-34-\n6789'],
    ['the smallest area', '001-01-0001', '001-01-0001'],
    ['the largest area', '899-99-9999', '899-99-9999'],
    ['of a taxpayer (ITIN)', '912-70-1234', '912-70-1234'],
    ['without separators beside SSN', 'SSN: 512346789', '512346789'],
    ['without separators beside its full name', 'Social Security Number 512346789', '512346789'],
    ['without separators beside Soc. Sec. No.', 'Soc. Sec. No. 512346789', '512346789'],
    ['beside a taxpayer label', 'Taxpayer ID: 512346789', '512346789'],
    ['with dots beside a label', 'SS# 512.34.6789', '512.34.6789'],
    ['one digit a box beside a label', 'SSN 5 1 2 3 4 6 7 8 9', '5 1 2 3 4 6 7 8 9'],
    ['with words between', 'Social Security number of the grantor: 512346789', '512346789'],
    ['on the line under its label', 'Social Security Number\n512346789', '512346789'],
    ['of an area that is not issued, beside a label', 'SSN 666-12-3456', '666-12-3456'],
    ['masked', 'SSN: XXX-XX-6789', 'XXX-XX-6789'],
    ['of which the last four digits are given', 'Last four of SSN: 6784', '6784'],
    ['that is named by its end', 'a Social Security number ending in 6784', '6784'],
    ['with the last four behind its name', 'SSN (last 4): 6784', '6784'],
  ])('finds one %s', (_, text, number) => expect(wordsFound(findSocialSecurity, text)).toEqual([number]));

  it('finds a column of them under one heading', () => {
    expect(wordsFound(findSocialSecurity, 'SSN\n512346789\n512346790\n512346791')).toHaveLength(3);
  });

  it.each([
    ['area 000', '000-12-3456'],
    ['area 666', '666-12-3456'],
    ['an area in the 900s that is no taxpayer number', '912-34-5678'],
    ['group 00', '512-00-6789'],
    ['serial 0000', '512-34-0000'],
    ['group 00 beside a label', 'SSN: 512-00-6789'],
    ['four digits beside a label', 'SSN: on file since 2019'],
    ['the last four of something else', 'last four of the serial: 6784'],
    ['a phone number', '512-555-0147'],
    ['a ZIP+4 code', '78701-4321'],
    ['nine digits without a label', 'Instrument 512346789'],
    ['nine digits of something else near a label', 'SSN: on file. Parcel 512346789'],
    ['part of a longer number', '1512-34-67890'],
    ['a parcel number with more groups', '512-34-6789-001'],
    ['a date', '12-31-2024'],
    ['digits of three rows of a table', '512\n34\n6789'],
  ])('leaves %s', (_, text) => expect(wordsFound(findSocialSecurity, text)).toEqual([]));

  it.each([
    ['SSN: 512-34-6789.', 'SSN: ███████6789.'],
    ['SSN: 512346789.', 'SSN: █████6789.'],
  ])('leaves the last four digits of %s to the courts', (text, left) =>
    expect(leftAtMinimal(findSocialSecurity, text)).toBe(left),
  );
});
