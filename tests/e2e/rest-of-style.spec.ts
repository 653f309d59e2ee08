import { expect, expectHydrated, test } from '../support/e2e';
import { gatedPaths, test as readersTest, visit } from '../support/page-visits';
import { publicPaths } from '../support/pages';
import { changesByRestOfStyle, stylesOn } from '../support/styles';

const LATE_MS = 1_500;

test.describe('a page for everybody has the style of all that it shows', () => {
  for (const path of publicPaths) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expectHydrated(page);
      expect(await changesByRestOfStyle(page)).toEqual([]);
    });
  }
});

readersTest.describe('a page of whoever is signed in has the style of all that it shows', () => {
  for (const path of gatedPaths) {
    readersTest(path, async ({ readers }) => {
      const { page } = await visit(readers, path, 'light');
      expect(await changesByRestOfStyle(page)).toEqual([]);
    });
  }
});

for (const { first, brings } of [
  { first: '/contact', brings: 0 },
  { first: '/search', brings: 1 },
]) {
  test(`a page behind ${first} is shown when its style is there, however late that comes`, async ({
    page,
  }) => {
    const sheets: string[] = [];
    await page.route(/\.css$/, async (route) => {
      sheets.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    await page.goto(first);
    await expectHydrated(page);
    expect(sheets).toHaveLength(brings);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
    await page.waitForURL('**/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
    const arrived = await stylesOn(page);
    expect(sheets).toHaveLength(brings + 1);

    await page.goto('/pricing');
    await expectHydrated(page);
    expect(await stylesOn(page)).toEqual(arrived);
  });
}
