/**
 * Runs after `next build`, so that the first paint of a prerendered page waits for one answer and for nothing beside it.
 * Each page gets the style of all that it may show in its head: of its elements, and of those that its scripts make. The rest
 * of the sheet, which only the pages behind it need, comes with the first of them (`components/shell/rest-of-style.tsx`). Its
 * scripts are fetched at its end, as in the head they share the line with its words, and run when these are seen.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { classReader, type HasClass } from './page-classes';
import { sheetReader, type Sheet } from './sheets';

/** Returns the number of pages that were changed. */
export async function readyFirstPaint(buildFolder: string): Promise<number> {
  const pages = path.join(buildFolder, 'server', 'app');
  const sheetAt = sheetReader(buildFolder);
  const classes = classReader(buildFolder);
  const files = (await readdir(pages, { recursive: true })).filter((file) => file.endsWith('.html'));
  let count = 0;
  for (const file of files) {
    const html = await readFile(path.join(pages, file), 'utf8');
    const ready = withScriptsLast(await withOwnStyle(html, await classes.ofPage(html), sheetAt));
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
): Promise<string> {
  const links = [...html.slice(0, html.indexOf('</head>')).matchAll(SHEET_LINK)];
  let page = html;
  for (const [link, address = ''] of links) {
    const { part, rest } = await sheetAt(address);
    // React looks for the link to the whole sheet and would load it otherwise; a disabled one is not loaded.
    const end = link.replace('/>', ` disabled="" data-rest="${rest}"/>`);
    page = page
      .replace(link, () => `<style>${part(hasClass)}</style>`)
      .replace('</body>', () => `${end}</body>`);
  }
  return page;
}

const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;

/**
 * Runs what the links before it have fetched, once the first words are seen: a script that is there earlier, as on a quick
 * line, would be run before. Where nothing is painted, as in a tab behind another one, it does not wait for it.
 */
const RUN_SCRIPTS = [
  '(()=>{let run=()=>{',
  'run=()=>{};',
  "for(const link of document.querySelectorAll('link[as=script]')){",
  "const script=document.createElement('script');",
  'script.async=true;',
  // As it is written: a script of Next finds others by it.
  "script.setAttribute('src',link.getAttribute('href'));",
  'document.head.append(script)}};',
  "try{new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length)run()})",
  ".observe({type:'paint',buffered:true})}catch{}",
  'setTimeout(()=>run(),document.hidden?0:1000)})()',
].join('');

/** Fetched from the end of the page on, run after its first paint. */
function withScriptsLast(html: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address = '']) => address);
  if (addresses.length === 0) return html;
  const page = html.replace(PRELOAD, '').replace(SCRIPT, '');
  const links = addresses.map(
    (href) => `<link rel="preload" as="script" fetchpriority="low" href="${href}"/>`,
  );
  return page.replace('</body>', () => `${links.join('')}<script>${RUN_SCRIPTS}</script></body>`);
}

if (require.main === module) {
  readyFirstPaint(path.resolve('.next')).then(
    (count) =>
      console.log(
        `${count} prerendered pages have their own style in them, and run their scripts when their words are seen.`,
      ),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
