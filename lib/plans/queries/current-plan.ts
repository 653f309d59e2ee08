import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { aboutRows, type Question } from '@/lib/platform/database/questions';
import type { PlanName } from '../rules/choices';
import { addDays, priceOf, RETRIEVAL_DAYS } from '../rules/plan-prices';
import { quotasOf, type Quotas } from '../rules/quotas';
import { isInForce } from '../rules/subscription';
import type { CurrentPlan } from '../schema';

/** Asked by every home page and upload: Prisma's own way of saying it costs the server more than the database. */
function heldPlan(userId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT plan::text, status::text, cancels_at AS "cancelsAt" FROM plan_subscriptions
    WHERE user_id = ${userId}::uuid AND status <> 'ended' LIMIT 1`;
}

type Held = Pick<Prisma.PlanSubscriptionModel, 'plan' | 'status' | 'cancelsAt'>;

/** The plan that is in force, and what it allows; what everybody has without one. */
export type InForce = { plan: PlanName | null; quotas: Quotas };

function inForce(row: Held | undefined): InForce {
  const plan = row && isInForce(row, now()) ? row.plan : null;
  return { plan, quotas: quotasOf[plan ?? 'none'] };
}

/** In a transaction that holds the account it stays so. */
export async function findQuotas(tx: Tx, userId: string): Promise<InForce> {
  const [row] = await tx.$queryRaw<Held[]>(heldPlan(userId));
  return inForce(row);
}

/** The same, asked together with others. */
export function planInForce({ id }: Pick<Actor, 'id'>): Question<InForce> {
  return aboutRows<Omit<Held, 'cancelsAt'> & { cancelsAt: string | null }, InForce>(heldPlan(id), ([row]) =>
    inForce(row && { ...row, cancelsAt: row.cancelsAt === null ? null : new Date(row.cancelsAt) }),
  );
}

/** What the actor has, when it renews or ends, and whether a trial is still to be had. */
export async function getCurrentPlan(actor: Actor): Promise<CurrentPlan> {
  const userId = actor.id;
  const [row, hasTrial] = await Promise.all([
    db.planSubscription.findFirst({ where: { userId }, orderBy: { createdAt: 'desc' } }),
    hasTrialLeft(db, userId),
  ]);
  const at = now();
  const held = row && isInForce(row, at) ? row : null;
  const renews = held && !held.cancelsAt ? held : null;
  const endsAt = row && (held ? held.cancelsAt : (row.endedAt ?? row.cancelsAt));
  return {
    plan: held?.plan ?? null,
    period: held?.period ?? null,
    status: row ? (held?.status ?? 'ended') : 'none',
    quotas: quotasOf[held?.plan ?? 'none'],
    renewsAt: renews?.periodEndsAt.toISOString() ?? null,
    renewalCents: renews && Math.max(0, priceOf(renews) - renews.creditCents),
    creditCents: row?.creditCents ?? 0,
    trialEndsAt: held?.status === 'trialing' ? (held.trialEndsAt?.toISOString() ?? null) : null,
    endsAt: endsAt?.toISOString() ?? null,
    retrievalUntil: endsAt ? addDays(endsAt, RETRIEVAL_DAYS).toISOString() : null,
    hasTrial,
    isDemo: row?.provider === 'demo',
  };
}

/** Once for each account, whatever became of the plan that it was for. */
export async function hasTrialLeft(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.planSubscription.count({ where: { userId, trialEndsAt: { not: null } } })) === 0;
}
