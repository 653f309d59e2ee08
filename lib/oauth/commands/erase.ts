import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { endGrants } from './grants';

/** Disconnects every app of an account, and forgets that they were connected. */
export async function eraseConnections(tx: Tx, userId: string): Promise<void> {
  await endGrants(tx, { userId }, userId);
  await tx.oauthGrant.deleteMany({ where: { userId } });
  // What waits for an answer, and who is signed in at the OAuth server.
  await tx.$executeRaw`DELETE FROM oauth_artifacts WHERE payload ->> 'accountId' = ${userId}
    OR payload #>> '{session,accountId}' = ${userId}`;
}
