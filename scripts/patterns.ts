/**
 * `node --conditions=react-server --import tsx scripts/patterns.ts`: every regular expression of the product that words
 * of strangers may reach, with the longest it took on texts of 40,000 characters made to be hard on it, as JSON; with
 * `--table`, the slowest of each file, as docs/hostile-documents.md lists them.
 */
import path from 'node:path';
import { readAllPatterns } from './patterns/all';
import { measurePatterns } from './patterns/measure';
import { tableOfFiles } from './patterns/table';

const CHARACTERS = 40_000;

async function run(): Promise<void> {
  const measured = await measurePatterns(await readAllPatterns(path.resolve(__dirname, '..')), CHARACTERS);
  process.stdout.write(process.argv.includes('--table') ? tableOfFiles(measured) : JSON.stringify(measured));
}

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
