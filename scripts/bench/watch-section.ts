import path from 'node:path';
import { MATCH_THRESHOLD } from '@/lib/properties/rules/recording-match';
import { projectRoot } from './project';
import { note, printTable, say } from './table';

/** What the tests know of the rows labeled by hand; nothing here imports them, so that they stay theirs. */
type Measured = { precision: number; recall: number; wrong: unknown[] };
type Pairs = { isMatch: boolean }[];
type Scored = { score: number }[];
type PairsModule = { tuningPairs: Pairs; heldOutPairs: Pairs };
type MeasureModule = {
  scorePairs: (pairs: Pairs) => Scored;
  measureAt: (scored: Scored, threshold: number) => Measured;
};

const STEPS = 20;
const FOLDER = path.join(projectRoot, 'tests', 'support', 'recording-pairs');

/** How many matches are right, and how many are found, at each threshold; and how long one comparison takes. */
export async function printMatching(): Promise<void> {
  note('watch');
  const { tuningPairs, heldOutPairs } = (await import(path.join(FOLDER, 'all-pairs.ts'))) as PairsModule;
  const { scorePairs, measureAt } = (await import(path.join(FOLDER, 'measure-matching.ts'))) as MeasureModule;
  const start = performance.now();
  const [set, heldOut] = [scorePairs(tuningPairs), scorePairs(heldOutPairs)];
  const took = performance.now() - start;
  const thresholds = Array.from({ length: STEPS - 1 }, (_, step) => (step + 1) / STEPS);
  printTable(
    'Watch: precision and recall of matching on rows labeled by hand',
    ['threshold', 'precision', 'recall', 'wrong', 'held out: precision', 'recall', 'wrong', ''],
    thresholds.map((threshold) => [
      threshold.toFixed(2),
      ...cellsOf(measureAt(set, threshold)),
      ...cellsOf(measureAt(heldOut, threshold)),
      threshold === MATCH_THRESHOLD ? 'chosen' : '',
    ]),
  );
  const count = set.length + heldOut.length;
  const matches = [...tuningPairs, ...heldOutPairs].filter(({ isMatch }) => isMatch).length;
  say(
    `\n${count} rows, ${matches} of them matches; ${heldOut.length} held out. ${((took / count) * 1000).toFixed(0)} µs for each.`,
  );
}

function cellsOf({ precision, recall, wrong }: Measured): string[] {
  return [precision.toFixed(3), recall.toFixed(3), String(wrong.length)];
}
