import { readTitleChain } from '@/lib/properties/rules/title-chain';
import { lanesOf, MOST_LANES, titleGraph, type GraphRow } from '@/lib/properties/rules/title-graph';
import { aRecording, deed } from '@/tests/support/title';

type Recordings = Parameters<typeof readTitleChain>[0];

const graphOf = (...recordings: Recordings) => titleGraph(readTitleChain(recordings));
const numberOf = (row: GraphRow) =>
  row.is === 'deed' ? row.link.reference.instrument : `${row.is} ${row.encumbrance.reference.instrument}`;

const first = deed('1', '2001-01-01', 'DOE JOHN', 'SMITH JANE');
const sold = deed('5', '2010-01-01', 'SMITH JANE', 'ROE RICHARD');
const wild = deed('7', '2020-01-01', 'CROOK CARL', 'FRAUD HOLDINGS LLC');
const loan = aRecording('mortgage', '2', '2002-01-01', 'SMITH JANE', 'BIG BANK NA');
const free = aRecording('release', '4', '2008-01-01', 'BIG BANK NA', 'SMITH JANE');
const lien = aRecording('lien', '6', '2012-01-01', 'ROE RICHARD', 'ROOFING CO');

describe('the picture of a chain', () => {
  it('is empty for an empty chain', () => {
    expect(graphOf()).toEqual([]);
    expect(lanesOf([])).toBe(0);
  });

  it('has deeds, and what burdens the property, newest first', () => {
    expect(graphOf(first, sold, loan, free, lien, wild).map(numberOf)).toEqual([
      '7',
      'opened 6',
      '5',
      'released 2',
      'opened 2',
      '1',
    ]);
  });

  it('draws the line of title from the first deed to the top, and a break as one', () => {
    const rows = graphOf(first, sold, lien, wild);

    expect(rows.map(({ title }) => [title.above, title.below])).toEqual([
      ['connected', 'break'],
      ['break', 'break'],
      ['break', 'connected'],
      ['connected', null],
    ]);
  });

  it('draws no line of title without a deed', () => {
    expect(graphOf(lien).map(({ title }) => title)).toEqual([{ above: null, below: null }]);
  });

  it('draws a mortgage from its recording to its release', () => {
    const rows = graphOf(first, loan, sold, free);

    expect(rows.map(({ lanes }) => lanes.map(({ above, below }) => [above, below]))).toEqual([
      [],
      [[false, true]],
      [[true, false]],
      [],
    ]);
  });

  it('draws what is not released to the top', () => {
    const [top] = graphOf(first, loan, sold);

    expect(top?.lanes).toEqual([{ lane: 1, above: true, below: true, standing: 'open' }]);
  });

  it('takes a lane again once it is free, and has no more of them than it can draw', () => {
    const [newest] = graphOf(first, loan, free, lien);
    const liens = Array.from({ length: MOST_LANES + 2 }, (_, index) =>
      aRecording('lien', `${index + 20}`, '2015-01-01', 'ROE RICHARD', `CREDITOR ${index} LLC`),
    );
    const many = graphOf(first, ...liens);

    expect(newest?.dot).toBe(1);
    expect(lanesOf(many)).toBe(MOST_LANES);
    expect(many.filter(({ dot }) => dot === null)).toHaveLength(2);
  });
});
