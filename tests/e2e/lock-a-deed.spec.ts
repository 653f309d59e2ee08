import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';

const ADDRESS = '12 Main St, Austin, TX 78701';
const OWNER = 'Olivia Testowner';

async function signUpAsOwner(page: Page) {
  await page.goto('/signup?role=owner');
  await page.getByLabel('First name').fill('Olivia');
  await page.getByLabel('Last name').fill('Testowner');
  await page.getByLabel('Email').fill(`olivia-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a deed is a deed is a deed');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/home');
  await page.goto('/deedguard-protection');
}

/** What will be on record is shown first, with the county that the ZIP code is in. */
async function confirmRecord(page: Page) {
  const review = page.getByRole('dialog', { name: 'This is what will be on record' });
  await expect(review).toContainText('Travis County');
  await review.getByRole('button', { name: 'Confirm and lock' }).click();
}

async function lockDeed(page: Page) {
  const form = page.getByRole('form').first();
  const protect = form.getByRole('button', { name: 'Protect my property' });
  await expect(protect).toBeDisabled();
  await form.getByLabel('Property address').fill(ADDRESS);
  await form.getByLabel('Owner name').fill(OWNER);
  await protect.click();
  await confirmRecord(page);
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Property Successfully Protected' });
  await expect(toast).toContainText('Your deed is locked. Please pay within 7 days to keep it locked.');
  await expect(toast).toContainText(/Unlock code: [0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
}

async function payWithDemo(page: Page) {
  await page.getByRole('link', { name: 'Pay $99 now' }).click();
  await page.waitForURL('**/payment/deedguard?lock=*');
  await expect(page.getByText(ADDRESS)).toBeVisible();
  await page.getByRole('button', { name: 'Pay $99 (demo)' }).click();
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'Payment Successful' })).toContainText(
    'Your property is now protected with DeedGuard™!',
  );
  await page.waitForURL('**/document-vault');
}

/** One press from where a payment ends. */
async function openReceiptFromMessage(page: Page) {
  await page.getByRole('link', { name: 'See receipt and proof' }).click();
  await page.waitForURL('**/payment/success?service=deedguard&payment=*');
  await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download proof' })).toBeVisible();
}

async function downloadProof(page: Page, folder: string): Promise<string> {
  await page.goto('/deedguard-protection#your-properties');
  await expect(
    page.getByRole('article', { name: ADDRESS }).getByText('Protected', { exact: true }),
  ).toBeVisible();
  // Who has locks comes for them.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Your Protected Properties',
    'Protect your property',
  ]);
  // Drawn by the server: the form below does not move when the whole list arrives.
  expect(await (await page.request.get('/deedguard-protection')).text()).toContain(
    'Your Protected Properties',
  );
  return saveProof(page, folder);
}

async function saveProof(page: Page, folder: string): Promise<string> {
  const property = page.getByRole('article', { name: ADDRESS });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    property.getByRole('link', { name: /^Download proof/ }).click(),
  ]);
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

test('an owner signs up, locks a deed, pays, and holds a proof that checks itself offline', async ({
  page,
  context,
}, testInfo) => {
  await signUpAsOwner(page);
  await lockDeed(page);
  await payWithDemo(page);
  await openReceiptFromMessage(page);
  const proof = await downloadProof(page, testInfo.outputDir);

  await context.setOffline(true);
  await page.goto(pathToFileURL(proof).href);
  await expect(page.getByRole('status')).toContainText('Verified');
  await expect(page.getByText(ADDRESS)).toBeVisible();
  await expect(page.getByText(OWNER)).toBeVisible();

  const changed = proof.replace('.html', '-changed.html');
  await writeFile(changed, (await readFile(proof, 'utf8')).replace('12 Main St', '13 Main St'));
  await page.goto(pathToFileURL(changed).href);
  await expect(page.getByRole('status')).toContainText('Not verified');
  await expect(page.getByText('13 Main St')).toHaveCount(0);
});

test('a proof file dropped on /verify is recognized, and a changed one is refused', async ({
  page,
}, testInfo) => {
  await signUpAsOwner(page);
  await lockDeed(page);
  await payWithDemo(page);
  const proof = await downloadProof(page, testInfo.outputDir);

  await page.goto('/verify');
  await page.locator('input[type=file]').setInputFiles(proof);
  await expect(page.getByRole('heading', { name: /^Result for/ })).toBeVisible();
  await expect(page.getByText('Verified, and locked', { exact: true })).toBeVisible();

  const changed = proof.replace('.html', '-changed.html');
  await writeFile(changed, (await readFile(proof, 'utf8')).replace('</title>', ' </title>'));
  await page.locator('input[type=file]').setInputFiles(changed);
  await expect(page.getByText('Not verified', { exact: true })).toBeVisible();
});

test('a visitor who protects a property signs up on the way and loses nothing typed', async ({ page }) => {
  await page.goto('/deedguard-protection');
  const form = page.getByRole('form').first();
  await form.getByLabel('Property address').fill('7 Visitor Way, Reno, NV 89501');
  await form.getByLabel('Owner name').fill('Vera Visitor');
  await form.getByRole('button', { name: 'Protect my property' }).click();
  await page.getByRole('button', { name: 'Confirm and lock' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toHaveValue('Vera');
  await expect(dialog.getByLabel('Last name')).toHaveValue('Visitor');
  await dialog.getByLabel('Email').fill(`vera-${Date.now()}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill('a deed is a deed is a deed');
  await dialog.getByRole('button', { name: 'Create Account & Protect' }).click();
  await expect(page.getByRole('heading', { name: '7 Visitor Way, Reno, NV 89501' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Protected Properties' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the look at what will be on record begins at its heading, with its buttons on the screen', async ({
    page,
  }) => {
    await page.goto('/deedguard-protection');
    const form = page.getByRole('form').first();
    await form.getByLabel('Property address').fill(ADDRESS);
    await form.getByLabel('Owner name').fill(OWNER);
    await form.getByRole('button', { name: 'Protect my property' }).tap();
    const review = page.getByRole('dialog', { name: 'This is what will be on record' });

    await expect(review.getByRole('heading', { name: 'This is what will be on record' })).toBeFocused();
    for (const name of ['Confirm and lock', 'Back'])
      await expect(review.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    const last = review.getByText('Replace title insurance or a lawyer');
    await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(review.getByRole('button', { name: 'Confirm and lock' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('errors that the journey brings about', () => {
  test.use({ expectedErrors: [/status of 40[39]/] });

  test('an owner releases a lock with its unlock code, and the proof from before says so', async ({
    page,
  }, testInfo) => {
    await signUpAsOwner(page);
    await lockDeed(page);
    const proof = await saveProof(page, testInfo.outputDir);
    const property = page.getByRole('article', { name: ADDRESS });
    await property.getByRole('button', { name: /^Show unlock code/ }).click();
    const code = (await property.textContent())?.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? '';
    await property.getByRole('button', { name: /^Release/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Unlock code').fill('0000-0000-0000');
    await dialog.getByRole('button', { name: 'Release the lock' }).click();
    await expect(dialog.getByText('This is not the unlock code of this property.').first()).toBeVisible();
    await dialog.getByLabel('Unlock code').fill(code.toLowerCase().replaceAll('-', ''));
    await dialog.getByRole('button', { name: 'Release the lock' }).click();
    await expect(dialog).toBeHidden();
    await expect(property.getByText(/Released by you/)).toBeVisible();
    await expect(property.getByText('Unlock code')).toHaveCount(0);
    await expect(property.getByRole('link', { name: /^Proof of its end/ })).toBeVisible();

    await page.goto('/verify');
    await page.locator('input[type=file]').setInputFiles(proof);
    await expect(page.getByText('Verified, and the lock has ended', { exact: true })).toBeVisible();
    await expect(
      page.getByText(/Released by the account that locked it \(entry \d+ of the log\)/),
    ).toBeVisible();
  });

  test('the same property written another way is refused, and says so', async ({ page }) => {
    await signUpAsOwner(page);
    await lockDeed(page);
    const form = page.getByRole('form').first();
    await form.getByLabel('Property address').fill('12 main street, Austin, Texas 78701');
    await form.getByLabel('Owner name').fill(OWNER);
    await form.getByRole('button', { name: 'Protect my property' }).click();
    await page.getByRole('button', { name: 'Confirm and lock' }).click();
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'Protection Failed' })).toContainText(
      'This property is already protected.',
    );
    await expect(form.getByLabel('Property address')).toHaveValue('12 main street, Austin, Texas 78701');
  });
});
