import { Readable } from 'node:stream';
import { longTransaction } from '@/lib/platform/db';
import { giveUpImport, sweepImports } from '@/lib/properties/commands/end-import';
import { importFile, runImport } from '@/lib/properties/commands/imports';
import { createAdmin, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { aDeed, deliver, indexOf, stateOf, TRAVIS } from '@/tests/support/recordings';
import { snapshot } from '@/tests/support/rows';

const NOT_TAKEN = 'The import was interrupted before its rows were taken. Please deliver the file again.';

async function begin(admin: Person): Promise<string> {
  return ((await deliver(admin, indexOf(aDeed('1001')))).body as { id: string }).id;
}

const loseJobs = () => query("DELETE FROM pgboss.job WHERE name = 'import-recordings'");
const age = (id: string, by: string) =>
  query('UPDATE recording_imports SET created_at = created_at - $2::interval WHERE id = $1', [id, by]);
/** As a process leaves it that ends between the rows and what follows from them. */
const markTaken = (id: string, ago: string) =>
  query('UPDATE recording_imports SET taken_at = now() - $2::interval WHERE id = $1', [id, ago]);

describe('An import that nobody works on any more', () => {
  it('is failed with its reason once its job was tried for the last time, and leaves no file', async () => {
    const admin = await createAdmin();
    const id = await begin(admin);
    expect(await giveUpImport(id)).toEqual({ importId: id, failed: true });
    expect((await stateOf(admin, id)).body).toMatchObject({ status: 'failed', failure: NOT_TAKEN, added: 0 });
    expect(await query(`SELECT id FROM stored_objects WHERE state = 'kept'`)).toEqual([]);
    const before = await snapshot();
    expect(await giveUpImport(id)).toEqual({ importId: id, failed: false });
    expect(await runImport(id)).toEqual({ added: 0 });
    expect(await snapshot()).toEqual(before);
  });

  it('is failed by the sweep when its job got lost, after the hour that a run may take', async () => {
    const admin = await createAdmin();
    const id = await begin(admin);
    await loseJobs();
    await age(id, '50 minutes');
    expect(await sweepImports()).toEqual({ failed: 0, resumed: 0 });
    await age(id, '11 minutes');
    expect(await sweepImports()).toEqual({ failed: 1, resumed: 0 });
    expect((await stateOf(admin, id)).body).toMatchObject({ status: 'failed', failure: NOT_TAKEN });
  });

  it('is left alone while its job waits, however old it is', async () => {
    const admin = await createAdmin();
    const id = await begin(admin);
    await age(id, '5 hours');
    expect(await sweepImports()).toEqual({ failed: 0, resumed: 0 });
    await runImport(id);
    expect((await stateOf(admin, id)).body).toMatchObject({ status: 'done', added: 1 });
  });

  it('is left alone while a process takes its rows', async () => {
    const admin = await createAdmin();
    const id = await begin(admin);
    await loseJobs();
    await age(id, '5 hours');
    await longTransaction(1, async (tx) => {
      await tx.$queryRaw`SELECT id FROM recording_imports WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
      expect(await sweepImports()).toEqual({ failed: 0, resumed: 0 });
      expect(await giveUpImport(id)).toEqual({ importId: id, failed: false });
    });
    expect((await stateOf(admin, id)).body).toMatchObject({ status: 'running' });
  });

  it('is begun again where its rows were taken, so that nothing goes without its comparison', async () => {
    const admin = await createAdmin();
    const id = await begin(admin);
    await loseJobs();
    await age(id, '2 hours');
    await markTaken(id, '1 hour');
    expect(await giveUpImport(id)).toEqual({ importId: id, failed: false });
    expect(await sweepImports()).toEqual({ failed: 0, resumed: 1 });
    expect(await sweepImports()).toEqual({ failed: 0, resumed: 0 });
    await runImport(id);
    expect((await stateOf(admin, id)).body).toMatchObject({ status: 'done' });
  });

  it('is failed, with what was taken, when that did not help for a day', async () => {
    const admin = await createAdmin();
    const id = await begin(admin);
    await loseJobs();
    await age(id, '26 hours');
    await markTaken(id, '25 hours');
    expect(await sweepImports()).toEqual({ failed: 1, resumed: 0 });
    const { failure } = (await stateOf(admin, id)).body as { failure: string };
    expect(failure).toContain('The rows were taken, but comparing them');
  });

  it('is failed where the file of a command cannot be read on', async () => {
    const admin = await createAdmin();
    let opened = 0;
    const open = () =>
      Readable.from(
        (async function* () {
          yield Buffer.from(indexOf(aDeed('1001')));
          await Promise.resolve();
          opened += 1;
          if (opened > 1) throw new Error('the disk went away');
        })(),
      );
    await expect(importFile(open, { fips: TRAVIS, fileName: 'index.csv' })).rejects.toThrow('the disk');
    const [{ id } = { id: '' }] = await query<{ id: string }>('SELECT id FROM recording_imports');
    expect((await stateOf(admin, id)).body).toMatchObject({ status: 'failed', failure: NOT_TAKEN });
    expect(await query('SELECT id FROM recordings')).toEqual([]);
  });
});
