import { randomUUID } from 'node:crypto';
import files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localStore } from '@/lib/vendor/local-store';
import { fillDisk, listStored, streamOf, testBytes } from '@/tests/support/store';

let folder: string;

beforeEach(async () => {
  folder = await files.mkdtemp(join(tmpdir(), 'test-store-'));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await files.rm(folder, { recursive: true, force: true });
});

describe('a store in a folder', () => {
  it('puts each object below a folder of the first two letters of its key', async () => {
    const key = randomUUID();
    await localStore(folder).put(key, streamOf(testBytes(5)));
    expect(await files.readFile(join(folder, key.slice(0, 2), key))).toHaveLength(5);
  });

  it('makes files that nobody else on the machine can read', async () => {
    const key = randomUUID();
    await localStore(folder).put(key, streamOf(testBytes(5)));
    const { mode } = await files.stat(join(folder, key.slice(0, 2), key));
    expect(mode & 0o777).toBe(0o600);
  });

  it('says of a full disk that nothing was stored', async () => {
    fillDisk();
    const source = streamOf(testBytes(300_000));
    await expect(localStore(folder).put(randomUUID(), source)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The document store is full. Nothing was stored. Please try again later.',
      cause: { code: 'ENOSPC', syscall: expect.stringMatching(/^writev?$/) },
    });
    expect(source.destroyed).toBe(true);
    expect(await listStored(folder)).toEqual([]);
  });

  it('removes what a killed process had begun to write', async () => {
    const key = randomUUID();
    await files.mkdir(join(folder, key.slice(0, 2)));
    await files.writeFile(join(folder, key.slice(0, 2), `${key}.partial`), 'half');
    await localStore(folder).delete(key);
    expect(await listStored(folder)).toEqual([]);
  });

  it('says that it cannot be used when there is no folder to be had', async () => {
    const store = localStore('/dev/null/store');
    await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.put(randomUUID(), streamOf(testBytes(5)))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The document store is not responding. Nothing was stored. Please try again in a few minutes.',
    });
    await expect(store.get(randomUUID())).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.delete(randomUUID())).rejects.toMatchObject({ code: 'unavailable' });
  });
});
