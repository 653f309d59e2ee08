import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { BACKGROUND_MS, expect, test } from '../support/e2e';
import { createDatabase, startServer, startWorker, type AppServer, type Worker } from '../support/server';
import { SmtpDouble } from '../support/smtp-double';
import { unzip } from '../support/unzip';

const ADDRESS = '12 Main St, Austin, TX 78701';
const QUITCLAIM = 'A quitclaim deed was recorded for 12 Main St';
const MORTGAGE = 'A mortgage was recorded for 12 Main St';
const HEADER = 'recorded_at,instrument,type,grantors,grantees,address,parcel,legal,consideration';

let smtp: SmtpDouble;
let databaseUrl: string;
let app: AppServer;
let worker: Worker;

test.beforeAll(async () => {
  smtp = new SmtpDouble();
  databaseUrl = await createDatabase();
  app = await startServer({ databaseUrl, environment: smtp.environment });
  worker = startWorker({ databaseUrl, address: app.address, environment: smtp.environment });
});

test.afterAll(async () => {
  await app.stop();
  await worker.stop();
  await smtp.stop();
});

const site = () => ({ address: app.address, databaseUrl });

async function lockHouse({ page }: { page: Page }, propertyAddress: string, ownerName: string) {
  const answer = await page.request.post('/api/deedguard/lock-deed', {
    headers: { origin: app.address },
    data: {
      propertyAddress,
      ownerName,
      lockType: 'permanent',
      reason: 'Protection against deed fraud',
      expiryDays: null,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** As an admin does with the file that a county sent. */
async function importIndex(page: Page, name: string, ...rows: string[]): Promise<void> {
  await page.goto('/admin/recordings');
  const desk = page.getByRole('region', { name: 'Import an index' });
  await desk.getByLabel('State').selectOption('TX');
  await desk.getByLabel('County').selectOption('48453');
  const buffer = Buffer.from(`${[HEADER, ...rows].join('\n')}\n`);
  await desk.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await desk.getByRole('button', { name: `Import ${name}` }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Done', { exact: true })).toBeVisible({ timeout: BACKGROUND_MS });
}

const today = () => new Date().toISOString().slice(0, 10);
const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));
const isTold = (address: string, title: string) =>
  mailsTo(address).some(({ raw }) => raw.replace(/=\r\n/g, '').includes(title));

test('a recording that matches reaches an open page, says why, and becomes a case with a pack; somebody else hears nothing', async ({
  openFor,
}) => {
  const owner = await openFor('owner', {}, site());
  const neighbor = await openFor('owner', {}, site());
  const admin = await openFor('admin', {}, site());
  await lockHouse(owner, ADDRESS, 'Jane Smith');
  await lockHouse(neighbor, '14 Main St, Austin, TX 78701', 'Nora Neighbor');
  await owner.page.goto('/alerts');
  await expect(owner.page.getByRole('heading', { name: 'All Clear' })).toBeVisible();

  await importIndex(
    admin.page,
    'travis.csv',
    `${today()},2026104417,QUITCLAIM DEED,SMITH J A,ACME HOMES LLC,"12 MAIN ST",01-0203,,`,
  );
  const row = owner.page.getByRole('listitem').filter({ hasText: QUITCLAIM });
  await expect(row).toContainText('Critical');
  await row.getByRole('link', { name: /^View Details/ }).click();
  const seen = owner.page.getByRole('region', { name: 'What was seen' });
  await expect(seen).toContainText('2026104417');
  await expect(owner.page.getByText('grantor J. A. Smith is close to Jane Smith')).toBeVisible();
  await expectNoFindings(owner.page);
  await expect.poll(() => isTold(owner.email, QUITCLAIM), 'the email of the alert').toBe(true);

  await owner.page
    .getByRole('button', { name: /^Investigate/ })
    .first()
    .click();
  const dialog = owner.page.getByRole('dialog');
  await expect(dialog.getByLabel('Property address')).toHaveValue(ADDRESS);
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Your report reached us')).toBeVisible();
  await expect(dialog.getByText('By email, now on its way')).toBeVisible();
  await dialog.getByRole('link', { name: 'Open the case' }).click();
  await owner.page.waitForURL('**/cases/*');
  const number = new URL(owner.page.url()).pathname.split('/').at(-1) ?? '';
  await expect.poll(() => isTold(admin.email, number), 'the email of the case').toBe(true);

  const [download] = await Promise.all([
    owner.page.waitForEvent('download'),
    owner.page.getByRole('link', { name: 'Download the pack (ZIP)' }).click(),
  ]);
  const pack = unzip(await readFile(await download.path()));
  expect(pack.text('README.txt')).toContain(number);

  expect(mailsTo(neighbor.email)).toEqual([]);
  await neighbor.page.goto('/alerts');
  await expect(neighbor.page.getByRole('heading', { name: 'All Clear' })).toBeVisible();
});

test('quiet hours hold the email of an alert that can wait, and it comes once they are over', async ({
  openFor,
}) => {
  const owner = await openFor('owner', {}, site());
  const admin = await openFor('admin', {}, site());
  await lockHouse(owner, ADDRESS, 'Jane Smith');
  const { page } = owner;
  const keep = async (start: string, end: string) => {
    await page.goto('/settings/notifications');
    await page.getByLabel('Hold email and push back at night').check();
    await page.getByLabel('From', { exact: true }).fill(start);
    await page.getByLabel('Until', { exact: true }).fill(end);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Preferences Updated')).toBeVisible();
  };
  const clock = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString().slice(11, 16);
  await keep(clock(-1), clock(2));

  await importIndex(
    admin.page,
    'held.csv',
    `${today()},2026104501,DEED OF TRUST,SMITH JANE,BIG BANK NA,"12 MAIN ST",01-0203,,`,
    `${today()},2026104502,QUITCLAIM DEED,SMITH JANE,CROOK CARL,"12 MAIN ST",01-0203,,`,
  );
  // Trouble passes the quiet hours, so the job of the other email ran as well.
  await expect.poll(() => isTold(owner.email, QUITCLAIM), 'the critical email').toBe(true);
  await page.goto('/alerts');
  await expect(page.getByRole('listitem').filter({ hasText: MORTGAGE })).toBeVisible();
  expect(isTold(owner.email, MORTGAGE)).toBe(false);

  await keep(clock(-3), clock(-1));
  await expect.poll(() => isTold(owner.email, MORTGAGE), 'the email that was held').toBe(true);
});
