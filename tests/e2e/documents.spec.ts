import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, expectStrictPolicy, BACKGROUND_MS, test } from '../support/e2e';
import { storeDocument } from '../support/e2e-redactions';
import { pdfFile } from '../support/files';
import { queryDatabase } from '../support/server';
import { findSmallTargets } from '../support/targets';
import { faultsOfHtml } from '../support/valid-html';
import { expectNarrow, expectNothingSideways } from '../support/width';

test.slow();

const PHONE = { viewport: { width: 390, height: 640 }, hasTouch: true, isMobile: true };
const names = ['deed-of-12-main.pdf', 'survey-of-12-main.pdf', 'policy-of-12-main.pdf'];

async function storeThree(page: Page): Promise<void> {
  for (const name of names) await storeDocument(page.request, { name, bytes: await pdfFile(name) });
}

/** On the picture, far from whatever looks like a button. */
const onPaper = { x: 60, y: 60 };

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });
const isLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth), {
      timeout: BACKGROUND_MS,
    })
    .toBeGreaterThan(50);

async function choose(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
  return page.getByRole('dialog');
}

test('an owner opens a document by a click on its row, reads it, shares it, moves it and deletes it', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  await signIn();
  const [name = ''] = names;
  await storeDocument(page.request, { name, bytes: await pdfFile('The grantor conveys the land.') });
  await page.goto('/document-vault');
  const card = cardOf(page, name);
  await isLoaded(card.locator('img'));

  await card.click({ position: onPaper });
  await page.waitForURL('**/documents/*');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('[data-verdict=verified]')).toContainText('of the evidence log shows');
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  const address = page.url();

  const sharing = await choose(page, name, 'Share by link');
  await sharing.getByLabel('Open for').selectOption({ label: '1 hour' });
  await sharing.getByRole('button', { name: 'Create link' }).click();
  await expect(sharing.getByLabel('Address of the link')).toHaveValue(/\/share\/[\w-]{43}$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `More for ${name}` })).toBeFocused();
  await expect(page.getByText('Open by link')).toBeVisible();

  const change = await choose(page, name, 'Rename or move');
  await change.getByRole('textbox', { name: 'Name' }).fill('Deed.pdf');
  await change.getByRole('combobox', { name: 'Category' }).selectOption('Legal');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deed.pdf' })).toBeVisible();
  await page.goBack();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Legal');
  await expect(cardOf(page, 'Deed.pdf')).toBeVisible();

  await cardOf(page, 'Deed.pdf').getByRole('link', { name: 'View Deed.pdf' }).press('Enter');
  const deletion = await choose(page, 'Deed.pdf', 'Delete');
  await deletion.getByRole('button', { name: 'Delete the document' }).click();
  await page.waitForURL('**/document-vault');
  await expect(page.getByRole('heading', { name: 'Nothing is stored here yet' })).toBeVisible();

  expectedErrors.push(/status of 404/);
  expect((await page.goto(address))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This document is not in your vault' })).toBeVisible();
});

test('the list begins with an upload, empty or not', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/document-vault');
  await page.getByRole('link', { name: 'Upload a document' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Upload & Security' })).toBeVisible();

  await storeDocument(page.request, { name: 'Deed.pdf', bytes: await pdfFile('Deed') });
  await page.goto('/document-vault');
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Upload & Security' })).toBeVisible();
});

test('what is dropped on the list waits for its category', async ({ page, signIn }) => {
  await signIn();
  await storeDocument(page.request, { name: 'Deed.pdf', bytes: await pdfFile('Deed') });
  await page.goto('/document-vault');
  await cardOf(page, 'Deed.pdf').evaluate((card) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
    for (const type of ['dragover', 'drop']) {
      card.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
  });
  const panel = page.getByRole('tabpanel', { name: 'Upload & Security' });
  await expect(panel.getByRole('list', { name: 'Chosen files' })).toContainText('dropped.pdf');
});

test('a document of somebody else is not found, without a word of it', async ({
  page,
  signIn,
  openFor,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const owner = await openFor('owner');
  const { id, name } = await storeDocument(owner.page.request, {
    name: 'secret-deed.pdf',
    bytes: await pdfFile('Deed'),
  });
  await signIn();
  const answer = await page.goto(`/documents/${id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This document is not in your vault' })).toBeVisible();
  expect(await page.content()).not.toContain(name);
});

test('a guarded account sees a drawn sheet, and is asked who is there before the pages', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 402/);
  const { id: userId } = await signIn();
  const { id, name } = await storeDocument(page.request, { name: 'deed.pdf', bytes: await pdfFile('Deed') });
  const url = process.env.E2E_DATABASE_URL ?? '';
  await queryDatabase(
    url,
    `INSERT INTO security_pins (user_id, hash_ciphertext, updated_at) VALUES ($1, 'of a PIN that nobody knows', now())`,
    [userId],
  );
  await expect
    .poll(() => queryDatabase(url, 'SELECT 1 FROM document_thumbnails WHERE document_id = $1', [id]), {
      timeout: BACKGROUND_MS,
    })
    .toHaveLength(1);

  await page.goto('/document-vault');
  const card = cardOf(page, name);
  await expect(card.locator('svg text')).toHaveText('PDF');
  await expect(card.locator('img')).toHaveCount(0);
  await card.click({ position: onPaper });

  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show the pages' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a row opens its page, and Back finds the same place and the same filter', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await storeThree(page);
    await page.goto('/document-vault');
    await page.getByRole('searchbox', { name: 'Search by name or type' }).fill('main');
    const card = cardOf(page, names[0]!);
    await isLoaded(card.locator('img'));
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);

    await card.tap({ position: onPaper });
    await expect(page.getByRole('heading', { level: 1, name: names[0] })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
    await page.goBack();

    await expect(card).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await expect(page.getByRole('searchbox', { name: 'Search by name or type' })).toHaveValue('main');
  });

  test('the pages are as wide as the screen, and what is done is in reach of a thumb', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const { id, name } = await storeDocument(page.request, {
      name: 'deed.pdf',
      bytes: await pdfFile('The grantor conveys the land.'),
    });
    const answer = await page.goto(`/documents/${id}`);
    await expectStrictPolicy(answer);
    expect(await faultsOfHtml((await answer?.text()) ?? '')).toEqual([]);
    await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();

    const pages = await page.getByRole('region', { name: `Pages of ${name}` }).boundingBox();
    expect(pages?.width).toBeGreaterThan(370);
    const more = page.getByRole('button', { name: `More for ${name}` });
    const at = await more.boundingBox();
    expect(at?.y).toBeGreaterThan(PHONE.viewport.height / 2);
    await more.tap();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    expect(await findSmallTargets(page.getByRole('menu'))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => findSmallTargets(page.locator('html'))).toEqual([]);
    await expectNoFindings(page);
    await expectNothingSideways(page);
  });

  test('a long name without a space widens no page', async ({ page, signIn }) => {
    await signIn();
    const { id, name } = await storeDocument(page.request, {
      name: 'Scan_20261129_Warranty_Deed_Main_Street_signed.pdf',
      bytes: await pdfFile('The grantor conveys the land.'),
    });
    for (const path of [`/documents/${id}`, '/home', '/search?q=deed', '/document-vault']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(name);
      await expectNarrow(page, PHONE.viewport.width);
    }
  });
});
