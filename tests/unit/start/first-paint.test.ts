import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { readyFirstPaint } from '@/scripts/first-paint';

const SHEET = '/_next/static/chunks/a.css';
const LINK = `<link rel="stylesheet" href="${SHEET}" data-precedence="next"/>`;

type Page = { css: string; body?: string; head?: string; chunks?: Record<string, string> };

/** What a build of one page with one sheet becomes. */
async function ready({ css, body = '<p class="a"></p>', head = '', chunks = {} }: Page) {
  const build = mkdtempSync(path.join(tmpdir(), 'styles-'));
  const page = path.join(build, 'server', 'app', 'legal', 'terms.html');
  const folder = path.join(build, 'static', 'chunks');
  for (const file of [page, path.join(folder, 'a.css')]) mkdirSync(path.dirname(file), { recursive: true });
  for (const [name, text] of Object.entries({ 'a.css': css, ...chunks }))
    writeFileSync(path.join(folder, name), text);
  writeFileSync(page, `<html><head><meta/>${LINK}${head}</head><body>${body}</body></html>`);
  const count = await readyFirstPaint(build);
  const html = readFileSync(page, 'utf8');
  const rest = readdirSync(folder).find((name) => /^a\.\w+\.css$/.test(name)) ?? '';
  return {
    count,
    html,
    own: /<style>([\s\S]*)<\/style>/.exec(html)?.[1],
    rest: readFileSync(path.join(folder, rest), 'utf8'),
    disabledLink: LINK.replace('/>', ` disabled="" data-rest="/_next/static/chunks/${rest}"/>`),
  };
}

describe('the style inside a prerendered page', () => {
  it('takes the place of the link, which stays at the end, not loaded, and says where the rest is', async () => {
    const page = { css: '.a{color:red}', body: '<p class="a">$&</p>' };
    const { count, html, disabledLink } = await ready(page);
    expect(count).toBe(1);
    expect(html).toBe(
      `<html><head><meta/><style>.a{color:red}</style></head><body><p class="a">$&</p>${disabledLink}</body></html>`,
    );
  });

  it.each([
    ['what no class asks for', 'p{margin:0}:root{--a:1}'],
    ['the order of the layers', '@layer base, utilities;'],
    ['a state of an element that is there', '.a:hover{color:red}'],
    ['what stands below it', '.a[data-state=open]>svg{width:1px}'],
    ['a name with signs in it', '.sm\\:p-1\\.5{padding:1px}'],
    ['a name that HTML has to escape', '.\\[\\&\\>p\\]\\:m-0>p{margin:0}'],
    ['what may or may not be there', '.a:not(.b){color:red}:is(:where(.group):hover .b){color:red}'],
    ['steps of a movement', '@keyframes b{from{opacity:0}}'],
    [
      'a font that a script could not be told of',
      '@font-face{font-family:b;src:url(/b.woff2);size-adjust:90%}',
    ],
    ['fonts that readers have', '@font-face{font-family:b;src:local(B)}'],
    ['properties', '@property --b{syntax:"*";inherits:false}'],
  ])('keeps %s', async (_, css) => {
    const { own } = await ready({ css, body: '<p class="a sm:p-1.5 [&amp;&gt;p]:m-0"></p>' });
    expect(own).toBe(css);
  });

  const script = '<script src="/_next/static/chunks/first.js" async=""></script>';

  it.each([
    [
      'the data of the page',
      { body: String.raw`<script>push("[\"className\":\"[\u0026\u003ep]:m-0\"]")</script>` },
    ],
    ['a script that it loads', { chunks: { 'first.js': 'x={className:"flex [&>p]:m-0"}' } }],
    ['a choice in a script', { chunks: { 'first.js': 'x=`flex ${y?"[&>p]:m-0":""}`' } }],
    [
      'a script that another one loads when it is needed',
      {
        chunks: {
          'first.js': 'load(["static/chunks/later.js"])',
          'later.js': 'load("static/chunks/first.js"),x={className:"[&>p]:m-0"}',
        },
      },
    ],
  ])('keeps what stands in %s', async (_, page: Partial<Page>) => {
    const css = '.\\[\\&\\>p\\]\\:m-0>p{margin:0}.b{color:red}';
    const chunks = { 'first.js': '', ...page.chunks };
    expect((await ready({ css, head: script, ...page, chunks })).own).toBe(css.replace('.b{color:red}', ''));
  });

  it('leaves out what stands only in a script of other pages', async () => {
    const chunks = { 'first.js': '', 'other.js': 'x="b"' };
    expect((await ready({ css: '.a{color:red}.b{color:red}', head: script, chunks })).own).toBe(
      '.a{color:red}',
    );
  });

  it('keeps a name with a quote in it, which is not looked for', async () => {
    const css = ".before\\:content-\\[\\'\\'\\]:before{content:''}";
    expect((await ready({ css })).own).toBe(css);
  });

  it('leaves out what no element of the page answers to, with what was around it', async () => {
    const css = '@layer u{.a{color:red}.b{color:red}@media print{.a .b,.b{color:red}}}';
    expect((await ready({ css })).own).toBe('@layer u{.a{color:red}}');
  });

  it('leaves one selector of a list out', async () => {
    expect((await ready({ css: '.a,.b{color:red}' })).own).toBe('.a{color:red}');
  });

  it('finds the files that the sheet names beside itself', async () => {
    const css = '.a{background:url(../media/a.svg);mask:url("/seal.svg")}';
    expect((await ready({ css })).own).toBe(
      '.a{background:url(/_next/static/media/a.svg);mask:url("/seal.svg")}',
    );
  });
});

