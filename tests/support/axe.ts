import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { isLongRun } from './thoroughness';

/** A script of the test's own, which the policy of a page does not stop; the short form, because every page is given it. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export type Theme = 'light' | 'dark';
type Looked = { everywhere?: boolean; theme?: Theme };

const otherThan: Record<Theme, Theme> = { light: 'dark', dark: 'light' };
/** Nothing else can differ between the themes: they are the same page in other colors. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * All rules in one theme, which the page stays in, and the rules of color in both in the long run: the colors of the two
 * are compared in tests/unit/colors. A finding counts when it stays. The footer is the same on every page and half of what
 * axe would look at: the landing page is looked at with it (`everywhere`), the others without.
 */
export async function expectNoFindings(page: Page, { everywhere = false, theme = 'dark' }: Looked = {}) {
  const look = (runOnly: axe.RunOnly) => () => findingsOf(page, runOnly, everywhere ? [] : ['body > footer']);
  await page.evaluate(source);
  if (isLongRun) {
    await page.emulateMedia({ colorScheme: otherThan[theme] });
    await expect.poll(look({ type: 'rule', values: rulesOfColor }), otherThan[theme]).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: theme });
  await expect.poll(look({ type: 'tag', values: everyRule }), theme).toEqual([]);
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
