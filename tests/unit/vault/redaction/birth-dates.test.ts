import { findBirthDates } from '@/lib/vault/rules/redaction/birth-dates';
import { leftAtMinimal, wordsFound } from '../../../support/spans';

describe('Dates of birth', () => {
  it.each([
    ['DOB: 01/05/1980', '01/05/1980'],
    ['D.O.B. 1-5-80', '1-5-80'],
    ['Date of birth: January 5, 1980', 'January 5, 1980'],
    ['DATE OF BIRTH JAN. 5TH, 1980', 'JAN. 5TH, 1980'],
    ['born on 5 January 1980 in Austin', '5 January 1980'],
    ['born the 5th day of January, 1980', '5th day of January, 1980'],
    ['Birthdate: 1980-01-05', '1980-01-05'],
    ['birth date 05.01.1980', '05.01.1980'],
    ['DOB 05JAN1980', '05JAN1980'],
    ['DOB 01051980', '01051980'],
    ['DOB: 0 1 / 0 5 / 1 9 8 0', '0 1 / 0 5 / 1 9 8 0'],
    ['Date of birth\n01/05/1980', '01/05/1980'],
    ['born on January 5,\n1980', 'January 5,\n1980'],
    ['01/05/1980 (date of birth)', '01/05/1980'],
    ['01/05/1980\nDate of Birth', '01/05/1980'],
    ['01/05/2024   Date of birth: 02/06/1981', '02/06/1981'],
  ])('finds the date in %j', (text, date) => expect(wordsFound(findBirthDates, text)).toEqual([date]));

  it('finds a column of them under one heading', () => {
    expect(wordsFound(findBirthDates, 'DOB\n01/05/1980\n02/06/1981\n03/07/1982')).toHaveLength(3);
  });

  it.each([
    ['Recorded on 01/05/1980'],
    ['dated this 5th day of January, 1980'],
    ['Date of birth: on file. Date signed: 01/05/2024'],
    ['Birth certificate number 445566'],
    ['DOB: 13/45/1980'],
    ['Date of death: 01/05/1980'],
  ])('leaves %j', (text) => expect(wordsFound(findBirthDates, text)).toEqual([]));

  it.each([
    ['DOB: 01/05/1980', 'DOB: ██████1980'],
    ['DOB: 1980-01-05', 'DOB: 1980██████'],
    ['born January 5, 1980', 'born ███████████1980'],
    ['DOB: 01/05/80', 'DOB: ██████80'],
  ])('leaves the year of %j to the courts', (text, left) =>
    expect(leftAtMinimal(findBirthDates, text)).toBe(left),
  );
});
