/**
 * `npm run test:versions`: a deployment without a pause. The version before the newest migration (`-- --from COMMIT`) serves
 * people; the migrations of this version are applied beneath it; both serve the same people in turn, each call by another
 * one; then the earlier one ends. No call may fail, and the whole log has to hold together afterward.
 */
import { parseArgs } from 'node:util';
import { buildProduct } from './bench/build';
import { appEnvironment } from './bench/environment';
import { startBenchPostgres } from './bench/postgres';
import { projectRoot } from './bench/project';
import { note, printTable, say } from './bench/table';
import { withWorkshop, type Workshop } from './bench/workshop';
import { runToEnd } from './start/processes';
import { beforeNewestMigration, prepareEarlier } from './versions/earlier';
import { preparePlace, walkDuring, walkTimes } from './versions/place';

const { values } = parseArgs({
  options: { from: { type: 'string' }, walks: { type: 'string', default: '6' } },
});

withWorkshop(deploy).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

async function deploy(workshop: Workshop): Promise<void> {
  note('preparing the earlier version');
  const earlier = await prepareEarlier(values.from ?? beforeNewestMigration());
  await buildProduct();
  const postgres = await startBenchPostgres(workshop);
  const databaseUrl = await postgres.create('versions', 'template1');
  const place = await preparePlace({ databaseUrl, workshop });
  const { balancer, phase } = place;
  await migrate(earlier.root, databaseUrl);

  const before = await place.start(earlier.root);
  balancer.sendTo([before.port]);
  await phase('the earlier version', walkTimes(Number(values.walks)));
  await phase(
    'while it is migrated',
    walkDuring(() => migrate(projectRoot, databaseUrl)),
  );
  const after = await place.start(projectRoot);
  balancer.sendTo([before.port, after.port]);
  await phase('both', walkTimes(2 * Number(values.walks)));
  balancer.sendTo([after.port]);
  await phase('while the earlier one ends', walkDuring(before.product.stop));
  await phase('this version', walkTimes(Number(values.walks)));
  await after.product.stop();

  const title = `From ${earlier.commit.slice(0, 12)} (${earlier.title}) to this version`;
  const header = ['phase', 'walks', 'calls', 'by the earlier', 'by this one', 'failed'];
  printTable(title, header, place.rows(before, after));
  const { size, problems } = await checkLog(databaseUrl);
  say(`\nThe log has ${size} entries, and ${problems.length} faults.`);
  problems.forEach(say);
  if (problems.length > 0) process.exitCode = 1;
}

async function migrate(root: string, databaseUrl: string): Promise<void> {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/migrate.ts'];
  await runToEnd({ root, environment: { ...process.env, DATABASE_URL: databaseUrl }, args });
}

/** In this process: what the app asks the database for, it asks with the settings that the servers had. */
async function checkLog(databaseUrl: string) {
  Object.assign(process.env, appEnvironment({ databaseUrl, port: 3000 }));
  const { verifyWholeLog } = await import('@/lib/evidence/queries/whole-log');
  return verifyWholeLog();
}
