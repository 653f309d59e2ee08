import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Nothing else can differ between the themes: they are the same page in other colors. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

async function findingsOf(axe: AxeBuilder) {
  // Without it, each look opens its own page to put the findings of frames together: no page here has frames.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/**
 * In both themes; the page stays in the dark one. Colors that are on their way to the other theme are of neither: a
 * finding counts when it stays.
 */
export async function expectNoFindings(page: Page) {
  // What is in order is not described: on a long page that is most of the work.
  const look = () => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => findingsOf(look().withTags(everyRule)), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => findingsOf(look().withRules(rulesOfColor)), 'dark').toEqual([]);
}
