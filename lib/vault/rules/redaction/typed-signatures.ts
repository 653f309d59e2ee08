import { distinct, matches, type Span } from './span';

const NAME = String.raw`[^\s_\d,;:()]+(?: [^\s_\d;:()]+){0,5}`;
const conformed = new RegExp(String.raw`(?<![\w/])/[sS]/(?: {0,3}${NAME})?`, 'g');
const electronic = new RegExp(
  String.raw`(?<=\b(?:electronically|digitally)\s+signed\s+by:?\s{1,3}|\bdocusigned\s+by:?\s{1,3}|\be-?signed\s+by:?\s{1,3})${NAME}`,
  'gi',
);

/** Conformed signatures (/s/ and a name) and the names that signing services print. */
export function findTypedSignatures(text: string): Span[] {
  return distinct(
    [conformed, electronic].flatMap((pattern) => matches(text, pattern).map(({ span }) => span)),
  );
}
