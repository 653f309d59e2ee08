import 'server-only';
import { findCounty } from '@/lib/catalog/queries';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { adminList, byAge } from '@/lib/platform/admin-list';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Prisma } from '@/prisma/generated/client';
import type { BadLine, ImportFilter, ImportReport, ListedImport } from '../schema/recordings';

const fields = {
  id: true,
  fips: true,
  fileName: true,
  status: true,
  rows: true,
  added: true,
  known: true,
  badCount: true,
  matches: true,
  failure: true,
  startedBy: true,
  createdAt: true,
  finishedAt: true,
} satisfies Prisma.RecordingImportSelect;

type Row = Prisma.RecordingImportGetPayload<{ select: typeof fields }>;

function toListed({ startedBy, createdAt, finishedAt, ...row }: Row): ListedImport {
  return {
    ...row,
    county: findCounty(row.fips)?.title ?? row.fips,
    isUpload: startedBy !== null,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** Recording indexes that came in, for admins. */
export const {
  list: listImports,
  count: countImports,
  csv: exportImports,
} = adminList({
  key: 'imports',
  model: 'recordingImport',
  fields,
  orders: { ...byAge, name: [{ fileName: 'asc' }, { id: 'asc' }] },
  where: ({ status }: ImportFilter) => ({ status }),
  view: toListed,
  columns: [
    'id',
    'fips',
    'county',
    'fileName',
    'status',
    'rows',
    'added',
    'known',
    ['bad', ({ badCount }) => badCount],
    'matches',
    'failure',
    'isUpload',
    'createdAt',
    'finishedAt',
  ],
});

/** One of them with the lines that were not taken. Throws `not_found`, also for anyone who is no admin. */
export async function getImportReport(actor: Actor, id: string): Promise<ImportReport> {
  assertAdmin(actor);
  const found = await db.recordingImport.findUnique({ where: { id }, select: { ...fields, bad: true } });
  if (!found) throw new AppError('not_found', 'There is no such import.');
  const { bad, ...row } = found;
  return { ...toListed(row), bad: bad as BadLine[] };
}
