import { buffer } from 'node:stream/consumers';
import { transaction } from '@/lib/platform/db';
import {
  doomObject,
  keepObject,
  removeDoomedObjects,
  writeObject,
} from '@/lib/vault/commands/stored-objects';
import { openObject } from '@/lib/vault/queries/stored-objects';
import { query } from '@/tests/support/database';
import { countRows } from '@/tests/support/rows';
import { breakStore, emptyStore, listStored, mendStore, streamOf, testBytes } from '@/tests/support/store';

beforeEach(emptyStore);
afterAll(emptyStore);

/** An upload that was never finished: its process died. */
async function writeLeft(age = '61 minutes'): Promise<string> {
  const { id } = await writeObject(streamOf(testBytes(100)), { maxBytes: 1000 });
  await query('UPDATE stored_objects SET created_at = now() - $2::interval WHERE id = $1', [id, age]);
  return id;
}

async function writeKept(age = '2 days'): Promise<string> {
  const id = await writeLeft(age);
  await transaction((tx) => keepObject(tx, id));
  return id;
}

async function writeDoomed(): Promise<string> {
  const id = await writeKept();
  await transaction((tx) => doomObject(tx, id));
  return id;
}

describe('the job that removes doomed objects', () => {
  it('removes the bytes and the rows of what is doomed, and nothing else', async () => {
    const kept = await writeKept();
    await writeDoomed();
    await writeDoomed();
    expect(await removeDoomedObjects()).toEqual({ removed: 2 });
    expect(await listStored()).toEqual([kept]);
    expect(await countRows('stored_objects')).toBe(1);
    expect(await buffer(await openObject(kept))).toHaveLength(100);
  });

  it('removes what was begun over an hour ago and never kept, and nothing younger', async () => {
    await writeLeft('61 minutes');
    const young = await writeLeft('59 minutes');
    expect(await removeDoomedObjects()).toEqual({ removed: 1 });
    expect(await listStored()).toEqual([young]);
    await expect(transaction((tx) => keepObject(tx, young))).resolves.toBeUndefined();
  });

  it('removes the row of an object whose bytes never came', async () => {
    await writeLeft();
    await emptyStore();
    expect(await removeDoomedObjects()).toEqual({ removed: 1 });
    expect(await countRows('stored_objects')).toBe(0);
  });

  it('has nothing to do the second time', async () => {
    await writeDoomed();
    await removeDoomedObjects();
    expect(await removeDoomedObjects()).toEqual({ removed: 0 });
  });

  it('removes each object once when two workers run it at once', async () => {
    for (let count = 0; count < 10; count += 1) await writeDoomed();
    const [one, other] = await Promise.all([removeDoomedObjects(), removeDoomedObjects()]);
    expect(one.removed + other.removed).toBe(10);
    expect(await listStored()).toEqual([]);
  });

  it('leaves everything for the next run while the store is away', async () => {
    await writeDoomed();
    await writeLeft();
    await breakStore();
    await expect(removeDoomedObjects()).rejects.toThrow(/^Not removed: /);
    expect(await countRows('stored_objects')).toBe(2);
    await mendStore();
    expect(await removeDoomedObjects()).toEqual({ removed: 2 });
    expect(await listStored()).toEqual([]);
  });

  it('has destroyed the keys of what it could not remove yet', async () => {
    await writeLeft();
    await breakStore();
    await removeDoomedObjects().catch(() => undefined);
    await mendStore();
    const rows = await query('SELECT state, key_ciphertext FROM stored_objects');
    expect(rows).toEqual([{ state: 'doomed', key_ciphertext: null }]);
  });
});
