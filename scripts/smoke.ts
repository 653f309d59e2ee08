/**
 * `npm test -- smoke`: the build that is there is started under this Node and under each major version that the product
 * supports, and walked through once, each on its own database.
 */
import path from 'node:path';
import { appEnvironment } from './bench/environment';
import { startBenchPostgres, type BenchPostgres } from './bench/postgres';
import { withWorkshop, type Workshop } from './bench/workshop';
import { findFreePort } from './postgres/ports';
import { walk } from './smoke/journey';
import { startProduct } from './smoke/product';
import { findNodeVersions, type NodeVersion } from './smoke/versions';

const root = path.resolve(__dirname, '..');

/** Most of the time goes by in waiting for a process to start. */
const AT_ONCE = 2;

withWorkshop(async (workshop) => {
  const waiting = findNodeVersions(root);
  const postgres = await startBenchPostgres(workshop);
  const next = async () => {
    for (let version = waiting.shift(); version; version = waiting.shift()) {
      console.log(await tryVersion(version, { postgres, workshop }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

type Tools = { postgres: BenchPostgres; workshop: Workshop };

async function tryVersion(version: NodeVersion, { postgres, workshop }: Tools): Promise<string> {
  const { name } = version;
  if ('problem' in version) return `Skipped: npm has no Node ${name} here. ${version.problem}`;
  const started = performance.now();
  const databaseUrl = await postgres.create(`smoke_${name}`);
  const environment = {
    ...appEnvironment({ databaseUrl, port: await findFreePort() }),
    STORE_FOLDER: path.join(workshop.folder, name),
  };
  const product = await startProduct({ root, node: version.binary, environment });
  try {
    await walk(product.address);
  } catch (error) {
    throw new Error(`Node ${name}: ${error instanceof Error ? error.message : error}\n${product.output()}`);
  } finally {
    await product.stop();
  }
  return `Node ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`;
}
