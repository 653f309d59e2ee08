import { Pool, type PoolClient } from 'pg';
import { query, workerDatabaseUrl } from '@/tests/support/database';
import { runWholeScript } from '../../../scripts/whole-script';

let pool: Pool;
let holder: PoolClient;

beforeAll(async () => {
  pool = new Pool({ connectionString: workerDatabaseUrl() });
  holder = await pool.connect();
});
beforeEach(() => query('CREATE TABLE of_migrations (id int)'));
afterEach(() => query('DROP TABLE of_migrations'));
afterAll(async () => {
  holder.release();
  await pool.end();
});

const script =
  'CREATE TABLE made_beside (id int); ALTER TABLE of_migrations ADD COLUMN note text; DROP TABLE made_beside;';

async function listColumns(): Promise<string[]> {
  const rows = await query<{ name: string }>(
    "SELECT attname AS name FROM pg_attribute WHERE attrelid = 'of_migrations'::regclass AND attnum > 0",
  );
  return rows.map(({ name }) => name);
}

async function hold(): Promise<void> {
  await holder.query('BEGIN');
  await holder.query('SELECT FROM of_migrations');
}

describe('a migration of a table that is in use', () => {
  it('lets the others pass, says so, and is applied once the table is free', async () => {
    await hold();
    const said: string[] = [];
    const say = (line: string) => {
      said.push(line);
      void holder.query('COMMIT');
    };
    await runWholeScript(pool, script, { say, lockTimeoutMs: 20, pausesMs: [100, 100] });
    expect(said[0]).toBe('A table that the migration changes is in use. Trying again in 0.1 s.');
    expect(await listColumns()).toEqual(['id', 'note']);
  });

  it('gives up after its tries, and leaves nothing', async () => {
    await hold();
    const patience = { say: () => undefined, lockTimeoutMs: 10, pausesMs: [1] };
    await expect(runWholeScript(pool, script, patience)).rejects.toMatchObject({ name: 'TableInUse' });
    await holder.query('COMMIT');
    expect(await listColumns()).toEqual(['id']);
    expect(await query("SELECT to_regclass('made_beside') AS there")).toEqual([{ there: null }]);
  });
});

describe('a migration that fails', () => {
  it('is not tried again', async () => {
    const say = jest.fn();
    await expect(runWholeScript(pool, 'ALTER TABLE nowhere ADD COLUMN a text', { say })).rejects.toThrow(
      'nowhere',
    );
    expect(say).not.toHaveBeenCalled();
  });
});

describe('a migration that builds an index beside the running app', () => {
  it('takes away what a try before it has left', async () => {
    await query('INSERT INTO of_migrations VALUES (1), (1)');
    const build = 'CREATE UNIQUE INDEX CONCURRENTLY "of_migrations_id" ON "of_migrations"("id");';
    await expect(runWholeScript(pool, build)).rejects.toThrow('could not create unique index');
    await query('TRUNCATE of_migrations');
    await runWholeScript(pool, build);
    expect(
      await query("SELECT indisvalid FROM pg_index WHERE indexrelid = 'of_migrations_id'::regclass"),
    ).toEqual([{ indisvalid: true }]);
  });
});
