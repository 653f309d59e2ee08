import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { SandboxKind } from '@/prisma/generated/enums';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { afterCursor, toPage, type PageQuery } from '../schema/pages';

/** One thing that test calls made. Throws `not_found`, also for what is another organization's. */
export async function getSandboxObject(
  tx: Tx,
  { ownerId }: Pick<ApiCaller, 'ownerId'>,
  { kind, id }: { kind: SandboxKind; id: string },
): Promise<Prisma.JsonValue> {
  const row = await tx.sandboxObject.findFirst({
    where: { id, kind, organizationId: ownerId },
    select: { data: true },
  });
  if (!row) throw new AppError('not_found', 'This id is not known here. Live and test data are apart.');
  return row.data;
}

/** What test calls made, newest first; of one status where it is named. */
export async function listSandboxObjects(
  { ownerId }: Pick<ApiCaller, 'ownerId'>,
  kind: SandboxKind,
  { status, ...page }: PageQuery & { status?: string },
): Promise<{ data: Prisma.JsonValue[]; next_cursor: string | null }> {
  const rows = await db.sandboxObject.findMany({
    where: {
      organizationId: ownerId,
      kind,
      ...(status && { data: { path: ['status'], equals: status } }),
      ...afterCursor(page.cursor),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    select: { id: true, createdAt: true, data: true },
  });
  return toPage(rows, page, ({ data }) => data);
}
