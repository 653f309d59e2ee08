import { readFileSync } from 'node:fs';
import path from 'node:path';
import { query, resetDatabase } from '../../support/database';
import { createOwner } from '../../support/actors';

describe('the test database', () => {
  it('holds every migration', async () => {
    const rows = await query('SELECT FROM _prisma_migrations WHERE finished_at IS NULL');
    const done = await query('SELECT FROM _prisma_migrations WHERE finished_at IS NOT NULL');
    expect(rows).toHaveLength(0);
    expect(done.length).toBeGreaterThan(0);
  });

  it('is back at its first state after a reset', async () => {
    await createOwner();
    await resetDatabase();
    expect(await query('SELECT FROM users')).toHaveLength(0);
  });

  it('folds case beyond ASCII, whatever the locales of the machine are', async () => {
    expect(await query(`SELECT lower('ÉCOLE ÑANDÚ') AS folded`)).toEqual([{ folded: 'école ñandú' }]);
  });

  it('writes no value of a row that it refuses into its log, such as an address', async () => {
    const { user } = await createOwner();
    const { email } = user;
    const [home] = await query<{ dir: string }>("SELECT current_setting('data_directory') AS dir");
    const copy = `INSERT INTO users SELECT (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid()))).* FROM users u`;
    await expect(query(copy)).rejects.toMatchObject({
      code: '23505',
      detail: expect.stringContaining(email) as string,
    });
    const log = readFileSync(path.join(path.dirname(home!.dir), 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint "users_');
    expect(log).not.toContain(email);
  });
});
