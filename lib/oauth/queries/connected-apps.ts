import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { appIsOpen } from '@/lib/platform/v1/api-token';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { readScopes } from '../rules/scopes';
import type { ConnectedApp } from '../schema/consent';

type Row = Omit<ConnectedApp, 'scopes' | 'createdAt' | 'lastUsedAt'> & {
  scopes: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** The apps that act for the actor's account, the newest first. */
export async function listConnectedApps({ id }: Actor): Promise<ConnectedApp[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT g.id, a.name, a.website, g.scopes, g.created_at AS "createdAt",
      (SELECT o.name FROM organizations o WHERE o.id = a.organization_id) AS organization,
      (SELECT max(u.last_at) FROM api_usage u WHERE u.caller_id = g.id) AS "lastUsedAt"
    FROM oauth_grants g JOIN oauth_apps a ON a.id = g.app_id
    WHERE g.user_id = ${id}::uuid AND g.revoked_at IS NULL AND ${appIsOpen(now())}
    ORDER BY g.created_at DESC, g.id`;
  return rows.map(({ scopes, createdAt, lastUsedAt, ...app }) => ({
    ...app,
    scopes: readScopes(scopes.join(' ')),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** For the data of an account: every app that was ever connected, and until when. */
export function readConnections(tx: Tx, userId: string) {
  return tx.oauthGrant.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: {
      scopes: true,
      createdAt: true,
      revokedAt: true,
      app: { select: { name: true, website: true, organization: { select: { name: true } } } },
    },
  });
}
