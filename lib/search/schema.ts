import * as z from 'zod';
import { visibleText } from '@/lib/values/text';
import { formatNumber } from '@/lib/values/numbers';

/** Nobody types more; a longer text is a mistake. */
const MOST_CHARACTERS = 1000;

/** GET /api/search, and the page of the same name. */
export const searchSchema = z.object({
  q: visibleText()
    .max(MOST_CHARACTERS, `Please enter at most ${formatNumber(MOST_CHARACTERS)} characters.`)
    .default(''),
});

/** What the address of the page asks; whatever is no question is an empty one. */
export function readQuestion(asked: unknown): string {
  return searchSchema.safeParse({ q: asked }).data?.q ?? '';
}

/** What is found: the first are for everybody, the others an account's own. */
export type SearchKind =
  | 'page'
  | 'service'
  | 'state'
  | 'county'
  | 'recordable-document'
  | 'template'
  | 'answer'
  | 'property'
  | 'document'
  | 'request'
  | 'invoice'
  | 'alert';

export type SearchResult = {
  /** what it is listed under */
  section: string;
  type: SearchKind;
  title: string;
  subtitle?: string;
  /** a path of this site */
  href: string;
};

export type SearchAnswer = { results: SearchResult[] };
