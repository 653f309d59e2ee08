import { POST } from '@/app/api/recordings/imports/preview/route';
import type { IndexPreview } from '@/lib/properties/schema/recordings';
import { createAdmin, createOwner } from '@/tests/support/actors';
import { uploadForm } from '@/tests/support/documents';
import { callRoute, type Answer } from '@/tests/support/http';
import { aDeed, indexOf, takeIn, TRAVIS } from '@/tests/support/recordings';
import { snapshot } from '@/tests/support/rows';
import { listStored } from '@/tests/support/store';

const everything = async () => ({ rows: await snapshot(), store: await listStored() });

function preview(
  as: { cookie: string } | null,
  file: string | Buffer,
  fields: Record<string, string> = { fips: TRAVIS },
): Promise<Answer> {
  const rawBody = uploadForm({ name: 'index.csv', bytes: Buffer.from(file) }, { fields });
  return callRoute(POST, { method: 'POST', url: '/api/recordings/imports/preview', as, rawBody });
}

const seen = async (as: { cookie: string }, file: string | Buffer, fields?: Record<string, string>) =>
  (await preview(as, file, fields)).body as IndexPreview;

const BARS = 'Recording Date|Doc Number|Doc Type|Grantor|Grantee|Situs Address|APN\n';

describe('POST /api/recordings/imports/preview', () => {
  it('shows rows as they would be taken, with what each document is in words, and bad lines with the reason', async () => {
    const admin = await createAdmin();
    expect(await seen(admin, indexOf(aDeed('1001'), 'yesterday,1002,WD,,,"12 Main St",,,'))).toEqual({
      columns: 'recorded_at,instrument,type,grantors,grantees,address,parcel,legal,consideration'.split(','),
      mapping: expect.objectContaining({ recorded_at: 'recorded_at', parcel: 'parcel' }) as unknown,
      isKept: false,
      problem: null,
      rows: [
        {
          line: 2,
          recordedOn: '2026-11-20',
          instrument: '1001',
          type: 'WARRANTY DEED',
          kind: 'Deed',
          grantors: ['SMITH JANE', 'SMITH JOHN'],
          grantees: ['ACME HOMES LLC'],
          address: '12 Main St, Austin, TX 78701',
          parcel: '01-0203',
          legal: 'LOT 4 BLK 2',
          consideration: '41250000',
        },
      ],
      bad: [{ line: 3, why: '“yesterday” is not a date.' }],
    });
  });

  it('suggests columns by the names that recorders use', async () => {
    const admin = await createAdmin();
    const { mapping, rows, problem } = await seen(
      admin,
      `${BARS}11/20/2026|7|DOT|SMITH JANE|BANK|12 Main St|01-02\n`,
    );
    expect(mapping).toEqual({
      recorded_at: 'Recording Date',
      instrument: 'Doc Number',
      type: 'Doc Type',
      grantors: 'Grantor',
      grantees: 'Grantee',
      address: 'Situs Address',
      parcel: 'APN',
    });
    expect(problem).toBeNull();
    expect(rows).toMatchObject([{ instrument: '7', kind: 'Mortgage', consideration: null }]);
  });

  it('begins with the mapping that was kept for the county, as far as the file has its columns', async () => {
    const admin = await createAdmin();
    const mapping = JSON.stringify({ recorded_at: 'Filed', instrument: 'Doc', type: 'Kind', parcel: 'APN' });
    await takeIn(admin, 'Filed|Doc|Kind|APN\n11/20/2026|7|DOT|01-02-03\n', { fips: TRAVIS, mapping });
    const kept = await seen(admin, 'Filed|Doc|Kind|Parcel No\n11/20/2026|8|DOT|01-02-03\n');
    expect(kept).toMatchObject({
      isKept: true,
      mapping: { recorded_at: 'Filed', instrument: 'Doc', type: 'Kind', parcel: 'Parcel No' },
      problem: null,
    });
    expect(kept.rows).toHaveLength(1);
  });

  it('shows the columns, and says what is missing, where no mapping is whole', async () => {
    const admin = await createAdmin();
    expect(await seen(admin, 'Filed|Doc|Kind\n11/20/2026|7|DOT\n')).toMatchObject({
      columns: ['Filed', 'Doc', 'Kind'],
      problem: expect.stringContaining('No column holds recorded_at, instrument, type') as unknown,
      rows: [],
      bad: [],
    });
  });

  it('reads by the mapping that comes with it', async () => {
    const admin = await createAdmin();
    const mapping = JSON.stringify({ recorded_at: 'A', instrument: 'B', type: 'C', parcel: 'D' });
    const file = 'A,B,C,D\n11/20/2026,7,DOT,01\n';
    expect(await seen(admin, file, { fips: TRAVIS, mapping })).toMatchObject({ rows: [{ parcel: '01' }] });
    const other = JSON.stringify({ recorded_at: 'A', instrument: 'X', type: 'C', parcel: 'D' });
    expect(await seen(admin, file, { fips: TRAVIS, mapping: other })).toMatchObject({
      problem: 'The file has no column “X”.',
    });
  });

  it('reads 20 rows and no further, also of a file that breaks off behind them', async () => {
    const admin = await createAdmin();
    const rows = Array.from({ length: 30 }, (_, index) => aDeed(String(index)));
    const shown = await seen(admin, `${indexOf(...rows)}2026-11-20,"1002`);
    expect(shown.rows.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  });

  it('reads the beginning of a large file, and cuts no character in two', async () => {
    const admin = await createAdmin();
    const rows = Array.from({ length: 10_000 }, (_, index) => aDeed(`ñ${index}`));
    expect((await seen(admin, indexOf(...rows))).rows).toHaveLength(20);
    const wide = Buffer.from(`\ufeff${indexOf(...rows)}`, 'utf16le');
    expect((await seen(admin, wide)).rows).toHaveLength(20);
  });

  it('writes nothing', async () => {
    const admin = await createAdmin();
    const before = await everything();
    const mapping = JSON.stringify({
      recorded_at: 'recorded_at',
      instrument: 'instrument',
      type: 'type',
      parcel: 'parcel',
    });
    expect((await preview(admin, indexOf(aDeed('1001')), { fips: TRAVIS, mapping })).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it.each<[string, string | Buffer, Record<string, string>, string]>([
    ['an empty file', '', { fips: TRAVIS }, 'This file is empty.'],
    ['no table', 'just words', { fips: TRAVIS }, 'This is not a table with a header'],
    [
      'another encoding',
      Buffer.from('recorded_at,parcél\n', 'latin1'),
      { fips: TRAVIS },
      'This file is not UTF-8',
    ],
    ['no county', indexOf(), {}, 'FIPS'],
    ['a code of no county', indexOf(), { fips: '99999' }, 'No county has the FIPS code 99999.'],
    ['a mapping that is no JSON', indexOf(), { fips: TRAVIS, mapping: '{' }, 'The mapping is not JSON.'],
  ])('refuses %s in words', async (_, file, fields, words) => {
    const answer = await preview(await createAdmin(), file, fields);
    expect(answer.status).toBe(422);
    expect((answer.body as { message: string }).message).toContain(words);
  });

  it('is not there for anyone who is no admin', async () => {
    expect((await preview(null, indexOf(aDeed('1001')))).status).toBe(401);
    expect((await preview(await createOwner(), indexOf(aDeed('1001')))).status).toBe(403);
  });
});
