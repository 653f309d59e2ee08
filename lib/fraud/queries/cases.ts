import 'server-only';
import { adminList, byAge } from '@/lib/platform/admin-list';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Prisma } from '@/prisma/generated/client';
import type { CountyContact, CountyUntold } from '../rules/county';
import type { FraudCase, FraudCaseFilter } from '../schema';

const fields = {
  id: true,
  number: true,
  eventId: true,
  severity: true,
  state: true,
  county: true,
  propertyAddress: true,
  summary: true,
  details: true,
  reporterName: true,
  reporterEmail: true,
  alertId: true,
  lockId: true,
  countyContact: true,
  countyUntold: true,
  transport: true,
  createdAt: true,
  closedAt: true,
  closingNote: true,
  user: { select: { email: true } },
} satisfies Prisma.FraudCaseSelect;

type Row = Prisma.FraudCaseGetPayload<{ select: typeof fields }>;

function toFraudCase({ user, countyContact, countyUntold, createdAt, closedAt, ...row }: Row): FraudCase {
  return {
    ...row,
    isFromAccount: user?.email.toLowerCase() === row.reporterEmail.toLowerCase(),
    countyName: (countyContact as CountyContact | null)?.name ?? null,
    countyUntold: countyUntold as CountyUntold | null,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** Reports of fraud, for admins. */
export const {
  list: listFraudCases,
  count: countFraudCases,
  csv: exportFraudCases,
} = adminList({
  key: 'cases',
  model: 'fraudCase',
  fields,
  orders: { ...byAge, name: [{ reporterName: 'asc' }, { id: 'asc' }] },
  where: ({ status, severity }: FraudCaseFilter) => ({
    severity,
    closedAt: status && (status === 'open' ? null : { not: null }),
  }),
  view: toFraudCase,
  columns: [
    'id',
    'number',
    'severity',
    'state',
    'county',
    'propertyAddress',
    'summary',
    'details',
    'reporterName',
    'reporterEmail',
    ['fromAccount', ({ isFromAccount }) => isFromAccount],
    ['countyTold', ({ countyName }) => countyName],
    'createdAt',
    'closedAt',
    'closingNote',
  ],
});

/** One case, for its reporter and for admins. Throws `not_found`. */
export async function getFraudCase(actor: Actor, number: string): Promise<FraudCase> {
  const own = actor.role === 'admin' ? {} : { userId: actor.id };
  const row = await db.fraudCase.findFirst({ where: { number, ...own }, select: fields });
  if (!row) throw new AppError('not_found', 'There is no such case.');
  return toFraudCase(row);
}
