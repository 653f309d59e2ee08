import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';
import { unzip } from '../support/unzip';

const report = {
  eventId: 'of-my-own',
  severity: 'HIGH',
  state: 'VT',
  county: 'Windham County',
  propertyAddress: '12 Main St, Newfane, VT 05345',
  summary: 'A deed that I did not sign',
  details: 'It names a company that I do not know.',
  reporter: { name: 'Ada Lovelace', email: 'ada@example.com' },
};

test.use({ expectedErrors: [/ERR_FAILED/] });

/** Its number. */
async function send(page: Page): Promise<string> {
  const answer = await page.request.post('/api/fraud/report', { data: report });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { caseId: string }).caseId;
}

test('a case has its checklist and pack, and is closed with a word that its reporter reads without a reload', async ({
  openFor,
}) => {
  const [owner, admin] = [await openFor('owner'), await openFor('admin')];
  const caseId = await send(owner.page);
  await owner.page.goto(`/cases/${caseId}`);
  await expect(owner.page.getByRole('heading', { name: `Fraud case ${caseId}` })).toBeVisible();
  await expect(owner.page.getByText('Unknown: we have no source for this in Vermont').first()).toBeVisible();
  await expectNoFindings(owner.page);

  const [download] = await Promise.all([
    owner.page.waitForEvent('download'),
    owner.page.getByRole('link', { name: 'Download the pack (ZIP)' }).click(),
  ]);
  const pack = unzip(await readFile(await download.path()));
  expect(pack.names).toContain('letters/letter-county-recorder.docx');
  expect(pack.text('README.txt')).toContain('This is not legal advice.');

  await admin.page.goto('/admin/fraud?status=open');
  await admin.page.getByRole('button', { name: `Close case ${caseId}` }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByLabel('What came of it').fill('The county took the deed back.');
  await dialog.getByRole('button', { name: 'Close the case' }).click();
  await expect(owner.page.getByText('The county took the deed back.')).toBeVisible();
});

test('a visitor reports from the sample alerts, and is told the truth when it fails', async ({ page }) => {
  await page.goto('/security/alerts');
  await page
    .getByRole('button', { name: /^Investigate/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What happened, in one line').fill(report.summary);
  await dialog.getByLabel('Property address').fill(report.propertyAddress);
  await dialog.getByLabel('State').selectOption(report.state);
  await dialog.getByLabel('County').fill(report.county);
  await dialog.getByLabel('How urgent is it?').selectOption(report.severity);
  await dialog.getByLabel('Your name').fill(report.reporter.name);
  await dialog.getByLabel('Your email').fill(report.reporter.email);
  await expectNoFindings(page);

  await page.route('**/api/fraud/report', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Your report did not reach us' })).toBeVisible();
  await expect(page.getByText(/Investigation opened\. Case ID: CASE-\d+/)).toBeVisible();

  await page.unroute('**/api/fraud/report');
  await page.getByRole('button', { name: 'Back to the report' }).click();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Your report reached us')).toBeVisible();
});
