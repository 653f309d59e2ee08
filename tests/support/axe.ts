import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** A script of the test's own, which the policy of a page does not stop; the short form, because every page is given it. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Nothing else can differ between the themes: they are the same page in other colors. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * In both themes; the page stays in the dark one. A finding counts when it stays. The footer is the same on every page
 * and half of what axe would look at: the landing page is looked at with it (`everywhere`), the others without.
 */
export async function expectNoFindings(page: Page, { everywhere = false } = {}) {
  const look = (runOnly: axe.RunOnly) => () => findingsOf(page, runOnly, everywhere ? [] : ['body > footer']);
  await page.evaluate(source);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(look({ type: 'tag', values: everyRule }), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(look({ type: 'rule', values: rulesOfColor }), 'dark').toEqual([]);
}

function findingsOf(page: Page, runOnly: axe.RunOnly, exclude: string[]): Promise<string[]> {
  return page.evaluate(
    async ([rules, without]) => {
      // Colors on their way to the other theme are of neither. What inherits a color follows it in a transition of its own.
      const moving = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      for (let colors = moving(); colors.length > 0; colors = moving()) {
        for (const color of colors) color.finish();
      }
      const { axe: here } = window as unknown as { axe: typeof axe };
      // What is in order is not described: on a long page that is most of the work.
      const { violations } = await here.run(
        { include: ['html'], exclude: without },
        { runOnly: rules, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
      );
    },
    [runOnly, exclude] as const,
  );
}
