import { runImport } from '@/lib/properties/commands/imports';
import { createAdmin, createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { aDeed, deliver, indexOf, stateOf, takeIn, TRAVIS } from '@/tests/support/recordings';
import { snapshot } from '@/tests/support/rows';
import { listStored } from '@/tests/support/store';

const everything = async () => ({ rows: await snapshot(), store: await listStored() });
const listRecordings = () =>
  query<Record<string, unknown>>('SELECT * FROM recordings ORDER BY instrument, parcel');

describe('POST /api/recordings/imports', () => {
  it('takes in the rows of a file, with their class and what they are found by', async () => {
    const admin = await createAdmin();
    expect(await takeIn(admin, indexOf(aDeed('1001'), aDeed('1002')))).toEqual({
      status: 'done',
      rows: 2,
      added: 2,
      known: 0,
      bad: [],
      badCount: 0,
      matches: 0,
      failure: null,
    });
    const [first] = await listRecordings();
    expect(first).toMatchObject({
      fips: TRAVIS,
      instrument: '1001',
      type: 'WARRANTY DEED',
      class: 'deed',
      grantors: ['SMITH JANE', 'SMITH JOHN'],
      grantees: ['ACME HOMES LLC'],
      parcel: '01-0203',
      consideration_cents: '41250000',
    });
    expect(first?.match_keys).toEqual(expect.arrayContaining([expect.stringMatching(/^48453 parcel /)]));
  });

  it('changes nothing for the same file, or the same row in another file', async () => {
    const admin = await createAdmin();
    const file = indexOf(aDeed('1001'), aDeed('1002'));
    await takeIn(admin, file);
    expect(await takeIn(admin, file)).toMatchObject({ rows: 2, added: 0, known: 2 });
    const mixed = indexOf(aDeed('1002', '1-203'), aDeed('1002'), aDeed('1003'), aDeed('1003'));
    expect(await takeIn(admin, mixed)).toMatchObject({ rows: 4, added: 1, known: 3 });
    expect((await listRecordings()).map(({ instrument }) => instrument)).toEqual(['1001', '1002', '1003']);
  });

  it('keeps an instrument that speaks of two parcels twice', async () => {
    const admin = await createAdmin();
    expect(await takeIn(admin, indexOf(aDeed('1001', '01-0203'), aDeed('1001', '01-0204')))).toMatchObject({
      added: 2,
    });
  });

  it('takes the good rows and reports the bad ones by line', async () => {
    const admin = await createAdmin();
    const file = indexOf(aDeed('1001'), 'yesterday,1002,WD,,,"12 Main St",,,', 'too,few');
    expect(await takeIn(admin, file)).toMatchObject({
      status: 'done',
      rows: 3,
      added: 1,
      badCount: 2,
      bad: [
        { line: 3, why: '“yesterday” is not a date.' },
        { line: 4, why: 'There are 2 columns, and the header has 9.' },
      ],
    });
  });

  it('takes nothing of a file that breaks off, and says so', async () => {
    const admin = await createAdmin();
    const rows = Array.from({ length: 3_000 }, (_, index) => aDeed(String(index), `${index}-77`));
    const state = await takeIn(admin, `${indexOf(...rows)}2026-11-20,"1002`);
    expect(state).toMatchObject({
      status: 'failed',
      added: 0,
      failure: 'The file breaks off in the middle of a quote. Nothing of it was taken.',
    });
    expect(await listRecordings()).toEqual([]);
  });

  it('reads columns by the mapping that comes with a file, and keeps it for the county', async () => {
    const admin = await createAdmin();
    const mapping = JSON.stringify({ recorded_at: 'Filed', instrument: 'Doc', type: 'Kind', parcel: 'APN' });
    const file = (doc: string) => `Filed|Doc|Kind|APN\n11/20/2026|${doc}|DOT|01-02-03\n`;
    expect(await takeIn(admin, file('7'), { fips: TRAVIS, mapping })).toMatchObject({ added: 1 });
    expect(await takeIn(admin, file('8'))).toMatchObject({ added: 1 });
    expect((await listRecordings()).map(({ class: kind }) => kind)).toEqual(['mortgage', 'mortgage']);
    expect((await deliver(admin, file('9'), { fips: '48209' })).status).toBe(422);
  });

  it('counts its rows once when two workers run its job at the same time', async () => {
    const admin = await createAdmin();
    const { id } = (await deliver(admin, indexOf(aDeed('1001'), aDeed('1002')))).body as { id: string };
    await Promise.all([runImport(id), runImport(id)]);
    expect((await stateOf(admin, id)).body).toMatchObject({ status: 'done', rows: 2, added: 2, known: 0 });
  });

  it('is done once, however often its job runs, and leaves no file behind', async () => {
    const admin = await createAdmin();
    const { id } = (await deliver(admin, indexOf(aDeed('1001')))).body as { id: string };
    await runImport(id);
    const before = await snapshot();
    await runImport(id);
    expect(await snapshot()).toEqual(before);
    expect(await query(`SELECT id FROM stored_objects WHERE state = 'kept'`)).toEqual([]);
    expect((await stateOf(admin, id)).body).toMatchObject({ status: 'done', added: 1 });
  });

  it.each<[string, string | Buffer, Record<string, string>, string]>([
    ['an empty file', '', { fips: TRAVIS }, 'This file is empty.'],
    ['no table', 'just words', { fips: TRAVIS }, 'This is not a table with a header'],
    [
      'a table without an instrument',
      'recorded_at,type,parcel\n',
      { fips: TRAVIS },
      'No column holds instrument',
    ],
    [
      'another encoding',
      Buffer.from('recorded_at,type,parcél\n', 'latin1'),
      { fips: TRAVIS },
      'This file is not UTF-8',
    ],
    ['no county', indexOf(), {}, 'FIPS'],
    ['a county of four digits', indexOf(), { fips: '4845' }, 'A county has a FIPS code of five digits'],
    ['a mapping that is no JSON', indexOf(), { fips: TRAVIS, mapping: '{' }, 'The mapping is not JSON.'],
    [
      'a mapping that lacks the type',
      indexOf(),
      { fips: TRAVIS, mapping: '{"recorded_at":"a","instrument":"b","parcel":"c"}' },
      'Please say which column holds type.',
    ],
    [
      'a mapping to a column that is not there',
      indexOf(),
      {
        fips: TRAVIS,
        mapping: '{"recorded_at":"recorded_at","instrument":"Doc","type":"type","parcel":"parcel"}',
      },
      'The file has no column “Doc”.',
    ],
  ])('refuses %s in words, and writes nothing', async (_, file, fields, words) => {
    const admin = await createAdmin();
    const before = await everything();
    const answer = await deliver(admin, file, fields);
    expect(answer.status).toBe(422);
    expect((answer.body as { message: string }).message).toContain(words);
    expect(await everything()).toEqual(before);
  });

  it('is not there for anyone who is no admin', async () => {
    const before = await everything();
    expect((await deliver(null, indexOf(aDeed('1001')))).status).toBe(401);
    const owner = await createOwner();
    expect((await deliver(owner, indexOf(aDeed('1001')))).status).toBe(403);
    expect((await everything()).store).toEqual(before.store);
    expect(await listRecordings()).toEqual([]);
  });
});
