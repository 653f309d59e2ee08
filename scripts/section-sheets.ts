/**
 * Runs after `next build`, for pages that are rendered per request. Which elements such a page will have is not known yet, but
 * what draws it is. So all pages of a section (`/settings`, `/settings/plan`, …) have one sheet, with the style of what any of
 * them can show, and our server puts its address in the place of the whole sheet's (`scripts/page-sheets.mjs`). The rest comes
 * as it does behind a prerendered page (`scripts/first-paint.ts`).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { classReader, type HasClass } from './page-classes';
import { sectionOf, SHEETS_FILE, type PageSheets } from './page-sheets.mjs';
import { sheetReader, writeBeside } from './sheets';

/** Any section may show it, where something is not found. */
const EVERYWHERE = '/_not-found';

/** Returns what it wrote down. */
export async function writeSectionSheets(buildFolder: string): Promise<PageSheets> {
  const pages = await listPages(buildFolder);
  const whole = await onlySheet(buildFolder, [...pages.values()].flat());
  const { part, rest } = await sheetReader(buildFolder)(whole);
  const classes = classReader(buildFolder);
  const sections: Record<string, string> = {};
  for (const [section, files] of pages) {
    const known: HasClass[] = await Promise.all(files.map((file) => classes.ofRoute(file)));
    const style = part((name) => known.some((hasClass) => hasClass(name)));
    sections[section] = await writeBeside(buildFolder, whole, style);
  }
  const sheets = { whole, rest, sections };
  await writeFile(path.join(buildFolder, SHEETS_FILE), JSON.stringify(sheets));
  return sheets;
}

type PrerenderManifest = Record<'routes' | 'dynamicRoutes', Record<string, unknown>>;

/** The pages of each section with one that is rendered per request, as the build names them. */
async function listPages(buildFolder: string): Promise<Map<string, string[]>> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(buildFolder, file), 'utf8'));
  const routes: Record<string, string> = await read('app-path-routes-manifest.json');
  const prerendered: PrerenderManifest = await read('prerender-manifest.json');
  const pages = Object.entries(routes)
    .filter(([file]) => file.endsWith('/page'))
    .map(([file, route]) => ({
      file: `server/app${file}`,
      isPerRequest: !(route in prerendered.routes || route in prerendered.dynamicRoutes),
      // Whoever is signed in sees them at the address that visitors have.
      section: sectionOf(route.replace(/^\/signed-in(?=\/)/, '')),
      route,
    }));
  const everywhere = pages.filter(({ route }) => route === EVERYWHERE).map(({ file }) => file);
  const sections = new Set(pages.filter(({ isPerRequest }) => isPerRequest).map(({ section }) => section));
  return new Map(
    [...sections].map((section) => [
      section,
      [...pages.filter((page) => page.section === section).map(({ file }) => file), ...everywhere],
    ]),
  );
}

/** All pages load the same one (decision 243): a second would need a second place for it in each page. */
async function onlySheet(buildFolder: string, pages: string[]): Promise<string> {
  const sheets = new Set<string>();
  for (const page of pages) {
    const manifest = await readFile(path.join(buildFolder, `${page}_client-reference-manifest.js`), 'utf8');
    const [entries = ''] = /"entryCSSFiles":\{.*?\}\]\}/.exec(manifest) ?? [];
    for (const [, file] of entries.matchAll(/"path":"([^"]+\.css)"/g)) sheets.add(`/_next/${file}`);
  }
  const [sheet, ...others] = sheets;
  if (!sheet || others.length > 0)
    throw new Error(`One style sheet is for all pages, found: ${[...sheets]}.`);
  return sheet;
}

if (require.main === module) {
  writeSectionSheets(path.resolve('.next')).then(
    ({ sections }) =>
      console.log(`${Object.keys(sections).length} sections of pages have a style sheet of their own.`),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
