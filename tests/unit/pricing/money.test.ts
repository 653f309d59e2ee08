import fc from 'fast-check';
import { MILEAGE_CENTS, mileageFee } from '@/lib/pricing/rules/mileage';
import { hundredthsOf } from '@/lib/values/money';

describe('hundredths of an amount', () => {
  it.each([
    [10_000, 8, 800],
    [106, 50, 53],
    [105, 50, 53],
    [103, 50, 52],
    [6, 8, 0],
    [7, 8, 1],
    [65, 1225, 796],
    [0, 8, 0],
    [12_500, 0, 0],
  ])('of %i cents, %i of them, are %i cents, half a cent up', (cents, hundredths, expected) => {
    expect(hundredthsOf(cents, hundredths)).toBe(expected);
  });

  it('are whole cents and never half a cent or more away from the exact part', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(10_000), (cents, hundredths) => {
        const part = hundredthsOf(cents, hundredths);
        const error = BigInt(part) * 100n - BigInt(cents) * BigInt(hundredths);
        expect(Number.isSafeInteger(part)).toBe(true);
        expect(error).toBeGreaterThan(-50n);
        expect(error).toBeLessThanOrEqual(50n);
      }),
    );
  });
});

describe('the mileage fee', () => {
  it('is $0.65 a mile', () => {
    expect(MILEAGE_CENTS).toBe(65);
  });

  it.each([
    [0, 0],
    [1, 65],
    [12, 780],
    [12.5, 813],
    [0.1, 7],
    [1.1, 72],
    [1_000, 65_000],
  ])('of %p miles is %i cents', (miles, cents) => {
    expect(mileageFee(miles)).toBe(cents);
  });
});
