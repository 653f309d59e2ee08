import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { createOwner } from '@/tests/support/actors';
import { runScript } from '@/tests/support/app-process';
import {
  backUp,
  backupKey,
  describeDatabase,
  makeDatabase,
  makeFolder,
  removeMade,
  restore,
} from '@/tests/support/backups';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { S3Server } from '@/tests/support/s3-server';
import { emptyStore, listStored, readStored } from '@/tests/support/store';
import { buildWholeAccount, traces } from '@/tests/support/whole-account';

jest.setTimeout(180_000);

beforeEach(emptyStore);
afterAll(emptyStore);
afterAll(removeMade);

async function onDatabase(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

describe('npm run backup, then npm run restore', () => {
  it('bring back each row, object, guard and counter, verify the log, and open the documents', async () => {
    await buildWholeAccount();
    const before = await describeDatabase();
    const folder = path.join(await makeFolder(), 'today');
    const backup = await backUp(folder);
    expect(backup).toMatchObject({ code: 0, errors: '' });
    expect(backup.output).toContain('The keys are not in it: MASTER_KEY, LOG_SIGNING_KEY');

    const [database, store] = [await makeDatabase(), await makeFolder()];
    const { status, errors, output } = await restore(folder, { database, store });
    expect(errors).toBe('');
    expect(status).toBe(0);
    const stored = await listStored();
    const [{ entries }] = (await query('SELECT count(*)::int AS entries FROM log_entries')) as [
      { entries: number },
    ];
    expect(output).toContain(`  ${stored.length} objects put into the document store, 0 were there\n`);
    expect(output).toContain(`  ${entries} entries of the log verified, ${stored.length} objects opened\n`);

    expect(await describeDatabase(database)).toEqual(before);
    expect(await listStored(store)).toEqual(stored);
    for (const id of stored) {
      expect(await readFile(path.join(store, id.slice(0, 2), id))).toEqual(await readStored(id));
    }
    await expect(onDatabase(database, "UPDATE log_entries SET leaf = ''")).rejects.toThrow(
      'rows of log_entries cannot be changed or deleted',
    );
  });

  it('leave objects alone that are in the store, and mend one that is damaged', async () => {
    const owner = await createOwner();
    await buildDocument(owner);
    await buildDocument(owner);
    const folder = await makeFolder();
    await backUp(folder);
    const [first, second] = (await listStored()) as [string, string];
    const store = path.resolve(process.env.STORE_FOLDER!);
    const fileOf = (id: string) => path.join(store, id.slice(0, 2), id);
    const { mtimeMs } = await stat(fileOf(first));
    const bytes = await readStored(second);
    await rm(fileOf(second));
    const { output } = await restore(folder, { database: await makeDatabase(), store });
    expect(output).toContain('  1 objects put into the document store, 1 were there\n');
    expect((await stat(fileOf(first))).mtimeMs).toBe(mtimeMs);
    expect(await readStored(second)).toEqual(bytes);
  });
});

describe('documents in an S3 bucket', () => {
  it('are restored into it, and backed up from it', async () => {
    await buildDocument(await createOwner());
    const [folder, again] = [await makeFolder(), await makeFolder()];
    await backUp(folder);
    const bucket = await S3Server.start();
    try {
      const into = {
        database: await makeDatabase(),
        store: await makeFolder(),
        environment: bucket.settings,
      };
      const restored = await restore(folder, into);
      expect(restored.status).toBe(0);
      expect(restored.output).toContain('  1 objects put into the document store, 0 were there\n');
      expect(await listStored(into.store)).toEqual([]);

      await emptyStore();
      const { code, output } = await backUp(again, bucket.settings);
      expect(code).toBe(0);
      expect(output).toContain(', 1 objects of the document store\n');
    } finally {
      await bucket.stop();
    }
  });
});

describe('npm run backup', () => {
  it('writes nothing that can be read without its key', async () => {
    await buildWholeAccount();
    const folder = await makeFolder();
    await backUp(folder);
    for (const name of await listStored(folder)) expect(name).toMatch(/^(backup\.json|[\w.-]+\.sealed)$/);
    const users = await readFile(path.join(folder, 'tables/public.users.sealed'));
    expect(users.toString('latin1')).not.toMatch(traces);
    expect(Object.keys(JSON.parse(await readFile(path.join(folder, 'backup.json'), 'utf8')))).toEqual([
      'format',
      'id',
      'keyCheck',
    ]);
  });

  it('makes a folder named by the time for a timer, and is noted in the audit trail', async () => {
    const folder = await makeFolder();
    const { code, errors } = await runScript('scripts/backup.ts', {
      words: ['--in', folder],
      environment: { BACKUP_KEY: backupKey.toString('base64') },
    });
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/);
    expect(await readdir(path.join(folder, name))).toContain('backup.json');
    expect(await query('SELECT type, actor_id FROM audit_events')).toEqual([
      { type: 'backup.made', actor_id: null },
    ]);
  });

  it('names an object that the store has lost, and ends with 1', async () => {
    await buildDocument(await createOwner());
    const [id] = await listStored();
    await emptyStore();
    const { code, errors } = await backUp(await makeFolder());
    expect(code).toBe(1);
    expect(errors).toBe(`The document store does not have these objects, which should be there: ${id}\n`);
  });

  it('refuses a folder that has something in it, and a key that is none', async () => {
    const folder = await makeFolder();
    const without = await backUp(folder, { BACKUP_KEY: 'short' });
    expect(without).toMatchObject({
      code: 1,
      errors: 'Set BACKUP_KEY to the base64 of 32 random bytes: openssl rand -base64 32\n',
    });
    expect((await backUp(folder)).code).toBe(0);
    expect(await backUp(folder)).toMatchObject({
      code: 1,
      errors: `${folder} is not empty. Each backup needs a folder of its own.\n`,
    });
  });
});
