import 'server-only';
import { appIsOpen } from '@/lib/platform/v1/api-token';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { notSuspended } from '@/lib/platform/suspension';

export type OauthClient = {
  id: string;
  name: string;
  website: string | null;
  redirectUris: string[];
  scopes: string[];
  isConfidential: boolean;
  secretHash: Uint8Array | null;
  isSelfRegistered: boolean;
};

export type OauthAgreement = { id: string; appId: string; userId: string; scopes: string[]; createdAt: Date };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An app as the OAuth server knows it, by its `client_id`; null once it works no more. */
export async function findClient(id: string): Promise<OauthClient | null> {
  if (!UUID.test(id)) return null;
  const [row] = await db.$queryRaw<OauthClient[]>`
    SELECT a.id, a.name, a.website, a.redirect_uris AS "redirectUris", a.scopes, a.is_confidential AS "isConfidential",
      a.secret_hash AS "secretHash", a.organization_id IS NULL AS "isSelfRegistered"
    FROM oauth_apps a WHERE a.id = ${id}::uuid AND ${appIsOpen(now())}`;
  return row ?? null;
}

/** What an account agreed to, as long as it holds. */
export async function findAgreement(id: string): Promise<OauthAgreement | null> {
  if (!UUID.test(id)) return null;
  return db.oauthGrant.findFirst({
    where: { id, revokedAt: null, user: { deletedAt: null, ...notSuspended } },
    select: { id: true, appId: true, userId: true, scopes: true, createdAt: true },
  });
}

/** The same by app and account. */
export async function findAgreementOf(
  tx: Tx,
  { appId, userId }: { appId: string; userId: string },
): Promise<{ id: string; scopes: string[] } | null> {
  if (!UUID.test(appId)) return null;
  return tx.oauthGrant.findFirst({
    where: { appId, userId, revokedAt: null },
    select: { id: true, scopes: true },
  });
}

/** Whether tokens may still be issued for an account. */
export async function isLivingAccount(id: string): Promise<boolean> {
  return (await db.user.count({ where: { id, deletedAt: null, ...notSuspended } })) === 1;
}
