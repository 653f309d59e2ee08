import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';

/** The account of a demo notary as somebody who acts; null for anybody else, and for a database that is not embedded. */
export async function findDemoActor(userId: string): Promise<Actor | null> {
  if (!env().EMBEDDED_DATABASE) return null;
  const user = await db.user.findFirst({
    where: { id: userId, notaryProfile: { isDemo: true } },
    select: { id: true, role: true },
  });
  return user && { ...user, sessionId: 'demo-notary', isGuarded: false };
}
