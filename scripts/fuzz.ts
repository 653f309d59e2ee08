/**
 * `npm run test:fuzz`: sends every operation of the OpenAPI document what it asks for, and what it does not, and holds the
 * answers against the document. Starts what it needs itself, on a database of its own. `--seed=7` repeats a run,
 * `--operation=lockProperty` is one operation alone, `--cases=50` fewer cases of each, `--built` takes the build that is there.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Pool } from 'pg';
import { buildProduct } from './bench/build';
import { appEnvironment, sessionSecret } from './bench/environment';
import { startBenchPostgres } from './bench/postgres';
import { projectRoot } from './bench/project';
import { withWorkshop } from './bench/workshop';
import type { Document } from './fuzz/document';
import { readOptions } from './fuzz/options';
import { fuzz } from './fuzz/run';
import { findFreePort } from './postgres/ports';
import { startProduct } from './smoke/product';

const options = readOptions(process.argv.slice(2));

withWorkshop(async (workshop) => {
  console.log(`seed ${options.seed}, ${options.casesPerOperation} cases of each operation`);
  if (!options.isBuilt) await buildProduct();
  const postgres = await startBenchPostgres(workshop);
  const databaseUrl = await postgres.create('fuzz');
  const environment = {
    ...appEnvironment({ databaseUrl, port: await findFreePort() }),
    ALLOW_DEMO_PAYMENTS: '1',
    LOG_LEVEL: 'error',
    STORE_FOLDER: path.join(workshop.folder, 'objects'),
  };
  const product = await startProduct({ root: projectRoot, node: process.execPath, environment });
  workshop.onEnd(product.stop);
  const database = new Pool({ connectionString: databaseUrl, max: 2 });
  workshop.onEnd(() => database.end());
  const file = path.join(projectRoot, 'public', 'openapi.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const started = Date.now();
  const findings = await fuzz({ document, address: product.address, database, sessionSecret, ...options });
  console.log(findings.toText());
  console.log(`never answered well: ${findings.neverGood.join(', ') || 'none'}`);
  console.log(`${((Date.now() - started) / 1000).toFixed(0)} s`);
  if (findings.all.length > 0) {
    console.log(product.output().slice(-20_000));
    process.exitCode = 1;
  }
}).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
