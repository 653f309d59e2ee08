import 'server-only';
import { publishSessionEnd } from '@/lib/platform/account-stream';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import type { OpenedSession } from '@/lib/platform/session';
import { forgetAccount, IDLE_MS, SESSION_MS } from '@/lib/platform/session-state';
import { holdAccount } from './hold-account';

/** How long it can be seen that there was a session. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** A sign-in that begins now. */
export async function openSession(
  tx: Tx,
  { userId, userAgent }: { userId: string; userAgent: string | null },
): Promise<OpenedSession> {
  const at = now();
  const session = { id: newId(), userId, expiresAt: new Date(at.getTime() + SESSION_MS) };
  await tx.session.create({
    data: { ...session, userAgent, createdAt: at, lastSeenAt: at },
    select: { id: true },
  });
  return session;
}

/** "Sign out": a copy of this session's cookie opens nothing from now on either. */
export async function endSession({ id: userId, sessionId }: Actor): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, userId, revokedAt: null },
      data: { revokedAt: now() },
    });
    if (count === 0) return;
    await publishSessionEnd(tx, { userId, sessionId });
    await audit(tx, { type: 'session.ended', actorId: userId, subjectId: sessionId });
  });
  forgetAccount(userId);
}

/** "Sign out everywhere": ends every session of the account, this one included. */
export async function revokeSessions(actor: Actor): Promise<void> {
  await transaction(async (tx) => {
    await endAllSessions(tx, actor.id);
    await audit(tx, { type: 'sessions.revoked', actorId: actor.id, subjectId: actor.id });
  });
  forgetAccount(actor.id);
}

/**
 * Ends every session of an account, and what was confirmed in one. A change of guards that is under way waits for this, or
 * this for it. Call `forgetAccount` once the transaction is committed.
 */
export async function endAllSessions(tx: Tx, userId: string): Promise<void> {
  await holdAccount(tx, userId);
  await tx.stepUp.deleteMany({ where: { userId } });
  await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now() } });
  await publishSessionEnd(tx, { userId });
}

/** Ends the others of an account that is held, and what was confirmed in them. Call `forgetAccount` once it is committed. */
export async function endOtherSessions(tx: Tx, { id: userId, sessionId }: Actor): Promise<void> {
  await tx.stepUp.deleteMany({ where: { userId, sessionId: { not: sessionId } } });
  const ended = await tx.session.updateManyAndReturn({
    where: { userId, revokedAt: null, id: { not: sessionId } },
    data: { revokedAt: now() },
    select: { id: true },
  });
  for (const { id } of ended) await publishSessionEnd(tx, { userId, sessionId: id });
}

/** Removes sessions that ended a month ago, in whichever way. Returns how many. */
export async function deleteEndedSessions(): Promise<{ deleted: number }> {
  const before = new Date(now().getTime() - KEPT_MS);
  const idleSince = new Date(before.getTime() - IDLE_MS);
  const { count } = await db.session.deleteMany({
    where: {
      OR: [{ revokedAt: { lt: before } }, { expiresAt: { lt: before } }, { lastSeenAt: { lt: idleSince } }],
    },
  });
  return { deleted: count };
}
