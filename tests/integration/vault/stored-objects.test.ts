import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { transaction } from '@/lib/platform/db';
import { discardObject, doomObject, keepObject, writeObject } from '@/lib/vault/commands/stored-objects';
import { openObject } from '@/lib/vault/queries/stored-objects';
import { query } from '@/tests/support/database';
import { countRows } from '@/tests/support/rows';
import {
  breakStore,
  emptyStore,
  failingStream,
  fillDisk,
  listStored,
  mendStore,
  readStored,
  replaceStored,
  streamOf,
  tamper,
  testBytes,
} from '@/tests/support/store';

const MEGABYTE = 1024 * 1024;
const limit = { maxBytes: MEGABYTE };

const write = (bytes: Buffer) => writeObject(streamOf(bytes), limit);
const keep = (id: string) => transaction((tx) => keepObject(tx, id));
const doom = (id: string) => transaction((tx) => doomObject(tx, id));
const readBack = async (id: string) => buffer(await openObject(id));

async function writeKept(bytes: Buffer): Promise<string> {
  const { id } = await write(bytes);
  await keep(id);
  return id;
}

type Row = { id: string; state: string; key_ciphertext: string | null };
const listRows = () => query<Row>('SELECT id, state, key_ciphertext FROM stored_objects ORDER BY created_at');

async function expectNothing(): Promise<void> {
  expect(await countRows('stored_objects')).toBe(0);
  expect(await listStored()).toEqual([]);
}

beforeEach(emptyStore);
afterEach(() => jest.restoreAllMocks());
afterAll(emptyStore);

describe('an object that is written', () => {
  it.each([0, 1, 65_536, 65_537, MEGABYTE])('opens to what it was: %d bytes', async (size) => {
    const bytes = testBytes(size);
    const { id, sizeBytes, sha256 } = await write(bytes);
    expect({ sizeBytes, sha256 }).toEqual({
      sizeBytes: size,
      sha256: createHash('sha256').update(bytes).digest(),
    });
    await keep(id);
    expect((await readBack(id)).equals(bytes)).toBe(true);
    expect(await listRows()).toEqual([{ id, state: 'kept', key_ciphertext: expect.stringMatching(/^k1\./) }]);
  });

  it('lies in the store encrypted, under its own key', async () => {
    const bytes = Buffer.from('Warranty deed of Dana Ellis. '.repeat(100));
    const [first, second] = [await write(bytes), await write(bytes)];
    const [one, other] = [await readStored(first.id), await readStored(second.id)];
    expect(one.includes('Dana')).toBe(false);
    expect(one.equals(other)).toBe(false);
    expect(await listStored()).toEqual([first.id, second.id].sort());
  });
});

describe('an object that cannot be written', () => {
  it('is refused over the limit, and the rest of the source is not read', async () => {
    const source = streamOf(testBytes(3 * MEGABYTE));
    await expect(writeObject(source, limit)).rejects.toMatchObject({
      code: 'too_large',
      message: 'This file is larger than 1 MB. Please choose a smaller one.',
    });
    expect(source.destroyed).toBe(true);
    await expectNothing();
  });

  it('is left neither in the store nor in the database when its source fails', async () => {
    const failure = new Error('The line is cut.');
    await expect(writeObject(failingStream(300_000, failure), limit)).rejects.toBe(failure);
    await expectNothing();
  });

  it('is left nowhere when its source is over before it began', async () => {
    const source = new Readable({ read: () => undefined });
    const writing = writeObject(source, limit);
    source.destroy(new Error('The upload was cancelled.'));
    await expect(writing).rejects.toThrow('The upload was cancelled.');
    await expectNothing();
  });

  it('is left nowhere when its source is gone without a word', async () => {
    const source = new Readable({ read: () => undefined });
    source.push(testBytes(100));
    const writing = writeObject(source, limit);
    source.destroy();
    await expect(writing).rejects.toThrow();
    await expectNothing();
  });

  it('is left nowhere when the disk is full, and the answer says so', async () => {
    fillDisk();
    await expect(write(testBytes(300_000))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The document store is full. Nothing was stored. Please try again later.',
    });
    await expectNothing();
  });

  it('has lost its key when the store is away, and waits to be removed', async () => {
    await breakStore();
    await expect(write(testBytes(10))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The document store is not responding. Nothing was stored. Please try again in a few minutes.',
    });
    await mendStore();
    expect(await listRows()).toMatchObject([{ state: 'doomed', key_ciphertext: null }]);
  });
});

