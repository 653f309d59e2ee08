import 'server-only';
import { createHash } from 'node:crypto';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { rotateColumn, type Rotation } from '@/lib/platform/secrets/key-rotation';
import { openText, sealText } from '@/lib/platform/secrets/secret-box';
import { isPushEndpoint, pushPublicKey, type PushTarget } from '@/lib/vendor/push';
import type { SubscribeInput } from '../schema/push';

/** Nobody uses more, and each is told of every notice. */
const MOST_BROWSERS = 10;

const contextOf = (id: string) => `push_subscription:${id}`;

/**
 * Has the browser of this login told by Web Push, for as long as the login lasts: one for each login, and a browser that
 * another account used is this one's from now on. Of an account the ten newest are told. Throws `unavailable` where the site has no keys, and
 * `validation_failed` for an address that is no push service's.
 */
export async function subscribeToPush(
  actor: Actor,
  { endpoint, keys, device }: SubscribeInput & { device: string },
): Promise<{ id: string }> {
  if (!pushPublicKey()) throw new AppError('unavailable', 'Push is not available on this site.');
  if (!isPushEndpoint(endpoint)) {
    const words = 'This is not the address of a push service. Please turn push on again in your browser.';
    throw new AppError('validation_failed', words, { fields: { endpoint: words } });
  }
  const id = newId();
  const target: PushTarget = { endpoint, keys };
  const sealed = sealText(JSON.stringify(target), contextOf(id));
  return transaction(async (tx) => {
    await holdLogin(tx, actor);
    const endpointHash = createHash('sha256').update(endpoint).digest();
    await tx.pushSubscription.deleteMany({
      where: { sessionId: actor.sessionId, endpointHash: { not: endpointHash } },
    });
    await tx.$executeRaw`
      INSERT INTO push_subscriptions (id, user_id, session_id, endpoint_hash, sealed, device, created_at)
      VALUES (${id}::uuid, ${actor.id}::uuid, ${actor.sessionId}::uuid, ${endpointHash}, ${sealed}, ${device}, ${now()})
      ON CONFLICT (endpoint_hash) DO UPDATE SET id = EXCLUDED.id, user_id = EXCLUDED.user_id,
        session_id = EXCLUDED.session_id, sealed = EXCLUDED.sealed, device = EXCLUDED.device,
        created_at = EXCLUDED.created_at`;
    await forgetOldest(tx, actor);
    await audit(tx, { type: 'push.subscribed', actorId: actor.id, subjectId: actor.id });
    return { id };
  });
}

async function forgetOldest(tx: Tx, { id: userId }: Actor): Promise<void> {
  const kept = await tx.pushSubscription.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_BROWSERS,
    select: { id: true },
  });
  if (kept.length < MOST_BROWSERS) return;
  await tx.pushSubscription.deleteMany({ where: { userId, id: { notIn: kept.map(({ id }) => id) } } });
}

/** Two calls of one login come one after the other; one that has ended meanwhile subscribes nothing. */
async function holdLogin(tx: Tx, { sessionId }: Actor): Promise<void> {
  const [held] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM sessions WHERE id = ${sessionId}::uuid AND revoked_at IS NULL FOR UPDATE`;
  if (!held) throw new AppError('not_signed_in', 'Please log in to continue.');
}

/** Tells a browser no more. Throws `not_found` for another person's. */
export async function unsubscribeFromPush(actor: Actor, id: string): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.pushSubscription.deleteMany({ where: { id, userId: actor.id } });
    if (count === 0) throw new AppError('not_found', 'Push is already off in that browser.');
    await audit(tx, { type: 'push.unsubscribed', actorId: actor.id, subjectId: actor.id });
  });
}

/** Where a browser is told, and its keys. */
export function openTarget({ id, sealed }: { id: string; sealed: string }): PushTarget {
  return JSON.parse(openText(sealed, contextOf(id))) as PushTarget;
}

/** Seals what browsers handed out under the master key of today. */
export function rotatePushSubscriptions(): Promise<Rotation> {
  return rotateColumn({
    kind: 'push subscriptions',
    context: contextOf,
    list: ({ prefix, after, take }) =>
      db.pushSubscription.findMany({
        where: { id: { gt: after }, NOT: { sealed: { startsWith: prefix } } },
        orderBy: { id: 'asc' },
        take,
        select: { id: true, sealed: true },
      }),
    replace: async ({ id, sealed }, resealed) => {
      const { count } = await db.pushSubscription.updateMany({
        where: { id, sealed },
        data: { sealed: resealed },
      });
      return count === 1;
    },
  });
}
