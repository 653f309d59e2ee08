import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

type Agreement = { appId: string; userId: string; scopes: readonly string[] };

/**
 * Writes down what an account agreed to. An app has one grant of an account: what is new is added to it. Returns its id, and
 * whether the app was not connected until now.
 */
export async function connect(
  tx: Tx,
  { appId, userId, scopes }: Agreement,
): Promise<{ id: string; isNew: boolean }> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`oauth grant\n${appId}\n${userId}`}, 0))`;
  const earlier = await tx.oauthGrant.findFirst({ where: { appId, userId, revokedAt: null } });
  const id = earlier?.id ?? newId();
  const all = [...new Set([...(earlier?.scopes ?? []), ...scopes])];
  if (earlier) {
    await tx.oauthGrant.update({ where: { id }, data: { scopes: all }, select: { id: true } });
  } else {
    const data = { id, appId, userId, scopes: all, createdAt: now() };
    await tx.oauthGrant.create({ data, select: { id: true } });
  }
  await audit(tx, {
    type: 'app.connected',
    actorId: userId,
    subjectId: id,
    data: { appId, scopes: [...scopes] },
  });
  return { id, isNew: earlier === null };
}

/** "Disconnect": from the next call on the tokens of the app open nothing. Throws `not_found`. */
export async function disconnect({ id: userId }: Actor, grantId: string): Promise<void> {
  await transaction(async (tx) => {
    const [ended] = await endGrants(tx, { id: grantId, userId }, userId);
    if (!ended) throw new AppError('not_found', 'This app is no longer connected to your account.');
  });
}

/** What the OAuth server does when a code or a refresh token comes a second time, or the app gives its token back. */
export async function endGrant(id: string): Promise<void> {
  await transaction((tx) => endGrants(tx, { id }, null));
}

/** Disconnects every app of an account whose password somebody chose anew, from a link. */
export async function endConnections(tx: Tx, userId: string): Promise<void> {
  await endGrants(tx, { userId }, null);
}

/** Ends grants with everything that was issued for them. Returns those that were in force. */
export async function endGrants(
  tx: Tx,
  where: Prisma.OauthGrantWhereInput,
  actorId: string | null,
): Promise<string[]> {
  const ended = await tx.oauthGrant.updateManyAndReturn({
    where: { ...where, revokedAt: null },
    data: { revokedAt: now() },
    select: { id: true, appId: true },
  });
  const ids = ended.map(({ id }) => id);
  await tx.oauthArtifact.deleteMany({ where: { grantId: { in: ids } } });
  for (const { id, appId } of ended) {
    await audit(tx, { type: 'app.disconnected', actorId, subjectId: id, data: { appId } });
  }
  return ids;
}
