import 'server-only';
import type { Tx } from '@/lib/platform/db';

/** Which app an access token is of, in words, by the grant that it comes from. */
export async function findAppOfGrant(tx: Tx, grantId: string): Promise<string> {
  const where = { id: grantId };
  const grant = await tx.oauthGrant.findUnique({ where, select: { app: { select: { name: true } } } });
  return grant ? `the app ${grant.app.name}` : 'an app of the owner';
}
