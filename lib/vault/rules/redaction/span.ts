/** A stretch of text that a rule found. */
export type Span = {
  start: number;
  end: number;
  /** What stays readable at the level `minimal`, inside the stretch. Nothing, when it is left out. */
  leaves?: { start: number; end: number };
};

export type Detector = (text: string) => Span[];

/** How a text says that it gives the end of a number only. A part of a pattern. */
export const lastFour = String.raw`\blast\s+(?:four|4)\b(?:\s+digits)?|\bend(?:s|ed|ing)\s+(?:in|with)\b`;

/** How far before a value its label may be, once blanks and other found values are folded. */
const REACH = 600;

/** Every match of a pattern (with the flag g) as a stretch. */
export function matches(text: string, pattern: RegExp): { span: Span; match: RegExpExecArray }[] {
  return [...text.matchAll(pattern)].map((match) => ({
    span: { start: match.index, end: match.index + match[0].length },
    match,
  }));
}

/**
 * Fed. R. Civ. P. 5.2(a): a filing may show the last four digits of a taxpayer or account number. Of a number with
 * fewer than eight characters only half of them stay, or next to nothing would be covered.
 */
export function leavingLastFour(text: string, span: Span): Span {
  const places = [...text.slice(span.start, span.end)].flatMap((character, index) =>
    /[\p{L}\p{N}]/u.test(character) ? [span.start + index] : [],
  );
  const kept = Math.min(4, Math.floor(places.length / 2));
  const start = kept > 0 ? places[places.length - kept] : undefined;
  return start === undefined ? span : { ...span, leaves: { start, end: span.end } };
}

type Label = {
  /** what the label says, case ignored */
  says: RegExp;
  /** how many characters without a digit may be between label and value */
  within?: number;
  /** words in between that say that the value is something else */
  unless?: RegExp;
};

/**
 * Keeps the stretches that come after a label, in the same passage. A column under one heading counts: values that
 * were kept already are skipped on the way back to the label.
 */
export function labeled(
  text: string,
  candidates: readonly Span[],
  { says, within = 40, unless }: Label,
): Span[] {
  const label = new RegExp(`(?:${says.source})(?<between>[^\\d]{0,${within}})$`, 'iu');
  const kept: Span[] = [];
  for (const span of candidates) {
    const from = Math.max(0, span.start - REACH);
    const before = blank(text.slice(from, span.start), kept, from).replace(/\s+/g, ' ');
    const between = label.exec(before)?.groups?.between;
    if (between === undefined || unless?.test(between)) continue;
    kept.push(span);
  }
  return kept;
}

/** The spans are in the order of the text, so that only those within reach are looked at. */
function blank(text: string, spans: readonly Span[], offset: number): string {
  let blanked = text;
  for (let index = spans.length - 1; index >= 0; index -= 1) {
    const span = spans[index];
    if (!span || span.end <= offset) break;
    const start = Math.max(0, span.start - offset);
    const end = span.end - offset;
    blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end);
  }
  return blanked;
}

/** Without those that lie inside another one. */
export function distinct(spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: Span[] = [];
  for (const span of sorted) {
    const last = kept.at(-1);
    if (!last || span.end > last.end) kept.push(span);
  }
  return kept;
}
