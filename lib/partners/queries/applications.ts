import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { cutPage, holding, pageAfter, type ListSort } from '@/lib/platform/list';
import { canDecideApplications } from '../policy';
import { toCsv } from '@/lib/platform/csv';
import { listKeptMails } from './application-mails';
import type {
  ListedApplication,
  PartnerApplicationFilter,
  PartnerApplicationPage,
  PartnerApplicationStatus,
  PartnerApplicationView,
  RecentApplicant,
} from '../schema/applications';

const MOST_RECENT = 50;

export const applicationFields = {
  id: true,
  form: true,
  status: true,
  company: true,
  contactName: true,
  email: true,
  phone: true,
  website: true,
  message: true,
  kind: true,
  volume: true,
  requestBetaAccess: true,
  createdAt: true,
  decidedAt: true,
  decisionNote: true,
} satisfies Prisma.PartnerApplicationSelect;

type ApplicationRow = Prisma.PartnerApplicationGetPayload<{ select: typeof applicationFields }>;

export function toApplication(row: ApplicationRow): PartnerApplicationView {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** One page of applications, from behind the one named `after`. For admins; to others it is `not_found`. */
export async function listApplications(
  actor: Actor,
  { after, ...filter }: PartnerApplicationFilter & { after?: string },
): Promise<PartnerApplicationPage> {
  assertReadable(actor);
  const { rows, next } = cutPage(
    await db.partnerApplication.findMany({ ...selection(filter), ...pageAfter(after) }),
    after,
  );
  return { applications: await withOutcome(rows), next };
}

async function withOutcome(rows: ApplicationRow[]): Promise<ListedApplication[]> {
  const ids = rows.map(({ id }) => id);
  const [mails, ended] = await Promise.all([listKeptMails(ids), findEnded(ids)]);
  return rows.map((row) => ({
    ...toApplication(row),
    isEnded: ended.has(row.id),
    mails: mails.get(row.id) ?? [],
  }));
}

/** Of these applications those that were approved and then ended: the row itself says no more than declined. */
export async function findEnded(ids: string[]): Promise<Set<string>> {
  const events = await db.auditEvent.findMany({
    where: { subjectId: { in: ids }, type: 'partner.ended' },
    select: { subjectId: true },
  });
  return new Set(events.map(({ subjectId }) => subjectId));
}

/** How many applications have each status. For admins; to others it is `not_found`. */
export async function countApplications(actor: Actor): Promise<Record<PartnerApplicationStatus, number>> {
  assertReadable(actor);
  const groups = await db.partnerApplication.groupBy({ by: ['status'], _count: true });
  const counts = Object.fromEntries(groups.map(({ status, _count }) => [status, _count]));
  return { pending: 0, approved: 0, declined: 0, ...counts };
}

/** Every application that the filter leaves, as CSV with a line of names. For admins; to others it is `not_found`. */
export async function exportApplications(actor: Actor, filter: PartnerApplicationFilter): Promise<string> {
  assertReadable(actor);
  const rows = await db.partnerApplication.findMany(selection(filter));
  const lines = rows.map((row) => Object.values(toApplication(row)).map(textOf));
  return toCsv([Object.keys(applicationFields), ...lines]);
}

/**
 * Who applied on the partner portal lately, newest first, at most 50: names of companies alone, to admins everything.
 * One that was declined is not shown: this is also how a name that is none leaves the page.
 */
export async function listRecentApplicants(actor: Actor | null = null): Promise<RecentApplicant[]> {
  const rows = await db.partnerApplication.findMany({
    where: { form: 'portal', status: { not: 'declined' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MOST_RECENT,
    select: applicationFields,
  });
  const seesContacts = actor !== null && canDecideApplications(actor);
  return rows.map((row) => toApplicant(row, seesContacts));
}

/** Throws `not_found` for whoever is no admin. */
export function assertReadable(actor: Actor): void {
  if (!canDecideApplications(actor)) throw new AppError('not_found', 'There is nothing at this address.');
}

function toApplicant(row: ApplicationRow, seesContacts: boolean): RecentApplicant {
  const { id, company, kind: serviceType, createdAt } = row;
  const { email, phone, contactName, website, message: description } = row;
  return {
    id,
    company,
    serviceType,
    createdAt: createdAt.toISOString(),
    ...(seesContacts && { email, phone, contactName, website, description }),
  };
}

const orders: Record<ListSort, Prisma.PartnerApplicationOrderByWithRelationInput[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'asc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'desc' }],
  name: [{ company: 'asc' }, { id: 'asc' }],
};

function selection({ status, form, search, sort = 'newest' }: PartnerApplicationFilter) {
  return {
    where: { status, form, ...(search ? { OR: named(search) } : {}) },
    orderBy: orders[sort],
    select: applicationFields,
  } satisfies Prisma.PartnerApplicationFindManyArgs;
}

function named(search: string) {
  const holds = holding(search);
  return [{ company: holds }, { contactName: holds }, { email: holds }];
}

function textOf(value: string | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? '';
}
