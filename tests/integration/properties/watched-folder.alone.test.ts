import { filesIn, put, recordingsFolder } from '@/tests/support/with-recordings-folder';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { longTransaction } from '@/lib/platform/db';
import { runImport } from '@/lib/properties/commands/imports';
import { takeDeliveries } from '@/lib/properties/commands/watch-folder';
import { checkRecordingsFolder } from '@/lib/properties/commands/recordings-folder';
import { createAdmin } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { aDeed, indexOf, takeIn, TRAVIS } from '@/tests/support/recordings';
import { snapshot } from '@/tests/support/rows';
import { listStored } from '@/tests/support/store';

const FILE = `${TRAVIS}/index.csv`;
const nothing = { taken: 0, refused: 0, moved: 0 };

type Row = { id: string; status: string; added: number; known: number; failure: string | null };
const listImports = () => query<Row>('SELECT * FROM recording_imports ORDER BY created_at, id');

/** Looks once, and runs the jobs that this asked for. */
async function lookAndImport() {
  const look = await takeDeliveries();
  for (const { id, status } of await listImports()) if (status === 'running') await runImport(id);
  return look;
}

// Files are as old as they are; the clock is held two minutes later.
const waitTwoMinutes = () => holdClock(new Date(Date.now() + 120_000));

afterEach(releaseClock);

