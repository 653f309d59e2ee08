import { readFileSync } from 'node:fs';
import { readersOf, table, testPages } from '../support/page-visits';
import { publicPaths } from '../support/pages';

const manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as {
  routes: Record<string, { dataRoute: string | null }>;
};
const prerendered = Object.entries(manifest.routes)
  .filter(([route, { dataRoute }]) => dataRoute?.endsWith('.rsc') && !route.startsWith('/_'))
  .map(([route]) => route)
  // The pages of the 50 states are made alike: two stand for them.
  .filter((route) => !/^\/(state-documents|recording\/requirements)\/(?!california$|new-york$)/.test(route));

const paths = new Set([...table.map(({ path }) => path), ...prerendered, ...Object.keys(readersOf)]);
const forEverybody = new Set(publicPaths);

testPages(
  'every other page, in one visit',
  [...paths].filter((path) => !forEverybody.has(path)),
);
