import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Pool } from 'pg';
import { operationsOf, type Document } from '../fuzz/document';
import { peopleOf, type CallerName } from '../fuzz/people';
import { fuzz } from '../fuzz/run';
import { findFreePort } from '../postgres/ports';
import { walk } from '../smoke/journey';
import { startProduct } from '../smoke/product';
import { appEnvironment, sessionSecret } from './environment';
import { fillLog } from './fill-log';
import { growTables, type Grown } from './growth/grow';
import { forgetStatements, readPlans, type Plans } from './growth/plans';
import type { Options } from './options';
import type { BenchPostgres } from './postgres';
import { projectRoot } from './project';
import { count, note, printTable, say } from './table';
import type { Workshop } from './workshop';

const LOG_ENTRIES = 10_000;
/** Cases of each operation: before the tables grow, so that there are rows to copy, and afterward. */
const CASES = { before: 8, after: 3 };
const WALKS = 3;
const SHOWN = 25;

/**
 * Every operation and page over tables with a row of everything for each of so many owners: which statements read a large
 * table from end to end, and which take longest. What the worker asks is not in it: of what was copied all would be due at once.
 */
export async function measureGrowth(
  { postgres, workshop }: { postgres: BenchPostgres; workshop: Workshop },
  { owners }: Options,
): Promise<void> {
  const databaseUrl = await postgres.create('growth');
  await fillLog(databaseUrl, LOG_ENTRIES);
  const use = await preparePeople(databaseUrl, workshop);
  note('writing rows to copy');
  await use({ seed: 1, cases: CASES.before, hasWorker: true });
  note(`growing to ${count(owners)} owners`);
  const grown = await growTables(databaseUrl, owners);
  await forgetStatements(databaseUrl);
  note('using it');
  const wrong = await use({ seed: 2, cases: CASES.after, hasWorker: false });
  printPlans(owners, { grown, plans: await readPlans(databaseUrl), wrong });
}

type Use = { seed: number; cases: number; hasWorker: boolean };

/** Walks through the product, calls every operation and opens every page, on a product that runs for as long. Returns what was answered wrongly. */
async function preparePeople(databaseUrl: string, workshop: Workshop) {
  const environment = {
    ...appEnvironment({ databaseUrl, port: await findFreePort() }),
    ALLOW_DEMO_PAYMENTS: '1',
    LOG_LEVEL: 'error',
    STORE_FOLDER: path.join(workshop.folder, 'growth-objects'),
  };
  const database = new Pool({ connectionString: databaseUrl, max: 2 });
  workshop.onEnd(() => database.end());
  const document = JSON.parse(
    readFileSync(path.join(projectRoot, 'public', 'openapi.json'), 'utf8'),
  ) as Document;

  return async ({ seed, cases, hasWorker }: Use): Promise<string[]> => {
    const place = { root: projectRoot, node: process.execPath, environment, hasWorker };
    const product = await startProduct(place);
    try {
      const { address } = product;
      for (let walks = hasWorker ? WALKS : 0; walks > 0; walks -= 1) await walk(address);
      const setting = { document, address, database, sessionSecret, seed };
      const findings = await fuzz({ ...setting, casesPerOperation: cases });
      note(`${operationsOf(document).length} operations called`);
      const pages = await openPages(address, database);
      return [...(findings.all.length > 0 ? [findings.toText()] : []), ...pages];
    } finally {
      await product.stop();
    }
  };
}

async function openPages(address: string, database: Pool): Promise<string[]> {
  const manifest = path.join(projectRoot, '.next', 'app-path-routes-manifest.json');
  const routes = Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>);
  const pages = routes.filter(([file, route]) => file.endsWith('/page') && !route.includes('['));
  const people = peopleOf(database, sessionSecret);
  const names: CallerName[] = ['owner', 'notary', 'admin'];
  const wrong: string[] = [];
  for (const name of names) {
    const { headers } = await people.get(name);
    for (const [, route] of pages) {
      const answer = await fetch(`${address}${route}`, { headers, redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status >= 500) wrong.push(`${name} ${route}: ${answer.status}`);
    }
  }
  note(`${pages.length} pages opened by ${names.join(', ')}`);
  return wrong;
}

type Seen = { grown: Grown[]; plans: Plans; wrong: string[] };

function printPlans(owners: number, { grown, plans, wrong }: Seen): void {
  const rows = grown.reduce((sum, table) => sum + table.rows, 0);
  const full = grown.filter(({ rows: has }) => has > 0);
  say(`\n${count(owners)} owners: ${count(rows)} rows in ${full.length} tables.`);
  const left = grown.filter(({ rows: has }) => has === 0);
  if (left.length > 0)
    say(`Not grown: ${left.map(({ table, reason }) => `${table} (${reason ?? ''})`).join('; ')}.`);
  const { statements, unknown, scanned } = plans;
  const cells = ({ sql, calls, meanMs, maxMs, scans, plan }: Plans['statements'][number]) => [
    sql.slice(0, 110),
    count(calls),
    meanMs.toFixed(1),
    maxMs.toFixed(1),
    scans.join(' ') || plan.slice(0, 90),
  ];
  const header = ['statement', 'calls', 'mean ms', 'longest ms'];
  printTable(
    'Statements that read a large table from end to end',
    [...header, 'table'],
    statements.filter(({ scans }) => scans.length > 0).map(cells),
  );
  const slow = [...statements].sort((a, b) => b.meanMs - a.meanMs).slice(0, SHOWN);
  printTable(
    `The ${SHOWN} slowest of ${statements.length} statements`,
    [...header, 'read by'],
    slow.map(cells),
  );
  if (scanned.length > 0)
    say(
      `\nRead from end to end: ${scanned.map(({ table, times }) => `${table} ${times} times`).join(', ')}.`,
    );
  if (unknown > 0) say(`${unknown} statements could not be planned without their values.`);
  wrong.forEach(say);
}
