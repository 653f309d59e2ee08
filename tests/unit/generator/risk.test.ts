import fc from 'fast-check';
import { riskBandOf, riskScoreOf } from '@/lib/generator/rules/compliance/risk';
import { severities, type Severity } from '@/lib/generator/schema';

const violations = fc.array(fc.record({ severity: fc.constantFrom(...severities) }), { maxLength: 12 });

describe('the risk score', () => {
  it.each<[Severity[], number]>([
    [[], 0],
    [['low'], 5],
    [['medium', 'low'], 15],
    [['high'], 25],
    [['critical', 'high', 'medium', 'low'], 80],
    [['critical', 'critical', 'critical'], 100],
  ])('of %j is %i', (found, score) => {
    expect(riskScoreOf(found.map((severity) => ({ severity })))).toBe(score);
  });

  it('never falls when a violation is added, and stays between 0 and 100', () => {
    fc.assert(
      fc.property(violations, fc.constantFrom(...severities), (found, severity) => {
        const [before, after] = [riskScoreOf(found), riskScoreOf([...found, { severity }])];
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(100);
        expect(before).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [0, 'low', 'green'],
    [24, 'low', 'green'],
    [25, 'medium', 'yellow'],
    [49, 'medium', 'yellow'],
    [50, 'high', 'orange'],
    [74, 'high', 'orange'],
    [75, 'critical', 'red'],
    [100, 'critical', 'red'],
  ])('of %i is %s and %s', (score, level, color) => {
    expect(riskBandOf(score)).toEqual({ level, color });
  });
});
