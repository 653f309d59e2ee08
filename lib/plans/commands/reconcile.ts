import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { askAboutEach } from '@/lib/payments/commands/reconcile';
import { ASK_AFTER_MS } from '@/lib/payments/rules';
import { now } from '@/lib/platform/clock';
import { db, transaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { findPlanPage } from '@/lib/vendor/stripe-plan-pages';
import { addDays, TRIAL_REMINDER_DAYS } from '../rules/plan-prices';
import { refreshSubscription } from './ask-stripe';
import { tellOfTrialEnd } from './notices';
import { closeCheckouts } from './write-subscription';

/**
 * Asks Stripe about plans whose period is over and about tries to buy that stayed open, because an event can be lost. Safe
 * to run twice. Throws when one could not be asked about.
 */
export async function reconcilePlans(): Promise<{ asked: number }> {
  if (!env().STRIPE_SECRET_KEY) return { asked: 0 };
  const before = new Date(now().getTime() - ASK_AFTER_MS);
  const [checkouts, subscriptions] = await Promise.all([
    db.planCheckout.findMany({
      where: { provider: 'stripe', status: 'open', sessionId: { not: null }, createdAt: { lte: before } },
      select: { id: true, userId: true, sessionId: true },
    }),
    db.planSubscription.findMany({
      where: { provider: 'stripe', status: { not: 'ended' }, periodEndsAt: { lte: before } },
      select: { id: true, providerId: true },
    }),
  ]);
  const { asked } = await askAboutEach(checkouts, askAboutCheckout);
  const renewed = await askAboutEach(subscriptions, ({ providerId }) => refreshSubscription(providerId));
  return { asked: asked + renewed.asked };
}

type OpenCheckout = { id: string; userId: string; sessionId: string | null };

async function askAboutCheckout({ id, userId, sessionId }: OpenCheckout): Promise<void> {
  const page = sessionId ? await findPlanPage(sessionId) : null;
  if (page?.subscriptionId) return refreshSubscription(page.subscriptionId);
  if (page?.standing === 'open') return;
  await transaction(async (tx) => {
    await holdAccount(tx, userId);
    const isOpen = (await tx.planCheckout.count({ where: { id, status: 'open' } })) > 0;
    if (isOpen) await closeCheckouts(tx, userId, 'failed');
  });
}

/** Tells whoever tries a plan that the trial ends in a few days, once. Safe to run twice. */
export async function remindOfTrials(): Promise<{ reminded: number }> {
  const at = now();
  const where = {
    status: 'trialing',
    cancelsAt: null,
    remindedAt: null,
    trialEndsAt: { gt: at, lte: addDays(at, TRIAL_REMINDER_DAYS) },
  } as const;
  const trials = await db.planSubscription.findMany({
    where,
    select: { id: true, userId: true, plan: true, period: true, provider: true, trialEndsAt: true },
  });
  let reminded = 0;
  for (const { id, trialEndsAt, provider, ...trial } of trials) {
    await transaction(async (tx) => {
      const { count } = await tx.planSubscription.updateMany({
        where: { id, ...where },
        data: { remindedAt: at },
      });
      if (count === 0 || !trialEndsAt) return;
      await tellOfTrialEnd(tx, { ...trial, endsAt: trialEndsAt, isDemo: provider === 'demo' });
      reminded += 1;
    });
  }
  return { reminded };
}
