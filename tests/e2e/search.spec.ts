import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, expectHydrated, test } from '../support/e2e';
import { expectNothingSideways } from '../support/width';

async function openSearch(page: Page) {
  await expectHydrated(page);
  const field = page.getByRole('combobox', { name: 'Search' });
  // The key is heard a moment after the page is.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 3_000 });
  }).toPass();
  return field;
}

test('a visitor finds a page by keys alone, in spite of a typing error', async ({ page }) => {
  await page.goto('/');
  await openSearch(page);
  await expect(page.getByRole('status')).toHaveText('Type at least 2 characters to search...');
  await page.keyboard.type('pricng');
  await expect(page.getByRole('option', { name: /^Pricing/ }).first()).toBeVisible();
  await expectNoFindings(page);

  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toContainText('Pricing');
  const isCalculator = (await chosen.textContent())?.startsWith('Pricing calculator');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(isCalculator ? /\/pricing\/calculator$/ : /\/pricing/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an owner finds a document of their own from inside of the application', async ({ page, signIn }) => {
  await signIn();
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
  const sent = await page.request.post('/api/vault/documents', {
    multipart: {
      category: 'Real Estate',
      file: { name: 'Quillfeather survey.pdf', mimeType: 'application/pdf', buffer: pdf },
    },
  });
  expect(sent.status()).toBe(201);
  const { id } = (await sent.json()) as { id: string };
  await page.goto('/home');
  await openSearch(page);
  await page.keyboard.type('quilfeather');
  await expect(page.getByRole('group', { name: 'Your documents' })).toContainText('Quillfeather survey.pdf');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/documents/${id}$`));

  await page.goto('/search?q=quillfeather');
  await expect(page.getByText('Found 1 result')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your documents' }).getByRole('link')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the page of the search asks, finds and says what it found, and the dialog fits', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByText('Type at least 2 characters to search...')).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill('travis county');
    await expect(page.getByText('Type at least 2 characters to search...')).toBeHidden();
    await page.context().setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('The server could not be reached.')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText(/^Found \d+ results?$/)).toBeVisible();
    await page
      .getByRole('region', { name: 'Counties' })
      .getByRole('link', { name: /^Travis County, TX/ })
      .click();
    await expect(page).toHaveURL(/\/recording\/requirements\/texas#county-travis$/);
    await expect(page.locator('#county-travis')).toBeInViewport();

    await openSearch(page);
    await page.keyboard.type('deed');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNothingSideways(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('without script the field of the header leads to the page of the search', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env.E2E_ADDRESS, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('banner').getByRole('searchbox').fill('jurat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=jurat$/);
  await expect(page.getByText(/^Found \d+ results?$/)).toBeVisible();
  await context.close();
});
