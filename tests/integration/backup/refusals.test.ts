import { appendFile, cp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { createOwner } from '@/tests/support/actors';
import { backUp, backupKey, makeDatabase, makeFolder, removeMade, restore } from '@/tests/support/backups';
import { workerDatabaseUrl } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { emptyStore, listStored } from '@/tests/support/store';
import { checkBackup } from '../../../scripts/backup/check-backup';
import { LABEL, MANIFEST, objectPart, type Manifest } from '../../../scripts/backup/manifest';
import { writePart } from '../../../scripts/backup/parts';
import { openBackup } from '../../../scripts/backup/read-backup';

jest.setTimeout(120_000);

/** Made once: each test does something to a copy of its own. */
let made: { folder: string; objectId: string } | undefined;
let folder: string;
let objectId: string;
let database: string;

beforeEach(async () => {
  made ??= await makeBackup();
  ({ objectId } = made);
  folder = await makeFolder();
  await cp(made.folder, folder, { recursive: true });
  database ??= await makeDatabase();
});

async function makeBackup() {
  await emptyStore();
  await buildDocument(await createOwner());
  const [id] = (await listStored()) as [string];
  const target = await makeFolder();
  await backUp(target);
  return { folder: target, objectId: id };
}

afterAll(emptyStore);
afterAll(removeMade);

const checkFor = (databaseUrl: string, key = backupKey) =>
  checkBackup({ folder, backupKey: key, databaseUrl, withOtherKeys: false });

async function expectRefused(words: string | RegExp): Promise<void> {
  await expect(checkFor(database)).rejects.toMatchObject({
    name: 'Refusal',
    message: typeof words === 'string' ? words : expect.stringMatching(words),
  });
  expect(await countIn(database, "SELECT FROM pg_tables WHERE schemaname IN ('public', 'pgboss')")).toBe(0);
}

async function countIn(url: string, sql: string): Promise<number | null> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client
    .query(sql)
    .then(({ rowCount }) => rowCount)
    .finally(() => client.end());
}

/** Seals another manifest, as only somebody with the key of the backup can. */
async function changeManifest(change: (manifest: Manifest) => Partial<Manifest>): Promise<void> {
  const { place, manifest } = await openBackup(folder, backupKey);
  await rm(path.join(folder, MANIFEST));
  const words = JSON.stringify({ ...manifest, ...change(manifest) });
  await writePart(place, MANIFEST, [Readable.from([Buffer.from(words)])]);
}

async function flipBit(name: string): Promise<void> {
  const file = path.join(folder, name);
  const bytes = await readFile(file);
  bytes[bytes.length - 20]! ^= 1;
  await writeFile(file, bytes);
}

const users = 'tables/public.users.sealed';

describe('npm run restore refuses, and changes nothing,', () => {
  it('a folder without a finished backup', async () => {
    await rm(path.join(folder, LABEL));
    await expectRefused(`There is no finished backup in ${folder}: backup.json is missing.`);
  });

  it('another key', async () => {
    await expect(checkFor(database, Buffer.alloc(32, 7))).rejects.toThrow(
      'BACKUP_KEY is not the key of this backup.',
    );
  });

  it('a backup in another format', async () => {
    const label = JSON.parse(await readFile(path.join(folder, LABEL), 'utf8')) as object;
    await writeFile(path.join(folder, LABEL), JSON.stringify({ ...label, format: 2 }));
    await expectRefused('This backup has format 2, and this version of the app reads format 1.');
  });

  it.each([MANIFEST, users, 'objects.sealed'])('a changed byte in %s', async (name) => {
    await flipBit(name);
    await expectRefused(`${name} of the backup was changed or cut off.`);
  });

  it('a table, or an object, that was cut off', async () => {
    await truncate(path.join(folder, users), 100);
    await expectRefused(`${users} of the backup was cut off.`);
  });

  it('an object that was changed, that has a byte more, or that is missing', async () => {
    const name = objectPart(objectId);
    await flipBit(name);
    await expectRefused(`${name} of the backup was changed or cut off.`);
    await flipBit(name);
    await appendFile(path.join(folder, name), 'x');
    await expectRefused(`${name} of the backup was changed or cut off.`);
    await rm(path.join(folder, name));
    await expectRefused(`The backup has no ${name}.`);
  });

  it('a part in the place of another', async () => {
    await writeFile(
      path.join(folder, users),
      await readFile(path.join(folder, 'tables/public.log_entries.sealed')),
    );
    await expectRefused(/^tables\/public\.users\.sealed of the backup was /);
  });

  it('a backup of another version', async () => {
    await changeManifest(({ migrations }) => ({ migrations: [...migrations, '20991231000000_later'] }));
    await expectRefused(
      /^The backup was made by another version of the app: its last migration is 20991231000000_later, and here it is \d+_\w+\. Restore it with that version, then update\.$/,
    );
  });

  it('another master key, and another key of the log', async () => {
    await changeManifest(() => ({ masterKeyProof: 'k2.AAAA' }));
    await expectRefused(/^MASTER_KEY is not that of the backup: unlock codes and documents would not open\./);
    const { place } = await openBackup(folder, backupKey);
    const { sealText } = await import('@/lib/platform/secrets/secret-box');
    await changeManifest(() => ({
      masterKeyProof: sealText(place.label.id, 'backup'),
      logKey: 'elsewhere+00000000+AAAA',
    }));
    await expectRefused(
      /^LOG_SIGNING_KEY and LOG_ORIGIN are not those of the backup, whose log has the key elsewhere/,
    );
  });

  it('a database in which there is anything', async () => {
    await createOwner();
    await expect(checkFor(workerDatabaseUrl())).rejects.toThrow(
      /^The database is not empty: \w+ has rows\. Restore into a new database \(CREATE DATABASE …\)\.$/,
    );
  });
});

describe('npm run restore, when something goes wrong on the way,', () => {
  it('keeps no row, and the next try works', async () => {
    const { manifest } = await openBackup(folder, backupKey);
    await changeManifest(({ tables }) => ({
      tables: tables.map((table) => (table.name === 'users' ? { ...table, rows: 99 } : table)),
    }));
    const store = await makeFolder();
    const failed = await restore(folder, { database, store });
    expect(failed).toMatchObject({
      status: 1,
      errors: `${users} has 1 rows, and the manifest says 99.\nNothing was restored.\n`,
    });
    for (const table of ['users', 'log_entries', 'vault_documents']) {
      expect(await countIn(database, `SELECT FROM ${table}`)).toBe(0);
    }
    await changeManifest(() => manifest);
    expect(await restore(folder, { database, store })).toMatchObject({ status: 0, errors: '' });
    expect(await countIn(database, 'SELECT FROM users')).toBe(1);
  });
});