describe('keeping, dooming and discarding', () => {
  it('cannot keep what was removed meanwhile', async () => {
    const { id } = await write(testBytes(10));
    await discardObject(id);
    await expect(keep(id)).rejects.toMatchObject({ code: 'conflict' });
    await expectNothing();
  });

  it('destroys the key of what is doomed, in the transaction', async () => {
    const id = await writeKept(testBytes(10));
    await doom(id);
    expect(await listRows()).toEqual([{ id, state: 'doomed', key_ciphertext: null }]);
    await expect(openObject(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('dooms nothing in a transaction that is rolled back', async () => {
    const id = await writeKept(testBytes(10));
    const failing = transaction(async (tx) => {
      await doomObject(tx, id);
      throw new Error('Something else failed.');
    });
    await expect(failing).rejects.toThrow('Something else failed.');
    expect(await readBack(id)).toHaveLength(10);
  });

  it('discards the bytes and the row of what was not kept, and of what is doomed', async () => {
    const [{ id: written }, doomed] = [await write(testBytes(10)), await writeKept(testBytes(10))];
    await doom(doomed);
    await Promise.all([discardObject(written), discardObject(doomed)]);
    await expectNothing();
  });

  it('leaves no bytes of what lost its row while it was written, to a job whose clock was ahead', async () => {
    const { id } = await write(testBytes(10));
    await query('DELETE FROM stored_objects WHERE id = $1', [id]);
    await expect(keep(id)).rejects.toMatchObject({ code: 'conflict' });
    await discardObject(id);
    await expectNothing();
  });

  it('never discards what is kept', async () => {
    const id = await writeKept(testBytes(10));
    await discardObject(id);
    expect(await readBack(id)).toHaveLength(10);
  });

  it('leaves it to the job when the store is away', async () => {
    const { id } = await write(testBytes(10));
    await breakStore();
    await discardObject(id);
    await mendStore();
    expect(await listRows()).toEqual([{ id, state: 'doomed', key_ciphertext: null }]);
  });
});

describe('an object that is opened', () => {
  const changed = {
    code: 'internal',
    message: 'This document was changed in the store and cannot be opened. Please contact us.',
  };

  it('is refused when its beginning was changed', async () => {
    const id = await writeKept(testBytes(200_000));
    await tamper(id, 100);
    await expect(openObject(id)).rejects.toMatchObject(changed);
  });

  it('breaks off before the first wrong byte when it was changed further behind', async () => {
    const bytes = testBytes(200_000);
    const id = await writeKept(bytes);
    await tamper(id, -1);
    const came: Buffer[] = [];
    const reading = (async () => {
      for await (const chunk of await openObject(id)) came.push(chunk as Buffer);
    })();
    await expect(reading).rejects.toThrow('The seal of a segment is broken.');
    expect(bytes.subarray(0, 3 * 65_536).indexOf(Buffer.concat(came))).toBe(0);
  });

  it('is refused when it is the file of another object', async () => {
    const [one, other] = [await writeKept(testBytes(10, 'one')), await writeKept(testBytes(10, 'other'))];
    const [first, second] = [await readStored(one), await readStored(other)];
    await replaceStored(one, second);
    await replaceStored(other, first);
    await expect(openObject(one)).rejects.toMatchObject(changed);
    await expect(openObject(other)).rejects.toMatchObject(changed);
  });

  it('is refused when its file and its key are those of another object', async () => {
    const [one, other] = [await writeKept(testBytes(10, 'one')), await writeKept(testBytes(10, 'other'))];
    await replaceStored(one, await readStored(other));
    await query(
      'UPDATE stored_objects SET key_ciphertext = (SELECT key_ciphertext FROM stored_objects WHERE id = $2) WHERE id = $1',
      [one, other],
    );
    await expect(openObject(one)).rejects.toThrow();
  });

  it('is refused when its file is empty, or missing', async () => {
    const id = await writeKept(testBytes(10));
    await replaceStored(id, Buffer.alloc(0));
    await expect(openObject(id)).rejects.toMatchObject(changed);
    await emptyStore();
    await expect(openObject(id)).rejects.toMatchObject({
      code: 'internal',
      message: 'This document is missing from the store and cannot be opened. Please contact us.',
    });
  });

  it('is refused while the store is away', async () => {
    const id = await writeKept(testBytes(10));
    await breakStore();
    await expect(openObject(id)).rejects.toMatchObject({ code: 'unavailable' });
    await mendStore();
    expect(await readBack(id)).toHaveLength(10);
  });

  it('is not found when there never was one', async () => {
    await expect(openObject(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });
});
