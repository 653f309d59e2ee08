import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/e2e';

/** A small PDF that no earlier run has stored. */
function smallPdf() {
  const mark = `${Date.now()}-${Math.floor(performance.now() * 1000)}`;
  const text = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
% ${mark}
trailer<</Root 1 0 R>>
%%EOF
`;
  return { name: `Deed ${mark}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

type Upload = ReturnType<typeof smallPdf>;

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

async function upload(page: Page, file: Upload) {
  await page.goto('/document-vault#upload');
  const panel = page.getByRole('tabpanel', { name: 'Upload & Security' });
  await panel.locator('input[type=file][multiple]').setInputFiles(file);
  await panel.getByLabel('Category').selectOption('Legal');
  await panel.getByRole('button', { name: 'Upload document' }).click();
  await expect(toast(page, 'Document Uploaded Successfully!')).toBeVisible();
  await panel.getByRole('link', { name: 'See it in the vault' }).click();
}

async function saved(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

for (const path of ['/document-vault', '/vault/documents']) {
  test(`a visitor tries the sample at ${path}`, async ({ page }) => {
    await page.goto(path);
    const panel = page.getByRole('tabpanel', { name: 'Document Vault' });
    await expect(panel.getByRole('region', { name: 'Sample data' })).toBeVisible();
    await panel.getByLabel('Category').selectOption('Legal');
    await expect(panel.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/category=Legal/);

    const text = await saved(page, panel.getByRole('button', { name: /^Download/ }));
    expect(text.name).toBe('Power of attorney (sample).txt');
    await expect(toast(page, 'Download Started')).toBeVisible();

    await page.getByRole('tab', { name: 'Blockchain Verification' }).click();
    const verification = page.getByRole('tabpanel', { name: 'Blockchain Verification' });
    await verification.getByLabel('Document hash').fill('nothing');
    await verification.getByRole('button', { name: 'Verify' }).click();
    await expect(toast(page, 'Verification Failed')).toContainText('Document hash not found on blockchain');
  });
}

test('an owner stores a document, finds it, gets the same bytes back, and deletes it', async ({
  page,
  signIn,
}) => {
  await signIn();
  const file = smallPdf();
  await upload(page, file);
  const panel = page.getByRole('tabpanel', { name: 'Document Vault' });
  const card = panel.getByRole('article', { name: file.name });
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();

  await panel.getByRole('searchbox').fill('no such paper');
  await expect(card).toHaveCount(0);
  await panel.getByRole('button', { name: 'Show all documents' }).click();
  await panel.getByLabel('Category').selectOption('Financial');
  await expect(card).toHaveCount(0);
  await panel.getByLabel('Category').selectOption('Legal');
  await expect(card).toBeVisible();

  const download = await saved(page, card.getByRole('button', { name: /^Download/ }));
  expect(download.name).toBe(file.name);
  expect(download.bytes.equals(file.buffer)).toBe(true);

  await card.getByRole('link', { name: /^View/ }).click();
  await expect(page.getByText(/under its own key/)).toBeVisible();
  const more = page.getByRole('button', { name: `More for ${file.name}` });
  await more.click();
  const certificate = await saved(page, page.getByRole('menuitem', { name: /^Certificate/ }));
  expect(certificate.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the document' }).click();
  await expect(toast(page, 'Document deleted')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a stored document verifies for anybody who holds it, and no more once it is deleted', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn();
  const file = smallPdf();
  await upload(page, file);

  const elsewhere = await browser.newContext({ baseURL: process.env.E2E_ADDRESS });
  const other = await elsewhere.newPage();
  await other.goto('/verify');
  await other.locator('input[type=file]').setInputFiles({ ...file, name: 'a copy.pdf' });
  await expect(other.getByText('Verified', { exact: true })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Document stored' })).toBeVisible();
  await expect(other.getByText(file.name)).toHaveCount(0);

  await page.goto('/document-vault#verification');
  const records = page.getByRole('tabpanel', { name: 'Blockchain Verification' });
  await records
    .getByRole('article', { name: file.name })
    .getByRole('button', { name: /^QR code/ })
    .click();
  const address = await page.getByRole('dialog').locator('code').innerText();
  await other.goto(new URL(address).pathname + new URL(address).search);
  await expect(other.getByText('Verified', { exact: true })).toBeVisible();

  await page.goto('/document-vault');
  await page.getByRole('link', { name: `View ${file.name}` }).click();
  await page.getByRole('button', { name: `More for ${file.name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the document' }).click();
  await expect(toast(page, 'Document deleted')).toBeVisible();
  await other.locator('input[type=file]').setInputFiles(file);
  await expect(other.getByText('Document hash not found on blockchain')).toBeVisible();
  await elsewhere.close();
});
