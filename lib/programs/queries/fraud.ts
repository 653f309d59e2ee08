import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { AlertType, ApiFraudReport, ReportsQuery } from '../schema/fraud';
import { afterCursor, toPage } from '../schema/pages';
import { getSandboxObject, listSandboxObjects } from './sandbox';

const fields = {
  id: true,
  number: true,
  partnerLockId: true,
  lockId: true,
  alertType: true,
  confidence: true,
  details: true,
  severity: true,
  createdAt: true,
  closedAt: true,
} satisfies Prisma.FraudCaseSelect;

type Row = Prisma.FraudCaseGetPayload<{ select: typeof fields }>;

/** One report that whoever calls made through the API. Throws `not_found`. */
export async function getReport(caller: ApiCaller, id: string): Promise<ApiFraudReport> {
  if (caller.mode === 'test') {
    return (await getSandboxObject(db, caller, { kind: 'fraud_report', id })) as ApiFraudReport;
  }
  return readReport(db, caller, id);
}

/** The same of a live one, in the transaction that made it. */
export async function readReport(tx: Tx, caller: ApiCaller, id: string): Promise<ApiFraudReport> {
  const row = await tx.fraudCase.findFirst({ where: { id, ...madeBy(caller) }, select: fields });
  if (!row) throw new AppError('not_found', 'There is no such case. Live and test data are apart.');
  return toReport(row);
}

/** The reports of whoever calls, newest first. */
export async function listReports(
  caller: ApiCaller,
  { status, ...page }: ReportsQuery,
): Promise<{ data: ApiFraudReport[]; next_cursor: string | null }> {
  if (caller.mode === 'test') {
    const { data, next_cursor } = await listSandboxObjects(caller, 'fraud_report', { status, ...page });
    return { data: data as ApiFraudReport[], next_cursor };
  }
  const isOfStatus = status && { closedAt: status === 'open' ? null : { not: null } };
  const rows = await db.fraudCase.findMany({
    where: { ...madeBy(caller), ...isOfStatus, ...afterCursor(page.cursor) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    select: fields,
  });
  return toPage(rows, page, toReport);
}

/** What an account reported on our pages is not the program's. */
function madeBy({ organizationId, ownerId }: ApiCaller): Prisma.FraudCaseWhereInput {
  const isOfProgram = { alertType: { not: null } };
  return organizationId === null
    ? { ...isOfProgram, organizationId: null, userId: ownerId }
    : { ...isOfProgram, organizationId };
}

function toReport({ id, number, closedAt, createdAt, details, ...row }: Row): ApiFraudReport {
  return {
    case_id: id,
    case_number: number,
    property_id: row.partnerLockId ?? row.lockId ?? id,
    alert_type: row.alertType as AlertType,
    confidence: row.confidence ?? 0,
    note: details === '' ? null : details,
    severity: row.severity,
    status: closedAt ? 'closed' : 'open',
    created_at: createdAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
    mode: 'live',
  };
}
