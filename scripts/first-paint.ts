/**
 * Runs after `next build`, so that the first paint of a prerendered page waits for one answer and for nothing beside it.
 * Each page gets the style of its own elements in its head. At its end it asks for the rest: all rules that name a class, in
 * the order of the whole sheet, for elements that appear later and for the pages behind the next link. What the page has
 * already (fonts, types of properties, rules for every element) is not declared a second time, which would have the browser
 * lay out all of it anew. Its scripts are asked for at its end as well: in the head they share the line with its words.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type Container, type Root } from 'postcss';

/** Returns the number of pages that were changed. */
export async function readyFirstPaint(buildFolder: string): Promise<number> {
  const pages = path.join(buildFolder, 'server', 'app');
  const sheets = new Map<string, Promise<Sheet>>();
  const sheetAt = (address: string) => {
    const sheet = sheets.get(address) ?? readSheet(buildFolder, address);
    sheets.set(address, sheet);
    return sheet;
  };
  const files = (await readdir(pages, { recursive: true })).filter((file) => file.endsWith('.html'));
  let count = 0;
  for (const file of files) {
    const html = await readFile(path.join(pages, file), 'utf8');
    const ready = withScriptsLast(await withOwnStyle(html, sheetAt));
    if (ready === html) continue;
    await writeFile(path.join(pages, file), ready);
    count += 1;
  }
  return count;
}

/** A style sheet, and the address of what a page with its own part of it still needs. */
type Sheet = { whole: Root; rest: string };

/** Reads the sheet at an address of the site, and writes its rest beside it. */
async function readSheet(buildFolder: string, address: string): Promise<Sheet> {
  const file = path.join(buildFolder, address.replace('/_next/', ''));
  const whole = postcss.parse(await readFile(file, 'utf8'));
  const rest = restOf(whole).toString();
  const hash = createHash('sha256').update(rest).digest('hex').slice(0, 12);
  const renamed = (name: string) => name.replace(/\.css$/, `.${hash}.css`);
  await writeFile(renamed(file), rest);
  return { whole, rest: renamed(address) };
}

const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

async function withOwnStyle(html: string, sheetAt: (address: string) => Promise<Sheet>): Promise<string> {
  const links = [...html.slice(0, html.indexOf('</head>')).matchAll(SHEET_LINK)];
  const classes = classesOf(html);
  let page = html;
  for (const [link, address = ''] of links) {
    const { whole, rest } = await sheetAt(address);
    const own = partOf(whole, classes, address);
    // React looks for the link to the whole sheet and would load it otherwise; a disabled one is not loaded.
    const end = `<link rel="stylesheet" href="${rest}" fetchpriority="low"/>${link.replace('/>', ' disabled=""/>')}`;
    page = page.replace(link, () => `<style>${own}</style>`).replace('</body>', () => `${end}</body>`);
  }
  return page;
}

const ONCE = /^(?:font-face|property|(?:-webkit-)?keyframes)$/;
const PSEUDO_ELEMENT = /::[\w-]+|:(?:before|after|first-line|first-letter)\b/g;

/** A sheet without what each page has of it. Rules that weigh less than one with a class may come before all of those. */
function restOf(sheet: Root): Root {
  const rest = sheet.clone();
  rest.walkAtRules(ONCE, (rule) => void rule.remove());
  rest.walkRules((rule) => {
    const wanted = rule.selectors.filter((selector) => /[.#[:]/.test(selector.replace(PSEUDO_ELEMENT, '')));
    if (wanted.length === 0) rule.remove();
    else rule.selectors = wanted;
  });
  removeEmpty(rest);
  return rest;
}

const SCRIPT = /<link rel="preload" as="script"[^>]*\/>|<script src="[^"]+" async=""><\/script>/g;

function withScriptsLast(html: string): string {
  const [head = '', ...body] = html.split('</head>');
  const scripts = head.match(SCRIPT) ?? [];
  const page = [head.replace(SCRIPT, ''), ...body].join('</head>');
  return page.replace('</body>', () => `${scripts.join('')}</body>`);
}

function classesOf(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => unescapedHtml(list));
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

function unescapedHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** The rules of a sheet that an element of the page may answer to; in doubt a rule stays. */
function partOf(sheet: Root, classes: ReadonlySet<string>, address: string): string {
  const part = sheet.clone();
  part.walkRules((rule) => {
    const isStep =
      rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(String(rule.parent.name));
    if (isStep) return;
    const wanted = rule.selectors.filter((selector) =>
      namedClasses(selector).every((name) => classes.has(name)),
    );
    if (wanted.length === 0) rule.remove();
    else rule.selectors = wanted;
  });
  removeEmpty(part);
  part.walkDecls((declaration) => {
    // Beside the sheet an address may be relative; in a page it is not.
    declaration.value = declaration.value.replace(
      /url\((['"]?)(?!data:|https?:|\/|#)([^'")]+)\1\)/g,
      (_, __, file: string) => `url(${path.posix.join(path.posix.dirname(address), file)})`,
    );
  });
  return part.toString();
}

/** The classes that an element or those around it must have. What is in `:not()`, `:is()` and the like is left out. */
function namedClasses(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/:[\w-]+\((?:\\.|[^()\\])*\)/g, '');
  }
  return [...plain.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
    unescaped(name),
  );
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, letter: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : letter,
  );
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.type === 'atrule' && node.nodes.length === 0) node.remove();
  });
}

if (require.main === module) {
  readyFirstPaint(path.resolve('.next')).then(
    (count) =>
      console.log(`${count} prerendered pages have their own style in them, and their scripts at their end.`),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
