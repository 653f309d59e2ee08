import { expect, type Page } from '@playwright/test';

/** At 200 % on a screen of 1280 pixels, and at 320 pixels: neither as it is nor with what a part that is `when-near` cuts off. */
export async function expectNothingSideways(page: Page) {
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNarrow(page, width);
    await showAll(page, true);
    await expectNarrow(page, width);
    await showAll(page, false);
  }
}

/** By the number: on a phone `innerWidth` grows with what is wider than the screen. */
export async function expectNarrow(page: Page, width: number) {
  const measure = () => document.documentElement.scrollWidth;
  // What follows the width by script needs a moment.
  await expect.poll(() => page.evaluate(measure), `${width} pixels`).toBeLessThanOrEqual(width);
}

function showAll(page: Page, isAll: boolean) {
  return page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    isAll ? '* { content-visibility: visible !important }' : '',
  );
}
