import * as z from 'zod';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
const CURSOR_WRONG = 'This cursor is not valid. Please send next_cursor of the page before, or none.';
const LIMIT_WRONG = `Please ask for 1 to ${MAX_LIMIT} items.`;

/** Newest first: the time and the id of the last item of the page before. */
export type Cursor = { createdAt: Date; id: string };

const cursorSchema = z
  .string(CURSOR_WRONG)
  .max(200, CURSOR_WRONG)
  .transform((text, context) => {
    const [time = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
    const createdAt = new Date(Number(time));
    if (/^\d{13}$/.test(time) && z.uuid().safeParse(id).success) return { createdAt, id };
    context.addIssue({ code: 'custom', message: CURSOR_WRONG });
    return z.NEVER;
  });

/** What every list of /v1 takes. */
export const pageQuery = {
  cursor: cursorSchema
    .optional()
    .describe('The `next_cursor` of the previous page. Leave it out to get the first page.'),
  limit: z.coerce
    .number(LIMIT_WRONG)
    .int(LIMIT_WRONG)
    .min(1, LIMIT_WRONG)
    .max(MAX_LIMIT, LIMIT_WRONG)
    .default(DEFAULT_LIMIT)
    .describe('The most items to return on one page.'),
};

export type PageQuery = { cursor?: Cursor; limit: number };

/** What every list of /v1 answers. */
export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({
    data: z.array(item).describe('The items of this page, newest first.'),
    next_cursor: z
      .string()
      .nullable()
      .describe('Send it as `cursor` to get the next page; `null` on the last page.'),
  });

/** Cuts the one row that was read too many, and names where the next page begins. */
export function toPage<R extends Cursor, V>(
  rows: readonly R[],
  { limit }: PageQuery,
  toView: (row: R) => V,
): { data: V[]; next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { data: shown.map(toView), next_cursor: last && rows.length > limit ? cursorText(last) : null };
}

function cursorText({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');
}

/** For Prisma's `where`: what comes after the cursor, newest first. */
export function afterCursor(cursor: Cursor | undefined) {
  if (!cursor) return {};
  const { createdAt, id } = cursor;
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}