describe('the rest of a sheet', () => {
  it.each([
    ['fonts', '@font-face{font-family:b}'],
    ['types of properties', '@property --b{syntax:"*";inherits:false}'],
    ['movements', '@keyframes b{from{opacity:0}}'],
    ['what weighs less than a class', '@layer base{*,:before,::backdrop{margin:0}h1 p{margin:0}}'],
  ])('does not declare %s a second time', async (_, css) => {
    expect((await ready({ css: `${css}.b{color:red}` })).rest).toBe('.b{color:red}');
  });

  it.each([
    ['the order of the layers', '@layer base, utilities;.b{color:red}'],
    ['classes that the page has, in their order', '.b{color:red}.a{color:blue}.b.a{color:red}'],
    [
      'what weighs as much as a class',
      '[data-b] p{margin:0}p:hover{margin:0}:is(.b p){margin:0}#b{margin:0}',
    ],
  ])('keeps %s', async (_, css) => {
    expect((await ready({ css })).rest).toBe(css);
  });
});

describe('the scripts of a prerendered page', () => {
  const scripts = ['c', 'b'].map((name) => `<script src="/_next/${name}.js" async=""></script>`);
  const addresses = ['/_next/b.js', '/_next/c.js'];
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>';

  it('are named at its end, in their order, wherever they stood; what is written in it stays where it is', async () => {
    const own = '<script>try{$&}catch(e){}</script>';
    const [body = '', ...others] = scripts;
    const head = [preload, ...others, own].join('');
    const { html, disabledLink } = await ready({ css: '.a{color:red}', head, body });
    expect(html).toContain(`</style>${own}</head>`);
    const [, end = ''] = html.split(`${disabledLink}<script>`);
    expect(end).toContain(JSON.stringify(addresses));
    expect(html).not.toContain('as="script"');
    expect(html).not.toContain('async=""');
  });

  it('come behind its fonts, which are no part of its style and are not fetched before', async () => {
    const css =
      '@font-face{font-family:a;src:url(../media/a.woff2)}@font-face{font-family:a;src:url(../media/b.woff2);unicode-range:U+A2}.a{color:red}';
    const { html, own, disabledLink } = await ready({ css, head: scripts.join('') });
    expect(own).toBe('.a{color:red}');
    const [, end = ''] = html.split(`${disabledLink}<script>`);
    expect(end.indexOf('/_next/static/media/a.woff2')).toBeLessThan(end.indexOf('/_next/b.js'));
    expect(html).not.toContain('as="font"');
  });

  describe('are loaded', () => {
    class FontDouble {
      isLoaded = false;
      constructor(
        readonly family: string,
        readonly source: string,
        readonly told: object,
      ) {}
      async load() {
        await Promise.resolve();
        if (this.source.includes('lost')) throw new Error('not there');
        this.isLoaded = true;
        return this;
      }
    }

    type List = { getEntriesByName: (name: string) => unknown[] };

    /** The script at the end of a page, run in a document that does nothing by itself. */
    async function end({ hidden = false, canWatch = true, css = '.a{color:red}' } = {}) {
      const added: unknown[] = [];
      const fonts: unknown[] = [];
      const marks = new Set(['data-unseen']);
      const timers: { run: () => void; ms: number }[] = [];
      let watch: (list: List) => void = () => {};
      class PerformanceObserver {
        constructor(heard: typeof watch) {
          watch = heard;
        }
        observe() {
          if (!canWatch) throw new TypeError('not known here');
        }
      }
      const { html } = await ready({ css, head: scripts.join('') });
      const [, text = ''] = /<script>([^<]*)<\/script><\/body>/.exec(html) ?? [];
      runInNewContext(text, {
        FontFace: FontDouble,
        PerformanceObserver,
        setTimeout: (run: () => void, ms: number) => timers.push({ run, ms }),
        document: {
          documentElement: { removeAttribute: (name: string) => marks.delete(name) },
          fonts: { add: (font: unknown) => fonts.push(font) },
          hidden,
          createElement: () => {
            const script: Record<string, unknown> = {};
            return Object.assign(script, {
              setAttribute: (name: string, value: string) => (script[name] = value),
            });
          },
          head: { append: ({ src, async }: { src: string; async: boolean }) => added.push({ src, async }) },
        },
      });
      const paint = (name: string) =>
        watch({ getEntriesByName: (asked) => (asked === name ? [{ name }] : []) });
      return { added, fonts, html, marks, paint, timers };
    }

    const all = addresses.toReversed().map((src) => ({ src, async: true }));

    it('once the first words are seen, in their order, once', async () => {
      const { added, paint, timers } = await end();
      paint('first-paint');
      expect(added).toEqual([]);
      paint('first-contentful-paint');
      expect(added).toEqual(all);
      for (const { run } of timers) run();
      expect(added).toEqual(all);
    });

    it('with its figures, which its style leaves out as long as the page says that its words are not seen', async () => {
      const { html, marks, paint } = await end();
      expect(html).toMatch(/^<html data-unseen="">/);
      paint('first-paint');
      expect([...marks]).toEqual(['data-unseen']);
      paint('first-contentful-paint');
      expect([...marks]).toEqual([]);
    });

    it('with the fonts of the page, all at once, and those of rare letters when there is one', async () => {
      const css = [
        '@font-face{font-family:a;src:url(../media/a.woff2)format("woff2");font-weight:400 700;font-display:swap}',
        '@font-face{font-family:"A more";src:url(../media/more.woff2);unicode-range:U+A2}',
        '@font-face{font-family:b;src:url(../media/lost.woff2)}',
      ].join('');
      const { fonts, paint } = await end({ css });
      expect(fonts).toEqual([]);
      paint('first-contentful-paint');
      await new Promise(setImmediate);
      expect(fonts).toEqual([
        {
          family: 'a',
          source: 'url(/_next/static/media/a.woff2)format("woff2")',
          told: { weight: '400 700', display: 'swap' },
          isLoaded: true,
        },
        {
          family: 'A more',
          source: 'url(/_next/static/media/more.woff2)',
          told: { unicodeRange: 'U+A2' },
          isLoaded: false,
        },
      ]);
    });

    it.each([
      ['a second later where nothing is painted', { canWatch: true }, 1000],
      ['a second later where a browser does not say when', { canWatch: false }, 1000],
      ['at once in a tab behind another one', { hidden: true }, 0],
    ])('%s', async (_, page, wait) => {
      const { added, timers } = await end(page);
      expect(added).toEqual([]);
      timers.find(({ ms }) => ms === wait)?.run();
      expect(added).toEqual(all);
    });
  });
});
