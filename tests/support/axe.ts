import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Nothing else can differ between the themes: they are the same page in other colors. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * In both themes; the page stays in the dark one. A finding counts when it stays. The footer is the same on every page
 * and half of what axe would look at: the landing page is looked at with it (`everywhere`), the others without.
 */
export async function expectNoFindings(page: Page, { everywhere = false } = {}) {
  const look = (runOnly: axe.RunOnly) => () => findingsOf(page, runOnly, everywhere ? [] : ['body > footer']);
  // Once for both looks, and as a script of the test's own, which the policy of the page does not stop.
  await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(look({ type: 'tag', values: everyRule }), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(look({ type: 'rule', values: rulesOfColor }), 'dark').toEqual([]);
}

function findingsOf(page: Page, runOnly: axe.RunOnly, exclude: string[]): Promise<string[]> {
  return page.evaluate(
    async ([rules, without]) => {
      // Colors on their way to the other theme are of neither: a frame later all are on it, and then there.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
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
