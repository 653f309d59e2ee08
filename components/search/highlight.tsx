import { wordsOf } from '@/lib/search/rules/words';

/** A text with the words that were looked for, or their beginnings, marked. */
export function Highlight({ text, q }: { text: string; q: string }) {
  const wanted = wordsOf(q);
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) => {
    const word = part.toLowerCase();
    const found = wanted.find((asked) => (isWhole(asked, wanted) ? word === asked : word.startsWith(asked)));
    if (!found) return part;
    return (
      // The parts of one text stay in their places.
      <span key={index}>
        <mark className="bg-transparent font-semibold text-inherit underline decoration-2 underline-offset-2">
          {part.slice(0, found.length)}
        </mark>
        {part.slice(found.length)}
      </span>
    );
  });
}

/** The small words of a question begin too many others. */
function isWhole(asked: string, all: string[]): boolean {
  return all.length > 1 && asked.length < 3;
}
