import type { Page } from '@playwright/test';
import { siteSections } from '../../lib/site/site';
import { expect, test } from '../support/e2e';
import { publicPaths } from '../support/pages';

type Visit = {
  path: string;
  status: number;
  title: string;
  description: string;
  canonical: string;
  headings: number[];
  ids: string[];
  links: string[];
  isIndexed: boolean;
  /** What can be read without scripting. */
  text: string;
};

type PageContent = Omit<Visit, 'path' | 'status'>;

/** A page of its own answers nothing that a crawler would read on. */
const noContent: PageContent = {
  title: '',
  description: '',
  canonical: '',
  headings: [1],
  ids: [],
  links: [],
  isIndexed: false,
  text: '',
};

const AT_ONCE = 8;

/** Runs in the browser, whose parser reads a page as it is without scripting. */
function readHtml(html: string): PageContent {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? '';
  const main = page.querySelector('main');
  main?.querySelectorAll('script, style, template').forEach((element) => element.remove());
  return {
    title: page.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    headings: [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1])),
    ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    isIndexed: !attribute('meta[name="robots"]', 'content').includes('noindex'),
    text: main?.textContent ?? '',
  };
}

/** Follows every link of the site from its front page, as a search engine without scripting would. */
async function crawl(page: Page): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  let waiting = ['/'];
  while (waiting.length > 0) {
    const found = await Promise.all(waiting.slice(0, AT_ONCE).map((path) => visitPage(page, path)));
    for (const visit of found) visits.set(visit.path, visit);
    const linked = found.flatMap(({ path, links }) =>
      links.filter(isInternal).map((link) => targetOf(link, path).path),
    );
    waiting = [...new Set([...waiting.slice(AT_ONCE), ...linked])].filter((path) => !visits.has(path));
  }
  return visits;
}

async function visitPage(page: Page, path: string): Promise<Visit> {
  const answer = await page.request.get(path);
  const status = answer.status();
  const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
  if (!isPage) return { ...noContent, path, status };
  return { path, status, ...(await page.evaluate(readHtml, await answer.text())) };
}

function isInternal(link: string) {
  return link.startsWith('/') || link.startsWith('#');
}

function targetOf(link: string, from: string) {
  const { pathname, hash } = new URL(link, new URL(from, 'http://site'));
  return { path: pathname, anchor: decodeURIComponent(hash.slice(1)) };
}

test.describe('a crawl from the front page', () => {
  // One crawl for all of them.
  test.describe.configure({ mode: 'default' });

  // Links to gated pages lead to the login, downloads open no page: nothing here runs scripts.
  let visits: Map<string, Visit>;
  let indexed: Visit[];

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await browser.newPage({ baseURL: process.env.E2E_ADDRESS });
    visits = await crawl(page);
    await page.close();
    indexed = [...visits.values()].filter(
      ({ isIndexed, canonical, path }) => isIndexed && canonical && new URL(canonical).pathname === path,
    );
  });

  test('reaches every page that is built', () => {
    expect(publicPaths.filter((path) => !visits.has(path))).toEqual([]);
    expect([...visits.keys()].filter((path) => path.startsWith('/state-documents/'))).toHaveLength(50);
    expect([...visits.keys()].filter((path) => path.startsWith('/recording/requirements/'))).toHaveLength(50);
  });

  test('finds no link that leads nowhere', () => {
    expect(
      [...visits.values()]
        .filter(({ status }) => status !== 200)
        .map(({ path, status }) => `${path}: ${status}`),
    ).toEqual([]);
  });

  test('finds no anchor that its page does not have', () => {
    const broken = [...visits.values()].flatMap(({ path, links }) =>
      links.filter(isInternal).flatMap((link) => {
        const target = targetOf(link, path);
        const isThere = !target.anchor || visits.get(target.path)?.ids.includes(target.anchor);
        return isThere ? [] : [`${link} on ${path}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  test('finds one h1 on each page, and no heading that skips a level', () => {
    const wrong = [...visits.values()].filter(
      ({ headings }) =>
        headings.filter((level) => level === 1).length !== 1 ||
        headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1),
    );
    expect(wrong.map(({ path, headings }) => `${path}: ${headings.join(' ')}`)).toEqual([]);
  });

  test('can read each page without scripting', () => {
    const unread = indexed.filter(({ text }) => text.length < 100);
    expect(unread.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  test('finds another title and another description on each page that may be listed', () => {
    for (const name of ['title', 'description'] as const) {
      const texts = indexed.map((visit) => visit[name]);
      expect(texts.filter((text, index) => text.trim() === '' || texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('finds in the sitemap the pages that may be listed at the address of the site, and no others', async ({
    request,
    baseURL,
  }) => {
    const xml = await (await request.get('/sitemap.xml')).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

    // On this machine a prerendered page leaves its port out of its canonical address.
    const expected = indexed.map(({ canonical }) => new URL(new URL(canonical).pathname, baseURL).href);
    expect(listed.sort()).toEqual(expected.sort());
  });
});

test('robots.txt lets crawlers in and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();

  expect(text).toContain('Allow: /');
  expect(text).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});

test('without scripting the landing page offers the whole site', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_ADDRESS });
  const page = await context.newPage();
  await page.goto('/');
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const listed = siteSections
    .flatMap((section) => section.pages)
    .filter((entry) => !entry.sameAs && !entry.gated);
  for (const { path } of listed) expect(links).toContain(path);
  await expect(page.getByRole('heading', { name: 'Site map' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open quick panel' })).toBeHidden();
  await context.close();
});
