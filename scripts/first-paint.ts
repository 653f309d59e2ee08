/**
 * Runs after `next build`, so that the first paint of a prerendered page waits for one answer and for nothing beside it.
 * Each page gets the style of all that it may show in its head: of its elements, and of those that its scripts make. The rest
 * of the sheet, which only the pages behind it need, comes with the first of them (`components/shell/rest-of-style.tsx`). Its
 * fonts are fetched at its end, as in the head they share the line with its words, and its scripts when these are seen.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { classReader, type HasClass } from './page-classes';
import { sheetReader, type Sheet } from './sheets';
import { everydayAddresses, withoutWebFonts, type WebFont } from './web-fonts';

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
    const ready = withFontsAndScriptsLast(page, fonts);
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

/**
 * Loads scripts once the first words are seen: receiving and compiling them takes time of the processor that draws those
 * words. Where nothing is painted, as in a tab behind another one, it does not wait for it. Fonts come into the page together,
 * so that its words are laid out anew once.
 */
const loadAfterPaint = (scripts: readonly string[], fonts: readonly WebFont[]) =>
  [
    '(()=>{let run=()=>{',
    'run=()=>{};',
    `for(const address of ${JSON.stringify(scripts)}){`,
    "const script=document.createElement('script');",
    'script.async=true;',
    // As it is written: a script of Next finds others by it.
    "script.setAttribute('src',address);",
    'document.head.append(script)}',
    `Promise.allSettled(${JSON.stringify(fonts)}.map(([family,source,told])=>{`,
    'const font=new FontFace(family,source,told);',
    'return told.unicodeRange?font:font.load()}))',
    '.then(all=>{for(const{value}of all)if(value)document.fonts.add(value)})};',
    "try{new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length)run()})",
    ".observe({type:'paint',buffered:true})}catch{}",
    'setTimeout(()=>run(),document.hidden?0:1000)})()',
  ].join('');

function withFontsAndScriptsLast(html: string, fonts: readonly WebFont[]): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address = '']) => address);
  if (addresses.length === 0 && fonts.length === 0) return html;
  const page = html.replace(PRELOAD, '').replace(SCRIPT, '');
  const links = everydayAddresses(fonts).map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${href}"/>`,
  );
  const end = `${links.join('')}<script>${loadAfterPaint(addresses, fonts)}</script></body>`;
  return page.replace('</body>', () => end);
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
