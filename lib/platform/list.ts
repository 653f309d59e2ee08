import { z } from 'zod';

/** How a list of the administration may be sorted. `name` is what a row is called: a person, or a company. */
export const listSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
] as const;

export type ListSort = (typeof listSorts)[number]['value'];

/** An empty choice of a form is none; what is no sort is the usual one. */
export const listSortSchema = z.enum(['newest', 'oldest', 'name']).optional().catch(undefined);

const LIST_PAGE = 50;

/** The page and the id behind which the next one begins, from rows of which one too many was read. */
export function cutPage<Row extends { id: string }>(
  rows: Row[],
  size = LIST_PAGE,
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  return { rows: page, next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
}

/** What Prisma needs to go on behind a row, with one row too many. */
export function pageAfter(after: string | undefined, size = LIST_PAGE) {
  return { take: size + 1, ...(after ? { cursor: { id: after }, skip: 1 } : {}) };
}

/** The signs that LIKE reads as any others are signs like others here. */
export function holding(search: string): { contains: string; mode: 'insensitive' } {
  return { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' };
}
