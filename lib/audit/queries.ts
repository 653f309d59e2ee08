import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { adminList, byAge, type AdminFile } from '@/lib/platform/admin-list';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { formatNumber } from '@/lib/values/numbers';
import { AUDIT_DAYS, AUDIT_ROWS, type AuditEntry, type AuditFilter } from './schema';

const DAY_MS = 86_400_000;

const fields = {
  id: true,
  createdAt: true,
  type: true,
  actorId: true,
  subjectId: true,
  data: true,
} satisfies Prisma.AuditEventSelect;

/** `about`: the ids that a search stands for. */
type Found = Omit<AuditFilter, 'search'> & { about?: string[] };

const trail = adminList({
  key: 'events',
  model: 'auditEvent',
  fields,
  orders: byAge,
  where: whereOf,
  view: toEntry,
  columns: ['id', 'createdAt', 'type', 'actorId', 'subjectId', 'data'],
});

type Query = AuditFilter & { sort?: 'newest' | 'oldest'; after?: string };

/** The audit trail, a page at a time. */
export async function listAudit(actor: Actor, query: Query) {
  assertAdmin(actor);
  return trail.list(actor, await find(query));
}

/** How many events the filter leaves; one more than AUDIT_ROWS where there are more. */
export async function countAudit(actor: Actor, query: Query): Promise<number> {
  assertAdmin(actor);
  return db.auditEvent.count({ where: whereOf(await find(query)), take: AUDIT_ROWS + 1 });
}

/** All that the filter leaves, as CSV. Throws `conflict` where that is too much for one file. */
export async function exportAudit(actor: Actor, query: Query): Promise<AdminFile> {
  if ((await countAudit(actor, query)) > AUDIT_ROWS) {
    throw new AppError(
      'conflict',
      `More than ${formatNumber(AUDIT_ROWS)} events match. Please choose fewer days, or a kind.`,
    );
  }
  return trail.csv(actor, await find(query));
}

async function find({ search, ...query }: Query): Promise<Found> {
  if (!search) return query;
  const words = search.trim().toLowerCase();
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(words)) return { ...query, about: [words] };
  const account = await db.user.findFirst({ where: { email: words }, select: { id: true } });
  return { ...query, about: account ? [account.id] : [] };
}

function whereOf({ actor, subject, kind, from, to, about }: Found): Prisma.AuditEventWhereInput {
  const isNarrow = actor !== undefined || subject !== undefined || about !== undefined;
  return {
    actorId: actor,
    subjectId: subject,
    ...(kind && { type: { startsWith: `${kind}.` } }),
    ...(about && { OR: [{ actorId: { in: about } }, { subjectId: { in: about } }] }),
    createdAt: daysOf({ from, to, isNarrow }),
  };
}

/** Of an account or a thing the index finds everything; all else is looked for within some days. */
function daysOf({ from, to, isNarrow }: { from?: string; to?: string; isNarrow: boolean }) {
  const end = to ? new Date(Date.parse(to) + DAY_MS) : undefined;
  if (from) return { gte: new Date(from), lt: end };
  if (isNarrow) return { lt: end };
  return { gte: new Date((end ?? now()).getTime() - AUDIT_DAYS * DAY_MS), lt: end };
}

function toEntry({
  createdAt,
  data,
  ...event
}: Prisma.AuditEventGetPayload<{ select: typeof fields }>): AuditEntry {
  return { ...event, createdAt: createdAt.toISOString(), data: JSON.stringify(data) };
}
