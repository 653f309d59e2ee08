import { bySection, countResults, toResults, type Hit } from '@/lib/search/rules/results';

const hit = (overrides: Partial<Hit> = {}): Hit => ({
  id: 'page:/pricing',
  kind: 'page',
  title: 'Pricing',
  details: { subtitle: 'What it costs.', href: '/pricing' },
  rank: 1,
  ...overrides,
});

describe('results', () => {
  it('come by section, the one with the best result first, each with its best first', () => {
    const results = toResults([
      hit({ title: 'weak', rank: 0.1 }),
      hit({ kind: 'county', title: 'best', rank: 3 }),
      hit({ title: 'strong', rank: 2 }),
    ]);
    expect(results.map(({ title }) => title)).toEqual(['best', 'strong', 'weak']);
  });

  it('put one’s own things before what is about as good', () => {
    const results = toResults([
      hit(),
      hit({ kind: 'alert', id: 'a1', details: { level: 'HIGH', status: 'active' } }),
    ]);
    expect(results.map(({ type }) => type)).toEqual(['alert', 'page']);
  });

  it('are at most 50', () => {
    expect(toResults(Array.from({ length: 90 }, () => hit()))).toHaveLength(50);
  });

  it('leave out a line that there is not', () => {
    expect(toResults([hit({ kind: 'document', id: 'd1', title: 'a.pdf', details: {} })])).toEqual([
      { section: 'Your documents', type: 'document', title: 'a.pdf', href: '/documents/d1' },
    ]);
  });

  it('of an online session say so', () => {
    const details = { documentType: 'deed', location: null, status: 'pending' };
    expect(toResults([hit({ kind: 'request', id: 'r1', title: 'legal', details })])).toMatchObject([
      { title: 'Legal: Deed', subtitle: 'Online, Pending' },
    ]);
  });

  it('are listed below their sections', () => {
    const results = toResults([hit(), hit({ kind: 'county', rank: 0.5 }), hit({ title: 'Plans' })]);
    expect(bySection(results).map(({ section, results: listed }) => [section, listed.length])).toEqual([
      ['Pages', 2],
      ['Counties', 1],
    ]);
  });

  it.each([
    [0, 'Found 0 results'],
    [1, 'Found 1 result'],
    [2, 'Found 2 results'],
  ])('are counted: %i', (count, says) => expect(countResults(count)).toBe(says));
});
