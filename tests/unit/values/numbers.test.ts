import { inList } from '@/lib/values/list';
import { formatMoney, formatPrice } from '@/lib/values/money';
import { formatNumber } from '@/lib/values/numbers';
import { formatBytes } from '@/lib/vault/rules/format-bytes';

const fractions = [0.25, 6.54, 12.5, 12.55, 999.9, 1234.55, -7.5];
const counts = [
  0,
  7,
  12,
  999,
  1000,
  12_345,
  999_999,
  1_000_000,
  32_240_000,
  -7,
  -1234,
  Number.MAX_SAFE_INTEGER,
];

describe('words that are made by hand are those of Intl', () => {
  it.each([...counts, ...fractions])('the number %d', (count) => {
    expect(formatNumber(count)).toBe(new Intl.NumberFormat('en-US').format(count));
  });

  it.each(counts)('the money of %d cents', (count) => {
    const cents = count % 10_000_000_000;
    const style = { style: 'currency', currency: 'USD' } as const;
    expect(formatMoney(cents)).toBe(new Intl.NumberFormat('en-US', style).format(cents / 100));
    expect(formatPrice(cents)).toBe(
      new Intl.NumberFormat('en-US', { ...style, trailingZeroDisplay: 'stripIfInteger' }).format(cents / 100),
    );
  });

  it('a price of which half is taken, with its half cent', () => {
    expect(formatMoney(497.5)).toBe('$4.98');
    expect(formatMoney(99.5)).toBe('$1.00');
  });

  it('every amount of the first thousand dollars', () => {
    const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    for (let cents = -1050; cents < 100_000; cents += 7)
      expect(formatMoney(cents)).toBe(exact.format(cents / 100));
  });

  it.each([[[]], [['A']], [['A', 'B']], [['A', 'B', 'C']], [['A', 'B', 'C', 'D']]])(
    'the list of %j',
    (items) => {
      expect(inList(items)).toBe(new Intl.ListFormat('en-US').format(items));
    },
  );

  it.each([1024, 1100, 1536, 1_000_000, 1_048_000, 1_048_576, 5_400_000, 1_073_741_824, 5_000_000_000_000])(
    'the size of %d bytes',
    (bytes) => {
      const [figure = '', unit = ''] = formatBytes(bytes).split(' ');
      const size = bytes / 1024 ** (['kB', 'MB', 'GB'].indexOf(unit) + 1);
      expect(figure).toBe(new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(size));
    },
  );
});
