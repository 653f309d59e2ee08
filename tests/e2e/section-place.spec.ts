import { expect, expectHydrated, test } from '../support/e2e';

const WRITTEN = [
  '/about/founder-declaration',
  '/architecture',
  '/developers',
  '/legal/ip',
  '/legal/privacy',
  '/legal/terms',
  '/press',
  '/security/whitepaper',
];

test.describe('a section that waits for its reader has the room that it needs on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const path of WRITTEN) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expectHydrated(page);
      const sections = await page.locator('article > section').evaluateAll((all) =>
        all.map((section) => {
          const place = parseFloat(getComputedStyle(section).containIntrinsicBlockSize.replace('auto', ''));
          Object.assign((section as HTMLElement).style, { contentVisibility: 'visible' });
          return { about: section.getAttribute('aria-labelledby'), share: place / section.clientHeight };
        }),
      );
      expect(sections.length).toBeGreaterThan(0);
      expect(sections.filter(({ share }) => !(share >= 0.95 && share <= 1.7))).toEqual([]);
    });
  }
});
