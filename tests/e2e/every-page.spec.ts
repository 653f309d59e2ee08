import { readFileSync } from 'node:fs';
import { devices, type Browser, type Page, type Request, type Response } from '@playwright/test';
import { siteSections, unlistedPages } from '../../lib/site/site';
import { expectNoFindings, type Theme } from '../support/axe';
import {
  expect,
  expectHydrated,
  expectStrictPolicy,
  httpTest as base,
  signInAs,
  watch,
  type SignedIn,
} from '../support/e2e';
import { publicPaths } from '../support/pages';
import { faultsOfHtml } from '../support/valid-html';
import { expectNothingSideways } from '../support/width';

/** Gated pages that are not an owner's, and pages of ours that the table of the site does not hold. */
const readers: Record<string, SignedIn['role']> = {
  '/payment/success?service=deedguard': 'owner',
  '/dashboard/notary': 'notary',
  '/dashboard/notary/schedule': 'notary',
  '/dashboard/notary/earnings': 'notary',
  '/dashboard/notary/journal': 'notary',
  '/dashboard/notary/settings': 'notary',
};

/** What stands for [id] and [userId] in a path is checked where the page is built. */
const table = [...siteSections.flatMap((section) => section.pages), ...unlistedPages].filter(
  ({ path }) => !path.includes('['),
);
const gated = new Set(table.filter((page) => page.gated).map(({ path }) => path));

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
  ...Object.keys(readers),
]);

/** Tabs, filters and answers that show what the page does not show at first. */
const states = [
  '/state-documents#templates',
  '/state-documents#compliance',
  '/state-documents#training',
  '/state-documents?state=NY',
  '/state-documents?state=ZZ',
  '/county-documents?state=california&county=los-angeles',
  '/county-documents?state=atlantis',
  '/county-documents#ron',
  '/county-documents#lock',
  '/county-documents#alerts',
  '/partners/integrations#title',
  '/partners/integrations#builders',
  '/partners/integrations#counties',
  '/partners/integrations#government',
  '/partners/integrations#fbi',
  '/partners/integrations#blockchain',
  '/partners/integrations#state-docs',
  '/document-vault#verification',
  '/document-vault#redaction',
  '/document-vault#upload',
  '/document-vault?search=no-such-paper',
  '/verify?hash=deed',
  '/pricing?billing=yearly',
  '/pricing/calculator?service=mobile&state=CA&pages=3&miles=12&rush=1',
  '/legal/terms#no-such-part',
];

function readerOf(path: string): SignedIn['role'] | undefined {
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  return readers[path] ?? (gated.has(path) ? 'owner' : undefined);
}

/** What a browser, a search engine and a cache are told. */
async function expectGoodAnswer(answer: Response | null, isPrivate: boolean) {
  expect(answer?.status()).toBe(200);
  expect(await faultsOfHtml((await answer?.text()) ?? '')).toEqual([]);
  await expectStrictPolicy(answer);
  if (isPrivate) {
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
}

/** What stands there for everybody, whatever they see it with. */
async function expectGoodPage(page: Page, path: string, theme: Theme) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await expectNoFindings(page, { everywhere: path === '/', theme });
  await expectNothingSideways(page);
}

/** Playwright's own `networkidle` lasts half a second, and never comes where a stream is open. */
function watchLoading(page: Page) {
  const loading = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') loading.add(request);
  });
  const done = (request: Request) => loading.delete(request);
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return () => expect.poll(() => [...loading].map((request) => request.url()), 'still loading').toEqual([]);
}

/** One browser for all pages that somebody may read, as people have: what pages share is fetched once. */
class Readers {
  private readonly opened = new Map<string, ReturnType<Readers['open']>>();

  constructor(private readonly browser: Browser) {}

  as(role?: SignedIn['role']) {
    const name = role ?? 'visitor';
    const found = this.opened.get(name) ?? this.open(role);
    this.opened.set(name, found);
    return found;
  }

  private async open(role?: SignedIn['role']) {
    const context = await this.browser.newContext({
      ...devices['Desktop Chrome'],
      baseURL: process.env.E2E_ADDRESS,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const problems = await watch(context, []);
    const page = await context.newPage();
    const expectAllLoaded = watchLoading(page);
    if (role) await signInAs(page, role);
    return { page, problems, expectAllLoaded };
  }
}

const test = base.extend<object, { readers: Readers }>({
  readers: [
    async ({ browser }, provide) => {
      await provide(new Readers(browser));
    },
    { scope: 'worker' },
  ],
});

/** The long run looks at every page in both. */
const themeOf = (index: number): Theme => (index % 2 === 0 ? 'light' : 'dark');

async function visit(readers: Readers, path: string, theme: Theme) {
  const reader = readerOf(path);
  const { page, problems, expectAllLoaded } = await readers.as(reader);
  problems.length = 0;
  await page.setViewportSize(devices['Desktop Chrome'].viewport);
  await page.emulateMedia({ colorScheme: theme });
  // To another part of the page that is open a browser only scrolls.
  const answer = (await page.goto(path)) ?? (await page.reload());
  await expectHydrated(page);
  await expectAllLoaded();
  return { page, problems, expectAllLoaded, answer, isPrivate: reader !== undefined };
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

test.describe('what a page shows only when it is asked', () => {
  for (const [index, path] of states.entries()) {
    const theme = themeOf(index);
    test(path, async ({ readers }) => {
      const { page, problems, expectAllLoaded } = await visit(readers, path, theme);
      await expectGoodPage(page, path, theme);
      await expectAllLoaded();
      expect(problems, 'errors in the browser').toEqual([]);
    });
  }
});
