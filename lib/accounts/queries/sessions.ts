import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { IDLE_MS } from '@/lib/platform/session/session-state';
import type { Prisma } from '@/prisma/generated/client';
import type { SessionView } from '../schema/sessions';
import { deviceName } from '@/lib/platform/session/device-name';

/** Sessions whose cookie opens the account now. */
export function sessionsInForce() {
  const at = now();
  const idleSince = new Date(at.getTime() - IDLE_MS);
  return {
    revokedAt: null,
    expiresAt: { gt: at },
    lastSeenAt: { gt: idleSince },
  } satisfies Prisma.SessionWhereInput;
}

/** Where the actor is signed in: this session first, then as they were last used. */
export async function listSessions({ id: userId, sessionId }: Actor): Promise<SessionView[]> {
  const rows = await db.session.findMany({
    where: { userId, ...sessionsInForce() },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    select: { id: true, userAgent: true, place: true, createdAt: true, lastSeenAt: true },
  });
  const sessions = rows.map(({ id, userAgent, place, createdAt, lastSeenAt }) => ({
    id,
    device: deviceName(userAgent),
    ...(place && { place }),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === sessionId,
  }));
  return sessions.sort((a, b) => Number(b.current) - Number(a.current));
}
