import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { isOwnConfirmedAddress } from '@/lib/accounts/queries/addresses';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { adminList, byAge } from '@/lib/platform/admin-list';
import { db } from '@/lib/platform/db';
import { asksToConfirm } from '@/lib/platform/env';
import { holding } from '@/lib/platform/list';
import { listKeptMails } from './application-mails';
import type {
  ListedApplication,
  PartnerApplicationFilter,
  PartnerApplicationPage,
  PartnerApplicationStatus,
  PartnerApplicationView,
  PartnerOrganization,
  RecentApplicant,
} from '../schema/applications';

const MOST_RECENT = 50;

/** What `toApplication` needs of a row. */
export const applicationFields = {
  id: true,
  form: true,
  status: true,
  endedAt: true,
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

/** An application as admins see it. */
export function toApplication({ endedAt, ...row }: ApplicationRow): PartnerApplicationView {
  return {
    ...row,
    status: endedAt ? 'ended' : row.status,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

const applications = adminList({
  key: 'applications',
  model: 'partnerApplication',
  fields: applicationFields,
  orders: {
    ...byAge,
    name: [{ company: 'asc' }, { id: 'asc' }],
  },
  where: ({ status, form, search }: PartnerApplicationFilter) => ({
    ...inStatus(status),
    form,
    ...(search ? { OR: named(search) } : {}),
  }),
  view: toApplication,
  columns: [
    'id',
    'form',
    'status',
    'company',
    'contactName',
    'email',
    'phone',
    'website',
    'message',
    'kind',
    'volume',
    'requestBetaAccess',
    'createdAt',
    'decidedAt',
    'decisionNote',
  ],
});

/** Every application that the filter leaves, as CSV with a line of names. For admins; to others it is `not_found`. */
export const exportApplications = applications.csv;

/** One page of applications, from behind the one named `after`. For admins; to others it is `not_found`. */
export async function listApplications(
  actor: Actor,
  query: PartnerApplicationFilter & { after?: string },
): Promise<PartnerApplicationPage> {
  const { applications: found, next } = await applications.list(actor, query);
  return { applications: await withOutcome(found), next };
}

async function withOutcome(found: PartnerApplicationView[]): Promise<ListedApplication[]> {
  const ids = found.map(({ id }) => id);
  const [mails, unconfirmed, organizations] = await Promise.all([
    listKeptMails(db, ids),
    listUnconfirmed(ids),
    listOrganizations(ids),
  ]);
  return found.map((each) => ({
    ...each,
    needsAddress: unconfirmed.has(each.id),
    mails: mails.get(each.id) ?? [],
    organization: organizations.get(each.id) ?? null,
  }));
}

/** The organizations of these applications. A company that applied twice has it with the application approved first. */
async function listOrganizations(ids: string[]): Promise<Map<string | null, PartnerOrganization>> {
  const rows = await db.organization.findMany({
    where: { applicationId: { in: ids }, endedAt: null },
    select: { applicationId: true, revenueShareBasisPoints: true, members: { select: { userId: true } } },
  });
  return new Map(
    rows.map(({ applicationId, revenueShareBasisPoints, members }) => [
      applicationId,
      { revenueShareBasisPoints, members: members.length },
    ]),
  );
}

/** Of these applications those that wait for an answer, from before their addresses were asked to be confirmed. */
async function listUnconfirmed(ids: string[]): Promise<Set<string>> {
  if (!asksToConfirm()) return new Set();
  const where = { id: { in: ids }, status: 'pending', confirmedAt: null } as const;
  const rows = await db.partnerApplication.findMany({ where, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** How many applications have each status. For admins; to others it is `not_found`. */
export async function countApplications(actor: Actor): Promise<Record<PartnerApplicationStatus, number>> {
  assertAdmin(actor);
  const [groups, ended] = await Promise.all([
    db.partnerApplication.groupBy({ by: ['status'], where: { endedAt: null }, _count: true }),
    db.partnerApplication.count({ where: { endedAt: { not: null } } }),
  ]);
  const counts = Object.fromEntries(groups.map(({ status, _count }) => [status, _count]));
  return { pending: 0, approved: 0, declined: 0, ...counts, ended };
}

/** The column says of a partnership that ended no more than that it is none: servers of before write and read it so. */
function inStatus(status: PartnerApplicationStatus | undefined): Prisma.PartnerApplicationWhereInput {
  if (status === 'ended') return { endedAt: { not: null } };
  return status ? { status, endedAt: null } : {};
}

/**
 * Who applied on the partner portal lately and was approved, newest first, at most 50: names of companies alone. Nobody
 * reads a name that we have not read, but for whoever wrote it: their own that wait are among them, found by their
 * confirmed address. Admins see all that were not declined, with everything.
 */
export async function listRecentApplicants(actor: Actor | null = null): Promise<RecentApplicant[]> {
  const rows = await db.partnerApplication.findMany({
    where: { form: 'portal', OR: await shownTo(actor) },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MOST_RECENT,
    select: applicationFields,
  });
  const seesContacts = actor?.role === 'admin';
  return rows.map((row) => toApplicant(row, seesContacts));
}

async function shownTo(actor: Actor | null): Promise<Prisma.PartnerApplicationWhereInput[]> {
  const approved = { status: 'approved' } as const;
  if (!actor) return [approved];
  if (actor.role === 'admin') return [approved, { status: 'pending' }];
  const { email } = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { email: true } });
  const isOwn = await isOwnConfirmedAddress(actor, email);
  return isOwn ? [approved, { status: 'pending', email }] : [approved];
}

function toApplicant(row: ApplicationRow, seesContacts: boolean): RecentApplicant {
  const { id, company, kind: serviceType, createdAt } = row;
  const { email, phone, contactName, website, message: description } = row;
  return {
    id,
    company,
    serviceType,
    createdAt: createdAt.toISOString(),
    ...(row.status === 'pending' && { isWaiting: true }),
    ...(seesContacts && { email, phone, contactName, website, description }),
  };
}

function named(search: string) {
  const holds = holding(search);
  return [{ company: holds }, { contactName: holds }, { email: holds }];
}
