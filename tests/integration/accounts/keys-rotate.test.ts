import { createHash, randomUUID } from 'node:crypto';
import { generateSchema } from '@/lib/generator/schema';
import { journalEntrySchema } from '@/lib/notary/schema/journal';
import * as prismaClient from '@/prisma/generated/client';
import { createNotary, createOwner, type Person } from '@/tests/support/actors';
import { runScript } from '@/tests/support/app-process';
import { lockInput } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { generateBody } from '@/tests/support/generated-documents';
import { goodPin } from '@/tests/support/guards';
import { entryBody } from '@/tests/support/journal';

jest.setTimeout(60_000);

const key = (id: string) => `${id}:${createHash('sha256').update(`key ${id}`).digest('base64')}`;

type Keys = { MASTER_KEY: string; MASTER_KEY_PREVIOUS: string };
const before: Keys = { MASTER_KEY: key('old'), MASTER_KEY_PREVIOUS: '' };
const during: Keys = { MASTER_KEY: key('new'), MASTER_KEY_PREVIOUS: key('old') };
const after: Keys = { MASTER_KEY: key('new'), MASTER_KEY_PREVIOUS: '' };

/** Each holds a queue of its own for its mails. */
const apps = new Map<string, App>();
afterEach(async () => {
  for (const { stopSender } of apps.values()) await stopSender();
});

/** The app as a process with these keys has it: the environment is read once per process, here once per set of modules. */
async function appWith(keys: Keys): Promise<App> {
  const name = JSON.stringify(keys);
  const app = apps.get(name) ?? (await startApp(keys));
  apps.set(name, app);
  return app;
}

async function startApp(keys: Keys): Promise<App> {
  const ours = { ...process.env };
  Object.assign(process.env, keys);
  let app: App;
  await jest.isolateModulesAsync(async () => {
    app = await loadApp();
    app.currentKeyId();
  });
  delete process.env.MASTER_KEY_PREVIOUS;
  Object.assign(process.env, ours);
  return app!;
}

async function loadApp() {
  // One client of the database for all: it takes no query that another set of its own modules has put together.
  jest.doMock('../../../prisma/generated/client', () => prismaClient);
  const { lockDeed } = await import('@/lib/deeds/commands/lock');
  const { listLockedDeeds } = await import('@/lib/deeds/queries');
  const { confirmByPin, removePin, setPin } = await import('@/lib/accounts/commands/pin');
  const { writeJournalEntry } = await import('@/lib/notary/commands/journal');
  const { listJournal } = await import('@/lib/notary/queries/journal');
  const { generateDocument } = await import('@/lib/generator/commands/generate');
  const { listGenerated } = await import('@/lib/generator/queries/generated');
  const { currentKeyId, openText, sealText } = await import('@/lib/platform/secrets/secret-box');
  const { stopSender } = await import('@/lib/platform/jobs');
  return {
    lockDeed,
    listLockedDeeds,
    confirmByPin,
    removePin,
    setPin,
    writeJournalEntry,
    listJournal,
    generateDocument,
    listGenerated,
    currentKeyId,
    openText,
    sealText,
    stopSender,
  };
}

type App = Awaited<ReturnType<typeof loadApp>>;

const OBJECT_KEY = 'the key of an object';

async function fill(app: App, locks: number) {
  const owner = await createOwner();
  const codes: string[] = [];
  for (let i = 0; i < locks; i += 1) codes.unshift((await app.lockDeed(owner.actor, lockInput())).unlockCode);
  await app.setPin(owner.actor, { pin: goodPin, password: testPassword });
  const objectId = randomUUID();
  await query(
    "INSERT INTO stored_objects (id, state, key_ciphertext, created_at) VALUES ($1, 'kept', $2, now())",
    [objectId, app.sealText(OBJECT_KEY, `object:${objectId}`)],
  );
  await query("INSERT INTO stored_objects (id, state, created_at) VALUES ($1, 'doomed', now())", [
    randomUUID(),
  ]);
  return { owner, codes, objectId };
}

