import { readFile } from 'node:fs/promises';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';
import { queryDatabase } from '../support/server';

/** Of this run alone: another one's locks would contest it. */
const ADDRESS = `${1000 + (Date.now() % 8000)} History Ln, Austin, TX 78701`;

test('a property tells its chain of title and its history, as of a day and as one PDF', async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  const answer = await page.request.post('/api/deedguard/lock-deed', {
    data: {
      propertyAddress: ADDRESS,
      ownerName: 'Rosa Row',
      lockType: 'permanent',
      reason: 'Protection against deed fraud',
      expiryDays: null,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await record(id);

  await page.goto('/properties');
  const row = page.getByRole('row', { name: new RegExp(ADDRESS) });
  await expect(row).toContainText('$99 due by');
  await expect(row).toContainText('QUITCLAIM DEED');
  await row.getByRole('link', { name: ADDRESS, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: ADDRESS })).toBeVisible();
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  const chain = page.getByRole('list', { name: 'Chain of title, newest first' });
  await expect(chain.getByText('Break', { exact: true })).toBeVisible();
  await expect(chain.getByText('Not released')).toBeVisible();
  await expectNoFindings(page);

  const history = page.getByRole('list', { name: 'History, newest first' });
  await expect(history).toContainText('QUITCLAIM DEED 2026-9');
  await page.getByLabel('As of').fill('2010-01-01');
  await page.getByLabel('Kind').selectOption('recording');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/asOf=2010-01-01/);
  await expect(page.getByText('As of Jan 1, 2010: not locked')).toBeVisible();
  await expect(history).not.toContainText('QUITCLAIM DEED 2026-9');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Print as PDF' }).click(),
  ]);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
});

/** As the job that matches recordings writes them: a deed to the owner, her mortgage, and a deed of a stranger. */
async function record(lockId: string): Promise<void> {
  const rows = [
    ['2001-7', '2001-05-01', 'WARRANTY DEED', 'deed', 'DOE JOHN', 'ROW ROSA'],
    ['2002-8', '2002-05-01', 'DEED OF TRUST', 'mortgage', 'ROW ROSA', 'BIG BANK NA'],
    ['2026-9', '2026-03-01', 'QUITCLAIM DEED', 'quitclaim', 'CROOK CARL', 'FRAUD HOLDINGS LLC'],
  ];
  for (const row of rows) {
    await queryDatabase(
      process.env.E2E_DATABASE_URL ?? '',
      `WITH delivered AS (
         INSERT INTO recording_imports (id, fips, file_name, columns, status, created_at)
         VALUES (gen_random_uuid(), '48453', 'index.csv', '{}', 'done', now()) RETURNING id
       ), recorded AS (
         INSERT INTO recordings (id, import_id, fips, instrument, recorded_on, type, class, grantors, grantees, match_keys, identity)
         SELECT gen_random_uuid(), id, '48453', $2, $3::date, $4, $5, ARRAY[$6], ARRAY[$7], '{}',
           decode(replace(gen_random_uuid()::text, '-', ''), 'hex') FROM delivered RETURNING id
       )
       INSERT INTO recording_matches (id, recording_id, lock_id, score, reasons, is_history, created_at)
       SELECT gen_random_uuid(), id, $1::uuid, 0.9, '[{"code":"same-address","recorded":"","known":""}]', true, now()
       FROM recorded`,
      [lockId, ...row],
    );
  }
}
