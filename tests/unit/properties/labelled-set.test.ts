import { MATCH_THRESHOLD } from '@/lib/properties/rules/recording-match';
import { allPairs, heldOutPairs, tuningPairs } from '@/tests/support/recording-pairs/all-pairs';
import { measureAt, scorePairs } from '@/tests/support/recording-pairs/measure-matching';
import type { LabeledPair } from '@/tests/support/recording-pairs/read-pairs';

const measure = (pairs: LabeledPair[]) => measureAt(scorePairs(pairs), MATCH_THRESHOLD);
const wrongOf = (pairs: LabeledPair[]) =>
  measure(pairs).wrong.map(({ pair, score }) => `${score.toFixed(2)} ${pair.line}`);

describe('the rows labeled by hand', () => {
  it('are more than 420, about half of them matches, no two alike', () => {
    const matches = allPairs.filter(({ isMatch }) => isMatch).length;
    expect(allPairs.length).toBeGreaterThan(420);
    expect(matches / allPairs.length).toBeCloseTo(0.5, 1);
    expect(new Set(allPairs.map(({ line }) => line)).size).toBe(allPairs.length);
  });

  it('are told apart, those that the points were set on', () => {
    const { precision, recall } = measure(tuningPairs);
    const reached = precision >= 0.99 && recall >= 0.99;
    expect(reached ? [] : wrongOf(tuningPairs)).toEqual([]);
  });

  it('are told apart, those that were held out', () => {
    const { precision, recall } = measure(heldOutPairs);
    const reached = precision >= 0.98 && recall >= 0.95;
    expect(reached ? [] : wrongOf(heldOutPairs)).toEqual([]);
  });
});
