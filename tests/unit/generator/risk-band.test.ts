import { riskBandOf } from '@/lib/generator/rules/compliance/risk';

describe('the band of a risk score', () => {
  it.each([
    [0, 'low', 'green'],
    [24, 'low', 'green'],
    [24.9, 'low', 'green'],
    [25, 'medium', 'yellow'],
    [49, 'medium', 'yellow'],
    [50, 'high', 'orange'],
    [74, 'high', 'orange'],
    [75, 'critical', 'red'],
    [100, 'critical', 'red'],
  ])('of %s is %s, in %s', (score, name, color) => {
    expect(riskBandOf(score)).toEqual({ name, color });
  });
});
