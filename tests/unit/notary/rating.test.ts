import { percentOf, ratingOf } from '@/lib/notary/rules/rating';

describe('ratingOf', () => {
  it.each([
    [0, 0, null],
    [5, 1, 5],
    [14, 3, 4.7],
    [13, 3, 4.3],
    [19, 4, 4.8],
  ])('%i stars in %i reviews: %p', (sum, count, rating) => {
    expect(ratingOf(sum, count)).toBe(rating);
  });
});

describe('percentOf', () => {
  it.each([
    [0, 0, null],
    [0, 3, 0],
    [2, 3, 67],
    [1, 3, 33],
    [4, 4, 100],
  ])('%i of %i: %p', (part, whole, percent) => {
    expect(percentOf(part, whole)).toBe(percent);
  });
});
