import { createOwner } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { countRows } from '@/tests/support/rows';

describe.each([
  ['audit_events', "type = 'user.registered'"],
  ['log_entries', "leaf = '{}'"],
  ['log_nodes', "hash = '\\x00'"],
  ['log_checkpoints', "note = ''"],
])('the table %s', (table, change) => {
  it.each([
    ['UPDATE', `UPDATE ${table} SET ${change}`],
    ['DELETE', `DELETE FROM ${table}`],
    ['TRUNCATE', `TRUNCATE ${table}`],
  ])('refuses %s', async (_, statement) => {
    await buildLock(await createOwner());
    const count = await countRows(table);
    expect(count).toBeGreaterThan(0);
    await expect(query(statement)).rejects.toThrow(`rows of ${table} cannot be changed or deleted`);
    expect(await countRows(table)).toBe(count);
  });
});
