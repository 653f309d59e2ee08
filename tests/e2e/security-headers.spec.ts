import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/e2e';

const UNDER_HTTPS = 'Under https';

/** The rows of a table of the page that are sent without https: name and values. */
async function readTable(page: Page, caption: string): Promise<[name: string, values: string[]][]> {
  const rows = await page.getByRole('table', { name: caption }).locator('tbody tr').all();
  const read = await Promise.all(rows.map(readRow));
  return read.filter((row) => row !== null);
}

async function readRow(row: Locator): Promise<[string, string[]] | null> {
  const [name = '', ...values] = await row.locator('code').allTextContents();
  const isSecureOnly = (await row.getByText(UNDER_HTTPS, { exact: true }).count()) > 0;
  return isSecureOnly ? null : [name, values];
}

function withoutHashes(policy: string): string {
  return policy.replace(/ '(sha256|nonce)-[^']+'/g, '');
}

test('the tables of the page are the headers of its answer', async ({ page }) => {
  const headers = (await page.goto('/security-headers'))?.headers() ?? {};

  const everywhere = await readTable(page, 'Headers on every response');
  expect(everywhere.length).toBeGreaterThan(5);
  for (const [name, values] of everywhere) expect(headers[name.toLowerCase()]).toBe(values.join(', '));

  const policy = await readTable(page, 'Content-Security-Policy of a page');
  const written = policy.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
  expect(written).toBe(withoutHashes(headers['content-security-policy'] ?? ''));
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('the headers of private pages are as the page says', async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/security-headers');
  const listed = await readTable(page, 'Headers on private pages');
  expect(listed.map(([name]) => name)).toEqual(['Cache-Control', 'X-Robots-Tag']);

  const headers = (await page.goto('/dashboard/client'))?.headers() ?? {};
  for (const [name, values] of listed) expect(headers[name.toLowerCase()]).toContain(values.join(', '));
});

test('the page finds in the browser that it was sent as it says', async ({ page }) => {
  await page.goto('/security-headers');
  // It is asked once a reader comes near.
  await page.getByRole('heading', { name: 'What your browser really received' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^All \d+ headers arrived as listed\.$/)).toBeVisible();
});
