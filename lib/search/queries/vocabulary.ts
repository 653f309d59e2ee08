import 'server-only';
import { listEntries } from '../content/entries';
import type { Vocabulary } from '../rules/spelling';
import { sayings } from '../rules/synonyms';
import { wordsOf } from '../rules/words';

let known: Vocabulary | undefined;

/** The words of all that anybody may find, and what people call it: made once, when somebody mistypes; no account is asked. */
export function vocabulary(): Vocabulary {
  known ??= readVocabulary();
  return known;
}

function readVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  const texts = listEntries().map(({ title, subtitle, text, kind }) =>
    kind === 'county' ? title : `${title} ${subtitle ?? ''} ${text}`,
  );
  for (const word of [...texts, ...sayings].flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const beginnings = new Set(words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))));
  return { words, isKnown: (word) => beginnings.has(word) };
}
