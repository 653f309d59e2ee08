import 'server-only';
import { publishSessionEnd } from '@/lib/platform/account-stream';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { AppError } from '@/lib/platform/errors';
import { notHeld } from '@/lib/platform/legal-hold';
import type { OpenedSession } from '@/lib/platform/session';
import { forgetAccount, IDLE_MS, SESSION_MS } from '@/lib/platform/session/session-state';
import { assertNotSuspended } from '@/lib/platform/suspension';
import { findPlace } from '@/lib/vendor/geoip';
import { sessionsInForce } from '../queries/sessions';
import { holdAccount } from './hold-account';

/** How long it can be seen that there was a session. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type NewSession = {
  userId: string;
  userAgent: string | null;
  /** only its place is kept, where the operator has a file that knows it */
  network: string;
};

/** A sign-in that begins now. Throws `forbidden` for an account that is suspended; a trigger sees one that is at this moment. */
export async function openSession(
  tx: Tx,
  { userId, userAgent, network }: NewSession,
): Promise<OpenedSession> {
  await assertNotSuspended(tx, userId);
  const at = now();
  const session = { id: newId(), userId, expiresAt: new Date(at.getTime() + SESSION_MS) };
  await tx.session.create({
    data: { ...session, userAgent, place: findPlace(network), createdAt: at, lastSeenAt: at },
    select: { id: true },
  });
  return session;
}

/** "Sign out": a copy of this session's cookie opens nothing from now on either. */
export async function endSession({ id: userId, sessionId }: Actor): Promise<void> {
  await end(userId, sessionId);
}

/** One of the actor's sessions, perhaps on another device. Throws `not_found` for one that is over, or somebody else's. */
export async function endSessionOf({ id: userId }: Actor, sessionId: string): Promise<void> {
  if (await end(userId, sessionId)) return;
  throw new AppError('not_found', 'This session has ended already.');
}

/** Whether it went on until now. */
async function end(userId: string, sessionId: string): Promise<boolean> {
  const hasEnded = await transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, userId, ...sessionsInForce() },
      data: { revokedAt: now() },
    });
    if (count === 0) return false;
    await tx.stepUp.deleteMany({ where: { sessionId } });
    await publishSessionEnd(tx, { userId, sessionId });
    await audit(tx, { type: 'session.ended', actorId: userId, subjectId: sessionId });
    return true;
  });
  forgetAccount(userId);
  return hasEnded;
}

/** "Sign out everywhere else": this session goes on alone. */
export async function revokeOtherSessions(actor: Actor): Promise<void> {
  await transaction(async (tx) => {
    await holdAccount(tx, actor.id);
    for (const id of await endOtherSessions(tx, actor)) {
      await audit(tx, { type: 'session.ended', actorId: actor.id, subjectId: id });
    }
  });
  forgetAccount(actor.id);
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
 * Ends every session of an account that somebody else may be in: for the operator's command line. Whoever knows its password
 * logs in again. Throws `not_found`.
 */
export async function revokeSessionsOf(email: string): Promise<void> {
  const user = await transaction(async (tx) => {
    const found = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (!found) throw new AppError('not_found', `There is no account with the email ${email}.`);
    await endAllSessions(tx, found.id);
    await audit(tx, { type: 'sessions.revoked', actorId: null, subjectId: found.id });
    return found;
  });
  forgetAccount(user.id);
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

/**
 * Ends the others of an account that is held, and what was confirmed in them. Returns those that were in force. Call
 * `forgetAccount` once it is committed.
 */
export async function endOtherSessions(tx: Tx, { id: userId, sessionId }: Actor): Promise<string[]> {
  await tx.stepUp.deleteMany({ where: { userId, sessionId: { not: sessionId } } });
  const ended = await tx.session.updateManyAndReturn({
    where: { userId, id: { not: sessionId }, ...sessionsInForce() },
    data: { revokedAt: now() },
    select: { id: true },
  });
  for (const { id } of ended) await publishSessionEnd(tx, { userId, sessionId: id });
  return ended.map(({ id }) => id);
}

/** Removes sessions that ended a month ago, in whichever way, but those of an account under a legal hold. Returns how many. */
export async function deleteEndedSessions(): Promise<{ deleted: number }> {
  const before = new Date(now().getTime() - KEPT_MS);
  const idleSince = new Date(before.getTime() - IDLE_MS);
  const where = {
    OR: [{ revokedAt: { lt: before } }, { expiresAt: { lt: before } }, { lastSeenAt: { lt: idleSince } }],
    user: notHeld,
  };
  return deleteInBatches('sessions', (tx, limit) => tx.session.deleteMany({ where, limit }));
}
