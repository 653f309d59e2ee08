/**
 * Runs after `next build`, so that the first paint of a prerendered page waits for one answer and for nothing beside it.
 * Each page gets the style of all that it may show in its head: of its elements, and of those that its scripts make. The rest
 * of the sheet, which only the pages behind it need, comes with the first of them (`components/shell/rest-of-style.tsx`). Its
 * fonts, its figures and its scripts are fetched when its words are seen: before, they share the line and the processor with them.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { classReader, type HasClass } from './page-classes';
import { sheetReader, type Sheet } from './sheets';
import { withoutWebFonts, type WebFont } from './web-fonts';

/** Returns the number of pages that were changed. */
export async function readyFirstPaint(buildFolder: string): Promise<number> {
  const pages = path.join(buildFolder, 'server', 'app');
  const sheetAt = sheetReader(buildFolder);
  const classes = classReader(buildFolder);
  const files = (await readdir(pages, { recursive: true })).filter((file) => file.endsWith('.html'));
  let count = 0;
  for (const file of files) {
    const html = await readFile(path.join(pages, file), 'utf8');
    const { page, fonts } = await withOwnStyle(html, await classes.ofPage(html), sheetAt);
    const ready = withTheRestAfterPaint(page, fonts);
    if (ready === html) continue;
    await writeFile(path.join(pages, file), ready);
    count += 1;
  }
  return count;
}

const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

async function withOwnStyle(
  html: string,
  hasClass: HasClass,
  sheetAt: (address: string) => Promise<Sheet>,
): Promise<{ page: string; fonts: WebFont[] }> {
  const links = [...html.slice(0, html.indexOf('</head>')).matchAll(SHEET_LINK)];
  let page = html;
  const fonts: WebFont[] = [];
  for (const [link, address = ''] of links) {
    const { part, rest } = await sheetAt(address);
    const own = withoutWebFonts(part(hasClass));
    fonts.push(...own.fonts);
    // React looks for the link to the whole sheet and would load it otherwise; a disabled one is not loaded.
    const end = link.replace('/>', ` disabled="" data-rest="${rest}"/>`);
    page = page.replace(link, () => `<style>${own.style}</style>`).replace('</body>', () => `${end}</body>`);
  }
  return { page, fonts };
}

const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;

/** Until the words are seen: a figure that is drawn by a mask (`guilloche-seal`) is not fetched while its page has it. */
const UNSEEN = 'data-unseen';

/**
 * Loads fonts, figures and scripts once the first words are seen: to receive and compile them takes time of the line and of the
 * processor that draws those words. Where nothing is painted, as in a tab behind another one, it does not wait for it. Fonts
 * come first, as they are seen, and into the page together, so that its words are laid out anew once.
 */
const loadAfterPaint = (scripts: readonly string[], fonts: readonly WebFont[]) =>
  [
    '(()=>{let run=()=>{',
    'run=()=>{};',
    `Promise.allSettled(${JSON.stringify(fonts)}.map(([family,source,told])=>{`,
    'const font=new FontFace(family,source,told);',
    'return told.unicodeRange?font:font.load()}))',
    '.then(all=>{for(const{value}of all)if(value)document.fonts.add(value)});',
    `document.documentElement.removeAttribute('${UNSEEN}');`,
    `for(const address of ${JSON.stringify(scripts)}){`,
    "const script=document.createElement('script');",
    'script.async=true;',
    // As it is written: a script of Next finds others by it.
    "script.setAttribute('src',address);",
    'document.head.append(script)}};',
    "try{new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length)run()})",
    ".observe({type:'paint',buffered:true})}catch{}",
    'setTimeout(()=>run(),document.hidden?0:1000)})()',
  ].join('');

function withTheRestAfterPaint(html: string, fonts: readonly WebFont[]): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address = '']) => address);
  if (addresses.length === 0 && fonts.length === 0) return html;
  const page = html.replace(PRELOAD, '').replace(SCRIPT, '').replace('<html', `<html ${UNSEEN}=""`);
  return page.replace('</body>', () => `<script>${loadAfterPaint(addresses, fonts)}</script></body>`);
}

if (require.main === module) {
  readyFirstPaint(path.resolve('.next')).then(
    (count) =>
      console.log(
        `${count} prerendered pages have their own style in them, and load their scripts when their words are seen.`,
      ),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
