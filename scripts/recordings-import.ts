/**
 * `npm run recordings:import -- FILE --fips 48453 [--mapping FILE.json]`: takes in a county's recording index. Columns go by
 * the mapping, by the one that was kept for the county, or by the names of the fields. Tells what was taken, and which
 * lines were not.
 */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { disconnect } from '@/lib/platform/db';
import { stopSender } from '@/lib/platform/jobs';
import { importFile } from '@/lib/properties/commands/imports';
import { importFieldsSchema } from '@/lib/properties/schema/recordings';

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { fips: { type: 'string' }, mapping: { type: 'string' } },
  });
  const [file] = positionals;
  if (!file || !values.fips) throw new Error('Say which file, and of which county: FILE --fips 48453');
  const mapping = values.mapping && (await readFile(values.mapping, 'utf8'));
  const fields = importFieldsSchema.parse({ fips: values.fips, ...(mapping && { mapping }) });
  const taken = await importFile(() => createReadStream(file), { ...fields, fileName: path.basename(file) });
  for (const { line, why } of taken.bad) console.error(`Line ${line}: ${why}`);
  if (taken.status === 'failed') throw new Error(taken.failure ?? 'Nothing was taken.');
  const bad = taken.badCount > 0 ? `, ${taken.badCount} lines were not taken` : '';
  console.log(`${taken.rows} rows: ${taken.added} are new, ${taken.known} were there before${bad}.`);
}

run()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => stopSender().then(disconnect));
