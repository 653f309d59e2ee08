import { readTitleChain } from '@/lib/properties/rules/title-chain';
import { aRecording, deed } from '@/tests/support/title';

type Recordings = Parameters<typeof readTitleChain>[0];

const standingsOf = (...recordings: Recordings) =>
  readTitleChain(recordings).encumbrances.map(
    ({ reference, standing }) => `${reference.instrument} ${standing}`,
  );

const mortgage = (instrument: string, day: string, lender = 'BIG BANK NA') =>
  aRecording('mortgage', instrument, day, 'SMITH JANE', lender, 'DEED OF TRUST');
const release = (
  instrument: string,
  day: string,
  lender = 'BIG BANK NA',
  type = 'RELEASE',
  legal: string | null = null,
) => aRecording('release', instrument, day, lender, 'SMITH JANE', type, legal);

const loan = mortgage('2001-00002', '2001-05-01');

describe('a mortgage', () => {
  it('is open without a release', () => {
    expect(standingsOf(loan)).toEqual(['2001-00002 open']);
  });

  it('is released by a release that names both parties, and says by which', () => {
    const { encumbrances } = readTitleChain([loan, release('2009-00009', '2009-01-01')]);

    expect(encumbrances).toMatchObject([
      { standing: 'released', releases: [{ instrument: '2009-00009', recordedOn: '2009-01-01' }] },
    ]);
  });

  it.each(['SATISFACTION OF MORTGAGE', 'FULL RECONVEYANCE', 'RELEASE OF LIEN', 'REL'])(
    'is released by a %s',
    (type) => {
      expect(standingsOf(loan, release('2009-00009', '2009-01-01', 'BIG BANK NA', type))).toEqual([
        '2001-00002 released',
      ]);
    },
  );

  it('is released on whichever side a county puts the borrower', () => {
    const turned = aRecording('release', '9', '2009-01-01', 'SMITH JANE', 'BIG BANK NA');

    expect(standingsOf(loan, turned)).toEqual(['2001-00002 released']);
  });

  it('is not released by a release of somebody else', () => {
    const other = aRecording('release', '9', '2009-01-01', 'BIG BANK NA', 'ROE RICHARD');
    const chain = readTitleChain([loan, other]);

    expect(chain.encumbrances).toMatchObject([{ standing: 'open' }]);
    expect(chain.unplaced).toMatchObject([{ instrument: '9' }]);
  });

  it('is not released by what was recorded before it', () => {
    expect(standingsOf(loan, release('1999-00009', '1999-01-01'))).toEqual(['2001-00002 open']);
  });

  it('may be released by one who is not its lender: that is not known', () => {
    expect(standingsOf(loan, release('9', '2009-01-01', 'TRUSTEE CORPS INC', 'FULL RECONVEYANCE'))).toEqual([
      '2001-00002 unclear',
    ]);
  });

  it('is released by its number, whoever signs', () => {
    const named = release('9', '2009-01-01', 'TRUSTEE CORPS INC', 'RECONVEYANCE', 'DOT 2001-00002 LOT 4');

    expect(standingsOf(loan, named)).toEqual(['2001-00002 released']);
  });

  it('is not released by a number that only holds its own', () => {
    const named = release('9', '2009-01-01', 'TRUSTEE CORPS INC', 'RECONVEYANCE', 'DOT 12001-000021');

    expect(standingsOf(loan, named)).toEqual(['2001-00002 unclear']);
  });

  it('of two with the same parties: one release leaves both unclear, two release both', () => {
    const second = mortgage('2003-00003', '2003-01-01');
    const one = release('8', '2009-01-01');
    const two = release('9', '2010-01-01');

    expect(standingsOf(loan, second, one)).toEqual(['2001-00002 unclear', '2003-00003 unclear']);
    expect(standingsOf(loan, second, one, two)).toEqual(['2001-00002 released', '2003-00003 released']);
  });

  it('of two with the same parties: a number says which', () => {
    const second = mortgage('2003-00003', '2003-01-01');

    expect(
      standingsOf(loan, second, release('9', '2009-01-01', 'BIG BANK NA', 'RELEASE', '2003-00003')),
    ).toEqual(['2001-00002 open', '2003-00003 released']);
  });

  it('stays open after a release of a part of the land, which is named', () => {
    const { encumbrances } = readTitleChain([
      loan,
      release('9', '2009-01-01', 'BIG BANK NA', 'PARTIAL RELEASE'),
    ]);

    expect(encumbrances).toMatchObject([{ standing: 'open', amendments: [{ instrument: '9' }] }]);
  });

  it('is one with its modification', () => {
    const changed = aRecording(
      'mortgage',
      '5',
      '2005-01-01',
      'SMITH JANE',
      'BIG BANK NA',
      'LOAN MODIFICATION',
    );

    expect(readTitleChain([loan, changed]).encumbrances).toMatchObject([
      { amendments: [{ instrument: '5' }] },
    ]);
  });

  it('stands for itself where a modification is of a mortgage that we were not given', () => {
    const changed = aRecording(
      'mortgage',
      '5',
      '2005-01-01',
      'SMITH JANE',
      'OTHER BANK',
      'LOAN MODIFICATION',
    );

    expect(standingsOf(changed)).toEqual(['5 open']);
  });

  it('outlives the sale of the property', () => {
    expect(standingsOf(loan, deed('7', '2008-01-01', 'SMITH JANE', 'ROE RICHARD'))).toEqual([
      '2001-00002 open',
    ]);
  });
});

