import { distinct, labeled, leavingLastFour, matches, type Span } from './span';

const AREA = String.raw`[2-9](?!11)\d{2}`;
const OFFICE = String.raw`[2-9](?!11)\d{2}`;
const EXTENSION = String.raw`(?:\s?,?\s?(?:ext|x)\.?\s?\d{1,5}\b)?`;
const written = new RegExp(
  String.raw`(?<![\d-]|\d\.)(?:\+?1[-. ]{1,2})?(?:\(\s?${AREA}\s?\)\s{0,2}-?|${AREA}\s?[-./]\s?|${AREA} )${OFFICE}\s?[-. ]\s?\d{4}(?!\d|[-.]\d)${EXTENSION}`,
  'gi',
);
const bare = new RegExp(String.raw`(?<![\d-]|\d\.)\+?1?${AREA}${OFFICE}\d{4}(?!\d|[-.]\d)${EXTENSION}`, 'gi');
const local = new RegExp(String.raw`(?<![\d-]|\d\.)${OFFICE}-\d{4}(?!\d|[-.]\d)${EXTENSION}`, 'gi');
const label = /\b(?:tele)?phone\b|\bph\b|\btel\b|\bcell(?:ular)?\b|\bmobile\b|\bfax\b|\bcall\b|\btext\b/;

/**
 * Numbers of the North American Numbering Plan: area and office codes start with 2 to 9 and are not N11 (ATIS-0300051).
 * Ten digits in a row, and seven without an area code, need a label.
 */
export function findPhoneNumbers(text: string): Span[] {
  const named = [bare, local].flatMap((pattern) =>
    labeled(
      text,
      matches(text, pattern).map(({ span }) => span),
      { says: label, within: 25 },
    ),
  );
  const found = distinct([...matches(text, written).map(({ span }) => span), ...named]);
  return found.map((span) => leavingLastFour(text, withoutExtension(text, span)));
}

/** The last four that may stay are those of the number, so an extension is covered whole with what is before it. */
function withoutExtension(text: string, span: Span): Span {
  const extension = /\s?,?\s?(?:ext|x)\.?\s?\d{1,5}$/i.exec(text.slice(span.start, span.end));
  return extension ? { start: span.start, end: span.start + extension.index } : span;
}
