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
});
