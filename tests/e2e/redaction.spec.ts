import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, BACKGROUND_MS, test } from '../support/e2e';
import { storeDocument } from '../support/e2e-redactions';
import { pdfFile } from '../support/files';

test.slow();

const NAME = 'deed-of-ada.pdf';
const SSN = '219-09-9999';
const PHONE = '(512) 555-0142';
const PARCEL = 'Parcel 4711';
const TEXT = `${PARCEL}\nSocial Security number: ${SSN}\nTelephone: ${PHONE}\nThe grantor conveys the land.`;

async function startRedaction(page: Page): Promise<Locator> {
  await page.goto('/document-vault#redaction');
  const form = page.getByRole('form', { name: 'Start a redaction' });
  await form.getByLabel('Document').selectOption({ label: NAME });
  await form.getByRole('button', { name: 'Start Redaction' }).click();
  const card = page.getByRole('article', { name: NAME });
  await expect(card.getByText('Pending review')).toBeVisible({ timeout: BACKGROUND_MS });
  return card;
}

/** Over the first line of the page, which no rule looks for. */
async function drawBoxOverParcel(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Draw boxes' }).click();
  const sheet = card.getByRole('group', { name: 'Page 1 of 1' });
  // Below the header of the site, which stays where it is.
  await card
    .getByRole('button', { name: 'Draw boxes' })
    .evaluate((button) => button.scrollIntoView({ block: 'start' }));
  const place = await sheet.boundingBox();
  if (!place) throw new Error('The page is not shown');
  const at = (x: number, y: number) => [place.x + place.width * x, place.y + place.height * y] as const;
  await page.mouse.move(...at(0.1, 0.085));
  await page.mouse.down();
  await page.mouse.move(...at(0.35, 0.105), { steps: 5 });
  await page.mouse.up();
  await expect(card.getByRole('button', { name: 'Your box 1 on page 1' })).toBeVisible();
}

/** Something was drawn: the canvas is not of one color. */
async function expectDrawn(canvas: Locator): Promise<void> {
  await expect
    .poll(() =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        if (element.width === 0) return 0;
        const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data;
        return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size;
      }),
    )
    .toBeGreaterThan(1);
}

async function textOf(file: string): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(await readFile(file)) }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  await document.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

test('an owner redacts a deed: what was found and their own box are gone from the copy', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn();
  await storeDocument(page.request, { name: NAME, bytes: await pdfFile(TEXT) });

  const card = await startRedaction(page);
  await expectDrawn(card.getByRole('img', { name: 'Page 1 of 1' }));
  await expect(card.getByRole('checkbox', { name: `SSN ${SSN}, page 1` })).toBeVisible();
  await expect(card.getByRole('checkbox', { name: `Phone ${PHONE}, page 1` })).toBeVisible();
  await drawBoxOverParcel(page, card);

  await card.getByRole('button', { name: 'Apply Redaction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply this redaction' });
  await expect(dialog).toContainText('3 places on 1 page will be covered.');
  await dialog.getByRole('button', { name: 'Apply Redaction' }).click();
  await expect(page.getByText('Redaction Complete')).toBeVisible({ timeout: BACKGROUND_MS });

  await card.getByRole('button', { name: `Preview of ${NAME}` }).click();
  await expectDrawn(card.getByRole('img', { name: 'Page 1 of 1' }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: `Download of ${NAME}` }).click(),
  ]);
  const file = testInfo.outputPath(download.suggestedFilename());
  await download.saveAs(file);

  const text = await textOf(file);
  expect(text).toContain('The grantor conveys the land.');
  expect(text).not.toContain(SSN);
  expect(text).not.toContain(PHONE);
  expect(text).not.toContain(PARCEL);
});

test('a box that is drawn by the keyboard survives a reload', async ({ page, signIn }) => {
  await signIn();
  await storeDocument(page.request, { name: NAME, bytes: await pdfFile(TEXT) });
  const card = await startRedaction(page);
  const box = card.getByRole('button', { name: 'Your box 1 on page 1' });
  await card.getByRole('button', { name: 'Add a box' }).click();
  await expect(box).toBeFocused();
  const before = await box.boundingBox();

  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await box.boundingBox())?.y).toBeGreaterThan(before?.y ?? Infinity);
  await page.reload();

  await card.getByRole('button', { name: `Review of ${NAME}`, exact: true }).click();
  await expect(box).toBeVisible();
});
