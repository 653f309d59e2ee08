import fc from 'fast-check';
import { states } from '@/lib/catalog/content/states';
import { quoteLines } from '@/lib/pricing/content/quote-lines';
import { CORPORATE_TERMS_DAYS, quoteFor, type QuoteRequest } from '@/lib/pricing/rules/quote';
import { serviceTypes } from '@/lib/pricing/rules/service-types';

const plain: QuoteRequest = { service: 'ron', state: 'TX', pages: 1, miles: 0, isRush: false };
const ask = (changes: Partial<QuoteRequest>) => quoteFor({ ...plain, ...changes });

describe('the base price', () => {
  it.each([
    ['ron', 125_00],
    ['in-person', 150_00],
    ['mobile', 175_00],
  ] as const)('of %s is %i cents with one page', (service, cents) => {
    expect(ask({ service })).toMatchObject({ serviceCents: cents, basePriceCents: cents });
  });

  it.each([
    [1, 0],
    [2, 15_00],
    [3, 30_00],
    [10_000, 9_999 * 15_00],
  ])('for %i pages has %i cents for those beyond the first', (pages, cents) => {
    expect(ask({ pages })).toMatchObject({ extraPagesCents: cents, basePriceCents: 125_00 + cents });
  });

  it.each([
    ['CA', 150_00],
    ['NY', 143_75],
    ['TX', 125_00],
    ['FL', 131_25],
    ['WY', 125_00],
    ['AL', 125_00],
  ])('is multiplied in %s to %i cents', (state, cents) => {
    expect(ask({ state }).basePriceCents).toBe(cents);
  });

  it('is multiplied with its pages', () => {
    expect(ask({ state: 'CA', pages: 3 })).toMatchObject({ stateCents: 31_00, basePriceCents: 186_00 });
  });

  it.each(states.map(({ code }) => code).filter((code) => !['CA', 'NY', 'FL'].includes(code)))(
    'is not raised in %s',
    (state) => {
      expect(ask({ state }).stateCents).toBe(0);
    },
  );
});

describe('what comes on top', () => {
  it('is travel at $0.65 a mile for a mobile notary', () => {
    expect(ask({ service: 'mobile', miles: 12 }).travelFeeCents).toBe(780);
  });

  it.each(['ron', 'in-person'] as const)('is no travel for %s', (service) => {
    expect(ask({ service, miles: 12 }).travelFeeCents).toBe(0);
  });

  it('is half of the adjusted base for a rush, not of the travel', () => {
    const quote = ask({ service: 'mobile', state: 'CA', pages: 3, miles: 12, isRush: true });
    expect(quote).toMatchObject({ basePriceCents: 246_00, rushFeeCents: 123_00 });
  });

  it('is half a cent rounded up', () => {
    expect(ask({ state: 'NY', isRush: true })).toMatchObject({ basePriceCents: 143_75, rushFeeCents: 71_88 });
  });

  it('is 8% tax of base, travel and rush', () => {
    expect(ask({ service: 'mobile', state: 'CA', pages: 3, miles: 12, isRush: true })).toMatchObject({
      subtotalCents: 376_80,
      taxCents: 30_14,
      totalCents: 406_94,
    });
  });
});

describe('around the quote', () => {
  it('companies pay within 15 days', () => {
    expect(CORPORATE_TERMS_DAYS).toBe(15);
  });
});

describe('every quote', () => {
  const request = fc.record({
    service: fc.constantFrom(...serviceTypes),
    state: fc.constantFrom(...states.map(({ code }) => code)),
    pages: fc.integer({ min: 1, max: 10_000 }),
    miles: fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
    isRush: fc.boolean(),
  });

  it('is made of whole cents, none of them negative', () => {
    fc.assert(
      fc.property(request, (asked) => {
        for (const cents of Object.values(quoteFor(asked))) {
          expect(Number.isSafeInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('is the sum of its lines', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const quote = quoteFor(asked);
        const lines = quoteLines(asked, quote, 'Somewhere').filter(({ isSum }) => !isSum);
        expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(quote.totalCents);
      }),
    );
  });

  it('costs no less with more pages', () => {
    fc.assert(
      fc.property(request, fc.integer({ min: 1, max: 500 }), (asked, more) => {
        const { totalCents } = quoteFor({ ...asked, pages: asked.pages + more });
        expect(totalCents).toBeGreaterThan(quoteFor(asked).totalCents);
      }),
    );
  });

  it('costs no less with more miles', () => {
    fc.assert(
      fc.property(request, fc.integer({ min: 1, max: 10_000 }), (asked, hundredths) => {
        const further = quoteFor({ ...asked, miles: asked.miles + hundredths / 100 });
        expect(further.totalCents).toBeGreaterThanOrEqual(quoteFor(asked).totalCents);
      }),
    );
  });

  it('costs more in a rush, and differs in nothing but rush, subtotal, tax and total', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const calm = quoteFor({ ...asked, isRush: false });
        const rush = quoteFor({ ...asked, isRush: true });
        const { rushFeeCents, subtotalCents, taxCents, totalCents } = rush;
        expect(totalCents).toBeGreaterThan(calm.totalCents);
        expect({ ...calm, rushFeeCents, subtotalCents, taxCents, totalCents }).toEqual(rush);
      }),
    );
  });
});
