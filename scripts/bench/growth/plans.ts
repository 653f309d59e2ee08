import { withClient } from '../postgres';

/** From so many rows on a table is not read from end to end. */
const LARGE = 10_000;

type Statement = {
  sql: string;
  calls: number;
  meanMs: number;
  maxMs: number;
  /** large tables that its general plan reads from end to end */
  scans: string[];
  plan: string;
};

export type Plans = { statements: Statement[]; unknown: number; scanned: { table: string; times: number }[] };

const SEEN = `
  SELECT query, calls::int, mean_exec_time AS mean, max_exec_time AS max FROM pg_stat_statements
  WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND query ~* '^\\s*(select|with|insert|update|delete)' AND query NOT LIKE '%pg_stat%'
  ORDER BY total_exec_time DESC`;

/** Forgets what was asked until now. */
export async function forgetStatements(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    await client.query('SELECT pg_stat_statements_reset(), pg_stat_reset()');
  });
}

/** What was asked since, how long it took, and how Postgres reads for it whatever is asked for (GENERIC_PLAN). */
export async function readPlans(url: string): Promise<Plans> {
  return withClient(url, async (client) => {
    const { rows: sizes } = await client.query<{ table: string; rows: number; scans: number }>(`
      SELECT s.relname AS table, c.reltuples::float8 AS rows, s.seq_scan::int AS scans
      FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid`);
    const large = new Set(sizes.filter(({ rows }) => rows >= LARGE).map(({ table }) => table));
    const scanned = sizes
      .filter(({ table, scans }) => large.has(table) && scans > 0)
      .map(({ table, scans }) => ({ table, times: scans }));
    const { rows } = await client.query<{ query: string; calls: number; mean: number; max: number }>(SEEN);
    const statements: Statement[] = [];
    let unknown = 0;
    for (const { query, calls, mean, max } of rows) {
      const plan = await client
        .query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${query}`)
        .then(({ rows: [row] }) => row?.['QUERY PLAN'][0].Plan)
        .catch(() => undefined);
      if (!plan) unknown += 1;
      const scans = plan ? scansOf(plan).filter((table) => large.has(table)) : [];
      const sql = query.replace(/\s+/g, ' ').trim();
      statements.push({
        sql,
        calls,
        meanMs: mean,
        maxMs: max,
        scans: [...new Set(scans)],
        plan: describe(plan),
      });
    }
    return { statements, unknown, scanned };
  });
}

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
};

function scansOf(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(scansOf);
  return node['Node Type'] === 'Seq Scan' ? [...below, node['Relation Name'] ?? ''] : below;
}

/** Which index of which table, from the outside in. */
function describe(node: PlanNode | undefined): string {
  if (!node) return '';
  const own =
    node['Index Name'] ?? (node['Node Type'] === 'Seq Scan' ? `${node['Relation Name']} (all)` : '');
  return [own, ...(node.Plans ?? []).map(describe)].filter((part) => part !== '').join(', ');
}
