import { siteSections, unlistedPages } from '../../lib/site/site';
import { expect, test } from '../support/e2e';

/** What stands for [id] and [userId] in a path is checked where the page is built. */
const paths = [...siteSections.flatMap((section) => section.pages), ...unlistedPages]
  .map((page) => page.path)
  .filter((path) => !path.includes('['));

test.describe('every page of the site table', () => {
  for (const path of paths) {
    test(`${path} leads somewhere`, async ({ page, signIn }) => {
      await signIn(/^\/admin(\/|$)/.test(path) ? 'admin' : 'owner');
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
    });
  }
});

test('without scripting the landing page offers the whole site', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_ADDRESS });
  const page = await context.newPage();
  await page.goto('/');
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const listed = siteSections
    .flatMap((section) => section.pages)
    .filter((entry) => !entry.sameAs && !entry.gated);
  for (const { path } of listed) expect(links).toContain(path);
  await expect(page.getByRole('heading', { name: 'Site map' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open quick panel' })).toBeHidden();
  await context.close();
});
