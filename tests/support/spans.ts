import type { Detector, Span } from '@/lib/vault/rules/redaction/span';

/** The words that a detector finds. */
export function wordsFound(detect: Detector, text: string): string[] {
  return detect(text)
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => text.slice(start, end));
}

/** What is left of a text at the level `minimal`, each covered character as a block. */
export function leftAtMinimal(detect: Detector, text: string): string {
  const isCovered = (span: Span, index: number) =>
    index >= span.start &&
    index < span.end &&
    !(span.leaves && index >= span.leaves.start && index < span.leaves.end);
  const spans = detect(text);
  return Array.from(text, (character, index) =>
    spans.some((span) => isCovered(span, index)) ? '█' : character,
  ).join('');
}
