import {
  listBreaks,
  listUnreleased,
  MOST_RECORDINGS,
  readTitleChain,
} from '@/lib/properties/rules/title-chain';
import { aRecording, deed, holdersOf, standingsOf } from '@/tests/support/title';

const first = deed('1', '2001-05-01', 'DOE JOHN', 'SMITH JANE');

describe('the chain of title', () => {
  it('is empty without recordings', () => {
    expect(readTitleChain([])).toEqual({
      links: [],
      holders: [],
      encumbrances: [],
      unplaced: [],
      isCut: false,
    });
  });

  it('begins with the first deed that was given', () => {
    const [link] = readTitleChain([first]).links;

    expect(link).toMatchObject({
      reference: { instrument: '1', recordedOn: '2001-05-01', type: 'WARRANTY DEED' },
      standing: 'first',
      reason: { code: 'first' },
    });
  });

  it('goes on where a grantor is the grantee of a deed before it, and says by which', () => {
    const [, link] = readTitleChain([first, deed('2', '2010-06-02', 'SMITH JANE', 'ACME HOMES LLC')]).links;

    expect(link).toMatchObject({
      standing: 'connected',
      from: [{ instrument: '1', recordedOn: '2001-05-01' }],
    });
  });

  it.each([
    ['an initial', 'SMITH J A'],
    ['a spelling', 'SMIHT JANE'],
    ['a former name', 'JONES JANE FKA JANE SMITH'],
    ['a trustee', 'JANE SMITH, TRUSTEE OF THE SMITH FAMILY TRUST'],
    ['an estate', 'ESTATE OF JANE SMITH'],
    ['one of several fields', 'SMITH ROBERT;SMITH JANE'],
  ])('goes on by the name rules: %s', (_, grantors) => {
    expect(standingsOf(first, deed('2', '2010-06-02', grantors, 'ROE RICHARD'))).toEqual([
      'first',
      'connected',
    ]);
  });

  it('is read in the order of recording, in whatever order the recordings come', () => {
    const later = deed('2', '2010-06-02', 'SMITH JANE', 'ROE RICHARD');

    expect(standingsOf(later, first)).toEqual(['first', 'connected']);
  });

  it('puts numbers of one day in the order of numbers', () => {
    const chain = readTitleChain([
      deed('2010-10', '2010-06-02', 'ROE RICHARD', 'POE EDGAR'),
      deed('2010-9', '2010-06-02', 'SMITH JANE', 'ROE RICHARD'),
      first,
    ]);

    expect(chain.links.map(({ reference }) => reference.instrument)).toEqual(['1', '2010-9', '2010-10']);
    expect(listBreaks(chain)).toEqual([]);
  });

  it('sees no break in two deeds of one day whose numbers are turned', () => {
    const sold = deed('11', '2010-06-02', 'SMITH JANE', 'ROE RICHARD');
    const resold = deed('10', '2010-06-02', 'ROE RICHARD', 'POE EDGAR');

    expect(standingsOf(first, resold, sold)).toEqual(['first', 'connected', 'connected']);
  });

  it('reads the rows of one instrument, a party each, as one deed', () => {
    const rows = [
      deed('2', '2010-06-02', 'SMITH JANE', 'ROE RICHARD'),
      { ...deed('2', '2010-06-02', 'SMITH JANE', 'ROE MARY'), id: 'second row' },
    ];

    expect(readTitleChain([first, ...rows]).links[1]).toMatchObject({
      grantees: ['ROE RICHARD', 'ROE MARY'],
    });
  });

  it('moves nothing by a power of attorney, a lease or an easement', () => {
    const others = [
      aRecording('power-of-attorney', '2', '2002-01-01', 'SMITH JANE', 'ROE RICHARD', 'POA'),
      aRecording('other', '3', '2002-01-01', 'SMITH JANE', 'POWER CO', 'EASEMENT'),
    ];

    expect(holdersOf(first, ...others)).toEqual(['SMITH JANE']);
  });

  it('is cut at the oldest where there are more recordings than a home has', () => {
    const many = Array.from({ length: MOST_RECORDINGS }, (_, index) =>
      aRecording('other', `${index + 2}`, '2015-01-01', 'SMITH JANE', 'CITY', 'NOTICE'),
    );
    const chain = readTitleChain([first, ...many]);

    expect(chain).toMatchObject({ isCut: true, links: [] });
  });

  it('changes nothing in what it was given', () => {
    const given = [deed('2', '2010-06-02', 'SMITH JANE', 'ROE RICHARD'), first];
    const before = structuredClone(given);
    readTitleChain(given);

    expect(given).toEqual(before);
  });
});

