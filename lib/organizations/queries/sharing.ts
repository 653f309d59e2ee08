import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { LIST_PAGE } from '@/lib/platform/list';
import type { OwnSharing, Share, SharedItem, SharedKind, SharedPage, SharedThing } from '../schema/sharing';

/** Shares of the organization that an account is a member of at this moment. */
function seenBy({ id }: Pick<Actor, 'id'>): Prisma.OrganizationShareWhereInput {
  return { organization: { endedAt: null, members: { some: { userId: id } } } };
}

function columnsFor({ id }: Pick<Actor, 'id'>) {
  return {
    thingId: true,
    sharedById: true,
    createdAt: true,
    sharedBy: { select: { user: { select: { firstName: true, lastName: true } } } },
    organization: { select: { name: true, members: { where: { userId: id }, select: { role: true } } } },
  } satisfies Prisma.OrganizationShareSelect;
}

type ShareRow = Prisma.OrganizationShareGetPayload<{ select: ReturnType<typeof columnsFor> }>;

function toShare(
  { thingId, sharedById, createdAt, sharedBy, organization }: ShareRow,
  reader: Pick<Actor, 'id'>,
): Share {
  const { firstName, lastName } = sharedBy.user;
  const isOwn = sharedById === reader.id;
  return {
    thingId,
    ownerId: sharedById,
    organization: organization.name,
    sharedBy: `${firstName} ${lastName}`,
    sharedAt: createdAt.toISOString(),
    isOwn,
    mayEnd: isOwn || organization.members.some(({ role }) => role === 'owner'),
  };
}

/** By which right the actor reads something of another member's. Throws `not_found` for everything that is not shared with them. */
export async function getShare(
  actor: Pick<Actor, 'id'>,
  { kind, id }: SharedThing,
  tx: Tx = db,
): Promise<Share> {
  const row = await tx.organizationShare.findFirst({
    where: { kind, thingId: id, ...seenBy(actor) },
    select: columnsFor(actor),
  });
  if (!row) throw new AppError('not_found', 'This is not shared with you.');
  return toShare(row, actor);
}

type Asked = { kind: SharedKind; after?: string };

/** What is shared with the actor, the latest first, from behind the thing `after`. Throws `not_found` for an `after` that is not. */
async function listShares(
  actor: Pick<Actor, 'id'>,
  { kind, after }: Asked,
): Promise<{ shares: Share[]; next: string | null }> {
  const rows = await db.organizationShare.findMany({
    where: { AND: [{ kind, ...seenBy(actor) }, await behind(actor, { kind, after })] },
    orderBy: [{ createdAt: 'desc' }, { thingId: 'desc' }],
    take: LIST_PAGE + 1,
    select: columnsFor(actor),
  });
  const page = rows.slice(0, LIST_PAGE);
  const next = rows.length > LIST_PAGE ? (page.at(-1)?.thingId ?? null) : null;
  return { shares: page.map((row) => toShare(row, actor)), next };
}

async function behind(
  actor: Pick<Actor, 'id'>,
  { kind, after }: Asked,
): Promise<Prisma.OrganizationShareWhereInput> {
  if (!after) return {};
  const { sharedAt } = await getShare(actor, { kind, id: after });
  const createdAt = new Date(sharedAt);
  return {
    createdAt: { lte: createdAt },
    OR: [{ createdAt: { lt: createdAt } }, { thingId: { lt: after } }],
  };
}

/** Which of some things, which were read with an actor, are shared. */
export async function findShared(
  tx: Tx,
  { kind, ids }: { kind: SharedKind; ids: string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.organizationShare.findMany({
    where: { kind, thingId: { in: ids } },
    select: { thingId: true },
  });
  return new Set(rows.map(({ thingId }) => thingId));
}

type Named = Pick<SharedItem, 'title' | 'detail'>;

/** The same with what each domain calls its things; what is gone meanwhile is left out. */
export async function listShared(
  actor: Pick<Actor, 'id'>,
  asked: Asked,
  findNames: (ids: string[]) => Promise<Map<string, Named>>,
): Promise<SharedPage> {
  const { shares, next } = await listShares(actor, asked);
  const names = await findNames(shares.map(({ thingId }) => thingId));
  const items = shares.flatMap((share) => {
    const named = names.get(share.thingId);
    return named ? [{ ...share, ...named }] : [];
  });
  return { items, next };
}

/** Whether a thing of the actor's own is shared, for its page; null for whoever is a member of no organization. */
export async function findOwnSharing(
  actor: Pick<Actor, 'id'>,
  { kind, id }: SharedThing,
): Promise<OwnSharing | null> {
  const membership = await db.organizationMember.findFirst({
    where: { userId: actor.id, organization: { endedAt: null } },
    select: {
      organization: { select: { name: true } },
      shares: { where: { kind, thingId: id }, select: { createdAt: true } },
    },
  });
  if (!membership) return null;
  const { organization, shares } = membership;
  return {
    kind,
    thingId: id,
    organization: organization.name,
    sharedAt: shares[0]?.createdAt.toISOString() ?? null,
  };
}
