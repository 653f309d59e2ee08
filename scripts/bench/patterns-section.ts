import { measurePatterns } from '../patterns/measure';
import { readAllPatterns } from '../patterns/all';
import { note, printTable, say } from './table';
import { projectRoot } from './project';

const CHARACTERS = 40_000;
const SHOWN = 25;

/** Every regular expression that words of strangers reach, with the longest it took on texts made to be hard on it. */
export async function printPatterns(): Promise<void> {
  note('patterns');
  const measured = await measurePatterns(await readAllPatterns(projectRoot), CHARACTERS);
  const rows = measured
    .slice(0, SHOWN)
    .map((each) => [
      each.place,
      each.ms.toFixed(1),
      each.growth.toFixed(1),
      each.isLinear ? 'ok' : 'over',
      each.attack.slice(0, 30),
    ]);
  printTable(
    `Patterns: ms on ${CHARACTERS.toLocaleString('en-US')} characters made to be hard on each`,
    ['where', 'ms', 'growth from an eighth', '', 'text repeated'],
    rows,
  );
  say(`\n${measured.length} patterns, the slowest ${SHOWN} of them. Eight is linear; above 24 is over.`);
}
