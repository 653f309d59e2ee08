import 'server-only';
import type { Role } from '@/prisma/generated/enums';
import { now } from '../clock';
import { db, isOutOfRoom } from '../db';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Of a session, however busy it is. */
export const SESSION_MS = 30 * DAY_MS;
/** Without a call, after which a session is over. */
export const IDLE_MS = 7 * DAY_MS;

/** How long a read may trust what it knew of a session. Calls that change something always ask the database. */
const TRUST_MS = 10_000;
const REMEMBERED_SESSIONS = 10_000;
/** Seen again within the hour is not written down again. */
const SEEN_MS = HOUR_MS;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export type SessionKey = { sessionId: string; userId: string };
type SessionState = { role: Role; isGuarded: boolean; expiresAt: Date };
type SessionRow = SessionState & { lastSeenAt: Date };

type Remembered = Map<string, SessionState & { userId: string; readAt: number }>;

const holder = globalThis as typeof globalThis & { sessionStates?: Remembered };

/** One for the process: Next gives pages and calls modules of their own, and what a call ended a page has to forget too. */
const remembered: Remembered = (holder.sessionStates ??= new Map());

/**
 * What is true of a session that goes on: until when, its account's role, and whether a PIN or a passkey guards the
 * account. Null once it has ended, and for one that there never was.
 */
export async function findSessionState(
  { sessionId, userId }: SessionKey,
  freshness: 'fresh' | 'trusted',
): Promise<SessionState | null> {
  const known = remembered.get(sessionId);
  const isTrusted = known?.userId === userId && now().getTime() - known.readAt < TRUST_MS;
  if (freshness === 'trusted' && isTrusted) return known;
  remembered.delete(sessionId);
  const row = await readSession({ sessionId, userId });
  if (!row) return null;
  if (remembered.size >= REMEMBERED_SESSIONS) remembered.delete(remembered.keys().next().value ?? '');
  const { role, isGuarded, expiresAt } = row;
  const state = { role, isGuarded, expiresAt };
  remembered.set(sessionId, { ...state, userId, readAt: now().getTime() });
  if (now().getTime() - row.lastSeenAt.getTime() >= SEEN_MS) await noteSeen(sessionId);
  return state;
}

/** Call it after an account's role, sessions, PIN or passkeys changed: this process then asks the database again. */
export function forgetAccount(userId: string): void {
  for (const [sessionId, state] of remembered) if (state.userId === userId) remembered.delete(sessionId);
}

/** An id that is none is answered here: cookies of earlier versions hold other names. */
async function readSession({ sessionId, userId }: SessionKey): Promise<SessionRow | null> {
  if (!UUID.test(sessionId) || !UUID.test(userId)) return null;
  const at = now();
  const idleSince = new Date(at.getTime() - IDLE_MS);
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT u.role::text AS role, s.expires_at AS "expiresAt", s.last_seen_at AS "lastSeenAt",
      (EXISTS (SELECT 1 FROM security_pins WHERE user_id = u.id)
        OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = u.id)) AS "isGuarded"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sessionId}::uuid AND s.user_id = ${userId}::uuid
      AND s.revoked_at IS NULL AND s.expires_at > ${at} AND s.last_seen_at > ${idleSince}`;
  return row ?? null;
}

/** A database that is full can be read all the same. */
async function noteSeen(id: string): Promise<void> {
  const at = now();
  const where = { id, lastSeenAt: { lte: new Date(at.getTime() - SEEN_MS) } };
  await db.session.updateMany({ where, data: { lastSeenAt: at } }).catch((error: unknown) => {
    if (!isOutOfRoom(error)) throw error;
  });
}
