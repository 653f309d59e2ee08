import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import type { DataExport } from '../schema';

export const exportFields = {
  id: true,
  status: true,
  createdAt: true,
  sizeBytes: true,
  expiresAt: true,
} satisfies Prisma.DataExportSelect;

type ExportRow = Prisma.DataExportGetPayload<{ select: typeof exportFields }>;

export function toDataExport({ createdAt, sizeBytes, expiresAt, ...row }: ExportRow): DataExport {
  return {
    ...row,
    askedAt: createdAt.toISOString(),
    size: sizeBytes === null ? null : Number(sizeBytes),
    until: expiresAt?.toISOString() ?? null,
  };
}

/** The newest export of the actor that is being made, can be downloaded, or failed within the day; null where there is none. */
export async function findExport({ id: userId }: Actor): Promise<DataExport | null> {
  const row = await db.dataExport.findFirst({
    where: { userId, OR: [{ expiresAt: null }, { expiresAt: { gt: now() } }] },
    orderBy: { createdAt: 'desc' },
    select: exportFields,
  });
  return row && toDataExport(row);
}
