import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { findMembership } from '@/lib/organizations/queries/membership';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { tally } from '@/lib/platform/database/tally';
import { readScopes } from '../rules/scopes';
import type { OauthAppView } from '../schema/apps';

const fields = {
  id: true,
  name: true,
  website: true,
  redirectUris: true,
  scopes: true,
  isConfidential: true,
  createdAt: true,
} satisfies Prisma.OauthAppSelect;

/** The apps of the actor's organization, the newest first, and whether the actor may change them; null without an organization. */
export async function findApps(actor: Actor): Promise<{ apps: OauthAppView[]; isOwner: boolean } | null> {
  const membership = await findMembership(db, actor);
  if (!membership) return null;
  const rows = await db.oauthApp.findMany({
    where: { organizationId: membership.organizationId, deletedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: fields,
  });
  return { apps: await toViews(db, rows), isOwner: membership.role === 'owner' };
}

/** The same for a call. Throws `not_found` without an organization. */
export async function listApps(actor: Actor): Promise<OauthAppView[]> {
  const found = await findApps(actor);
  if (!found) throw new AppError('not_found', 'Your account belongs to no organization.');
  return found.apps;
}

/** One app of an organization, as a command wrote it. */
export async function readApp(tx: Tx, id: string): Promise<OauthAppView> {
  const [app] = await toViews(tx, [await tx.oauthApp.findUniqueOrThrow({ where: { id }, select: fields })]);
  return app as OauthAppView;
}

type Row = Prisma.OauthAppGetPayload<{ select: typeof fields }>;

async function toViews(tx: Tx, rows: Row[]): Promise<OauthAppView[]> {
  const where = { appId: { in: rows.map(({ id }) => id) }, revokedAt: null };
  const connectionsOf = tally(await tx.oauthGrant.groupBy({ by: ['appId'], where, _count: true }), 'appId');
  return rows.map(({ scopes, createdAt, ...app }) => ({
    ...app,
    scopes: readScopes(scopes.join(' ')),
    createdAt: createdAt.toISOString(),
    connections: connectionsOf(app.id),
  }));
}
