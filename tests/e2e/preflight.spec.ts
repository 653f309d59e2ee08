import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, BACKGROUND_MS, test } from '../support/e2e';
import { storeDocument } from '../support/e2e-redactions';
import { harrisDeed, harrisDeedWithoutMargin } from '../support/recordable';
import { expectNothingSideways } from '../support/width';

test.slow();

const HARRIS = '/recording/preflight?state=TX&county=Harris&type=warranty-deed';

async function check(page: Page, bytes: Uint8Array): Promise<void> {
  await expect(page.getByLabel('County')).toHaveValue('48201');
  const file = { name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the document' }).click();
  await expect(page.getByRole('heading', { name: 'Result for deed.pdf' })).toBeFocused({
    timeout: BACKGROUND_MS,
  });
}

test('a visitor has a warranty deed checked for Harris County, breaks its margin, sees where, and downloads the repair', async ({
  page,
}) => {
  await page.goto(HARRIS);
  await check(page, await harrisDeed());
  await expect(page.locator('[data-verdict=verified]')).toContainText('It should be taken');
  await expect(page.getByRole('row', { name: /Total \$29\.00/ })).toBeVisible();
  await expectNoFindings(page);

  await check(page, await harrisDeedWithoutMargin());
  await expect(page.locator('[data-rule=edge-left]')).toContainText(
    'Ink reaches 0.09 in from the left edge of page 2',
  );
  await page.getByRole('button', { name: /^Show on page 2/ }).click();
  const mark = page.getByRole('img', { name: /^Marked: Ink reaches/ });
  await expect(mark).toBeVisible();
  const [sheet, box] = [await page.locator('[data-page="2"]').boundingBox(), await mark.boundingBox()];
  expect((box!.x - sheet!.x) / sheet!.width).toBeLessThan(0.05);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the repaired PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('repaired for recording.pdf');
  await page.locator('input[type=file]').setInputFiles(await download.path());
  await page.getByRole('button', { name: 'Check the document' }).click();
  await expect(page.getByText('No findings.')).toBeVisible({ timeout: BACKGROUND_MS });
});

test('an owner has a document of the vault checked from its page', async ({ page, signIn }) => {
  await signIn();
  const { id } = await storeDocument(page.request, {
    name: 'deed.pdf',
    bytes: Buffer.from(await harrisDeed()),
  });
  await page.goto(`/documents/${id}`);
  await page.getByRole('button', { name: 'More for deed.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Will the county take it?' }).click();
  await page.waitForURL(`**/recording/preflight?document=${id}`);

  await page.getByLabel('State').selectOption('Texas');
  await page.getByLabel('County').selectOption('Harris');
  await page.getByLabel('Kind of document').selectOption('Warranty deed');
  await page.getByRole('button', { name: 'Check the document' }).click();

  await expect(page.locator('[data-verdict=verified]')).toBeVisible({ timeout: BACKGROUND_MS });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing of the result reaches over the side', async ({ page }) => {
    await page.goto(HARRIS);
    await check(page, await harrisDeedWithoutMargin());
    await expect(page.getByRole('img', { name: /^Marked/ })).toBeAttached();
    await expectNothingSideways(page);
  });
});
