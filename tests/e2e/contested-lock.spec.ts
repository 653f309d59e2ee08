import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';

/** Of this run alone: another one's locks would contest it. */
const ADDRESS = `${1000 + (Date.now() % 8000)} Congress Ave, Austin, TX 78701`;
const BANNER = 'Someone else has locked this property too, and we do not know who owns it.';

/** The unlock code. */
async function lock(page: Page, ownerName: string): Promise<string> {
  const answer = await page.request.post('/api/deedguard/lock-deed', {
    data: {
      propertyAddress: ADDRESS,
      ownerName,
      lockType: 'permanent',
      reason: 'Property protection via DeedGuard',
      expiryDays: null,
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { unlockCode: string }).unlockCode;
}

async function openProperty(page: Page) {
  await page.goto('/deedguard-protection#your-properties');
  const property = page.getByRole('article', { name: ADDRESS });
  await expect(property).toBeVisible();
  return property;
}

test('two owners lock one home: both are told at once, and a new proof says so, until one of them lets go', async ({
  openFor,
}) => {
  const [first, second] = [await openFor('owner'), await openFor('owner')];
  await lock(first.page, 'Ada Lovelace');
  const mine = await openProperty(first.page);
  await expect(mine.getByText(BANNER)).toBeHidden();
  const code = await lock(second.page, 'Mallory Smith');
  const theirs = await openProperty(second.page);
  await expect(theirs.getByText(BANNER)).toBeVisible();
  await first.page.reload();
  await expect(mine.getByText(BANNER)).toBeVisible();
  await expect(mine).not.toContainText('Mallory');
  await expectNoFindings(first.page);

  const [download] = await Promise.all([
    first.page.waitForEvent('download'),
    mine.getByRole('link', { name: /^Download proof/ }).click(),
  ]);
  const proof = await readFile(await download.path(), 'utf8');
  expect(proof).not.toContain('Mallory');
  await first.page.goto('/verify');
  await first.page.locator('input[type=file]').setInputFiles(await download.path());
  await expect(first.page.getByText('Another account has locked this property too').first()).toBeVisible();

  await theirs.getByRole('button', { name: /^Release/ }).click();
  const dialog = second.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(code);
  await dialog.getByRole('button', { name: /Release/ }).click();
  await expect(theirs.getByText('Ended', { exact: true }).first()).toBeVisible();
  await openProperty(first.page);
  await expect(mine.getByText(BANNER)).toBeHidden();
});
