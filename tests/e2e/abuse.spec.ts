import { request as send } from 'node:http';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';
import { queryDatabase } from '../support/server';
import { expectNothingSideways } from '../support/width';

/** Under a name that a page of somebody else had lead to this machine. */
function askAs(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    send(`${process.env.E2E_ADDRESS}/`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('an admin sees what was refused, filters it and is led to a pattern', async ({ openFor }) => {
  expect(await askAs('rebound.example')).toBe(421);
  await queryDatabase(
    process.env.E2E_DATABASE_URL ?? '',
    `INSERT INTO abuse_counts (id, day, kind, what, source, count, last_at)
     VALUES (gen_random_uuid(), (now() AT TIME ZONE 'UTC')::date, 'opened', 'account', 'abuse-e2e-mark', 12, now())
     ON CONFLICT (day, kind, what, source) DO NOTHING`,
    [],
  );
  const { page } = await openFor('admin');
  const counts = page.getByRole('region', { name: 'Counts', exact: true }).getByRole('row');

  // Written every five seconds.
  await expect(async () => {
    await page.goto('/admin/abuse?kind=refused&sort=most');
    await expect(counts.filter({ hasText: 'Name that is not ours' })).not.toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Look at this' })).toContainText('12 accounts were opened');
  await expectNoFindings(page);
  await expectNothingSideways(page);

  await page.getByLabel('Kind').selectOption('opened');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(counts.filter({ hasText: 'abuse-e2e-mark' })).toBeVisible();
  await expect(counts.filter({ hasText: 'Name that is not ours' })).toHaveCount(0);
  const file = await page.request.get('/api/abuse?format=csv&kind=opened');
  expect(await file.text()).toContain(',Accounts opened,Account,abuse-e2e-mark,12,');
});
