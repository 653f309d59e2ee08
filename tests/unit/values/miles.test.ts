import { isInArea, milesInWords, pricedMiles } from '@/lib/values/miles';

describe('a way in words', () => {
  it.each([
    [0, 'in your area'],
    [0.99, 'in your area'],
    [1, 'about 1 mile by road'],
    [6.54, 'about 6.5 miles by road'],
    [22, 'about 22 miles by road'],
  ])('of %d miles', (miles, words) => expect(milesInWords(miles)).toBe(words));

  it('is never of no miles', () => {
    expect([isInArea(0), isInArea(1)]).toEqual([true, false]);
  });
});

describe('a way that is priced', () => {
  it.each([
    [0, 'in your area'],
    [0.4, '0.40 miles by road, estimated from ZIP code to ZIP code'],
    [32.585, '32.59 miles by road, estimated from ZIP code to ZIP code'],
  ])('of %d miles', (miles, words) => expect(pricedMiles(miles)).toBe(words));
});