describe('the folder where counties deliver', () => {
  it('is imported as an upload is, and a file goes to done when it is', async () => {
    await put(FILE, indexOf(aDeed('1001'), aDeed('1002')));
    await put('48209/Week 47.PSV', 'recorded_at|instrument|type|parcel\n2026-11-20|7|DEED|01-02\n');
    waitTwoMinutes();
    expect(await lookAndImport()).toEqual({ ...nothing, taken: 2 });
    expect(await listImports()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ fips: TRAVIS, file_name: 'index.csv', status: 'done', added: 2 }),
        expect.objectContaining({ fips: '48209', file_name: 'Week 47.PSV', status: 'done', added: 1 }),
      ]),
    );
    expect(await lookAndImport()).toEqual({ ...nothing, moved: 2 });
    expect(await filesIn(TRAVIS)).toEqual([]);
    expect(await filesIn(`${TRAVIS}/done`)).toEqual(['index.csv']);
    expect(await filesIn('48209/done')).toEqual(['Week 47.PSV']);
    expect(await lookAndImport()).toEqual(nothing);
    expect(await query(`SELECT id FROM stored_objects WHERE state = 'kept'`)).toEqual([]);
  });

  it('waits until nobody has written to a file for a minute', async () => {
    await put(FILE, indexOf(aDeed('1001')));
    holdClock(new Date(Date.now() + 30_000));
    expect(await takeDeliveries()).toEqual(nothing);
    expect(await listImports()).toEqual([]);
    advanceClock({ minutes: 1 });
    expect(await takeDeliveries()).toEqual({ ...nothing, taken: 1 });
  });

  it('takes a file once when two workers look at the same time', async () => {
    await put(FILE, indexOf(aDeed('1001')));
    waitTwoMinutes();
    const looks = await Promise.all([takeDeliveries(), takeDeliveries()]);
    expect(looks.reduce((sum, { taken }) => sum + taken, 0)).toBe(1);
    expect(await listImports()).toHaveLength(1);
    expect(await takeDeliveries()).toEqual(nothing);
    expect(await listImports()).toHaveLength(1);
  });

  it('is left alone while another worker looks', async () => {
    await put(FILE, indexOf(aDeed('1001')));
    waitTwoMinutes();
    await longTransaction(1, async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('recordings folder', 0))::text`;
      expect(await takeDeliveries()).toEqual(nothing);
    });
    expect(await takeDeliveries()).toEqual({ ...nothing, taken: 1 });
  });

  it('keeps a file that is running where it is', async () => {
    await put(FILE, indexOf(aDeed('1001')));
    waitTwoMinutes();
    await takeDeliveries();
    expect(await takeDeliveries()).toEqual(nothing);
    expect(await filesIn(TRAVIS)).toEqual(['index.csv']);
  });

  it('changes nothing for the same content under another name or again, and keeps both files', async () => {
    await put(FILE, indexOf(aDeed('1001')));
    waitTwoMinutes();
    await lookAndImport();
    await lookAndImport();
    await put(FILE, indexOf(aDeed('1001')));
    await put(`${TRAVIS}/copy.txt`, indexOf(aDeed('1001')));
    advanceClock({ minutes: 3 });
    expect(await lookAndImport()).toEqual({ ...nothing, taken: 2 });
    expect((await listImports()).map(({ added, known }) => [added, known]).sort()).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
    await lookAndImport();
    const [, again] = (await filesIn(`${TRAVIS}/done`)).sort();
    expect(await filesIn(`${TRAVIS}/done`)).toHaveLength(3);
    expect(again).toMatch(/^index(-[\da-f-]{36})?\.csv$/);
    expect(await query('SELECT id FROM recordings')).toHaveLength(1);
  });

  it.each<[string, string, string | Buffer, string]>([
    ['an empty file', FILE, '', 'This file is empty.'],
    [
      'a file without a column that is needed',
      FILE,
      'recorded_at|type|parcel\n',
      'No column holds instrument',
    ],
    ['another encoding', FILE, Buffer.from('recorded_at,type,parcél\n', 'latin1'), 'This file is not UTF-8'],
    ['a folder of no county', '99999/index.csv', indexOf(aDeed('1')), 'No county has the FIPS code 99999.'],
  ])('tells of %s once, and leaves it', async (_, name, content, words) => {
    await put(name, content);
    waitTwoMinutes();
    expect(await takeDeliveries()).toEqual({ ...nothing, refused: 1 });
    const [failed] = await listImports();
    expect(failed).toMatchObject({ status: 'failed', failure: expect.stringContaining(words) as string });
    const before = { rows: await snapshot(), store: await listStored() };
    expect(await takeDeliveries()).toEqual(nothing);
    expect({ rows: await snapshot(), store: await listStored() }).toEqual(before);
    expect(await filesIn(path.dirname(name))).toEqual([path.basename(name)]);
  });

  it('takes nothing of a file that breaks off, and takes it when it is delivered in full', async () => {
    await put(FILE, `${indexOf(aDeed('1001'))}2026-11-20,"1002`);
    waitTwoMinutes();
    await lookAndImport();
    expect(await listImports()).toMatchObject([{ status: 'failed', added: 0 }]);
    expect(await lookAndImport()).toEqual(nothing);
    await put(FILE, indexOf(aDeed('1001'), aDeed('1002')));
    advanceClock({ minutes: 3 });
    expect(await lookAndImport()).toEqual({ ...nothing, taken: 1 });
    expect((await listImports()).map(({ status, added }) => [status, added])).toEqual([
      ['failed', 0],
      ['done', 2],
    ]);
  });

  it('tries a refused file once more when the county gets a mapping', async () => {
    const file = 'Filed|Doc|Kind|APN\n11/20/2026|7|DOT|01-02-03\n';
    await put(FILE, file);
    waitTwoMinutes();
    expect(await takeDeliveries()).toEqual({ ...nothing, refused: 1 });
    const mapping = JSON.stringify({ recorded_at: 'Filed', instrument: 'Doc', type: 'Kind', parcel: 'APN' });
    const admin = await createAdmin();
    await takeIn(admin, file.replace('|7|', '|6|'), { fips: TRAVIS, mapping });
    expect(await lookAndImport()).toEqual({ ...nothing, taken: 1 });
    expect(await lookAndImport()).toEqual({ ...nothing, moved: 1 });
  });

  it('does not try it again when the county gets the same mapping', async () => {
    const file = 'Filed|Doc|Kind|APN\n11/20/2026|7|DOT|01-02-03\n';
    const mapping = JSON.stringify({ recorded_at: 'Filed', instrument: 'Doc', type: 'Kind', parcel: 'APN' });
    const admin = await createAdmin();
    await takeIn(admin, file, { fips: TRAVIS, mapping });
    await put(FILE, 'a,b\n');
    waitTwoMinutes();
    expect(await takeDeliveries()).toEqual({ ...nothing, refused: 1 });
    await takeIn(admin, file, { fips: TRAVIS, mapping });
    expect(await takeDeliveries()).toEqual(nothing);
  });

  it('takes the good files beside one that cannot be taken', async () => {
    await put(`${TRAVIS}/a.csv`, 'just words');
    await put(`${TRAVIS}/b.csv`, indexOf(aDeed('1001')));
    waitTwoMinutes();
    expect(await takeDeliveries()).toEqual({ taken: 1, refused: 1, moved: 0 });
  });

  it('leaves alone what is no delivery', async () => {
    await put('readme.txt', 'hello');
    await put('texas/index.csv', indexOf(aDeed('1')));
    await put(`${TRAVIS}/.index.csv`, indexOf(aDeed('2')));
    await put(`${TRAVIS}/index.csv.part`, indexOf(aDeed('3')));
    mkdirSync(path.join(recordingsFolder, TRAVIS, 'folder.csv'));
    symlinkSync('/etc/hostname', path.join(recordingsFolder, TRAVIS, 'link.csv'));
    waitTwoMinutes();
    expect(await takeDeliveries()).toEqual(nothing);
    expect(await listImports()).toEqual([]);
  });

  it('is named with its reason when it is not there', async () => {
    rmSync(recordingsFolder, { recursive: true });
    try {
      expect(checkRecordingsFolder).toThrow(/^RECORDINGS_FOLDER cannot be used: ENOENT/);
    } finally {
      mkdirSync(recordingsFolder);
    }
  });
});
