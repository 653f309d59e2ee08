import { verifyWholeLog } from '@/lib/evidence/queries/whole-log';
import { eraseOpenings } from '@/lib/evidence/commands';
import { transaction } from '@/lib/platform/db';
import { query } from '@/tests/support/database';
import { fillLog } from '@/tests/support/log';

/** As somebody could who is above the rules of the tables. */
async function asReplica(sql: string): Promise<void> {
  await query(`BEGIN; SET LOCAL session_replication_role = replica; ${sql}; COMMIT`);
}

describe('the whole log', () => {
  it('is sound when it is empty', async () => {
    expect(await verifyWholeLog()).toEqual({ size: 0, problems: [] });
  });

  it('is sound as it was written, also where records were erased', async () => {
    await fillLog(11);
    await transaction((tx) => eraseOpenings(tx, [3, 10]));
    expect(await verifyWholeLog()).toEqual({ size: 11, problems: [] });
  });

  it.each([
    ["UPDATE log_openings SET record = '{}' WHERE index = 2", ['The record of entry 2 does not open it.']],
    [
      "UPDATE log_nodes SET hash = '\\x00' WHERE level = 1 AND index = 0",
      ['The hash of subtree 1/0 is not that of its entries.'],
    ],
    ['DELETE FROM log_checkpoints WHERE size = 3', ['There is no checkpoint over 3 entries.']],
    ['DELETE FROM log_entries WHERE index = 1', ['Entry 1 is missing.']],
    ['DELETE FROM log_entries WHERE index = 4', ['The newest checkpoint is over 5 entries.']],
    [
      'UPDATE log_checkpoints SET note = (SELECT note FROM log_checkpoints WHERE size = 4) WHERE size = 5',
      ['The checkpoint over 5 entries has another root.', 'The newest checkpoint is over 4 entries.'],
    ],
  ])('tells what does not hold together after %s', async (sql, problems) => {
    await fillLog(5);
    await asReplica(sql);
    expect((await verifyWholeLog()).problems).toEqual(problems);
  });

  it('is not sound when a leaf was changed', async () => {
    await fillLog(3);
    await asReplica(
      'UPDATE log_entries SET leaf = (SELECT leaf FROM log_entries WHERE index = 0) WHERE index = 1',
    );
    expect((await verifyWholeLog()).problems).toEqual([
      'The hash of subtree 0/1 is not that of its entries.',
      'The hash of subtree 1/0 is not that of its entries.',
      'Entry 1 has another commitment than its leaf.',
      'The checkpoint over 2 entries has another root.',
      'The checkpoint over 3 entries has another root.',
    ]);
  });

  it('tells the first 20 faults, and how many there are', async () => {
    await fillLog(30);
    await asReplica("UPDATE log_openings SET record = '{}'");
    const { problems } = await verifyWholeLog();
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe('And 10 more. Faults: 30.');
  });
});
