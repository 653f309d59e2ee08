import { wordsOf } from '@/lib/search/rules/words';

/** A text with the words that were looked for, or their beginnings, marked. */
export function Highlight({ text, q }: { text: string; q: string }) {
  const wanted = wordsOf(q);
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) => {
    const found = wanted.find((word) => part.toLowerCase().startsWith(word));
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
