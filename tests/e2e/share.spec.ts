import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { redactDocument, storeDocument } from '../support/e2e-redactions';
import { pdfFile } from '../support/files';

test.slow();

const NAME = 'deed-to-share.pdf';
const VIEWER = 'Grace Hopper';

async function openRedaction(page: Page) {
  const card = page.getByRole('article', { name: NAME });
  await card.getByRole('button', { name: /^Details and links/ }).click();
  return card;
}

async function shareForAnHour(page: Page): Promise<string> {
  await page.goto('/document-vault#redaction');
  const card = await openRedaction(page);
  await card.getByLabel('Open for').selectOption({ label: '1 hour' });
  await card.getByRole('button', { name: 'Create link' }).click();
  const address = card.getByLabel('Address of the link');
  await expect(address).toHaveValue(/\/share\/[\w-]{43}$/);
  return address.inputValue();
}

/** Somebody without an account, in their own browser. */
async function visit(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.E2E_ADDRESS });
  const page = await context.newPage();
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  return page;
}

async function revoke(page: Page) {
  await page.reload();
  const card = await openRedaction(page);
  await expect(card.getByText('1 view', { exact: true })).toBeVisible();
  await card.getByText('Latest viewers').click();
  await expect(card.getByText(VIEWER)).toBeVisible();
  await card.getByRole('button', { name: `Revoke the link to ${NAME}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the link' }).click();
  await expect(page.getByText('Link revoked')).toBeVisible();
}

test('an owner shares a redacted copy for an hour, sees who opened it, and ends the link', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn();
  const bytes = await pdfFile('Social Security number: 219-09-9999\nThe grantor conveys the land.');
  const { id } = await storeDocument(page.request, { name: NAME, bytes });
  await redactDocument(page.request, id, { level: 'standard', rules: ['ssn'] });
  const path = new URL(await shareForAnHour(page)).pathname;

  const visitor = await visit(browser, path);
  await expect(visitor.getByText('Redacted copy')).toBeVisible();
  await visitor.getByLabel('Your name or email').fill(VIEWER);
  await visitor.getByRole('button', { name: 'Open the document' }).click();
  await expect(visitor.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await revoke(page);

  const answer = await visitor.reload();
  expect(answer?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  expect((await visitor.request.get(`/api${path}`)).status()).toBe(410);
  await visitor.context().close();
});

test('an address that was never a link is not found', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);

  const answer = await page.goto(`/share/${'x'.repeat(43)}`);

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
