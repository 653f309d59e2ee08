import { compareWithOwner, readTitleChain } from '@/lib/properties/rules/title-chain';
import { deed, holdersOf, standingsOf } from '@/tests/support/title';

const first = deed('1', '2001-05-01', 'DOE JOHN', 'SMITH JANE');

describe('several holders', () => {
  const couple = deed('1', '2001-05-01', 'DOE JOHN', 'SMITH JANE;SMITH ROBERT');

  it('convey together', () => {
    const sold = deed('2', '2010-06-02', 'SMITH JANE;SMITH ROBERT', 'ROE RICHARD');

    expect(readTitleChain([couple, sold]).links[1]).toMatchObject({ standing: 'connected', leftOut: [] });
    expect(holdersOf(couple, sold)).toEqual(['ROE RICHARD']);
  });

  it('are left out where one of them conveys alone, and keep what they held', () => {
    const sold = deed('2', '2010-06-02', 'SMITH JANE', 'ROE RICHARD');

    expect(readTitleChain([couple, sold]).links[1]).toMatchObject({
      standing: 'connected',
      leftOut: [{ name: 'SMITH ROBERT', by: { instrument: '1' } }],
    });
    expect(holdersOf(couple, sold)).toEqual(['ROE RICHARD', 'SMITH ROBERT, left out']);
  });

  it('are left out too where one field names them both', () => {
    const both = deed('1', '2001-05-01', 'DOE JOHN', 'SMITH JANE & ROBERT');

    expect(
      readTitleChain([both, deed('2', '2010-06-02', 'SMITH JANE', 'ROE RICHARD')]).links[1]?.leftOut,
    ).toMatchObject([{ name: 'SMITH JANE & ROBERT' }]);
    expect(
      readTitleChain([both, deed('2', '2010-06-02', 'SMITH JANE;SMITH ROBERT', 'ROE RICHARD')]).links[1]
        ?.leftOut,
    ).toEqual([]);
  });

  it('become one by a divorce: whoever takes the share of the other is not left out', () => {
    const divorced = deed('2', '2010-06-02', 'SMITH ROBERT', 'SMITH JANE', 'QUITCLAIM DEED');
    const sold = deed('3', '2015-06-02', 'SMITH JANE', 'ROE RICHARD');

    expect(readTitleChain([couple, divorced, sold]).links.map(({ leftOut }) => leftOut)).toEqual([
      [],
      [],
      [],
    ]);
    expect(holdersOf(couple, divorced, sold)).toEqual(['ROE RICHARD']);
  });

  it('survive one another without being left out', () => {
    const died = deed('2', '2010-06-02', 'SMITH ROBERT', 'SMITH JANE', 'AFFIDAVIT OF DEATH OF JOINT TENANT');
    const sold = deed('3', '2015-06-02', 'SMITH JANE', 'ROE RICHARD');

    expect(readTitleChain([couple, died, sold]).links.map(({ standing }) => standing)).toEqual([
      'first',
      'uncertain',
      'connected',
    ]);
  });

  it('come by a deed to oneself and another', () => {
    const added = deed('2', '2010-06-02', 'SMITH JANE', 'SMITH JANE;ROE RICHARD');

    expect(holdersOf(first, added)).toEqual(['SMITH JANE', 'ROE RICHARD']);
  });

  it('come by a deed into a trust and out of it', () => {
    const into = deed('2', '2010-06-02', 'SMITH JANE', 'JANE SMITH TRUSTEE OF THE SMITH FAMILY TRUST');
    const out = deed('3', '2012-06-02', 'JANE SMITH TRUSTEE', 'SMITH JANE');

    expect(standingsOf(first, into, out)).toEqual(['first', 'connected', 'connected']);
    expect(holdersOf(first, into, out)).toEqual(['SMITH JANE']);
  });
});

describe('the owner of a lock and the chain', () => {
  const sold = deed('2', '2010-06-02', 'SMITH JANE', 'ROE RICHARD');

  it.each([
    ['holds', 'Richard Roe'],
    ['held-before', 'Jane Smith'],
    ['not-named', 'Edgar Poe'],
  ])('%s: %s', (standing, owner) => {
    expect(compareWithOwner(readTitleChain([first, sold]), owner)).toBe(standing);
  });

  it('is unknown without a deed', () => {
    expect(compareWithOwner(readTitleChain([]), 'Jane Smith')).toBe('unknown');
  });
});
