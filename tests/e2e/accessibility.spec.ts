import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';

const pages = [
  '/',
  '/login',
  '/signup?role=owner',
  '/signup?role=notary',
  '/deedguard-protection',
  '/verify',
  '/deedguard',
  '/payment/deedguard',
  '/payment/success?service=deedguard',
  '/dashboard/client',
];

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of pages) {
      test(path, async ({ page, signIn }) => {
        if (/payment|dashboard/.test(path)) await signIn('owner');
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectNoFindings(page);
      });
    }

    test('the sign-up dialog of a visitor', async ({ page }) => {
      await page.goto('/deedguard-protection');
      const form = page.getByRole('form').first();
      await form.getByLabel('Property address').fill('1 Dialog Rd, Reno, NV 89501');
      await form.getByLabel('Owner name').fill('Dia Log');
      await form.getByRole('button', { name: 'Protect My Property' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindings(page);
    });

    test.describe('a path that no page owns', () => {
      test.use({ expectedErrors: [/status of 404/] });

      test('/no-such-page', async ({ page }) => {
        await page.goto('/no-such-page', { waitUntil: 'networkidle' });
        await expect(page.getByText('404 Page Not Found')).toBeVisible();
        await expectNoFindings(page);
      });
    });
  });
}

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of pages) {
    test(`${path} needs no sideways scrolling`, async ({ page, signIn }) => {
      if (/payment|dashboard/.test(path)) await signIn('owner');
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
