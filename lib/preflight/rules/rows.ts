import type { PageToSearch } from '@/lib/vault/rules/redaction/findings';
import type { Box } from '../schema';

/** A piece of a line; a wide gap parts it from the next, as between columns. */
export type Row = { text: string; box: Box };

/** The pieces of all lines of a page, from the top. */
export function rowsOf({ text }: PageToSearch): Row[] {
  return text.lines
    .flatMap(({ segments }) => segments)
    .map(({ characters, box }) => ({ text: characters.map((letter) => letter.text).join(''), box }))
    .sort((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
}
