import type { DocumentTemplate, TemplateField, Violation } from '@/lib/generator/schema';

type Named = Pick<Violation, 'description' | 'recommendation'>;

/** They are in any sentence. */
const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'as',
  'by',
  'for',
  'how',
  'in',
  'is',
  'of',
  'on',
  'or',
  'the',
  'to',
]);

/**
 * The field that a violation is about: the one of whose label or name it says the words, in whatever order. Of several the
 * one with most words; null where there is none.
 */
export function fieldToMend(
  { description, recommendation }: Named,
  template: Pick<DocumentTemplate, 'requiredFields'>,
): TemplateField | null {
  const said = wordsOf(`${description} ${recommendation}`);
  const countOf = (text: string) => {
    const words = wordsOf(text);
    return [...words].every((word) => said.has(word)) ? words.size : 0;
  };
  const counted = template.requiredFields.map((field) => ({
    field,
    count: Math.max(countOf(field.label), countOf(field.name)),
  }));
  const [first] = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return first?.field ?? null;
}

/** Without marks and small words: `Grantee’s` is `grantee`, `mailing_address` is two words. */
function wordsOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/[’']s\b/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  return new Set(words.filter((word) => !SMALL_WORDS.has(word)));
}
