import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inlineStyles } from '@/scripts/inline-styles';

const SHEET = '/_next/static/chunks/a.css';
const LINK = `<link rel="stylesheet" href="${SHEET}" data-precedence="next"/>`;

/** What a page of such elements keeps of such a sheet, and the page. */
async function style(css: string, body: string) {
  const build = mkdtempSync(path.join(tmpdir(), 'styles-'));
  const page = path.join(build, 'server', 'app', 'legal', 'terms.html');
  for (const file of [page, path.join(build, 'static', 'chunks', 'a.css')])
    mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(path.join(build, 'static', 'chunks', 'a.css'), css);
  writeFileSync(page, `<html><head><meta/>${LINK}</head><body>${body}</body></html>`);
  const count = await inlineStyles(build);
  const html = readFileSync(page, 'utf8');
  return { count, html, own: /<style>([\s\S]*)<\/style>/.exec(html)?.[1] };
}

describe('the style inside a prerendered page', () => {
  it('takes the place of the link, which moves to the end', async () => {
    const { count, html } = await style('.a{color:red}', '<p class="a">$&</p>');
    expect(count).toBe(1);
    expect(html).toBe(
      `<html><head><meta/><style>.a{color:red}</style></head><body><p class="a">$&</p>${LINK}</body></html>`,
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
