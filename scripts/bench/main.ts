/**
 * `npm run bench`: how fast the product answers, printed as ratios to a bare app measured beside it. Starts what it
 * needs itself. `npm run bench -- --quick` is the short run; `npm run bench -- log server memory vault dispatch invoices tracking calls hostile preflight patterns processes search watch webhooks growth soak start` picks sections.
 */
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { buildBareApp } from './bare-app';
import { buildProduct } from './build';
import { measureCalls } from './calls-section';
import { measureDispatch } from './dispatch-section';
import { appEnvironment } from './environment';
import { measureGrowth } from './growth-section';
import { measureHostile } from './hostile-section';
import { measureInvoices } from './invoices-section';
import { measureLog } from './log-section';
import { measureMatching } from './matching-section';
import { measureMemory } from './memory-section';
import { readOptions } from './options';
import { printPatterns } from './patterns-section';
import { startBenchPostgres } from './postgres';
import { measurePreflight } from './preflight-section';
import { measureProcesses } from './processes-section';
import { measureSearch } from './search-section';
import { measureServer } from './server-section';
import { appServer, serverKinds } from './servers';
import { measureSoak } from './soak-section';
import { measureStart } from './start-section';
import { say } from './table';
import { prepareTestData } from './test-data';
import { measureTracking } from './tracking-section';
import { measureSealing, measureTransfers } from './vault-section';
import { printMatching } from './watch-section';
import { measureWebhooks } from './webhooks-section';
import { withWorkshop } from './workshop';

const options = readOptions(process.argv.slice(2));
const withoutServer = new Set(['dispatch', 'invoices', 'patterns', 'search', 'watch', 'webhooks']);
const isWanted = (section: string) => options.only.length === 0 || options.only.includes(section);

withWorkshop(async (workshop) => {
  say(
    `Node ${process.version}, ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}${options.isQuick ? ', short run' : ''}`,
  );
  const postgres = await startBenchPostgres(workshop);
  // Filling uses the product's own code, which reads its settings from the environment.
  Object.assign(process.env, appEnvironment({ databaseUrl: postgres.url('none'), port: 3000 }));
  Object.assign(process.env, {
    S3_BUCKET: '',
    S3_ENDPOINT: '',
    STORE_FOLDER: path.join(workshop.folder, 'objects'),
  });
  if (isWanted('vault')) await measureSealing(workshop, options);
  if (isWanted('dispatch')) await measureDispatch(postgres, options);
  if (isWanted('invoices')) await measureInvoices(postgres, options);
  if (isWanted('patterns')) await printPatterns();
  if (isWanted('search')) await measureSearch(postgres, options);
  if (isWanted('watch')) {
    await printMatching();
    await measureMatching(postgres, options);
  }
  if (isWanted('webhooks')) await measureWebhooks(postgres, options);
  if (options.only.length > 0 && options.only.every((section) => withoutServer.has(section))) return;
  await buildProduct();
  if (isWanted('log')) await measureLog(postgres, options);
  if (isWanted('processes'))
    await measureProcesses(appServer(workshop), await prepareTestData(postgres), options);
  if (isWanted('server') || isWanted('memory') || isWanted('vault')) {
    const kinds = serverKinds(workshop, await buildBareApp(postgres, workshop));
    const data = await prepareTestData(postgres);
    if (isWanted('server')) await measureServer(kinds, data, options);
    if (isWanted('memory')) await measureMemory(kinds, data, options);
    if (isWanted('vault')) await measureTransfers(kinds, data, options);
  }
  if (isWanted('growth')) await measureGrowth({ postgres, workshop }, options);
  // An hour: only when it is named.
  if (options.only.includes('soak')) await measureSoak({ postgres, workshop }, options);
  if (isWanted('hostile')) {
    const data = await prepareTestData(postgres);
    await measureHostile({ startApp: appServer(workshop), workshop }, data, options);
  }
  if (isWanted('preflight')) {
    await measurePreflight(appServer(workshop), await prepareTestData(postgres), options);
  }
  if (isWanted('tracking')) await measureTracking(appServer(workshop), postgres, options);
  if (isWanted('calls')) await measureCalls(appServer(workshop), postgres, options);
  if (isWanted('start')) await measureStart(workshop);
  say(`\nload of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
}).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
