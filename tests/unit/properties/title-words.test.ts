import { readTitleChain } from '@/lib/properties/rules/title-chain';
import {
  sayEncumbrance,
  sayHolders,
  sayInstrument,
  sayLink,
  sayNames,
} from '@/lib/properties/rules/title-words';
import { aRecording, deed } from '@/tests/support/title';

type Recordings = Parameters<typeof readTitleChain>[0];

const first = deed('1', '2001-05-01', 'DOE JOHN', 'SMITH JANE;SMITH ROBERT');
const lastLink = (...recordings: Recordings) => {
  const link = readTitleChain(recordings).links.at(-1);
  return link ? sayLink(link).join(' ') : '';
};
const burden = (...recordings: Recordings) =>
  readTitleChain(recordings).encumbrances.map((each) => sayEncumbrance(each).join(' '));

describe('a chain in words', () => {
  it('names an instrument by type, number and day', () => {
    expect(sayInstrument(first)).toBe('WARRANTY DEED 1 of May 1, 2001');
  });

  it.each([
    [[], 'no name given'],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and 1 other'],
    [['A', 'B', 'C', 'D'], 'A, B and 2 others'],
  ])('names %j', (names, said) => {
    expect(sayNames(names)).toBe(said);
  });

  it.each<[string, Recordings, string]>([
    ['a beginning', [first], 'The chain begins here: we were given no earlier deed.'],
    [
      'a link',
      [first, deed('2', '2010-06-02', 'SMITH JANE;SMITH ROBERT', 'ROE RICHARD')],
      'SMITH JANE and SMITH ROBERT took title by WARRANTY DEED 1 of May 1, 2001.',
    ],
    [
      'a share that is not accounted for',
      [first, deed('2', '2010-06-02', 'SMITH J A', 'ROE RICHARD')],
      'SMITH J A took title by WARRANTY DEED 1 of May 1, 2001 (with an initial). Title was also held by SMITH ROBERT, not named as grantor here. What became of that share is not in these recordings.',
    ],
    [
      'a stranger',
      [first, deed('2', '2010-06-02', 'CROOK CARL', 'ROE RICHARD')],
      'Break: no recording before it conveys to CROOK CARL.',
    ],
    [
      'a stranger whom a recording may explain',
      [
        first,
        aRecording('power-of-attorney', '2', '2009-01-01', 'SMITH JANE', 'CROOK CARL', 'POA'),
        deed('3', '2010-06-02', 'CROOK CARL', 'ROE RICHARD'),
      ],
      'Break: no recording before it conveys to CROOK CARL. Recorded before and may explain it: POA 2 of Jan 1, 2009.',
    ],
    [
      'a second sale',
      [
        first,
        deed('2', '2010-06-02', 'SMITH JANE;SMITH ROBERT', 'ROE RICHARD'),
        deed('3', '2011-06-02', 'SMITH JANE', 'POE EDGAR'),
      ],
      'Break: SMITH JANE took title by WARRANTY DEED 1 of May 1, 2001 and conveyed it by WARRANTY DEED 2 of Jun 2, 2010.',
    ],
    [
      'a repetition',
      [
        deed('1', '2001-05-01', 'DOE JOHN', 'SMITH JANE'),
        deed('2', '2001-06-01', 'DOE JOHN', 'SMITH JANE', 'CORRECTION DEED'),
      ],
      'It repeats WARRANTY DEED 1 of May 1, 2001 and does not move title.',
    ],
    [
      'a name that is close',
      [
        deed('1', '2001-05-01', 'DOE JOHN', 'SMITH JANE JR'),
        deed('2', '2010-06-02', 'SMITH JANE SR', 'ROE RICHARD'),
      ],
      'It is not known whether Smith Jane Sr. is Smith Jane Jr., who took title by WARRANTY DEED 1 of May 1, 2001 (with another of Jr. and Sr.).',
    ],
    [
      'an office',
      [first, deed('2', '2010-06-02', 'COUNTY SHERIFF', 'BANK NA', "SHERIFF'S DEED")],
      'It was signed by an office or under a court’s order. The recordings do not say whether it was for the owner before.',
    ],
  ])('says %s', (_, recordings, said) => {
    expect(lastLink(...recordings)).toContain(said);
  });

  it('says with whom it ends, and by what', () => {
    expect(sayHolders(readTitleChain([]))).toBe('We were given no deed of this property.');
    expect(sayHolders(readTitleChain([first]))).toBe(
      'The chain ends with SMITH JANE and SMITH ROBERT, by WARRANTY DEED 1 of May 1, 2001.',
    );
    expect(sayHolders(readTitleChain([first, deed('2', '2010-06-02', 'CROOK CARL', 'ROE RICHARD')]))).toBe(
      'The chain ends with ROE RICHARD, by WARRANTY DEED 2 of Jun 2, 2010, after a break.',
    );
  });
});

describe('a mortgage in words', () => {
  const loan = aRecording('mortgage', '2', '2001-05-01', 'SMITH JANE', 'BIG BANK NA', 'DOT');
  const second = aRecording('mortgage', '3', '2003-05-01', 'SMITH JANE', 'BIG BANK NA', 'DOT');
  const free = aRecording('release', '9', '2009-01-01', 'BIG BANK NA', 'SMITH JANE', 'REL');
  const moved = aRecording('assignment', '4', '2004-01-01', 'BIG BANK NA', 'SERVICER LLC', 'ASG');

  it('is open, released, or it is not known which', () => {
    expect(burden(loan)).toEqual(['No release of it is among these recordings.']);
    expect(burden(loan, free)).toEqual(['Released by REL 9 of Jan 1, 2009.']);
    expect(burden(loan, second, free)[0]).toBe(
      'May be released: REL 9 of Jan 1, 2009 names its parties or some of them, and does not say that it is this one.',
    );
  });

  it('says who holds it now, or that it is not known', () => {
    expect(burden(loan, moved)[0]).toContain('Held by SERVICER LLC, by ASG 4 of Jan 1, 2004.');
    expect(burden(loan, second, moved)[0]).toContain(
      'It is not known whether ASG 4 of Jan 1, 2004 is of this one.',
    );
  });
});
