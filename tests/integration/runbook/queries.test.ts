import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transaction } from '@/lib/platform/db';
import { enqueue } from '@/lib/platform/jobs';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';

const queries = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/```sql\n([\s\S]*?)```/g)].map(
  ([, sql = '']) => sql.trim(),
);

describe('docs/runbook.md', () => {
  // Makes the tables of the queue, where no test has yet.
  beforeAll(() => transaction((tx) => enqueue(tx, 'account-mail', randomUUID())));

  it('has queries', () => expect(queries.length).toBeGreaterThan(10));

  it.each(queries)('has a query that runs: %s', async (sql) => {
    await createOwner();
    await expect(query(sql)).resolves.toBeInstanceOf(Array);
  });

  it('gives a failed job another try', async () => {
    await query(
      `INSERT INTO pgboss.job (name, state, data, retry_limit, retry_count, completed_on)
       VALUES ('account-mail', 'failed', '{"id":"1"}', 2, 2, now())`,
    );
    await query(queries.find((sql) => sql.startsWith('UPDATE pgboss.job'))!);
    expect(await query(`SELECT state, retry_limit FROM pgboss.job WHERE name = 'account-mail'`)).toEqual([
      { state: 'retry', retry_limit: 3 },
    ]);
  });
});
