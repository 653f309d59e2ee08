/**
 * `node --conditions=react-server --import tsx scripts/patterns.ts`: every regular expression of the product that words
 * of strangers may reach, with the longest it took on texts of 40,000 characters made to be hard on it. `--json` for
 * programs.
 */
import path from 'node:path';
import { collectBuilt } from './patterns/built';
import { isLinear, measurePatterns } from './patterns/measure';
import { listSources, patternsOfZod, readPatterns } from './patterns/sources';

const CHARACTERS = 40_000;

async function run(): Promise<void> {
  const root = path.resolve(__dirname, '..');
  const sources = listSources(root).map((file) => ({ file, ...readPatterns(root, file) }));
  const builders = sources.filter(({ builds }) => builds).map(({ file }) => file);
  const patterns = [
    ...sources.flatMap(({ written }) => written),
    ...(await collectBuilt(root, builders)),
    ...patternsOfZod(),
  ];
  const measured = await measurePatterns(patterns, CHARACTERS);
  if (process.argv.includes('--json')) {
    process.stdout.write(JSON.stringify(measured.map((each) => ({ ...each, isLinear: isLinear(each) }))));
    return;
  }
  for (const each of measured) {
    const verdict = isLinear(each) ? '' : ' NOT LINEAR';
    console.log(`${each.ms.toFixed(1).padStart(8)} ms  × ${each.growth.toFixed(1)}${verdict}  ${each.place}`);
    console.log(`             on ${each.attack.slice(0, 100)}  /${each.source.slice(0, 100)}/${each.flags}`);
  }
}

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
