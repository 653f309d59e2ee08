import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSectionSheets } from '@/scripts/section-sheets';
import { loadPageSheets, sectionOf } from '@/scripts/page-sheets.mjs';

const WHOLE = '/_next/static/chunks/a.css';
const LINK = `<link rel="stylesheet" href="${WHOLE}" nonce="n" data-precedence="next"/>`;

/** What a browser asks for before it has read the page. */
const AHEAD = `</>; rel=preconnect, <${WHOLE}>; rel=preload; as="style"; nonce="n"`;

type Files = Record<string, string>;
type Page = { route: string; server?: Files; browser?: Files; sheets?: string[] };

const home = {
  route: '/home',
  server: { 'server/chunks/ssr/home.js': 'x={className:"of-home"}' },
};

/** A build with these pages, and one that says that nothing is found. */
function build({
  css = '.of-home{color:red}.of-plan{color:blue}.of-nobody{color:black}',
  pages = [home] as Page[],
  prerendered = [] as string[],
  dynamic = [] as string[],
} = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const everywhere: Page = { route: '/_not-found' };
  const routes: Record<string, string> = {};
  for (const { route, server = {}, browser = {}, sheets = ['a.css'] } of [...pages, everywhere]) {
    const page = `server/app${route}/page`;
    routes[`${route}/page`] = route;
    const files = [`${page}_client-reference-manifest.js`, ...Object.keys(server)];
    const list = files.map((file) => path.relative(path.dirname(page), file));
    write(`${page}.js.nft.json`, JSON.stringify({ files: [...list, '../../package.json'] }));
    const entries = sheets.map((sheet) => ({ path: `static/chunks/${sheet}`, inlined: false }));
    write(
      `${page}_client-reference-manifest.js`,
      `x={"clientModules":${JSON.stringify(Object.keys(browser))},"entryCSSFiles":${JSON.stringify({ layout: entries })}}`,
    );
    for (const [file, text] of Object.entries({ ...server, ...browser })) write(file, text);
  }
  write('static/chunks/a.css', css);
  write('app-path-routes-manifest.json', JSON.stringify({ ...routes, '/api/a/route': '/api/a' }));
  const named = (list: string[]) => Object.fromEntries(list.map((route) => [route, {}]));
  write(
    'prerender-manifest.json',
    JSON.stringify({ routes: named([...prerendered, everywhere.route]), dynamicRoutes: named(dynamic) }),
  );
  return folder;
}

/** The style of each section. */
async function stylesOf(given: Parameters<typeof build>[0]) {
  const folder = build(given);
  const { sections } = await writeSectionSheets(folder);
  return Object.fromEntries(
    Object.entries(sections).map(([section, address]) => [
      section,
      readFileSync(path.join(folder, address.replace('/_next/', '')), 'utf8'),
    ]),
  );
}

describe('the sheet of pages that are rendered per request', () => {
  it('has the style of what their server draws, and no other', async () => {
    expect(await stylesOf({})).toEqual({ home: '.of-home{color:red}' });
  });

  it.each([
    ['a script that they load', { 'static/chunks/b.js': 'x={className:"of-plan"}' }],
    [
      'one that comes when it is needed',
      {
        'static/chunks/b.js': 'load("static/chunks/c.js")',
        'static/chunks/c.js': 'x=`flex ${y?"of-plan":""}`',
      },
    ],
  ])('has the style of what stands in %s', async (_, browser) => {
    const pages = [{ ...home, browser }];
    expect(await stylesOf({ pages })).toEqual({ home: '.of-home{color:red}.of-plan{color:blue}' });
  });

  it('is one for all pages of a section', async () => {
    const plan = { 'server/chunks/ssr/plan.js': 'x={className:"of-plan"}' };
    const pages = [home, { route: '/settings' }, { route: '/settings/plan', server: plan }];
    expect(await stylesOf({ pages })).toEqual({
      home: '.of-home{color:red}',
      settings: '.of-plan{color:blue}',
    });
  });

  it('has what visitors see at the same address, who may have signed out', async () => {
    const ofVisitors = { 'server/chunks/ssr/plan.js': 'x={className:"of-plan"}' };
    const pages = [
      { route: '/vault', server: ofVisitors },
      { ...home, route: '/signed-in/vault' },
    ];
    expect(await stylesOf({ pages, prerendered: ['/vault'] })).toEqual({
      vault: '.of-home{color:red}.of-plan{color:blue}',
    });
  });

  it('is not made where all pages of a section are prerendered', async () => {
    const pages = [home, { route: '/legal/terms' }, { route: '/states/[state]' }];
    const given = { pages, prerendered: ['/legal/terms'], dynamic: ['/states/[state]'] };
    expect(Object.keys(await stylesOf(given))).toEqual(['home']);
  });

  it('is not made of two sheets: a page has a place for one', async () => {
    const folder = build({ pages: [{ ...home, sheets: ['a.css', 'b.css'] }] });
    await expect(writeSectionSheets(folder)).rejects.toThrow('One style sheet is for all pages');
  });
});

describe('a page that is rendered per request', () => {
  async function sent(url: string, page: string) {
    const folder = build();
    const { sections, rest } = await writeSectionSheets(folder);
    const headers = new Headers({ link: AHEAD });
    const sheetOf = loadPageSheets(folder);
    const answer = {
      getHeader: (name: string) => headers.get(name) ?? undefined,
      setHeader: (name: string, value: string) => headers.set(name, value),
    };
    return {
      sections,
      rest,
      page: sheetOf(url, Buffer.from(page), answer as unknown as ServerResponse).toString(),
      ahead: headers.get('link'),
    };
  }
  const html = `<head><meta/>${LINK}<title>é</title></head><body>${LINK}</body>`;

  it.each(['/home', '/home?a=/b', '/home/of/somebody'])(
    'asks for the sheet of its section at %s, and leaves the whole one to React, not loaded',
    async (url) => {
      const { page, ahead, sections, rest } = await sent(url, html);
      const own = `<link rel="stylesheet" href="${sections.home}"/>`;
      const disabled = LINK.replace('/>', ` disabled="" data-rest="${rest}"/>`);
      expect(page).toBe(html.replace(LINK, own + disabled));
      expect(ahead).toBe(AHEAD.replace(WHOLE, sections.home ?? ''));
    },
  );

  it.each([
    ['of a section that is not known', '/elsewhere', html],
    ['of the name of something that every object has', '/constructor', html],
    ['without the sheet', '/home', '<head></head>'],
    ['that ends in the middle', '/home', `<head><link rel="stylesheet" href="${WHOLE}"`],
  ])('stays as it is: one %s', async (_, url, page) => {
    expect(await sent(url, page)).toMatchObject({ page, ahead: AHEAD });
  });
});

describe('the section of an address', () => {
  it.each([
    ['/', ''],
    ['/home', 'home'],
    ['/home?a=1', 'home'],
    ['/settings/plan', 'settings'],
    ['/dashboard/[id]', 'dashboard'],
  ])('of %s is its first word', (url, section) => {
    expect(sectionOf(url)).toBe(section);
  });
});
