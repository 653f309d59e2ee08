import { readFileSync } from 'node:fs';
import { prepareQueues } from '@/lib/platform/jobs';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';

const queries = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/```sql\n([\s\S]*?)```/g)].map(
  ([, sql = '']) => sql.trim(),
);

describe('docs/runbook.md', () => {
  beforeAll(prepareQueues);

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
