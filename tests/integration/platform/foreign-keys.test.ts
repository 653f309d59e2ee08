import { query } from '@/tests/support/database';

/** Those of our tables, of whose columns no whole index begins. */
const WITHOUT_INDEX = `
  SELECT conrelid::regclass || ': ' || conname AS name FROM pg_constraint
  WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
    SELECT 1 FROM pg_index
    WHERE indrelid = conrelid AND indpred IS NULL
      AND (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`;

describe('A row that others refer to', () => {
  it('is deleted without reading their tables from end to end: each foreign key has an index', async () => {
    expect(await query(WITHOUT_INDEX)).toEqual([]);
  });
});