/** Everything that is sealed, read through the app itself. */
async function expectReadable(
  app: App,
  { owner, codes, objectId }: { owner: Person; codes: string[]; objectId: string },
) {
  const locks = await app.listLockedDeeds(owner.actor);
  expect(locks.map(({ metadata }) => metadata.unlockCode).sort()).toEqual([...codes].sort());
  await app.confirmByPin(owner.actor, goodPin);
  const [row] = await query<{ key: string }>(
    'SELECT key_ciphertext AS key FROM stored_objects WHERE id = $1',
    [objectId],
  );
  expect(app.openText(row!.key, `object:${objectId}`)).toBe(OBJECT_KEY);
}

/** How many rows are sealed under which key. */
async function countByKey(): Promise<Record<string, number>> {
  const rows = await query<{ key: string; count: number }>(`
    SELECT split_part(sealed, '.', 1) AS key, count(*)::int AS count FROM (
      SELECT unlock_code_ciphertext AS sealed FROM deed_locks
      UNION ALL SELECT hash_ciphertext FROM security_pins
      UNION ALL SELECT key_ciphertext FROM stored_objects WHERE key_ciphertext IS NOT NULL
    ) AS all_sealed GROUP BY 1`);
  return Object.fromEntries(rows.map(({ key: id, count }) => [id, count]));
}

const rotate = (keys: Keys) => runScript('scripts/keys-rotate.ts', { environment: keys });

