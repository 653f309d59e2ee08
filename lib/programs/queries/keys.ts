import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { listCallsByDay } from '@/lib/organizations/queries/calls';
import { findMembership, getMembership } from '@/lib/organizations/queries/membership';
import type { DayOfCalls } from '@/lib/organizations/schema/portal';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import type { ApiScope } from '@/lib/values/api-scopes';
import { stateOfKey } from '../rules/key-state';
import type { KeyView } from '../schema/keys';

/** Keys that have ended are of interest for a while only. */
const MOST_ENDED = 100;

const fields = {
  id: true,
  name: true,
  mode: true,
  scopes: true,
  prefix: true,
  createdById: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
} satisfies Prisma.ApiKeySelect;

type Row = Prisma.ApiKeyGetPayload<{ select: typeof fields }>;

/** A key that works, for a while still where it was rolled. */
export function isOpenKey() {
  const at = now();
  return {
    AND: [
      { OR: [{ revokedAt: null }, { revokedAt: { gt: at } }] },
      { OR: [{ expiresAt: null }, { expiresAt: { gt: at } }] },
    ],
  } satisfies Prisma.ApiKeyWhereInput;
}

/** What the page of keys shows; null for whoever is a member of no organization. */
export async function findKeysPage(
  actor: Actor,
): Promise<{ isOwner: boolean; keys: KeyView[]; days: DayOfCalls[] } | null> {
  const membership = await findMembership(db, actor);
  if (!membership) return null;
  const [keys, days] = await Promise.all([listKeys(actor), listCallsByDay(membership.organizationId)]);
  return { isOwner: membership.role === 'owner', keys, days };
}

/**
 * The keys of the actor's organization with when each was used last, those that work before those that ended, newest first.
 * Throws `not_found` without one.
 */
export async function listKeys(actor: Actor): Promise<KeyView[]> {
  const { organizationId } = await getMembership(db, actor);
  const open = isOpenKey();
  const newestFirst = {
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: fields,
  } satisfies Prisma.ApiKeyFindManyArgs;
  const [working, ended] = await Promise.all([
    db.apiKey.findMany({ ...newestFirst, where: { organizationId, ...open } }),
    db.apiKey.findMany({ ...newestFirst, where: { organizationId, NOT: open }, take: MOST_ENDED }),
  ]);
  return toViews(db, [...working, ...ended]);
}

/** The same of one key, in the transaction that made it. */
export async function readKey(tx: Tx, id: string): Promise<KeyView> {
  const row = await tx.apiKey.findUniqueOrThrow({ where: { id }, select: fields });
  const [view] = await toViews(tx, [row]);
  return view!;
}

async function toViews(tx: Tx, rows: Row[]): Promise<KeyView[]> {
  const uses = await tx.apiUsage.groupBy({
    by: ['callerId'],
    where: { callerId: { in: rows.map(({ id }) => id) } },
    _max: { lastAt: true },
  });
  const makers = await tx.user.findMany({
    where: { id: { in: rows.map(({ createdById }) => createdById) }, deletedAt: null },
    select: { id: true, firstName: true, lastName: true },
  });
  const usedAt = new Map(uses.map(({ callerId, _max }) => [callerId, _max.lastAt]));
  const nameOf = new Map(makers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const at = now();
  return rows.map(({ createdById, scopes, createdAt, expiresAt, revokedAt, ...row }) => ({
    ...row,
    scopes: scopes as ApiScope[],
    state: stateOfKey({ expiresAt, revokedAt }, at),
    madeBy: nameOf.get(createdById) ?? null,
    createdAt: createdAt.toISOString(),
    lastUsedAt: usedAt.get(row.id)?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }));
}
