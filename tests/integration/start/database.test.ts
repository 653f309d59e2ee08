import { query, resetDatabase } from '../../support/database';

describe('the test database', () => {
  it('holds every migration', async () => {
    const [row] = await query<{ count: string }>('SELECT count(*) FROM _prisma_migrations WHERE finished_at IS NOT NULL');
    expect(Number(row?.count)).toBeGreaterThan(0);
  });

  it('is emptied by a reset', async () => {
    await query(`INSERT INTO rate_limits SELECT`).catch(() => undefined);
    const started = performance.now();
    await resetDatabase();
    process.stderr.write(`reset ${Math.round(performance.now() - started)} ms\n`);
  });
});