describe('a break', () => {
  it('is where a grantor is nobody to whom anything was conveyed', () => {
    const chain = readTitleChain([first, deed('2', '2020-02-02', 'CROOK CARL', 'FRAUD HOLDINGS LLC')]);

    expect(listBreaks(chain)).toMatchObject([
      { reference: { instrument: '2' }, reason: { code: 'stranger' }, leftOut: [{ name: 'SMITH JANE' }] },
    ]);
  });

  it('is where a grantor had conveyed before, and says by what', () => {
    const chain = readTitleChain([
      first,
      deed('2', '2010-06-02', 'SMITH JANE', 'ROE RICHARD'),
      deed('3', '2020-02-02', 'SMITH JANE', 'POE EDGAR'),
    ]);

    expect(listBreaks(chain)).toMatchObject([
      {
        reference: { instrument: '3' },
        reason: { code: 'conveyed-before', took: { instrument: '1' }, gave: { instrument: '2' } },
      },
    ]);
  });

  it('leaves the holders before it standing, next to whom it names', () => {
    expect(holdersOf(first, deed('2', '2020-02-02', 'CROOK CARL', 'FRAUD HOLDINGS LLC'))).toEqual([
      'FRAUD HOLDINGS LLC, after-break',
      'SMITH JANE, left out',
    ]);
  });

  it('does not keep a deed of the owner before it from going on', () => {
    const wild = deed('2', '2020-02-02', 'CROOK CARL', 'FRAUD HOLDINGS LLC');
    const sold = deed('3', '2021-03-03', 'SMITH JANE', 'ROE RICHARD');

    expect(standingsOf(first, wild, sold)).toEqual(['first', 'break', 'connected']);
    expect(holdersOf(first, wild, sold)).toEqual(['ROE RICHARD', 'FRAUD HOLDINGS LLC, after-break']);
  });

  it('stays in the chain of whoever comes after it', () => {
    const wild = deed('2', '2020-02-02', 'CROOK CARL', 'FRAUD HOLDINGS LLC');
    const sold = deed('3', '2021-03-03', 'FRAUD HOLDINGS LLC', 'BUYER BETTY');

    expect(standingsOf(first, wild, sold)).toEqual(['first', 'break', 'connected']);
    expect(holdersOf(first, wild, sold)).toEqual(['BUYER BETTY, after-break', 'SMITH JANE, left out']);
  });

  it('may be explained by what was recorded before it about a holder', () => {
    const will = aRecording('other', '2', '2015-01-01', 'SMITH JANE', 'SMITH CARLA', 'LETTERS TESTAMENTARY');
    const unrelated = aRecording('other', '3', '2015-02-01', 'POWER CO', 'CITY OF AUSTIN', 'EASEMENT');
    const sold = deed('4', '2016-01-01', 'NEWMAN CARLA', 'ROE RICHARD');

    expect(readTitleChain([first, will, unrelated, sold]).links[1]?.mayExplain).toMatchObject([
      { instrument: '2' },
    ]);
  });

  it('is not what is repeated: a deed that was recorded again moves nothing', () => {
    const sold = deed('2', '2010-06-02', 'SMITH JANE', 'ROE RICHARD');
    const again = deed('3', '2010-07-02', 'SMITH JANE', 'ROE RICHARD', 'CORRECTION DEED');
    const [, , link] = readTitleChain([first, sold, again]).links;

    expect(link).toMatchObject({ standing: 'repeated', reason: { of: { instrument: '2' } } });
    expect(holdersOf(first, sold, again)).toEqual(['ROE RICHARD']);
  });
});

describe('what is not known', () => {
  it.each([
    ['Jr. and Sr.', 'SMITH JANE JR', 'SMITH JANE SR'],
    ['a trust of the last name alone', 'SMITH FAMILY TRUST', 'SMITH JANE'],
    ['another middle name', 'SMITH JANE ANN', 'SMITH JANE ROSE'],
  ])('is uncertain, and no break: %s', (_, took, signs) => {
    const chain = [deed('1', '2001-05-01', 'DOE JOHN', took), deed('2', '2010-06-02', signs, 'ROE RICHARD')];

    expect(standingsOf(...chain)).toEqual(['first', 'uncertain']);
    expect(holdersOf(...chain)).toEqual(['ROE RICHARD, uncertain']);
  });

  it.each(["TRUSTEE'S DEED", "SHERIFF'S DEED", 'TAX DEED', 'DEED UNDER POWER', 'EXD', "EXECUTOR'S DEED"])(
    'is whether a %s was for the owner',
    (type) => {
      const chain = readTitleChain([
        first,
        deed('2', '2012-01-01', 'COUNTY TRUSTEE SERVICES INC', 'BANK NA', type),
      ]);

      expect(chain.links[1]).toMatchObject({ standing: 'uncertain', reason: { code: 'office' } });
    },
  );

  it('is not whether a deed in lieu of foreclosure is the owner’s', () => {
    const stranger = deed('2', '2012-01-01', 'CROOK CARL', 'BANK NA', 'DEED IN LIEU OF FORECLOSURE');

    expect(standingsOf(first, stranger)).toEqual(['first', 'break']);
  });

  it.each([
    ['TRANSFER ON DEATH DEED', 'SMITH JANE'],
    ['LAND CONTRACT', 'SMITH JANE'],
    ['MINERAL DEED', 'SMITH JANE'],
  ])('is moved by no %s now', (type, holder) => {
    expect(holdersOf(first, deed('2', '2012-01-01', 'SMITH JANE', 'ROE RICHARD', type))).toEqual([holder]);
  });

  it('is who holds after a death', () => {
    const died = deed('2', '2012-01-01', 'SMITH JANE', 'SMITH CARLA', 'AFFIDAVIT OF HEIRSHIP');
    const chain = readTitleChain([first, died]);

    expect(chain.links[1]).toMatchObject({ standing: 'uncertain', reason: { code: 'death' } });
    expect(holdersOf(first, died)).toEqual(['SMITH CARLA, uncertain']);
  });

  it('is where a deed names no grantor', () => {
    const chain = readTitleChain([first, deed('2', '2012-01-01', '', 'ROE RICHARD')]);

    expect(chain.links[1]).toMatchObject({ standing: 'uncertain', reason: { code: 'no-grantor' } });
  });
});

it('what burdens the property is read beside the chain', () => {
  const chain = readTitleChain([
    first,
    aRecording('mortgage', '2', '2001-05-01', 'SMITH JANE', 'BIG BANK NA', 'DEED OF TRUST'),
  ]);

  expect(listUnreleased(chain)).toMatchObject([{ reference: { instrument: '2' }, standing: 'open' }]);
});
