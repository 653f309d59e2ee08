import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { findMembership } from '@/lib/organizations/queries/membership';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
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
  _count: { select: { grants: { where: { revokedAt: null } } } },
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
  return { apps: rows.map(toView), isOwner: membership.role === 'owner' };
}

/** The same for a call. Throws `not_found` without an organization. */
export async function listApps(actor: Actor): Promise<OauthAppView[]> {
  const found = await findApps(actor);
  if (!found) throw new AppError('not_found', 'Your account belongs to no organization.');
  return found.apps;
}

/** One app of an organization, as a command wrote it. */
export async function readApp(tx: Tx, id: string): Promise<OauthAppView> {
  return toView(await tx.oauthApp.findUniqueOrThrow({ where: { id }, select: fields }));
}

type Row = Prisma.OauthAppGetPayload<{ select: typeof fields }>;

function toView({ scopes, createdAt, _count, ...app }: Row): OauthAppView {
  return {
    ...app,
    scopes: readScopes(scopes.join(' ')),
    createdAt: createdAt.toISOString(),
    connections: _count.grants,
  };
}
