import { expect, type Page } from '@playwright/test';

/** At 200 % on a screen of 1280 pixels, and at 320 pixels. */
export async function expectNothingSideways(page: Page) {
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const measure = () => document.documentElement.scrollWidth - window.innerWidth;
    // What follows the width by script needs a moment.
    await expect.poll(() => page.evaluate(measure), `${width} pixels`).toBeLessThanOrEqual(0);
  }
}
