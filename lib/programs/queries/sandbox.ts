import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { SandboxKind } from '@/prisma/generated/enums';
import type { ApiCaller } from '@/lib/platform/api-caller';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { afterCursor, toPage, type PageQuery } from '../schema/pages';

/** One thing that test calls made. Throws `not_found`, also for what is another organization's. */
export async function getSandboxObject(
  tx: Tx,
  { organizationId }: Pick<ApiCaller, 'organizationId'>,
  { kind, id }: { kind: SandboxKind; id: string },
): Promise<Prisma.JsonValue> {
  // A token acts for an account, which has no sandbox.
  const where = organizationId && { id, kind, organizationId };
  const row = where ? await tx.sandboxObject.findFirst({ where, select: { data: true } }) : null;
  if (!row) throw new AppError('not_found', 'There is nothing with this id. Live and test data are apart.');
  return row.data;
}

/** What test calls made, newest first; those with this status alone, where one is named. */
export async function listSandboxObjects(
  { organizationId }: Pick<ApiCaller, 'organizationId'>,
  kind: SandboxKind,
  { status, ...page }: PageQuery & { status?: string },
): Promise<{ data: Prisma.JsonValue[]; next_cursor: string | null }> {
  if (organizationId === null) return { data: [], next_cursor: null };
  const data = status === undefined ? undefined : { path: ['status'], equals: status };
  const rows = await db.sandboxObject.findMany({
    where: { organizationId, kind, data, ...afterCursor(page.cursor) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    select: { id: true, createdAt: true, data: true },
  });
  return toPage(rows, page, ({ data }) => data);
}
