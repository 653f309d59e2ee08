import type { Config } from 'jest';
import { bundle, bundleReader } from '../../scripts/bundle';
import { bundleOf, scripts } from './app-process';
import { announceServer } from './database';
import { cloneTemplate, startTestPostgres, type TestPostgres } from './postgres';

declare global {
  var testPostgres: TestPostgres | undefined;
}

export default async function startServer(globalConfig: Config): Promise<void> {
  await bundleReader('.data/readers/reader.cjs');
  await bundle('tests/support/strange-reader.ts', '.data/readers/strange-reader.cjs');
  await Promise.all(scripts.map((script) => bundle(script, bundleOf(script))));
  const postgres = await startTestPostgres();
  globalThis.testPostgres = postgres;
  announceServer(postgres.url);
  const workers = Number(globalConfig.maxWorkers) || 1;
  for (let worker = 1; worker <= workers; worker += 1) {
    await cloneTemplate(postgres.url, `worker_${worker}`);
  }
}
