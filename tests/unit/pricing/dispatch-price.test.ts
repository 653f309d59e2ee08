import fc from 'fast-check';
import { notaryServices } from '@/lib/notary/rules/services';
import {
  DEED_GUARD_ADD_ON_CENTS,
  dispatchPrice,
  requestTotal,
  travelFeeOf,
  type DispatchJob,
} from '@/lib/pricing/rules/dispatch-price';

const visit: DispatchJob = { serviceType: 'legal', isRemote: false, distanceMiles: 0 };
const price = (changes: Partial<DispatchJob> = {}) => dispatchPrice({ ...visit, ...changes });

describe('the base price', () => {
  it.each([
    ['real-estate', 125_00],
    ['legal', 75_00],
    ['financial', 95_00],
    ['healthcare', 85_00],
    ['business', 75_00],
    ['immigration', 75_00],
    ['estate', 95_00],
    ['other', 75_00],
    ['remote-online-notarization', 75_00],
    ['a service of tomorrow', 75_00],
  ])('of %s is %i cents', (serviceType, cents) => {
    expect(price({ serviceType }).basePriceCents).toBe(cents);
  });
});

describe('the travel fee', () => {
  it.each([
    ['nobody is near', null, 0],
    ['the notary lives there', 0, 0],
    ['a mile', 1, 65],
    ['ten and a half miles', 10.5, 683],
    ['less than half a hundredth of a mile', 0.004, 0],
    ['a hundred miles', 100, 65_00],
    ['a distance that cannot be', -3, 0],
  ])('for %s', (_, distanceMiles, cents) => {
    expect(price({ distanceMiles }).travelFeeCents).toBe(cents);
  });

  it('is none for a remote session, wherever the notary is', () => {
    expect(price({ isRemote: true, distanceMiles: 80 })).toEqual({
      basePriceCents: 75_00,
      travelFeeCents: 0,
      totalPriceCents: 75_00,
    });
  });
});

describe('the travel fee with the notary who comes', () => {
  it.each([
    ['falls with a shorter way', 10, 11_30, 650],
    ['is never more than what was agreed', 40, 11_30, 11_30],
    ['is none next door', 0, 11_30, 0],
    ['stays where there is no way', null, 11_30, 11_30],
  ])('%s', (_, distanceMiles, agreedCents, cents) => {
    expect(travelFeeOf(distanceMiles, agreedCents)).toBe(cents);
  });

  it('is the estimate’s for the notary whose way was estimated', () => {
    const miles = 17.384_999_9;
    const rounded = Math.round(miles * 100) / 100;
    expect(travelFeeOf(miles, 99_99)).toBe(price({ distanceMiles: rounded }).travelFeeCents);
  });
});

describe('the total that a client agrees to', () => {
  it('is the estimate', () => {
    expect(requestTotal(price({ distanceMiles: 10 }), false)).toBe(81_50);
  });

  it('has the add-on on top where it is chosen', () => {
    expect(requestTotal(price({ distanceMiles: 10 }), true)).toBe(106_50);
  });
});

describe('every price', () => {
  const services = fc.oneof(fc.constantFrom(...notaryServices.map(({ value }) => value)), fc.string());
  const miles = fc.double({ min: -500, max: 5_000, noNaN: true });
  const jobs = fc.record({
    serviceType: services,
    isRemote: fc.boolean(),
    distanceMiles: fc.option(miles),
  });
  const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, { numRuns: 500 });

  it('is whole cents, and never negative', () => {
    check(
      fc.property(jobs, (job) => {
        for (const cents of Object.values(dispatchPrice(job))) {
          expect(Number.isSafeInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('has base and travel as its total, and the add-on is the only thing beyond', () => {
    check(
      fc.property(jobs, fc.boolean(), (job, addDeedGuard) => {
        const { basePriceCents, travelFeeCents, totalPriceCents } = dispatchPrice(job);
        expect(totalPriceCents).toBe(basePriceCents + travelFeeCents);
        const addOn = requestTotal(dispatchPrice(job), addDeedGuard) - totalPriceCents;
        expect(addOn).toBe(addDeedGuard ? DEED_GUARD_ADD_ON_CENTS : 0);
      }),
    );
  });

  it('never falls with the distance', () => {
    check(
      fc.property(jobs, miles, miles, (job, one, other) => {
        const near = dispatchPrice({ ...job, distanceMiles: Math.min(one, other) });
        const far = dispatchPrice({ ...job, distanceMiles: Math.max(one, other) });
        expect(far.travelFeeCents).toBeGreaterThanOrEqual(near.travelFeeCents);
        expect(far.basePriceCents).toBe(near.basePriceCents);
      }),
    );
  });

  it('has no travel in it for a remote session', () => {
    check(
      fc.property(jobs, (job) => {
        const { travelFeeCents, totalPriceCents, basePriceCents } = dispatchPrice({ ...job, isRemote: true });
        expect(travelFeeCents).toBe(0);
        expect(totalPriceCents).toBe(basePriceCents);
      }),
    );
  });
});
