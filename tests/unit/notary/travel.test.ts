import fc from 'fast-check';
import { DEMO_STEP_MS, demoPosition, demoStart } from '@/lib/notary/rules/demo-drive';
import {
  ARRIVED_WITHIN_MILES,
  etaMinutes,
  hasStayed,
  isThere,
  milesBetween,
  roadMiles,
} from '@/lib/notary/rules/travel';
import { isInArea } from '@/lib/values/miles';

const austin = { lat: 30.2672, lng: -97.7431 };
const dallas = { lat: 32.7767, lng: -96.797 };
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('miles in a straight line', () => {
  it('are 182 from Austin to Dallas', () => expect(milesBetween(austin, dallas)).toBeCloseTo(182, 0));

  it('go over the date line', () => {
    expect(milesBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(69.1, 1);
  });

  it('are the same there and back, never negative, and at most half around', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const miles = milesBetween(from, to);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThanOrEqual(12_440);
        expect(milesBetween(to, from)).toBeCloseTo(miles, 6);
      }),
    );
  });

  it('are none to where one is', () => {
    fc.assert(fc.property(point, (at) => expect(milesBetween(at, at)).toBe(0)));
  });
});

describe('a way by road without a routing service', () => {
  it.each([
    [0, 0, 0],
    [10, 13, 28],
    [0.1, 0.13, 1],
  ])('of %d miles by air has %d miles and takes %d minutes', (air, road, minutes) => {
    expect(roadMiles(air)).toBeCloseTo(road, 6);
    expect(etaMinutes(roadMiles(air))).toBe(minutes);
  });
});

describe('an arrival', () => {
  it.each([
    [ARRIVED_WITHIN_MILES, undefined, true],
    [0.11, undefined, false],
    [0, 1_000, true],
    [0, 1_001, false],
  ])('%d miles away, known to %p meters: %p', (miles, accuracy, expected) => {
    expect(isThere(miles, accuracy)).toBe(expected);
  });
});

describe('a demo notary', () => {
  it('sets off at home', () => expect(demoStart(dallas, austin)).toEqual(dallas));

  it.each([austin, null])(
    'sets off some streets away, for no travel fee, when home is there (%p)',
    (home) => {
      const miles = milesBetween(demoStart(home, austin), austin);
      expect(miles).toBeGreaterThan(ARRIVED_WITHIN_MILES * 5);
      expect(isInArea(roadMiles(miles))).toBe(true);
    },
  );

  it('comes closer with each step, and is there after twenty-four, however late the last one is', () => {
    const left = Array.from({ length: 25 }, (_, step) =>
      milesBetween(demoPosition(dallas, austin, step * DEMO_STEP_MS), austin),
    );
    expect(left[0]).toBe(milesBetween(dallas, austin));
    for (const [step, miles] of left.entries()) if (step > 0) expect(miles).toBeLessThan(left[step - 1]!);
    expect(demoPosition(dallas, austin, 24 * DEMO_STEP_MS)).toEqual(austin);
    expect(demoPosition(dallas, austin, Infinity)).toEqual(austin);
    expect(demoPosition(dallas, austin, -1)).toEqual(dallas);
  });
});

describe('somebody who stays', () => {
  const door = { lat: 30.2713, lng: -97.7426 };
  const start = new Date('2026-11-21T15:00:00Z').getTime();
  const seen = (seconds: number, north = 0, accuracyMeters: number | null = 10) => ({
    lat: door.lat + north,
    lng: door.lng,
    accuracyMeters,
    at: new Date(start + seconds * 1000),
  });

  it.each([
    ['has been there for 45 seconds', [seen(45), seen(20), seen(0)], true],
    ['has been there for less', [seen(44), seen(20), seen(0)], false],
    ['was away in between', [seen(60), seen(30), seen(20, 0.01), seen(0)], false],
    ['was known only roughly before', [seen(60), seen(0, 0, 5_000)], false],
    ['was seen once', [seen(0)], false],
    ['was never seen', [], false],
  ])('%s', (_, reports, expected) => {
    expect(hasStayed(reports, door)).toBe(expected);
  });
});
