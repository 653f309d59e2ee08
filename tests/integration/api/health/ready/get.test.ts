import { GET as ready } from '@/app/api/health/ready/route';
import { Client } from 'pg';
import { query, workerDatabaseUrl } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { breakStore, mendStore } from '@/tests/support/store';

describe('GET /api/health/ready', () => {
  it('answers that the database and the document store can be reached', async () => {
    const answer = await callRoute(ready);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
  });

  it('names the database when it is down, without detail', async () => {
    const holder = globalThis as { database?: unknown };
    const { database } = holder;
    const { DATABASE_URL } = process.env;
    process.env.DATABASE_URL = 'postgresql://nobody:secret@localhost:1/nothing';
    holder.database = undefined;
    await jest.isolateModulesAsync(async () => {
      const { GET } = await import('@/app/api/health/ready/route');
      const answer = await callRoute(GET);
      expect(answer.status).toBe(503);
      expect(answer.body).toEqual({ message: 'The database is down.', code: 'unavailable' });
    });
    holder.database = database;
    Object.assign(process.env, { DATABASE_URL });
  });

  it('says that a migration of this version is missing, and takes one of a newer version', async () => {
    const behind = { message: 'The database is not migrated to this version.', code: 'unavailable' };
    const newest = await query<{ id: string; name: string }>(
      'SELECT id, migration_name AS name FROM _prisma_migrations ORDER BY migration_name DESC LIMIT 1',
    );
    const rename = (name?: string) =>
      query('UPDATE _prisma_migrations SET migration_name = $2 WHERE id = $1', [newest[0]?.id, name]);
    await rename('29990101000000_of_a_newer_version');
    const answer = await callRoute(ready);
    await rename(newest[0]?.name);
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual(behind);
    await query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
       VALUES ('newer', '', '29990101000000_of_a_newer_version', now())`,
    );
    const beside = await callRoute(ready);
    await query("DELETE FROM _prisma_migrations WHERE id = 'newer'");
    expect(beside.status).toBe(200);
  });

  it('says within seconds that a database is down that does not answer, and is good again after', async () => {
    const other = new Client({ connectionString: workerDatabaseUrl() });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE _prisma_migrations IN ACCESS EXCLUSIVE MODE');
    const startedAt = performance.now();
    const answers = await Promise.all([1, 2, 3].map(() => callRoute(ready)));
    const tookMs = performance.now() - startedAt;
    await other.end();
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(answers[0]?.body).toEqual({ message: 'The database is down.', code: 'unavailable' });
    expect(tookMs).toBeLessThan(6_000);
    expect((await callRoute(ready)).status).toBe(200);
  });

  it('names the document store when it is down, without detail', async () => {
    await breakStore();
    const answer = await callRoute(ready);
    await mendStore();
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ message: 'The document store is down.', code: 'unavailable' });
  });
});
