/** Which classes the elements of a page may have: those that stand in it, and those that stand in its scripts. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CHUNK } from './first-scripts';

const BETWEEN_WORDS = /["'`\s\\{}$]+/;
/** Such a name would be cut at its own quotes: it is held to be everywhere. */
const hasQuote = (name: string) => BETWEEN_WORDS.test(name);

/** A word is a class where a style sheet says so. */
export type HasClass = (name: string) => boolean;

/** Reads what a build has written, each script once. */
export function classReader(buildFolder: string) {
  const scripts = new Map<string, Promise<Script>>();
  const scriptAt = (file: string) => {
    const script = scripts.get(file) ?? readScript(path.join(buildFolder, file));
    scripts.set(file, script);
    return script;
  };
  /** The words of these files, and of all that they load, at once or later. */
  const reach = async (files: Iterable<string>): Promise<ReadonlySet<string>[]> => {
    const words: ReadonlySet<string>[] = [];
    // A set that grows while it is walked: a script may name those that it loads when they are needed.
    const reached = new Set(files);
    for (const file of reached) {
      const script = await scriptAt(file);
      words.push(script.words);
      for (const later of script.chunks) reached.add(later);
    }
    return words;
  };
  return {
    /** Of a page that is written already: the words in it and in its scripts. */
    ofPage: async (html: string): Promise<HasClass> =>
      isIn([wordsOf(unescapedHtml(html)), ...(await reach(html.match(CHUNK) ?? []))]),
    /**
     * Of a page that is written per request: the words in what draws it, on the server and in a browser.
     * @param page as the build names it: `server/app/(account)/home/page`
     */
    ofRoute: async (page: string): Promise<HasClass> => isIn(await reach(await drawnBy(buildFolder, page))),
  };
}

function isIn(words: ReadonlySet<string>[]): HasClass {
  return (name) => hasQuote(name) || words.some((some) => some.has(name));
}

/** The files of the server that a page may need: among them the list of its scripts in a browser. */
async function drawnBy(buildFolder: string, page: string): Promise<string[]> {
  const list = path.join(buildFolder, `${page}.js.nft.json`);
  const { files } = JSON.parse(await readFile(list, 'utf8')) as { files: string[] };
  return files
    .map((file) => path.relative(buildFolder, path.resolve(path.dirname(list), file)))
    .filter((file) => /^server[/\\].*\.js$/.test(file));
}

type Script = { words: ReadonlySet<string>; chunks: string[] };

async function readScript(file: string): Promise<Script> {
  const text = await readFile(file, 'utf8');
  return { words: wordsOf(text), chunks: text.match(CHUNK) ?? [] };
}

/** Exported for the test that no class of our sheet stands anywhere in another way. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.split(BETWEEN_WORDS));
}

/** As React writes attributes, and Next the data of a page. */
function unescapedHtml(html: string): string {
  return html
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\\u00([0-7][0-9a-f])/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
