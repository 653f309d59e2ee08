import { randomUUID } from 'node:crypto';
import { POST as checkout } from '@/app/api/plans/checkout/route';
import { GET as current } from '@/app/api/plans/current/route';
import { POST as demo } from '@/app/api/plans/demo/route';
import { POST as portal } from '@/app/api/plans/portal/route';
import type { PlanName } from '@/lib/plans/rules/choices';
import { priceOf } from '@/lib/plans/rules/plan-prices';
import type { CurrentPlan } from '@/lib/plans/schema';
import type { Person } from './actors';
import { query } from './database';
import { callRoute, type Answer } from './http';

type Caller = { cookie: string } | null;

export const post = {
  checkout: (as: Caller, body: unknown = { plan: 'basic', period: 'month' }): Promise<Answer> =>
    callRoute(checkout, { method: 'POST', url: '/api/plans/checkout', as, body }),
  portal: (as: Caller): Promise<Answer> =>
    callRoute(portal, { method: 'POST', url: '/api/plans/portal', as, body: {} }),
  demo: (as: Caller, body: unknown): Promise<Answer> =>
    callRoute(demo, { method: 'POST', url: '/api/plans/demo', as, body }),
};

export async function readPlan(as: Caller): Promise<CurrentPlan> {
  const answer = await callRoute(current, { url: '/api/plans/current', as });
  if (answer.status !== 200) throw new Error(`No plan was read: ${answer.text}`);
  return answer.body as CurrentPlan;
}

/** Stripe's name for a price. */
export const lookupKey = (plan: PlanName, period: 'month' | 'year') =>
  `plan_${plan}_${period}_${priceOf({ plan, period })}`;

type Row = Record<string, unknown>;

/** Oldest first. */
export const readSubscriptions = () => query<Row>('SELECT * FROM plan_subscriptions ORDER BY created_at, id');
export const readCheckouts = () => query<Row>('SELECT * FROM plan_checkouts ORDER BY created_at, id');
export const readReceipts = () => query<Row>('SELECT * FROM plan_receipts ORDER BY paid_at, id');

/** A plan in force, without the way to it. */
export async function givePlan(
  { user }: Pick<Person, 'user'>,
  { plan = 'professional', endsInDays = 30 }: { plan?: PlanName; endsInDays?: number } = {},
): Promise<void> {
  const id = randomUUID();
  await query(
    `INSERT INTO plan_subscriptions (id, user_id, provider, provider_id, plan, period, status, period_starts_at,
       period_ends_at, asked_at, created_at)
     VALUES ($1::uuid, $2::uuid, 'demo', 'demo_' || $1::text, $3::"PlanName", 'month', 'active', now(), now() + $4::int * interval '1 day', now(), now())`,
    [id, user.id, plan, endsInDays],
  );
}

/** The plan of an account is over, since so many days. */
export async function endPlan({ user }: Pick<Person, 'user'>, daysAgo = 0): Promise<void> {
  await query(
    `UPDATE plan_subscriptions SET status = 'ended', ended_at = now() - $2::int * interval '1 day' WHERE user_id = $1`,
    [user.id, daysAgo],
  );
}
