import { findPageNumber, missingPages } from '@/lib/vault/rules/scan/page-numbers';

describe('the number that a page says it has', () => {
  it.each([
    ['Grant deed\nPage 2 of 5', { page: 2, of: 5 }],
    ['- Page 1 / 3 -', { page: 1, of: 3 }],
    ['Page 4 of 3', null],
    ['See page 2 of 5 for the legal description', null],
    ['Page 2', null],
  ])('in %j is %j', (text, number) => {
    expect(findPageNumber(text)).toEqual(number);
  });
});

describe('pages that are missing', () => {
  it('are those that others count and nobody has, document by document', () => {
    const numbers = [
      { page: 1, of: 3 },
      { page: 3, of: 3 },
      { page: 1, of: 1 },
    ];
    expect(missingPages(numbers)).toEqual([{ of: 3, missing: [2] }]);
    expect(missingPages([])).toEqual([]);
  });
});
