import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readyFirstPaint } from '@/scripts/first-paint';

const SHEET = '/_next/static/chunks/a.css';
const LINK = `<link rel="stylesheet" href="${SHEET}" data-precedence="next"/>`;

const DISABLED = LINK.replace('/>', ' disabled=""/>');

/** What a page of such elements keeps of such a sheet, and the page. */
async function style(css: string, body: string, scripts = '') {
  const build = mkdtempSync(path.join(tmpdir(), 'styles-'));
  const page = path.join(build, 'server', 'app', 'legal', 'terms.html');
  for (const file of [page, path.join(build, 'static', 'chunks', 'a.css')])
    mkdirSync(path.dirname(file), { recursive: true });
  const sheets = path.join(build, 'static', 'chunks');
  writeFileSync(path.join(sheets, 'a.css'), css);
  writeFileSync(page, `<html><head><meta/>${LINK}${scripts}</head><body>${body}</body></html>`);
  const count = await readyFirstPaint(build);
  const html = readFileSync(page, 'utf8');
  const added = readdirSync(sheets).find((name) => name !== 'a.css') ?? '';
  return {
    count,
    html,
    own: /<style>([\s\S]*)<\/style>/.exec(html)?.[1],
    rest: readFileSync(path.join(sheets, added), 'utf8'),
    restLink: `<link rel="stylesheet" href="/_next/static/chunks/${added}" fetchpriority="low"/>`,
  };
}

describe('the style inside a prerendered page', () => {
  it('takes the place of the link; the rest is asked for at the end, and the link stays there for React alone', async () => {
    const { count, html, restLink } = await style('.a{color:red}', '<p class="a">$&</p>');
    expect(count).toBe(1);
    expect(html).toBe(
      `<html><head><meta/><style>.a{color:red}</style></head><body><p class="a">$&</p>${restLink}${DISABLED}</body></html>`,
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
    ['fonts and properties', '@font-face{font-family:b}@property --b{syntax:"*";inherits:false}'],
  ])('keeps %s', async (_, css) => {
    const { own } = await style(css, '<p class="a sm:p-1.5 [&amp;&gt;p]:m-0"></p>');
    expect(own).toBe(css);
  });

  it('leaves out what no element of the page answers to, with what was around it', async () => {
    const css = '@layer u{.a{color:red}.b{color:red}@media print{.a .b,.b{color:red}}}';
    expect((await style(css, '<p class="a"></p>')).own).toBe('@layer u{.a{color:red}}');
  });

  it('leaves one selector of a list out', async () => {
    expect((await style('.a,.b{color:red}', '<p class="a"></p>')).own).toBe('.a{color:red}');
  });

  it('finds the files that the sheet names beside itself', async () => {
    const css = '@font-face{src:url(../media/a.woff2)}.a{mask:url("/seal.svg")}';
    expect((await style(css, '<p class="a"></p>')).own).toBe(
      '@font-face{src:url(/_next/static/media/a.woff2)}.a{mask:url("/seal.svg")}',
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
    expect((await style(`${css}.b{color:red}`, '<p class="a"></p>')).rest).toBe('.b{color:red}');
  });

  it.each([
    ['the order of the layers', '@layer base, utilities;.b{color:red}'],
    ['classes that the page has, in their order', '.b{color:red}.a{color:blue}.b.a{color:red}'],
    [
      'what weighs as much as a class',
      '[data-b] p{margin:0}p:hover{margin:0}:is(.b p){margin:0}#b{margin:0}',
    ],
  ])('keeps %s', async (_, css) => {
    expect((await style(css, '<p class="a"></p>')).rest).toBe(css);
  });
});

describe('the scripts of a prerendered page', () => {
  it('are asked for at its end, in their order; what stands in it alone stays where it is', async () => {
    const scripts = [
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
      '<script src="/_next/b.js" async=""></script>',
      '<script src="/_next/c.js" async=""></script>',
    ];
    const own = '<script>try{$&}catch(e){}</script>';
    const { html } = await style('.a{color:red}', '<p></p>', [...scripts, own].join(''));
    expect(html).toContain(`</style>${own}</head>`);
    expect(html.endsWith(`disabled=""/>${scripts.join('')}</body></html>`)).toBe(true);
  });
});
