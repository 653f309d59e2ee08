import { Readable } from 'node:stream';
import { GET } from '@/app/api/recordings/imports/route';
import { importFile } from '@/lib/properties/commands/imports';
import { getImportReport } from '@/lib/properties/queries/import-list';
import type { ImportReport, ListedImport } from '@/lib/properties/schema/recordings';
import { createAdmin, createOwner } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { aDeed, indexOf, takeIn, TRAVIS } from '@/tests/support/recordings';

const list = (as: { cookie: string } | null, query = '') =>
  callRoute(GET, { url: `/api/recordings/imports${query}`, as });

const imports = async (as: { cookie: string }, query?: string) =>
  ((await list(as, query)).body as { imports: ListedImport[] }).imports;

describe('GET /api/recordings/imports', () => {
  it('lists what came in, newest first, with what became of it', async () => {
    const admin = await createAdmin();
    await takeIn(admin, indexOf(aDeed('1001'), 'too,few'));
    await importFile(() => Readable.from([Buffer.from(indexOf(aDeed('1001')))]), {
      fips: TRAVIS,
      fileName: 'again.csv',
    });
    expect(await imports(admin)).toMatchObject([
      { fileName: 'again.csv', status: 'done', rows: 1, added: 0, known: 1, isUpload: false },
      { fileName: 'index.csv', county: 'Travis County, TX', added: 1, badCount: 1, isUpload: true },
    ]);
    expect(await imports(admin, '?status=failed')).toEqual([]);
  });

  it('leaves bad lines to the page of one import', async () => {
    const admin = await createAdmin();
    await takeIn(admin, indexOf(aDeed('1001'), 'too,few'));
    const [listed] = await imports(admin);
    expect(listed).not.toHaveProperty('bad');
    const report: ImportReport = await getImportReport(admin.actor, listed!.id);
    expect(report).toEqual({
      ...listed,
      bad: [{ line: 3, why: 'There are 2 columns, and the header has 9.' }],
    });
  });

  it('is not there for anyone who is no admin, nor is the page of one', async () => {
    const [admin, owner] = [await createAdmin(), await createOwner()];
    await takeIn(admin, indexOf(aDeed('1001')));
    const [listed] = await imports(admin);
    expect((await list(null)).status).toBe(401);
    expect((await list(owner)).status).toBe(403);
    await expect(getImportReport(owner.actor, listed!.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(getImportReport(admin.actor, owner.user.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
