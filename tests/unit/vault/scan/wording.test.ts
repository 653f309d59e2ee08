import { countDates } from '@/lib/vault/rules/scan/dates';
import { findActs, findCommission, findSealWords } from '@/lib/vault/rules/scan/notarial';
import { findVenue } from '@/lib/vault/rules/scan/venue';

/** As the states print them: Texas, California, Florida, New York. */
const texas = `THE STATE OF TEXAS   §
                     §
COUNTY OF TRAVIS   §
This instrument was acknowledged before me on the 5th day of January, 2026, by Jane Doe.
(Personalized Seal)   Notary Public, State of Texas   My commission expires: January 5, 2027`;
const california = `State of California
County of Los Angeles )
On March 3, 2026 before me, John Smith, Notary Public, personally appeared Jane Doe, who proved to me on the
basis of satisfactory evidence to be the person whose name is subscribed to the within instrument and
acknowledged to me that she executed the same. WITNESS my hand and official seal. (Seal)`;
const florida = `STATE OF FLORIDA
COUNTY OF DUVAL
Sworn to (or affirmed) and subscribed before me by means of physical presence this ____ day of ________, 20__,
by Jane Doe. Notary Public - State of Florida [Notary Seal] My Commission Expires: ____________`;
const newYork = `STATE OF NEW YORK )
                  ) ss.:
COUNTY OF KINGS   )
Subscribed and sworn to before me this fifth day of January, 2026`;

describe('the venue of a notarial act', () => {
  it.each([
    ['Texas', texas, 'filled'],
    ['California', california, 'filled'],
    ['Florida', florida, 'filled'],
    ['New York', newYork, 'filled'],
    ['a parish', 'State of Louisiana\nParish of Orleans', 'filled'],
    ['a commonwealth on one line', 'Commonwealth of Virginia, County of Fairfax, to wit:', 'filled'],
    ['the county first, on two lines', 'COUNTY OF COOK\nSTATE OF ILLINOIS', 'filled'],
    ['the capital', 'District of Columbia, ss:', 'filled'],
    ['blanks', 'State of ____________\nCounty of ____________', 'blank'],
    ['a blank county', 'State of Ohio\nCounty of ________ ss.', 'blank'],
    ['where a property is', 'the land in Austin, County of Travis, State of Texas, known as', null],
    ['a law', 'under the laws of the State of Texas.', null],
    ['a corporation', 'a corporation of the State of Delaware and the County of Kent', null],
    ['nothing', '', null],
  ])('%s', (_, text, expected) => expect(findVenue(text)).toBe(expected));
});

describe('the wording of a notarial act', () => {
  it.each([
    ['an acknowledgment of Texas', texas, ['acknowledgment']],
    ['an acknowledgment of California', california, ['acknowledgment']],
    ['a jurat of Florida', florida, ['jurat']],
    ['a jurat of New York', newYork, ['jurat']],
    ['an affirmation', 'Signed and sworn to (or affirmed) before me on May 1, 2026', ['jurat']],
    [
      'a certified copy',
      'I certify this is a true, exact, complete copy of a passport. Jane Doe, Notary Public',
      ['copy certification'],
    ],
    ['a letter', 'She acknowledged the receipt of the letter before noon.', []],
  ])('%s', (_, text, acts) => expect(findActs(text)).toEqual(acts));
});

describe('dates', () => {
  it.each([
    ['January 5, 2026', 1, 0],
    ['Jan. 5th, 2026', 1, 0],
    ['5 January 2026', 1, 0],
    ['this 5th day of January, 2026', 1, 0],
    ['this twenty-first day of May 2026', 1, 0],
    ['01/05/2026 and 1/5/26', 2, 0],
    ['2026-01-05', 1, 0],
    ['signed on\nJanuary\n5, 2026', 1, 0],
    ['this ____ day of ________, 20__', 0, 1],
    ['Date: ________', 0, 1],
    ['Dated ____/____/____', 0, 1],
    ['Lot 13/14, Block 45/99', 0, 0],
    ['Section 12-34-5678', 0, 0],
    ['(512) 555-0147, in May of that year', 0, 0],
  ])('%j: %i written, %i blank', (text, filled, blank) => {
    expect(countDates(text)).toEqual({ filled, blank });
  });
});

describe('the commission of a notary', () => {
  it.each([
    [texas, 'filled'],
    ['Notary ID 12-345678', 'filled'],
    ['Commission # HH 123456', 'filled'],
    ['My commission is for life.', 'filled'],
    ['My commission expires at death', 'filled'],
    [florida, 'blank'],
    ['My commission expires: ________', 'blank'],
    ['a commission of 6 percent', null],
  ])('%j: %s', (text, expected) => expect(findCommission(text)).toBe(expected));
});

describe('a seal in words', () => {
  it.each([
    ['JANE DOE Notary Public, State of Texas Comm. Expires 01/05/2027 Notary ID 1234567', 'filled'],
    [california, 'blank'],
    [florida, 'blank'],
    ['(Official Seal)', 'blank'],
    ['Jane Doe   L.S.', 'blank'],
    ['Place notary seal above', 'blank'],
    ['the seal of a letter', null],
  ])('%j: %s', (text, expected) => expect(findSealWords(text)).toBe(expected));
});
