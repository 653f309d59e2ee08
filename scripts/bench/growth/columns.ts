import type { Client } from 'pg';

export type Column = {
  name: string;
  type: string;
  /** of another table, which it points to */
  to: { table: string; column: string } | null;
  isKey: boolean;
};

export type Table = {
  name: string;
  columns: Column[];
  /** the columns of each index in which no two rows are alike */
  unique: string[][];
};

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type,
    f.table AS to_table, f.column AS to_column,
    EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary AND a.attnum = ANY (i.indkey)) AS is_key
  FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN LATERAL (
      SELECT t.relname AS table, ta.attname AS column FROM pg_constraint k
        JOIN pg_class t ON t.oid = k.confrelid
        JOIN pg_attribute ta ON ta.attrelid = t.oid AND ta.attnum = k.confkey[array_position(k.conkey, a.attnum)]
      WHERE k.contype = 'f' AND k.conrelid = c.oid AND a.attnum = ANY (k.conkey) ORDER BY cardinality(k.conkey) LIMIT 1
    ) f ON true
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attgenerated = '' AND a.attidentity = ''
  ORDER BY c.relname, a.attnum`;

const UNIQUE = `
  SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_index i
    JOIN pg_class c ON c.oid = i.indrelid AND c.relnamespace = 'public'::regnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
  WHERE i.indisunique GROUP BY c.relname, i.indexrelid`;

type ColumnRow = {
  table: string;
  name: string;
  type: string;
  to_table: string | null;
  to_column: string | null;
  is_key: boolean;
};

/** Every table of the app as the database describes it. */
export async function readTables(client: Client): Promise<Map<string, Table>> {
  const tables = new Map<string, Table>();
  const { rows } = await client.query<ColumnRow>(COLUMNS);
  for (const { table, name, type, to_table, to_column, is_key } of rows) {
    const entry = tables.get(table) ?? { name: table, columns: [], unique: [] };
    tables.set(table, entry);
    const to = to_table && to_column ? { table: to_table, column: to_column } : null;
    entry.columns.push({ name, type, to, isKey: is_key });
  }
  const { rows: indexes } = await client.query<{ table: string; columns: string[] }>(UNIQUE);
  for (const { table, columns } of indexes) tables.get(table)?.unique.push(columns);
  return tables;
}
