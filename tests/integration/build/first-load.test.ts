import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import postcss from 'postcss';
import { COMPILE_HINT } from '@/scripts/compile-hints';
import { CHUNK } from '@/scripts/first-scripts';
import { everyday } from '@/scripts/generate-fonts';
import { wordsOf } from '@/scripts/page-classes';
import { SHEETS_FILE, type PageSheets } from '@/scripts/page-sheets.mjs';
import type { PreparedAnswers } from '@/scripts/prepared-answers.mjs';
import { classesIn } from '@/scripts/style-parts';
import type { WebFont } from '@/scripts/web-fonts';

/** What `next build` wrote: no server, no browser, no clock. */
const build = path.resolve('.next');
const { routes } = JSON.parse(readFileSync(path.join(build, 'prerender-manifest.json'), 'utf8')) as {
  routes: Record<string, unknown>;
};
const fileOf = (route: string) =>
  path.join(build, 'server', 'app', `${route === '/' ? '/index' : route}.html`);
const pages = Object.keys(routes)
  .filter((route) => !route.startsWith('/_') && existsSync(fileOf(route)))
  .map((route) => ({ route, html: readFileSync(fileOf(route), 'utf8') }));

const builtFile = (address: string) => path.join(build, address.replace('/_next/', ''));
const linksOf = (html: string, kind: RegExp) =>
  [...html.matchAll(/<link [^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => kind.test(link))
    .map((link) => builtFile(/href="([^"?]+)/.exec(link)?.[1] ?? ''));
