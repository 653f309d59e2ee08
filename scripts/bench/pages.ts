/**
 * `npm run bench:pages`: what every page weighs in the browser, how the busiest feel on a phone, beside the page of a bare
 * app, and what Lighthouse says. `-- --quick` is the short run; `-- weight feel lighthouse` picks tables, and `-- / /login` pages.
 */
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../find-browser.mjs';
import { buildBareApp } from './bare-app';
import { buildProduct } from './build';
import { appEnvironment } from './environment';
import { measurePages } from './pages-section';
import { readOptions } from './options';
import { startBenchPostgres } from './postgres';
import { serverKinds } from './servers';
import { prepareTestData } from './test-data';
import { withWorkshop } from './workshop';

const options = readOptions(process.argv.slice(2));
withWorkshop(async (workshop) => {
  const postgres = await startBenchPostgres(workshop);
  Object.assign(process.env, appEnvironment({ databaseUrl: postgres.url('none'), port: 3000 }));
  await buildProduct();
  const kinds = serverKinds(workshop, await buildBareApp(postgres, workshop));
  const data = await prepareTestData(postgres);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  workshop.onEnd(() => browser.close());
  await measurePages({ browser, kinds, data, options, workshop });
}).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
