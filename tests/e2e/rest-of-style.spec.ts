import { expect, expectHydrated, test } from '../support/e2e';
import { publicPaths } from '../support/pages';
import { changesByRestOfStyle, stylesOn } from '../support/styles';

const LATE_MS = 1_500;
/** These have the whole sheet. */
const RENDERED_PER_REQUEST = ['/search'];

test.describe('a prerendered page has the style of all that it shows', () => {
  for (const path of publicPaths) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expectHydrated(page);
      expect(await changesByRestOfStyle(page)).toEqual(RENDERED_PER_REQUEST.includes(path) ? null : []);
    });
  }
});

test('a page behind a prerendered one is shown when its style is there, however late that comes', async ({
  page,
}) => {
  const sheets: string[] = [];
  await page.route(/\.css$/, async (route) => {
    sheets.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  await page.goto('/contact');
  await expectHydrated(page);
  expect(sheets).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await page.waitForURL('**/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
  const arrived = await stylesOn(page);
  expect(sheets).toHaveLength(1);

  await page.goto('/pricing');
  await expectHydrated(page);
  expect(await stylesOn(page)).toEqual(arrived);
});