describe('npm run keys:rotate', () => {
  it('reseals a PIN that the link of a mail can bring back', async () => {
    const app = await appWith(before);
    const { owner } = await fill(app, 0);
    await app.confirmByPin(owner.actor, goodPin);
    await app.removePin({ ...owner.actor, isGuarded: true });
    expect((await rotate(during)).output).toContain('PINs that can be restored: 1 resealed\n');
    const rows = await query<{ sealed: string | null }>(
      "SELECT data ->> 'pinBefore' AS sealed FROM mailed_links",
    );
    expect(rows.map(({ sealed }) => sealed?.split('.')[0]).sort()).toEqual(['new', undefined]);
    const [link] = await query<{ id: string; sealed: string }>(
      "SELECT id, data ->> 'pinBefore' AS sealed FROM mailed_links WHERE data ->> 'pinBefore' IS NOT NULL",
    );
    const restored = (await appWith(after)).openText(link!.sealed, `restore:${link!.id}`);
    expect(restored).toMatch(/^\$argon2id/);
  });

  it('reseals the words of a notary’s journal', async () => {
    const app = await appWith(before);
    const notary = await createNotary();
    const input = journalEntrySchema.parse(entryBody());
    const written = await app.writeJournalEntry(notary.actor, notary.actor.id, input);
    expect((await rotate(during)).output).toContain('journal entries: 1 resealed\n');
    expect(await query("SELECT split_part(sealed, '.', 1) AS key FROM journal_entries")).toEqual([
      { key: 'new' },
    ]);
    const opened = await (await appWith(after)).listJournal(notary.actor, notary.actor.id, {});
    expect(opened.entries).toEqual([written]);
  });

  it('reseals what was made of templates', async () => {
    const app = await appWith(before);
    const owner = await createOwner();
    const made = await app.generateDocument(owner.actor, generateSchema.parse(generateBody()));
    expect((await rotate(during)).output).toContain('generated documents: 1 resealed\n');
    expect(await (await appWith(after)).listGenerated(owner.actor, owner.user.id)).toEqual([made]);
  });

  it('seals everything under the new key, which alone then opens it', async () => {
    const rows = await fill(await appWith(before), 2);
    await expectReadable(await appWith(during), rows);
    expect(await countByKey()).toEqual({ old: 4 });

    expect(await rotate(during)).toEqual({
      code: 0,
      output:
        'Sealing under the key new.\n' +
        'unlock codes: 2 resealed\n' +
        'PINs: 1 resealed\n' +
        'object keys: 1 resealed\n' +
        'PINs that can be restored: 0 resealed\n' +
        'push subscriptions: 0 resealed\n' +
        'journal entries: 0 resealed\n' +
        'generated documents: 0 resealed\n' +
        'secrets of webhooks: 0 resealed\n' +
        'secrets of webhooks that were rotated: 0 resealed\n' +
        'signing keys of the OAuth server: 0 resealed\n' +
        'No longer needed, once every process has the new MASTER_KEY: old\n',
      errors: '',
    });
    expect(await countByKey()).toEqual({ new: 4 });
    await expectReadable(await appWith(after), rows);
    expect(await query("SELECT key_ciphertext FROM stored_objects WHERE state = 'doomed'")).toEqual([
      { key_ciphertext: null },
    ]);
  });

  it('changes nothing when it is run again', async () => {
    await fill(await appWith(before), 1);
    await rotate(during);
    const sealed = await query('SELECT unlock_code_ciphertext FROM deed_locks');
    expect((await rotate(during)).output).toContain('unlock codes: 0 resealed\nPINs: 0 resealed\n');
    expect(await query('SELECT unlock_code_ciphertext FROM deed_locks')).toEqual(sealed);
  });

  it('runs twice at once, and leaves every row readable', async () => {
    const rows = await fill(await appWith(before), 5);
    const runs = await Promise.all([rotate(during), rotate(during)]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    expect(await countByKey()).toEqual({ new: 7 });
    await expectReadable(await appWith(after), rows);
  });

  it('goes on where an earlier run was cut off', async () => {
    const rows = await fill(await appWith(before), 3);
    await query(`
      CREATE FUNCTION fail_now() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.id = (SELECT id FROM deed_locks ORDER BY id OFFSET 1 LIMIT 1) THEN
          RAISE EXCEPTION 'the disk is full';
        END IF;
        RETURN NEW;
      END $$`);
    await query(
      'CREATE TRIGGER fail_now BEFORE UPDATE ON deed_locks FOR EACH ROW EXECUTE FUNCTION fail_now()',
    );
    try {
      const cut = await rotate(during);
      expect(cut.code).toBe(1);
      expect(cut.errors).toContain('the disk is full');
    } finally {
      await query('DROP FUNCTION fail_now CASCADE');
    }
    expect(await countByKey()).toEqual({ old: 4, new: 1 });
    await expectReadable(await appWith(during), rows);

    const rest = await rotate(during);
    expect(rest.code).toBe(0);
    expect(rest.output).toContain('unlock codes: 2 resealed\n');
    expect(await countByKey()).toEqual({ new: 5 });
    await expectReadable(await appWith(after), rows);
  });

  it('reports rows under a key that it does not have, leaves them as they are, and does the rest', async () => {
    const lost = { MASTER_KEY: key('lost'), MASTER_KEY_PREVIOUS: '' };
    const theirs = await fill(await appWith(lost), 2);
    await fill(await appWith(before), 1);
    const run = await rotate(during);
    expect(run.code).toBe(1);
    expect(run.output).toContain('unlock codes: 1 resealed\nPINs: 1 resealed\nobject keys: 1 resealed\n');
    expect(run.output).toContain('No longer needed, once every process has the new MASTER_KEY: old\n');
    expect(run.errors).toBe(
      '  2 not opened: The master key lost is not configured\n' +
        '  2 still under the key lost\n' +
        '  1 not opened: The master key lost is not configured\n' +
        '  1 still under the key lost\n' +
        '  1 not opened: The master key lost is not configured\n' +
        '  1 still under the key lost\n' +
        'Still needed in MASTER_KEY_PREVIOUS: lost. Please run this again.\n',
    );
    expect(await countByKey()).toEqual({ new: 3, lost: 4 });

    const withLost = { MASTER_KEY: key('new'), MASTER_KEY_PREVIOUS: `${key('old')},${key('lost')}` };
    expect((await rotate(withLost)).code).toBe(0);
    await expectReadable(await appWith(after), theirs);
  });

  it('leaves a row that was damaged as it is, and says so', async () => {
    await fill(await appWith(before), 1);
    await query("UPDATE deed_locks SET unlock_code_ciphertext = 'old.AAAA'");
    const run = await rotate(during);
    expect(run.code).toBe(1);
    expect(run.errors).toContain('  1 not opened: ');
    expect(run.errors).toContain('Still needed in MASTER_KEY_PREVIOUS: old.');
    expect(run.output).not.toContain('No longer needed');
    expect(await query('SELECT unlock_code_ciphertext FROM deed_locks')).toEqual([
      { unlock_code_ciphertext: 'old.AAAA' },
    ]);
  });

  it('refuses a new key that is called like a previous one', async () => {
    const run = await rotate({ MASTER_KEY: key('old'), MASTER_KEY_PREVIOUS: key('old') });
    expect(run).toMatchObject({
      code: 1,
      errors: 'MASTER_KEY needs an id of its own: a previous key is called old too.\n',
    });
  });
});
