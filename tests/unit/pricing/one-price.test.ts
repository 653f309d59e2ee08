import fc from 'fast-check';
import { states } from '@/lib/catalog/content/states';
import { visitLines } from '@/lib/invoices/rules/visit-lines';
import { toPriced } from '@/lib/notary/rules/request-price';
import { ratedState } from '@/lib/notary/rules/visit-mode';
import { addOnOf } from '@/lib/pricing/rules/add-on';
import { quoteLines } from '@/lib/pricing/content/quote-lines';
import { priceLines, totalWithAddOn, type PricedVisit } from '@/lib/pricing/rules/price-lines';
import { isRushAt, quoteFor, totalOf, travelFeeOf, withTravel } from '@/lib/pricing/rules/quote';
import { fieldsOfRequest, readQuote } from '@/lib/pricing/rules/quote-request';
import { serviceOf, visitModes } from '@/lib/pricing/rules/service-types';

const codes = states.map(({ code }) => code);
const asked = fc.record({
  isRemote: fc.boolean(),
  mode: fc.constantFrom(...visitModes),
  state: fc.constantFrom(...codes),
  pages: fc.integer({ min: 1, max: 10_000 }),
  miles: fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
  isRush: fc.boolean(),
});
const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, { numRuns: 500 });
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

/** A request's row as it is written at its price. */
function rowOf(
  { isRemote, mode, pages, ...job }: typeof asked extends fc.Arbitrary<infer A> ? A : never,
  addOnCents: number,
) {
  const quote = quoteFor({ ...job, service: serviceOf({ isRemote, mode }), pages });
  const { basePriceCents, travelFeeCents, rushFeeCents, taxCents } = quote;
  const price = { basePriceCents, rushFeeCents, taxCents, addOnCents };
  return {
    isRemote,
    mode,
    pages,
    ...price,
    travelFeeCents: travelFeeCents ?? 0,
    isTravelOpen: travelFeeCents === null,
  };
}

describe('one price', () => {
  it('is the same to the cent in the calculator, the estimate’s lines, the request and its bill', () => {
    check(
      fc.property(asked, fc.boolean(), (job, addDeedGuard) => {
        const addOnCents = addOnOf(addDeedGuard);
        const request = { ...job, service: serviceOf(job) };
        const read = readQuote(fieldsOfRequest(request), codes).request!;
        const calculator = quoteFor(read);
        const shown = quoteLines(read, calculator, 'Somewhere').filter(({ isSum }) => !isSum);
        const row = toPriced(rowOf(job, addOnCents));
        const bill = visitLines(row, null);

        expect(sum(shown.map(({ cents }) => cents)) + addOnCents).toBe(calculator.totalCents + addOnCents);
        expect(totalWithAddOn(row)).toBe(calculator.totalCents + addOnCents);
        expect(sum(priceLines(row).map(({ cents }) => cents ?? 0))).toBe(calculator.totalCents + addOnCents);
        expect(sum(bill.map(({ netCents, taxCents }) => netCents + taxCents))).toBe(totalWithAddOn(row));
        expect(sum(bill.map(({ taxCents }) => taxCents))).toBe(calculator.taxCents);
      }),
    );
  });

  it('counts the state where a visit is, and that which the client of a remote session names', () => {
    const state = fc.constantFrom(...codes);
    check(
      fc.property(fc.boolean(), state, state, (isRemote, named, ofAddress) => {
        const place = { state: ofAddress };
        expect(ratedState({ isRemote, state: named }, place)).toBe(isRemote ? named : ofAddress);
        expect(ratedState({ isRemote }, place)).toBe(ofAddress);
        expect(ratedState({ isRemote }, null)).toBeNull();
      }),
    );
  });

  it('is the same whether the way was known at first, or agreed to later', () => {
    check(
      fc.property(asked, (job) => {
        const service = 'mobile';
        const known = quoteFor({ ...job, service });
        const open = quoteFor({ ...job, service, miles: null });
        expect(open.travelFeeCents).toBeNull();
        expect(totalOf(withTravel(open, travelFeeOf(job.miles, null)))).toBe(known.totalCents);
      }),
    );
  });

  it('never rises with a notary who is nearer, and is theirs', () => {
    check(
      fc.property(asked, fc.double({ min: 0, max: 1_000, noNaN: true }), (job, miles) => {
        const agreed = quoteFor({ ...job, service: 'mobile' });
        const fee = travelFeeOf(miles, agreed.travelFeeCents);
        const lowered = totalOf(withTravel(agreed, fee));
        expect(lowered).toBeLessThanOrEqual(agreed.totalCents);
        if (miles <= job.miles)
          expect(lowered).toBe(quoteFor({ ...job, service: 'mobile', miles }).totalCents);
      }),
    );
  });

  it('costs an address without its state no more than one with it, and open travel no less than its base', () => {
    check(
      fc.property(asked, (job) => {
        const whole = quoteFor({ ...job, service: 'mobile' });
        const half = quoteFor({ ...job, service: 'mobile', state: null, miles: null });
        expect(half.serviceCents).toBe(whole.serviceCents);
        expect(half.basePriceCents).toBe(
          quoteFor({ ...job, service: 'mobile', state: 'TX', miles: 0 }).basePriceCents,
        );
      }),
    );
  });
});

describe('travel that is open', () => {
  const visit: PricedVisit = {
    service: 'mobile',
    pages: 1,
    basePriceCents: 175_00,
    travelFeeCents: null,
    rushFeeCents: 0,
    taxCents: 14_00,
    addOnCents: 0,
  };

  it('has no amount, and says what a mile costs', () => {
    expect(priceLines(visit)[1]).toEqual({
      name: 'Travel fee',
      note: 'travel from $0.65 a mile, shown when a notary is found',
      cents: null,
      payee: 'notary',
    });
  });

  it('is none at an office and online', () => {
    expect(
      quoteFor({ service: 'in-person', state: 'TX', pages: 1, miles: null, isRush: false }).travelFeeCents,
    ).toBe(0);
    expect(priceLines({ ...visit, service: 'ron', travelFeeCents: 0 }).map(({ name }) => name)).toEqual([
      'Base price',
      'Tax',
    ]);
  });

  it('adds no tax to a price that was agreed without', () => {
    expect(withTravel({ ...visit, taxCents: 0, travelFeeCents: 11_30 }, 6_50)).toMatchObject({ taxCents: 0 });
  });
});

describe('a rush', () => {
  const at = new Date('2026-11-20T15:00:00.000Z');

  it.each([
    ['is less than an hour ahead', '2026-11-20T15:59:59.999Z', true],
    ['is not exactly an hour ahead', '2026-11-20T16:00:00.000Z', false],
    ['is what should have begun already', '2026-11-20T14:59:30.000Z', true],
  ])('%s', (_, appointment, isRush) => {
    expect(isRushAt(new Date(appointment), at)).toBe(isRush);
  });
});
