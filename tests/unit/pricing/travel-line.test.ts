import fc from 'fast-check';
import { wayMiles } from '@/lib/notary/rules/travel';
import { priceLines } from '@/lib/pricing/rules/price-lines';
import { quoteFor } from '@/lib/pricing/rules/quote';

describe('the line of travel', () => {
  it('shows the miles that give its cents, to the hundredth', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3_000, noNaN: true }), (byAir) => {
        const miles = wayMiles(byAir);
        const quote = quoteFor({ service: 'mobile', state: 'TX', pages: 1, miles, isRush: false });
        const lines = priceLines({
          ...quote,
          service: 'mobile',
          pages: 1,
          addOnCents: 0,
          distanceMiles: miles,
        });
        const { note, cents } = lines.find(({ name }) => name === 'Travel fee')!;
        const shown = Number(
          /^([\d.]+) miles by road, estimated from ZIP code to ZIP code$/.exec(note)?.[1] ?? 0,
        );
        expect(Math.round((Math.round(shown * 100) * 65) / 100)).toBe(cents);
      }),
    );
  });
});
