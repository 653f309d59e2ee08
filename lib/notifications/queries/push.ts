import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import type { Actor } from '@/lib/platform/actor';
import { IDLE_MS } from '@/lib/platform/session/session-state';
import type { Prisma } from '@/prisma/generated/client';
import type { PushSubscriptionView } from '../schema/push';

/** Those whose login goes on: a browser that was logged out is told nothing. */
export function ofLivingSessions() {
  const at = now();
  return {
    session: { revokedAt: null, expiresAt: { gt: at }, lastSeenAt: { gt: new Date(at.getTime() - IDLE_MS) } },
  } satisfies Prisma.PushSubscriptionWhereInput;
}

/** The browsers that are told, this one first. */
export async function listPushSubscriptions({
  id: userId,
  sessionId,
}: Actor): Promise<PushSubscriptionView[]> {
  const rows = await db.pushSubscription.findMany({
    where: { userId, ...ofLivingSessions() },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: { id: true, device: true, createdAt: true, sessionId: true },
  });
  const browsers = rows.map(({ createdAt, sessionId: of, ...row }) => ({
    ...row,
    since: createdAt.toISOString(),
    current: of === sessionId,
  }));
  return browsers.sort((a, b) => Number(b.current) - Number(a.current));
}
