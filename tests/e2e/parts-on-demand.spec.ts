import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { addOrganization } from '../support/e2e-organizations';

/** Scripts that cannot be loaded. */
test.use({ expectedErrors: [/net::ERR_FAILED/] });

const SCRIPTS = '**/_next/static/**/*.js';

const loseScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort());
const findScripts = (page: Page) => page.unroute(SCRIPTS);

test('a form whose script cannot be loaded says so where it would be, and comes with another try', async ({
  page,
  signIn,
}) => {
  await addOrganization(await signIn());
  await page.goto('/organization/webhooks', { waitUntil: 'networkidle' });
  await loseScripts(page);
  await page.getByRole('button', { name: 'Add webhook' }).focus();
  await page.keyboard.press('Enter');

  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Part of this page could not be loaded.');
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeFocused();
  const askedAgain = page.waitForRequest(/\/chunks\/.+\.js$/);
  await page.keyboard.press('Enter');
  await askedAgain;
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();

  await findScripts(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Add webhook' })).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  await page.getByRole('button', { name: 'Cancel' }).click();
  await loseScripts(page);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByRole('form', { name: 'Add webhook' })).toBeVisible();
});

test('a window whose script cannot be loaded says so, and opens when it is asked for again', async ({
  page,
}) => {
  await page.goto('/state-documents/texas', { waitUntil: 'networkidle' });
  const button = page.getByRole('region', { name: 'Training' }).getByRole('button').first();
  await button.hover();
  await loseScripts(page);
  await button.click();
  await expect(page.getByText('This could not be opened')).toBeVisible();
  await expect(button).toBeFocused();

  await findScripts(page);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
