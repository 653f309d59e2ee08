import { Client } from 'pg';
import { databaseUrl, query } from '@/tests/support/database';
import { cloneTemplate } from '@/tests/support/postgres';
import { runProgram } from '@/tests/support/run-program';

jest.setTimeout(120_000);

const NAME = `migrated_${process.env.JEST_WORKER_ID}`;

afterEach(() => query(`DROP DATABASE ${NAME} WITH (FORCE)`));

const migrate = () =>
  runProgram([process.execPath, '--conditions=react-server', '--import', 'tsx', 'scripts/migrate.ts'], {
    cwd: process.cwd(),
    environment: { DATABASE_URL: databaseUrl(NAME) },
  });

async function onDatabase(sql: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(NAME) });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

describe('npm run db:migrate', () => {
  it('goes on after a migration that failed, once what stood in its way is gone', async () => {
    await cloneTemplate(databaseUrl, NAME);
    const migration = '20261127153000_api_key_changes';
    await onDatabase(`DELETE FROM _prisma_migrations WHERE migration_name = '${migration}'`);

    const failed = await migrate();
    expect(failed.status).toBe(1);
    expect(failed.errors).toContain('function "tell_api_key_changed" already exists');

    await onDatabase('DROP FUNCTION tell_api_key_changed CASCADE');
    expect(await migrate()).toEqual({ status: 0, output: `Applied: ${migration}\n`, errors: '' });
  });

  it('tries again while a table is in use, and says so', async () => {
    await cloneTemplate(databaseUrl, NAME);
    const migration = '20261127153000_api_key_changes';
    await onDatabase(`DELETE FROM _prisma_migrations WHERE migration_name = '${migration}'`);
    await onDatabase('DROP FUNCTION tell_api_key_changed CASCADE');
    const holder = new Client({ connectionString: databaseUrl(NAME) });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE api_keys IN ROW EXCLUSIVE MODE');
    // It ends by itself, as a long transaction of the app does.
    await holder.query("SET LOCAL idle_in_transaction_session_timeout = '5s'");
    holder.on('error', () => undefined);
    const { status, output, errors } = await migrate();
    await holder.end().catch(() => undefined);
    expect({ status, output }).toEqual({ status: 0, output: `Applied: ${migration}\n` });
    expect(errors).toContain('A table that the migration changes is in use. Trying again in 1 s.\n');
  });
});
