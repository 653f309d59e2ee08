import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { s3Store } from '@/lib/vendor/s3';
import type { ObjectStore } from '@/lib/vendor/store-contract';
import { S3Server } from '@/tests/support/s3-server';
import { streamOf, testBytes } from '@/tests/support/store';

const MEGABYTE = 1024 * 1024;
const bytes = testBytes(12 * MEGABYTE);

const nothingStored = {
  code: 'unavailable',
  message: 'The document store is not responding. Nothing was stored. Please try again in a few minutes.',
};
const away = {
  code: 'unavailable',
  message: 'The document store is not responding. Please try again in a few minutes.',
};

let server: S3Server;
let store: ObjectStore;

beforeAll(async () => {
  server = await S3Server.start();
  store = s3Store(server.settings);
});
beforeEach(() => server.behave());
afterAll(() => server.stop());

const asked = (pattern: RegExp) => server.requests.filter((request) => pattern.test(request));
const impatientStore = () => s3Store({ ...server.settings, silenceMs: 300 });
const never = () => undefined;

describe('a store in an S3 bucket', () => {
  it('sends a large object in parts of 5 MB, one after the other', async () => {
    await store.put(randomUUID(), streamOf(bytes));
    expect(asked(/partNumber=/).map((request) => /partNumber=(\d)/.exec(request)?.[1])).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('tries a part again when the line breaks under it', async () => {
    const key = randomUUID();
    let cuts = 0;
    server.misbehave(/partNumber=2/, (request) => {
      cuts += 1;
      if (cuts === 2) server.behave();
      request.socket.destroy();
    });
    await store.put(key, streamOf(bytes));
    expect(cuts).toBe(2);
    expect((await buffer(await store.get(key))).equals(bytes)).toBe(true);
  });

  it('says that nothing was stored, and leaves no parts, when a part is refused', async () => {
    const before = await server.contents();
    server.misbehave(/partNumber=2/, (request, response) => {
      request.resume().on('end', () => response.writeHead(507).end());
    });
    const source = streamOf(bytes);
    await expect(store.put(randomUUID(), source)).rejects.toMatchObject(nothingStored);
    expect(source.destroyed).toBe(true);
    expect(await server.contents()).toEqual(before);
  });

  it('has no object after the server died in the middle of an upload', async () => {
    const key = randomUUID();
    server.dieAfter(MEGABYTE, /partNumber=2/);
    await expect(store.put(key, streamOf(bytes))).rejects.toMatchObject(nothingStored);
    await server.revive();
    await expect(store.get(key)).rejects.toMatchObject({ code: 'not_found' });
    expect((await server.contents()).objects).not.toContain(key);
  });

  it('breaks the stream when the server dies in the middle of a download', async () => {
    const key = randomUUID();
    await store.put(key, streamOf(bytes));
    server.dieAfter(MEGABYTE, /^GET /);
    const download = await store.get(key);
    await expect(buffer(download)).rejects.toMatchObject(away);
    await server.revive();
    expect((await buffer(await store.get(key))).equals(bytes)).toBe(true);
  });

  it('gives up on a server that says nothing', async () => {
    const store = impatientStore();
    server.misbehave(/./, never);
    await expect(store.put(randomUUID(), streamOf(testBytes(10)))).rejects.toMatchObject(nothingStored);
    await expect(store.get(randomUUID())).rejects.toMatchObject(away);
    await expect(store.delete(randomUUID())).rejects.toMatchObject(away);
    await expect(store.check()).rejects.toMatchObject(away);
  });

  it('gives up on a server that falls silent in the middle of a download', async () => {
    server.misbehave(/^GET /, (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('the beginning');
    });
    await expect(buffer(await impatientStore().get(randomUUID()))).rejects.toMatchObject(away);
  });

  it('says that it cannot be used while the server is away, or without its bucket', async () => {
    await expect(s3Store({ ...server.settings, S3_BUCKET: 'no-such-bucket' }).check()).rejects.toMatchObject(
      away,
    );
    server.kill();
    await expect(store.check()).rejects.toMatchObject(away);
    await expect(store.put(randomUUID(), streamOf(testBytes(10)))).rejects.toMatchObject(nothingStored);
    await server.revive();
    await expect(store.check()).resolves.toBeUndefined();
  });
});
