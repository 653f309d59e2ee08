/** Which classes the elements of a page may have: those that stand in it, and those that stand in its scripts. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CHUNK } from './first-scripts';

const BETWEEN_WORDS = /["'`\s\\{}$]+/;
/** Such a name would be cut at its own quotes: it is held to be everywhere. */
const hasQuote = (name: string) => BETWEEN_WORDS.test(name);

/**
 * Returns a reader of pages that a build has written: of the HTML of one, the words in it and in each script that it loads,
 * at once or later. A word is a class where a style sheet says so.
 */
export function pageWords(buildFolder: string): (html: string) => Promise<(name: string) => boolean> {
  const scripts = new Map<string, Promise<Script>>();
  const scriptAt = (chunk: string) => {
    const script = scripts.get(chunk) ?? readScript(path.join(buildFolder, chunk));
    scripts.set(chunk, script);
    return script;
  };
  return async (html) => {
    const words: ReadonlySet<string>[] = [wordsOf(unescapedHtml(html))];
    const chunks = new Set(html.match(CHUNK));
    // A set that grows while it is walked: a script may name those that it loads when they are needed.
    for (const chunk of chunks) {
      const script = await scriptAt(chunk);
      words.push(script.words);
      for (const later of script.chunks) chunks.add(later);
    }
    return (name) => hasQuote(name) || words.some((some) => some.has(name));
  };
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
