import { claims } from '@/lib/company/content/claims/claims';
import { harmlessSentences } from '@/lib/company/content/claims/harmless';
import { listIndexedPages } from '@/lib/site/site';
import { pageText } from '@/tests/support/page-text';

/** What the law asks of others is said there, not what we do. */
const ofTheCatalog = ['/recording/requirements', '/county-documents', '/state-documents', '/compliance/ron'];
const pages = listIndexedPages()
  .map(({ path }) => path)
  .filter((path) => !ofTheCatalog.includes(path));

const absolute = /\b(?:never|always|nobody|no one|guarantee[sd]?)\b/gi;
const claimed = Object.values(claims).flat();

/** What stands around each absolute word of a text that no sentence of the lists covers. */
function uncovered(text: string, sentences: string[]): string[] {
  const covered = sentences.flatMap((each) => placesOf(text, each));
  return [...text.matchAll(absolute)].flatMap(({ index }) =>
    covered.some(([from, to]) => from <= index && index < to)
      ? []
      : [text.slice(Math.max(0, index - 60), index + 60)],
  );
}

function placesOf(text: string, sentence: string): [from: number, to: number][] {
  const places: [number, number][] = [];
  for (let at = text.indexOf(sentence); at >= 0; at = text.indexOf(sentence, at + 1))
    places.push([at, at + sentence.length]);
  return places;
}

describe('a sentence that says never, always or nobody', () => {
  it.each(pages)('on %s is in the list of claims, or in the one of the harmless', async (path) => {
    const sentences = [
      ...claimed.filter(({ on }) => on.includes(path)).map(({ says }) => says),
      ...harmlessSentences.map(({ says }) => says),
    ];
    expect(uncovered(await pageText(path), sentences)).toEqual([]);
  });

  it('is found where neither has it', () => {
    expect(uncovered('We never fail. Nobody waits.', ['We never fail.'])).toEqual([
      'We never fail. Nobody waits.',
    ]);
  });
});
