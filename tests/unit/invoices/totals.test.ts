import fc from 'fast-check';
import {
  fromMilli,
  lineAmounts,
  MAX_TOTAL_CENTS,
  quantityColumns,
  sumLines,
  toMilli,
  type Line,
} from '@/lib/invoices/rules/totals';

/** In thousandths: whole ones and parts. */
const quantities = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }),
  fc.integer({ min: 1_000, max: 100_000_000 }).map(fromMilli),
);
const rates = fc.integer({ min: 0, max: 100_000 });
/** A line that an invoice may hold. */
const lines: fc.Arbitrary<Line> = fc
  .record({
    quantity: quantities,
    unitCents: fc.nat(MAX_TOTAL_CENTS),
    taxRateMilli: rates,
  })
  .map((line) => ({
    ...line,
    unitCents: Math.min(line.unitCents, Math.floor(MAX_TOTAL_CENTS / line.quantity)),
  }));
const invoices = fc.array(lines, { minLength: 1, maxLength: 100 });

const totalOf = (all: Line[]) => sumLines(all.map(lineAmounts));
const grossOf = (line: Line) => lineAmounts(line).netCents + lineAmounts(line).taxCents;

describe('the tax of a line', () => {
  it.each([
    ['half a cent', { quantity: 1, unitCents: 10, taxRateMilli: 5_000 }, 1],
    ['a little less than half', { quantity: 1, unitCents: 10, taxRateMilli: 4_999 }, 0],
    ['one and a half', { quantity: 3, unitCents: 10, taxRateMilli: 5_000 }, 2],
    ['8.875 % of $95', { quantity: 1, unitCents: 9_500, taxRateMilli: 8_875 }, 843],
    ['8.875 % of two at $25.20', { quantity: 2, unitCents: 2_520, taxRateMilli: 8_875 }, 447],
    ['100 %', { quantity: 1, unitCents: 9_500, taxRateMilli: 100_000 }, 9_500],
    ['none', { quantity: 1, unitCents: 9_500, taxRateMilli: 0 }, 0],
    ['the largest', { quantity: 1, unitCents: MAX_TOTAL_CENTS, taxRateMilli: 99_999 }, 99_998_999],
  ])('of %s is rounded half up', (_, line, taxCents) => {
    expect(lineAmounts(line)).toEqual({ netCents: line.quantity * line.unitCents, taxCents });
  });

  it('is what exact arithmetic gives', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { netCents, taxCents } = lineAmounts(line);
        const net = (BigInt(toMilli(line.quantity)) * BigInt(line.unitCents) * 2n + 1_000n) / 2_000n;
        const tax = (net * BigInt(line.taxRateMilli) * 2n + 100_000n) / 200_000n;
        expect({ netCents, taxCents }).toEqual({ netCents: Number(net), taxCents: Number(tax) });
      }),
    );
  });

  it('never falls when the price or the rate rises', () => {
    fc.assert(
      fc.property(lines, fc.nat(10_000), fc.nat(1_000), (line, cents, milli) => {
        const dearer = { ...line, unitCents: line.unitCents + cents };
        const taxedMore = { ...line, taxRateMilli: Math.min(100_000, line.taxRateMilli + milli) };
        expect(grossOf(dearer)).toBeGreaterThanOrEqual(grossOf(line));
        expect(grossOf(taxedMore)).toBeGreaterThanOrEqual(grossOf(line));
      }),
    );
  });
});

describe('a line that counts parts', () => {
  it.each([
    ['an hour and a half at $95', { quantity: 1.5, unitCents: 9_500 }, 14_250],
    ['12.5 miles at $0.67', { quantity: 12.5, unitCents: 67 }, 838],
    ['half a cent, up', { quantity: 1.5, unitCents: 1 }, 2],
    ['less than half a cent, down', { quantity: 1.499, unitCents: 1 }, 1],
    ['a number that is not exact in binary', { quantity: 1.005, unitCents: 1_000 }, 1_005],
    ['a price of nothing', { quantity: 2.75, unitCents: 0 }, 0],
  ])('comes to whole cents: %s', (_, line, netCents) => {
    expect(lineAmounts({ ...line, taxRateMilli: 0 })).toEqual({ netCents, taxCents: 0 });
  });

  it('is kept in two columns, and comes back from them', () => {
    fc.assert(
      fc.property(quantities, (quantity) => {
        const { quantity: whole, quantityMilli } = quantityColumns(quantity);
        expect(Number.isInteger(whole) && quantityMilli >= 0 && quantityMilli < 1_000).toBe(true);
        expect(fromMilli(whole * 1_000 + quantityMilli)).toBe(quantity);
      }),
    );
  });
});

describe('the totals of an invoice', () => {
  it('are always the sum of its lines as each is shown', () => {
    fc.assert(
      fc.property(invoices, (all) => {
        const { subtotalCents, taxCents, totalCents } = totalOf(all);
        expect(totalCents).toBe(subtotalCents + taxCents);
        expect(totalCents).toBe(all.reduce((sum, line) => sum + grossOf(line), 0));
      }),
    );
  });

  it('are whole cents and never negative', () => {
    fc.assert(
      fc.property(invoices, (all) => {
        for (const cents of Object.values(totalOf(all))) {
          expect(Number.isSafeInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('do not depend on the order of the lines, and never fall with one more', () => {
    fc.assert(
      fc.property(invoices, lines, (all, line) => {
        expect(totalOf([...all].reverse())).toEqual(totalOf(all));
        expect(totalOf([...all, line]).totalCents).toBeGreaterThanOrEqual(totalOf(all).totalCents);
      }),
    );
  });
});

describe('a tax rate', () => {
  it('comes back from percent as the same thousandths', () => {
    fc.assert(fc.property(rates, (milli) => expect(toMilli(fromMilli(milli))).toBe(milli)));
  });
});
