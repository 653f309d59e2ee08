import { expect, test } from '../support/e2e';

test.describe('filters in the address', () => {
  test('a link to the page that one is on takes them away', async ({ page }) => {
    await page.goto('/pricing?billing=yearly');
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await page
      .getByRole('navigation', { name: 'All pages' })
      .getByRole('link', { name: 'Pricing', exact: true })
      .click();

    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  });

  test('a state is chosen, searched in, sent on as a link, and shown to whoever opens it', async ({
    page,
    context,
  }) => {
    await page.goto('/state-documents');
    await expect(page.getByRole('heading', { name: 'Select a State' })).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'State' }).selectOption('NY');
    await main.getByRole('searchbox', { name: 'Search' }).fill('journal');
    await expect(page).toHaveURL(/state=NY/);
    await expect(page).toHaveURL(/q=journal/);
    await expect(page.getByText('Journal for ten years')).toBeVisible();
    await expect(page.getByText('Written examination')).toBeHidden();

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText('Journal for ten years')).toBeVisible();
  });

  test('are applied when they were set before the scripts of the page were there', async ({ page }) => {
    let letScriptsPass = () => {};
    const seen = new Promise<void>((resolve) => (letScriptsPass = resolve));
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto('/state-documents', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'State' }).selectOption('NY');
    await main.getByRole('searchbox', { name: 'Search' }).pressSequentially('journal');
    await main.getByRole('searchbox', { name: 'Search' }).press('Enter');
    letScriptsPass();

    await expect(page).toHaveURL('/state-documents?state=NY&q=journal');
    await expect(page.getByText('Journal for ten years')).toBeVisible();
    await expect(page.getByText('Written examination')).toBeHidden();
  });

  test('a quote is worked out, copied as a link, and the same for whoever opens it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/pricing/calculator');
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeDisabled();
    const main = page.getByRole('main');
    await main.getByLabel('Service').selectOption({ label: 'Mobile notary, $175' });
    await main.getByLabel('State').selectOption({ label: 'California' });
    await main.getByLabel('Pages').fill('3');
    await main.getByLabel('Miles').fill('12');
    await main.getByLabel(/Rush/).check();
    await page.getByRole('button', { name: 'Calculate' }).click();
    // ((175 + 2 × 15) × 1.2 + 12 × 0.65 + half of the base) × 1.08
    await expect(page.getByRole('cell', { name: '$406.94' })).toBeVisible();

    await page.getByRole('button', { name: /Copy/ }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole('cell', { name: '$406.94' })).toBeVisible();
  });
});

test.describe('actions that used to lead nowhere', () => {
  test('Download Template saves the certificate of the state', async ({ page }) => {
    await page.goto('/state-documents/texas');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /Download Template/ })
        .first()
        .click(),
    ]);

    expect(download.suggestedFilename()).toMatch(/texas.*\.txt$/);
  });

  test('Download Protected Document saves the blank form as a PDF', async ({ page }) => {
    await page.goto('/county-documents?state=california');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('link', { name: /Download Protected Document/ })
        .first()
        .click(),
    ]);

    expect(download.suggestedFilename()).toBe('california-grant-deed.pdf');
  });

  for (const path of ['/state-documents#compliance', '/recording/requirements']) {
    test(`Run Full Compliance Check at ${path} goes through the catalog`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Run Full Compliance Check' }).click();

      await expect(page.getByText(/compliant/i).first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/not in the catalog|needs review/i);
    });
  }

  test('Enroll Now registers interest', async ({ page }) => {
    await page.goto('/state-documents#training');
    await page
      .getByRole('button', { name: /^Enroll Now/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Grace Hopper');
    await dialog.getByLabel('Email').fill('grace@example.com');
    await dialog.getByRole('button', { name: 'Enroll Now' }).click();

    await expect(dialog.getByRole('status')).toContainText('We will write to grace@example.com.');
  });

  test('the plan buttons lead to an account, and to us', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Sign up for Professional Guard' }).click();
    await expect(page).toHaveURL(/\/signup\?plan=professional&period=month/);
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Contact sales' }).click();
    await expect(page).toHaveURL(/\/enterprise#contact/);
    await expect(page.getByRole('form', { name: 'Send' })).toBeVisible();
  });
});
