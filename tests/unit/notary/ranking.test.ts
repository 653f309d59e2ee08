import fc from 'fast-check';
import { acceptanceRate, rank, scoreOf, type Candidate } from '@/lib/notary/rules/ranking';

const ordinary: Candidate = {
  notaryId: 'b',
  distanceMiles: 10,
  ratingSum: 0,
  ratingCount: 0,
  offersAnswered: 0,
  offersAccepted: 0,
};

const idsOf = (candidates: Candidate[]) => rank(candidates).map(({ notaryId }) => notaryId);

const miles = fc.double({ min: 0, max: 100, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const candidate = fc
  .record({
    notaryId: fc.uuid(),
    distanceMiles: miles,
    ratingCount: fc.nat(500),
    stars: share,
    offersAnswered: fc.nat(500),
    taken: share,
  })
  .map(({ stars, taken, ...rest }) => ({
    ...rest,
    ratingSum: Math.round(rest.ratingCount * (1 + 4 * stars)),
    offersAccepted: Math.round(rest.offersAnswered * taken),
  }));

describe('the ranking', () => {
  it('puts the nearer one first, of two who are alike', () => {
    const near = { ...ordinary, notaryId: 'z', distanceMiles: 9.9 };
    expect(idsOf([ordinary, near])).toEqual(['z', 'b']);
  });

  it('puts the better rated one first, of two who are alike', () => {
    const praised = { ...ordinary, notaryId: 'z', ratingSum: 50, ratingCount: 10 };
    const blamed = { ...ordinary, notaryId: 'a', ratingSum: 20, ratingCount: 10 };
    expect(idsOf([blamed, ordinary, praised])).toEqual(['z', 'b', 'a']);
  });

  it('puts the one first who takes more offers, of two who are alike', () => {
    const eager = { ...ordinary, notaryId: 'z', offersAnswered: 10, offersAccepted: 10 };
    const slow = { ...ordinary, notaryId: 'a', offersAnswered: 10, offersAccepted: 1 };
    expect(idsOf([slow, ordinary, eager])).toEqual(['z', 'b', 'a']);
  });

  it('weighs what it says: half for nearness, three tenths for stars, two tenths for offers', () => {
    const sure = { ratingCount: 1e9, offersAnswered: 1e9 };
    const best = { ...ordinary, ...sure, distanceMiles: 0, ratingSum: 5e9, offersAccepted: 1e9 };
    expect(scoreOf(best)).toBeCloseTo(1, 6);
    expect(scoreOf({ ...best, distanceMiles: 100 })).toBeCloseTo(0.5, 6);
    expect(scoreOf({ ...best, ratingSum: 1e9 })).toBeCloseTo(0.7, 6);
    expect(scoreOf({ ...best, offersAccepted: 0 })).toBeCloseTo(0.8, 6);
  });

  it('takes somebody new for somebody ordinary: above the blamed, below the praised', () => {
    const one = (stars: number) => scoreOf({ ...ordinary, ratingSum: stars, ratingCount: 1 });
    expect(one(4)).toBeLessThan(scoreOf(ordinary));
    expect(one(5)).toBeGreaterThan(scoreOf(ordinary));
  });

  it('trusts many reviews more than one', () => {
    const once = { ...ordinary, ratingSum: 5, ratingCount: 1 };
    const often = { ...ordinary, ratingSum: 490, ratingCount: 100 };
    expect(scoreOf(often)).toBeGreaterThan(scoreOf(once));
  });

  it('takes everybody for equally near, when the session is remote', () => {
    const remote = { ...ordinary, distanceMiles: null };
    expect(scoreOf(remote)).toBe(scoreOf({ ...ordinary, distanceMiles: 0 }));
  });

  it('gives a score from 0 to 1', () => {
    fc.assert(
      fc.property(candidate, (one) => {
        expect(scoreOf(one)).toBeGreaterThanOrEqual(0);
        expect(scoreOf(one)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never puts somebody behind one who is worse in every respect', () => {
    fc.assert(
      fc.property(candidate, share, share, share, (worse, nearer, kinder, keener) => {
        const missingStars = worse.ratingCount * 5 - worse.ratingSum;
        const refused = worse.offersAnswered - worse.offersAccepted;
        const better = {
          ...worse,
          // The last of all ids: a tie would put it behind.
          notaryId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
          distanceMiles: worse.distanceMiles * (1 - nearer),
          ratingSum: worse.ratingSum + Math.round(missingStars * kinder),
          offersAccepted: worse.offersAccepted + Math.round(refused * keener),
        };
        expect(scoreOf(better)).toBeGreaterThanOrEqual(scoreOf(worse));
        if (scoreOf(better) > scoreOf(worse)) expect(idsOf([worse, better])[0]).toBe(better.notaryId);
      }),
    );
  });

  it('is the same in whatever order the notaries come, with ties by id', () => {
    const some = fc.uniqueArray(candidate, { selector: ({ notaryId }) => notaryId, maxLength: 20 });
    fc.assert(
      fc.property(some, fc.boolean(), (candidates, areAlike) => {
        const list = areAlike ? candidates.map(({ notaryId }) => ({ ...ordinary, notaryId })) : candidates;
        expect(idsOf([...list].reverse())).toEqual(idsOf(list));
        if (areAlike) expect(idsOf(list)).toEqual(list.map(({ notaryId }) => notaryId).sort());
      }),
    );
  });
});

describe('the acceptance rate', () => {
  it('is the share of offers that were taken, and null before the first answer', () => {
    expect(acceptanceRate(4, 3)).toBe(0.75);
    expect(acceptanceRate(4, 0)).toBe(0);
    expect(acceptanceRate(0, 0)).toBeNull();
  });
});
