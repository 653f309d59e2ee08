import * as z from 'zod';
import { optionalText } from '@/lib/values/text';

/** How a list of the administration may be sorted. `name` is what a row is called: a person, or a company. */
export const listSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
] as const;

export type ListSort = (typeof listSorts)[number]['value'];

/** What every list of the administration may be asked beside its own filter. */
export const listQuery = {
  /** An empty choice of a form is none; what is no sort is the usual one. */
  sort: z.enum(['newest', 'oldest', 'name']).optional().catch(undefined),
  /** `next` of the page before */
  after: optionalText(z.uuid().toLowerCase()),
  format: z.literal('csv').optional(),
};

/** How many rows a page of any list has. */
export const LIST_PAGE = 50;

/** The page and the id behind which the next one begins, from rows that were read with `pageAfter`. */
export function cutPage<Row extends { id: string }>(
  rows: Row[],
  after: string | undefined,
): { rows: Row[]; next: string | null } {
  const following = rows.filter(({ id }) => id !== after);
  const page = following.slice(0, LIST_PAGE);
  return { rows: page, next: following.length > LIST_PAGE ? (page.at(-1)?.id ?? null) : null };
}

/**
 * What Prisma needs to go on from a row, which `cutPage` takes out, with one row too many. Not by `skip`: where the row
 * has left the filter meanwhile, that leaves out another one.
 */
export function pageAfter(after: string | undefined) {
  return { take: LIST_PAGE + (after ? 2 : 1), ...(after ? { cursor: { id: after } } : {}) };
}

/** RFC 8288: the same question, from behind the last row of this answer. */
export function nextLink({ pathname, searchParams }: URL, after: string): string {
  const query = new URLSearchParams(searchParams);
  query.set('after', after);
  return `<${pathname}?${query}>; rel="next"`;
}

/** The characters that LIKE reads as wildcards are characters like others here. */
export function holding(search: string): { contains: string; mode: 'insensitive' } {
  return { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' };
}
