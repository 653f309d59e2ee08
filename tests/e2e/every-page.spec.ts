import { readFileSync } from 'node:fs';
import type { Response } from '@playwright/test';
import { expect, expectStrictPolicy } from '../support/e2e';
import { expectGoodPage, readersOf, table, test, themeOf, visit } from '../support/page-visits';
import { publicPaths } from '../support/pages';
import { faultsOfHtml } from '../support/valid-html';

const manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as {
  routes: Record<string, { dataRoute: string | null }>;
};
const prerendered = Object.entries(manifest.routes)
  .filter(([route, { dataRoute }]) => dataRoute?.endsWith('.rsc') && !route.startsWith('/_'))
  .map(([route]) => route)
  // The pages of the 50 states are made alike: two stand for them.
  .filter((route) => !/^\/(state-documents|recording\/requirements)\/(?!california$|new-york$)/.test(route));

const paths = new Set([
  ...table.map(({ path }) => path),
  ...publicPaths,
  ...prerendered,
  '/signup?role=notary',
  ...Object.keys(readersOf),
]);

/** What a browser, a search engine and a cache are told. */
async function expectGoodAnswer(answer: Response | null, isPrivate: boolean) {
  expect(answer?.status()).toBe(200);
  expect(await faultsOfHtml((await answer?.text()) ?? '')).toEqual([]);
  await expectStrictPolicy(answer);
  if (isPrivate) {
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
}

/*
 * Each page is opened once, by whoever it is for, and all that holds for every page is looked at in that visit: status,
 * valid HTML, script policy, React alive, private pages kept by nobody, one h1, a title, nothing that axe finds in one theme or the
 * other, nothing that scrolls sideways, and no error in the console.
 */
test.describe('every page, in one visit', () => {
  for (const [index, path] of [...paths].entries()) {
    const theme = themeOf(index);
    test(path, async ({ readers }) => {
      const { page, problems, expectAllLoaded, answer, isPrivate } = await visit(readers, path, theme);
      await expectGoodAnswer(answer, isPrivate);
      await expectGoodPage(page, path, theme);
      await expectAllLoaded();
      expect(problems, 'errors in the browser').toEqual([]);
    });
  }
});
