import { cutPage, pageAfter } from '@/lib/platform/list';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: `row ${from + index}` }));

describe('a page of a list', () => {
  it('is the first fifty, and names the last of them where another one follows', () => {
    expect(pageAfter(undefined)).toEqual({ take: 51 });
    expect(cutPage(rows(1, 51), undefined)).toEqual({ rows: rows(1, 50), next: 'row 50' });
    expect(cutPage(rows(1, 50), undefined)).toEqual({ rows: rows(1, 50), next: null });
    expect(cutPage([], undefined)).toEqual({ rows: [], next: null });
  });

  it('goes on behind the row that it is asked for', () => {
    expect(pageAfter('row 50')).toEqual({ take: 52, cursor: { id: 'row 50' } });
    expect(cutPage(rows(50, 101), 'row 50')).toEqual({ rows: rows(51, 100), next: 'row 100' });
    expect(cutPage(rows(50, 100), 'row 50')).toEqual({ rows: rows(51, 100), next: null });
  });

  it('leaves none out where that row has left the list', () => {
    expect(cutPage(rows(51, 102), 'row 50')).toEqual({ rows: rows(51, 100), next: 'row 100' });
    expect(cutPage(rows(51, 60), 'row 50')).toEqual({ rows: rows(51, 60), next: null });
  });
});
