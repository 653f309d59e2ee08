import { ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { env } from '@/lib/platform/env';
import { runImport } from '@/lib/properties/commands/imports';
import { takeDeliveries } from '@/lib/properties/commands/watch-folder';
import { connectToS3 } from '@/lib/vendor/s3-client';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { aDeed, indexOf, TRAVIS } from '@/tests/support/recordings';
import { S3Server } from '@/tests/support/s3-server';

const nothing = { taken: 0, refused: 0, moved: 0 };
const PREFIX = 'in box/counties';

let server: S3Server;
let county: S3Client;

beforeAll(async () => {
  server = await S3Server.start();
  county = connectToS3(server.settings);
  Object.assign(env(), server.settings, {
    S3_BUCKET: undefined,
    RECORDINGS_FOLDER: `s3://${server.settings.S3_BUCKET}/${PREFIX}`,
  });
});
afterEach(async () => {
  releaseClock();
  await server.empty();
});
afterAll(() => server.stop());

const Bucket = () => server.settings.S3_BUCKET;
const put = (name: string, Body: string) =>
  county.send(new PutObjectCommand({ Bucket: Bucket(), Key: `${PREFIX}/${name}`, Body }));

async function listNames(): Promise<string[]> {
  const { Contents = [] } = await county.send(new ListObjectsV2Command({ Bucket: Bucket() }));
  return Contents.map(({ Key = '' }) => Key.replace(`${PREFIX}/`, '')).sort();
}

type Row = { id: string; status: string; added: number };
const listImports = () => query<Row>('SELECT * FROM recording_imports ORDER BY created_at, id');

async function lookAndImport() {
  const look = await takeDeliveries();
  for (const { id, status } of await listImports()) if (status === 'running') await runImport(id);
  return look;
}

const waitTwoMinutes = () => holdClock(new Date(Date.now() + 120_000));

describe('the bucket where counties deliver', () => {
  it('is imported as a folder is, and a file goes to done when it is', async () => {
    await put(`${TRAVIS}/Week 47 (a).csv`, indexOf(aDeed('1001'), aDeed('1002')));
    waitTwoMinutes();
    expect(await lookAndImport()).toEqual({ ...nothing, taken: 1 });
    expect(await listImports()).toMatchObject([{ status: 'done', added: 2, file_name: 'Week 47 (a).csv' }]);
    expect(await lookAndImport()).toEqual({ ...nothing, moved: 1 });
    expect(await listNames()).toEqual([`${TRAVIS}/done/Week 47 (a).csv`]);
    expect(await lookAndImport()).toEqual(nothing);
  });

  it('waits for a minute after a file came', async () => {
    await put(`${TRAVIS}/index.csv`, indexOf(aDeed('1001')));
    expect(await takeDeliveries()).toEqual(nothing);
    waitTwoMinutes();
    expect(await takeDeliveries()).toEqual({ ...nothing, taken: 1 });
  });

  it('keeps what lies in done when a file of the same name comes', async () => {
    await put(`${TRAVIS}/done/index.csv`, 'of last week');
    await put(`${TRAVIS}/index.csv`, indexOf(aDeed('1001')));
    waitTwoMinutes();
    await lookAndImport();
    await lookAndImport();
    expect(await listNames()).toEqual([
      expect.stringMatching(/^48453\/done\/index-[\da-f-]{36}\.csv$/),
      `${TRAVIS}/done/index.csv`,
    ]);
  });

  it('leaves a file where it is when it is replaced while it is set aside', async () => {
    await put(`${TRAVIS}/index.csv`, indexOf(aDeed('1001')));
    waitTwoMinutes();
    await lookAndImport();
    server.before(/^PUT .*\/done\//, () => put(`${TRAVIS}/index.csv`, indexOf(aDeed('1001'), aDeed('1002'))));
    expect(await lookAndImport()).toEqual(nothing);
    server.behave();
    expect(await listNames()).toContain(`${TRAVIS}/index.csv`);
    holdClock(new Date(Date.now() + 240_000));
    expect(await lookAndImport()).toEqual({ ...nothing, taken: 1 });
    expect(await query('SELECT id FROM recordings')).toHaveLength(2);
  });

  it('tells of a file that cannot be read once, and leaves it and what is no delivery', async () => {
    await put(`${TRAVIS}/index.csv`, 'recorded_at|type|parcel\n');
    await put('texas/index.csv', indexOf(aDeed('1')));
    await put(`${TRAVIS}/index.csv.part`, indexOf(aDeed('2')));
    await put('index.csv', indexOf(aDeed('3')));
    waitTwoMinutes();
    expect(await lookAndImport()).toEqual({ ...nothing, refused: 1 });
    expect(await lookAndImport()).toEqual(nothing);
    expect(await listNames()).toHaveLength(4);
  });

  it('takes nothing while the bucket does not answer, and takes it afterwards', async () => {
    await put(`${TRAVIS}/index.csv`, indexOf(aDeed('1001')));
    waitTwoMinutes();
    server.misbehave(/list-type=2/, (request, response) => {
      request.resume().on('end', () => response.writeHead(403).end());
    });
    await expect(takeDeliveries()).rejects.toThrow();
    expect(await listImports()).toEqual([]);
    server.behave();
    expect(await takeDeliveries()).toEqual({ ...nothing, taken: 1 });
  });
});