/** Without the one that is there for React alone, and not loaded. */
const stylesOf = (html: string) => [...new Set(linksOf(html, /rel="stylesheet"(?!.*disabled)/))];
/** Those that hold what it is written in: the others are fetched for the first letter that is in theirs. */
const fontsOf = (html: string) =>
  (JSON.parse(/Promise\.allSettled\((\[.*?\])\.map\(/.exec(html)?.[1] ?? '[]') as WebFont[])
    .filter(([, , { unicodeRange }]) => !unicodeRange)
    .map(([, source]) => builtFile(/url\(([^)]+)\)/.exec(source)?.[1] ?? ''));
/** Those of the browser first: they hold most classes. */
const scripts = ['static/chunks', 'server/chunks/ssr'].flatMap((folder) =>
  readdirSync(path.join(build, folder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(build, folder, file)),
);
/** Those that it loads when its words are seen. */
const firstScripts = (html: string) =>
  JSON.parse(/for\(const address of (\[.*?\])\)/.exec(html)?.[1] ?? '[]') as string[];
/** Those that it loads at once, and those that these name. */
const scriptsOf = (html: string) => {
  const found = new Set(html.match(CHUNK));
  for (const script of found)
    for (const later of readFileSync(path.join(build, script), 'utf8').match(CHUNK) ?? []) found.add(later);
  return [...found];
};
const pricing = () => firstScripts(readFileSync(fileOf('/pricing'), 'utf8'));
/** Of a page that is rendered per request. */
const invoices = () => {
  const manifest = 'server/app/(account)/invoices/page_client-reference-manifest.js';
  const [entries = ''] =
    /"entryJSFiles":\{.*?\}/.exec(readFileSync(path.join(build, manifest), 'utf8')) ?? [];
  return (entries.match(CHUNK) ?? []).map((file) => `/_next/${file}`);
};
const readAnswers = () =>
  JSON.parse(readFileSync(path.join(build, 'prepared-answers.json'), 'utf8')) as PreparedAnswers;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** Words that are read, without scripts and marks. */
const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '');

describe('the first load of every prerendered page', () => {
  it('is looked at', () => {
    expect(pages.length).toBeGreaterThan(30);
  });

  it('has scripts that are compressed as far as it goes, also of pages that are rendered per request', () => {
    const { paths } = readAnswers();
    for (const list of [pricing(), invoices()]) {
      expect(list.length).toBeGreaterThan(4);
      for (const script of new Set(list)) {
        const best = brotliCompressSync(readFileSync(builtFile(script))).length;
        expect([script, paths[script]?.document.compressed?.br.length]).toEqual([script, best]);
      }
    }
  });

  it('has scripts that a browser compiles while it fetches them, but for those that come later', () => {
    const hasHint = (file: string) => readFileSync(file, 'utf8').startsWith(COMPILE_HINT);
    for (const script of [...pricing(), ...invoices()]) {
      expect([script, hasHint(builtFile(script))]).toEqual([script, true]);
    }
    // Where its own worker lies is said in it alone.
    const [reader = ''] = scripts.filter((file) => readFileSync(file, 'utf8').includes('./pdf.worker.mjs'));
    expect([reader, hasHint(reader)]).toEqual([reader, false]);
  });

  it('brings the style of all that it can show, 12 kB of gzip at most, and asks for no other', () => {
    for (const { route, html } of pages) {
      const [head = ''] = html.split('</head>');
      const own = /<style>([\s\S]*?)<\/style>/.exec(head)?.[1] ?? '';
      expect({ route, isThere: own !== '', sheets: stylesOf(html) }).toEqual({
        route,
        isThere: true,
        sheets: [],
      });
      expect({ route, isLittle: gzipSync(own).length <= 12_000 }).toEqual({ route, isLittle: true });
    }
  });

  it('is as little where a page is rendered per request: 12 kB for all pages of a section, as they are sent', () => {
    const { sections } = JSON.parse(readFileSync(path.join(build, SHEETS_FILE), 'utf8')) as PageSheets;
    const { paths } = readAnswers();
    const own = readdirSync(path.join(build, 'server', 'app', '(account)')).filter(
      (name) => name !== 'signed-in',
    );
    expect(Object.keys(sections)).toEqual(expect.arrayContaining([...own, 'document-vault', 'admin', 'pay']));
    for (const [section, sheet] of Object.entries(sections)) {
      const bytes = paths[sheet]?.document.compressed?.br.length ?? Infinity;
      expect({ section, isLittle: bytes <= 12_000 }).toEqual({ section, isLittle: true });
    }
  });

  it('says where the rest is, one for all of them', () => {
    const sheets = new Set(
      pages.map(({ html }) => /<link [^>]*disabled="" data-rest="([^"]+)"/.exec(html)?.[1]),
    );
    expect(sheets.size).toBe(1);
    for (const sheet of sheets) expect(existsSync(builtFile(sheet ?? ''))).toBe(true);
  });

  it('has no script that would draw the page anew by the server, where its style might not be', () => {
    /** Of Next itself: a boundary around pages, of which ours ask for `reset`. */
    const own = 'this.context?.refresh(),this.reset()';
    const refreshes = scripts
      .filter((file) => readFileSync(file, 'utf8').replaceAll(own, '').includes('.refresh()'))
      .map((file) => path.relative(build, file));
    expect(refreshes.length).toBeGreaterThan(10);
    for (const { route, html } of pages) {
      const found = scriptsOf(html).filter((script) => refreshes.includes(script));
      expect({ route, found }).toEqual({ route, found: [] });
    }
  });

  it('finds every class of the sheet as a word of its own in some page or script', () => {
    const sheet = /<link rel="stylesheet" href="([^"]+)"[^>]*disabled/.exec(pages[0]?.html ?? '')?.[1] ?? '';
    const names = classesIn(postcss.parse(readFileSync(builtFile(sheet), 'utf8')));
    for (const file of scripts)
      if (names.size > 0) for (const word of wordsOf(readFileSync(file, 'utf8'))) names.delete(word);
    expect([...names]).toEqual([]);
  });

  it('asks for no script, no font and no figure before its words are seen', () => {
    for (const { route, html } of pages) {
      const [head = '', body = ''] = html.split('</head>');
      expect({ route, early: html.match(/<script src="[^"]+" async|as="(?:script|font)"/g) }).toEqual({
        route,
        early: null,
      });
      expect(head).toMatch(/<html data-unseen=""/);
      expect(head).toMatch(/\[data-unseen\] :is\(\.guilloche-seal,\s?\.guilloche-rosette\)\{[^}]*mask:none/);
      expect(firstScripts(head)).toEqual([]);
      expect(firstScripts(body).length).toBeGreaterThan(5);
    }
  });

  it('is written in two fonts, of 50 kB together', () => {
    for (const { route, html } of pages) {
      const fonts = fontsOf(html);
      expect({ route, fonts: fonts.length }).toEqual({ route, fonts: 2 });
      // In its style they would be waited for, and looked for, before its words are laid out.
      expect({ route, early: /@font-face\{[^}]*url\(/.test(html) }).toEqual({ route, early: false });
      expect(sum(fonts.map((file) => statSync(file).size))).toBeLessThanOrEqual(50_000);
    }
  });

  it('is written in letters of these two fonts, so that no third is fetched', () => {
    const others = pages.flatMap(({ route, html }) =>
      [...new Set(textOf(html))]
        .filter((letter) => letter >= ' ' && !everyday.includes(letter))
        .map((letter) => `${route} ${letter}`),
    );
    expect(others).toEqual([]);
  });
});