describe('an assignment', () => {
  const assigned = aRecording(
    'assignment',
    '4',
    '2004-01-01',
    'BIG BANK NA',
    'SERVICER LLC',
    'ASSIGNMENT OF DEED OF TRUST',
  );

  it('moves who holds the mortgage', () => {
    expect(readTitleChain([loan, assigned]).encumbrances).toMatchObject([
      { holders: ['SERVICER LLC'], isHolderKnown: true, assignments: [{ instrument: '4' }] },
    ]);
  });

  it('lets the new holder release it', () => {
    expect(standingsOf(loan, assigned, release('9', '2009-01-01', 'SERVICER LLC'))).toEqual([
      '2001-00002 released',
    ]);
  });

  it('lets the first lender release it too: records of lenders lag behind', () => {
    expect(standingsOf(loan, assigned, release('9', '2009-01-01'))).toEqual(['2001-00002 released']);
  });

  it('may be of either of two mortgages: then it is not known who holds which', () => {
    const second = mortgage('2003-00003', '2003-01-01');

    expect(readTitleChain([loan, second, assigned]).encumbrances).toMatchObject([
      { isHolderKnown: false, holders: ['BIG BANK NA', 'SERVICER LLC'] },
      { isHolderKnown: false },
    ]);
  });

  it('of two mortgages is of the one whose number it names', () => {
    const second = mortgage('2003-00003', '2003-01-01');
    const named = { ...assigned, legal: 'OF 2003-00003' };

    expect(readTitleChain([loan, second, named]).encumbrances).toMatchObject([
      { holders: ['BIG BANK NA'] },
      { holders: ['SERVICER LLC'], isHolderKnown: true },
    ]);
  });

  it('of a mortgage that we were not given is said to be of none of these', () => {
    expect(readTitleChain([assigned]).unplaced).toMatchObject([{ instrument: '4' }]);
  });
});

describe('liens and notices', () => {
  const suit = aRecording('lis-pendens', '6', '2006-01-01', 'ROE RICHARD', 'SMITH JANE', 'LIS PENDENS');
  const lien = aRecording('lien', '5', '2005-01-01', 'SMITH JANE', 'ROOFING CO', 'MECHANICS LIEN');
  const nod = aRecording(
    'notice-of-default',
    '8',
    '2008-01-01',
    'SMITH JANE',
    'BIG BANK NA',
    'NOTICE OF DEFAULT',
  );

  it('are open until they are released, each by its own', () => {
    const ofLien = aRecording('release', '11', '2009-01-01', 'ROOFING CO', 'SMITH JANE', 'RELEASE OF LIEN');
    const ofSuit = aRecording(
      'release',
      '12',
      '2009-01-01',
      'ROE RICHARD',
      'SMITH JANE',
      'RELEASE OF LIS PENDENS',
    );
    const rescinded = aRecording(
      'release',
      '13',
      '2009-01-01',
      'BIG BANK NA',
      'SMITH JANE',
      'RESCISSION OF NOTICE OF DEFAULT',
    );

    expect(standingsOf(suit, lien, nod)).toEqual(['5 open', '6 open', '8 open']);
    expect(standingsOf(suit, lien, nod, ofLien, ofSuit, rescinded)).toEqual([
      '5 released',
      '6 released',
      '8 released',
    ]);
  });

  it('are not released by the release of something else', () => {
    const ofSuit = release('12', '2009-01-01', 'BIG BANK NA', 'RELEASE OF LIS PENDENS');

    expect(standingsOf(loan, nod, ofSuit)).toEqual(['2001-00002 open', '8 open']);
  });
});
