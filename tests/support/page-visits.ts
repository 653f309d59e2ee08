import { devices, type Browser, type Page, type Request, type Response } from '@playwright/test';
import { siteSections, unlistedPages } from '../../lib/site/site';
import { expectNoFindings, type Theme } from './axe';
import {
  expect,
  expectHydrated,
  expectStrictPolicy,
  httpTest as base,
  signInAs,
  watch,
  type SignedIn,
} from './e2e';
import { faultsOfHtml } from './valid-html';
import { expectNothingSideways } from './width';

/** Gated pages that are not an owner's, and pages of ours that the table of the site does not hold. */
export const readersOf: Record<string, SignedIn['role']> = {
  '/payment/success?service=deedguard': 'owner',
  '/dashboard/notary': 'notary',
  '/dashboard/notary/schedule': 'notary',
  '/dashboard/notary/earnings': 'notary',
  '/dashboard/notary/journal': 'notary',
  '/dashboard/notary/settings': 'notary',
};

/** What stands for [id] and [userId] in a path is checked where the page is built. */
export const table = [...siteSections.flatMap((section) => section.pages), ...unlistedPages].filter(
  ({ path }) => !path.includes('['),
);
const gated = new Set(table.filter((page) => page.gated).map(({ path }) => path));
/** All that somebody has to sign in for. */
export const gatedPaths = [...new Set([...gated, ...Object.keys(readersOf)])];

function readerOf(path: string): SignedIn['role'] | undefined {
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  return readersOf[path] ?? (gated.has(path) ? 'owner' : undefined);
}

/** What stands there for everybody, whatever they see it with. */
export async function expectGoodPage(page: Page, path: string, theme: Theme) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await expectNoFindings(page, { everywhere: path === '/', theme });
  await expectNothingSideways(page);
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

export const test = base.extend<object, { readers: Readers }>({
  readers: [
    async ({ browser }, provide) => {
      await provide(new Readers(browser));
    },
    { scope: 'worker' },
  ],
});

/** The long run looks at every page in both. */
export const themeOf = (index: number): Theme => (index % 2 === 0 ? 'light' : 'dark');

export async function visit(readers: Readers, path: string, theme: Theme) {
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

/**
 * Each page is opened once, by whoever it is for, and all that holds for every page is looked at in that visit: status,
 * valid HTML, script policy, React alive, private pages kept by nobody, one h1, a title, nothing that axe finds in one theme or the
 * other, nothing that scrolls sideways, and no error in the console.
 */
export function testPages(title: string, paths: Iterable<string>) {
  test.describe(title, () => {
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
}
