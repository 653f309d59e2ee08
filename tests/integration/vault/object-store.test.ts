import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { localStore } from '@/lib/vendor/local-store';
import { s3Store } from '@/lib/vendor/s3';
import type { ObjectStore } from '@/lib/vendor/store-contract';
import { S3Server } from '@/tests/support/s3-server';
import { failingStream, listStored, streamOf, testBytes } from '@/tests/support/store';

/** A store, and what lies in it past its own code: whole objects and halves. */
type Bench = { store: ObjectStore; list: () => Promise<string[]>; end: () => Promise<void> };

async function startLocal(): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'test-store-'));
  return {
    store: localStore(folder),
    list: () => listStored(folder),
    end: () => rm(folder, { recursive: true }),
  };
}

async function startS3(): Promise<Bench> {
  const server = await S3Server.start();
  const list = async () => {
    const { objects, uploads } = await server.contents();
    return [...objects, ...uploads];
  };
  return { store: s3Store(server.settings), list, end: () => server.stop() };
}

const MEGABYTE = 1024 * 1024;

describe.each([
  ['in a folder', startLocal],
  ['in an S3 bucket', startS3],
])('a store %s', (_name, start) => {
  let bench: Bench;

  beforeAll(async () => {
    bench = await start();
  });
  afterAll(() => bench.end());

  it.each([
    ['no bytes', 0],
    ['one byte', 1],
    ['25 MB', 25 * MEGABYTE],
  ])('gives back what was put: %s', async (_size, size) => {
    const [key, bytes] = [randomUUID(), testBytes(size)];
    await bench.store.put(key, streamOf(bytes));
    expect((await buffer(await bench.store.get(key))).equals(bytes)).toBe(true);
  });

  it('takes many at once and mixes nothing up', async () => {
    const objects = Array.from({ length: 12 }, (_, at) => ({
      key: randomUUID(),
      bytes: testBytes(at * 100_000 + 1, `object ${at}`),
    }));
    await Promise.all(objects.map(({ key, bytes }) => bench.store.put(key, streamOf(bytes, 10_000))));
    const back = await Promise.all(objects.map(async ({ key }) => buffer(await bench.store.get(key))));
    expect(back.every((bytes, at) => bytes.equals(objects[at]!.bytes))).toBe(true);
  });

  it('says that it has no object of an unknown key', async () => {
    await expect(bench.store.get(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('forgets what was deleted, and does not mind being asked twice', async () => {
    const key = randomUUID();
    await bench.store.put(key, streamOf(testBytes(10)));
    await bench.store.delete(key);
    await bench.store.delete(key);
    await expect(bench.store.get(key)).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([0, 100_000, 12 * MEGABYTE])(
    'keeps nothing of a source that fails after %d bytes',
    async (count) => {
      const before = await bench.list();
      const failure = new Error('The line is cut.');
      await expect(bench.store.put(randomUUID(), failingStream(count, failure))).rejects.toBe(failure);
      expect(await bench.list()).toEqual(before);
    },
  );

  it('keeps nothing of a source that is given up while the store waits for it', async () => {
    const before = await bench.list();
    let reads = 0;
    const source = new Readable({
      read() {
        reads += 1;
        if (reads === 1) this.push(testBytes(100_000));
        else this.emit('waited for');
      },
    });
    const putting = bench.store.put(randomUUID(), source);
    await once(source, 'waited for');
    source.destroy(new Error('The upload was cancelled.'));
    await expect(putting).rejects.toThrow('The upload was cancelled.');
    expect(await bench.list()).toEqual(before);
  });

  it('takes nothing for a key but a UUID', async () => {
    for (const key of ['', '../outside', '/etc/passwd', `${randomUUID()}/..`, randomUUID().toUpperCase()]) {
      await expect(async () => bench.store.put(key, streamOf(testBytes(1)))).rejects.toThrow(/not the key/);
      await expect(async () => bench.store.get(key)).rejects.toThrow(/not the key/);
      await expect(async () => bench.store.delete(key)).rejects.toThrow(/not the key/);
    }
  });

  it('says that it can be used', async () => {
    await expect(bench.store.check()).resolves.toBeUndefined();
  });
});
