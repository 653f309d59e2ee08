import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { isDemoAllowed } from '@/lib/payments/commands/provider';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { closePlanPage, createPlanPage, findPlanPage, type PlanPage } from '@/lib/vendor/stripe-plan-pages';
import { findOrCreatePrices } from '@/lib/vendor/stripe-plans';
import { hasTrialLeft } from '../queries/current-plan';
import { planNames, type PlanChoice } from '../rules/choices';
import { TRIAL_DAYS } from '../rules/plan-prices';
import { isInForce } from '../rules/subscription';
import { stripePriceOf } from '../rules/stripe-prices';
import { refreshSubscription } from './ask-stripe';
import { findOrCreateCustomer } from './customer';
import { closeCheckouts } from './write-subscription';

type CheckoutRow = Prisma.PlanCheckoutModel;

/** A page that was closed is replaced by another one, which is open. */
const TRIES = 3;

/**
 * Where to buy a plan: Stripe's page, the same one for a second tab; a page for another plan closes the first. In demo
 * mode our own page. Throws `conflict` while the account has a plan, and `unavailable` when Stripe cannot be reached or is
 * not set up.
 */
export async function openPlanCheckout(actor: Actor, choice: PlanChoice): Promise<{ url: string }> {
  if (isDemoAllowed()) {
    const { id } = await replaceCheckout(actor, choice, 'demo');
    return { url: `/settings/plan/demo?checkout=${id}` };
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const url = await tryToOpen(actor, choice);
    if (url) return { url };
  }
  throw new AppError('unavailable', 'The payment page could not be opened. Please try again in a minute.');
}

/** Null when a page had to be closed, or was closed meanwhile. */
async function tryToOpen(actor: Actor, choice: PlanChoice): Promise<string | null> {
  const open = await db.planCheckout.findFirst({ where: { userId: actor.id, status: 'open' } });
  if (open?.sessionId && !isSame(open, choice)) return giveUp(open, await closePlanPage(open.sessionId));
  const checkout = await replaceCheckout(actor, choice, 'stripe');
  if (!checkout.sessionId) return openPage(actor, checkout);
  const page = await findPlanPage(checkout.sessionId);
  return page?.standing === 'open' ? page.url : giveUp(checkout, page);
}

/** The account's one open try, held so that two tabs share it. One for another plan, or of another provider, is given up. */
async function replaceCheckout(
  { id: userId }: Actor,
  choice: PlanChoice,
  provider: CheckoutRow['provider'],
): Promise<CheckoutRow> {
  return transaction(async (tx) => {
    await holdAccount(tx, userId);
    await assertNoPlan(tx, userId);
    const open = await tx.planCheckout.findFirst({ where: { userId, status: 'open' } });
    if (open && isSame(open, choice) && open.provider === provider) return open;
    // A page that was opened meanwhile is closed by whoever opened it, who finds it given up.
    await closeCheckouts(tx, userId, 'failed');
    const hasTrial = await hasTrialLeft(tx, userId);
    const checkout = await tx.planCheckout.create({
      data: { id: newId(), userId, provider, ...choice, hasTrial, createdAt: now() },
    });
    const data = { ...choice, provider };
    await audit(tx, { type: 'plan.checkout_opened', actorId: userId, subjectId: checkout.id, data });
    return checkout;
  });
}

/** Throws `conflict` while the account has a plan: another one is a change of it. Call it while the account is held. */
export async function assertNoPlan(tx: Tx, userId: string): Promise<void> {
  const row = await tx.planSubscription.findFirst({
    where: { userId, status: { not: 'ended' } },
    select: { plan: true, status: true, cancelsAt: true },
  });
  if (!row) return;
  const message = isInForce(row, now())
    ? `You have ${planNames[row.plan]} already. Change or cancel it under Settings, Your plan.`
    : 'Your last plan is ending just now. Please try again in a few minutes.';
  throw new AppError('conflict', message);
}

function isSame(row: CheckoutRow, { plan, period }: PlanChoice): boolean {
  return row.plan === plan && row.period === period;
}

async function openPage(actor: Actor, checkout: CheckoutRow): Promise<string | null> {
  const settings = `${env().NEXTAUTH_URL}/settings/plan`;
  const customerId = await findOrCreateCustomer(actor.id);
  const [price] = await findOrCreatePrices([stripePriceOf(checkout)]);
  const page = await createPlanPage({
    checkoutId: checkout.id,
    userId: actor.id,
    customerId,
    priceId: price?.id ?? '',
    trialDays: checkout.hasTrial ? TRIAL_DAYS : undefined,
    successUrl: `${settings}?bought=${checkout.plan}`,
    cancelUrl: `${env().NEXTAUTH_URL}/pricing`,
  });
  const { count } = await db.planCheckout.updateMany({
    where: { id: checkout.id, status: 'open', OR: [{ sessionId: null }, { sessionId: page.id }] },
    data: { sessionId: page.id },
  });
  if (count > 0) return page.url;
  await closePlanPage(page.id);
  return null;
}

/** Somebody was faster on a page that is complete: then there is a plan now. Throws `conflict`. */
async function giveUp(checkout: CheckoutRow, page: PlanPage | null): Promise<null> {
  if (page?.standing === 'complete' && page.subscriptionId) {
    await refreshSubscription(page.subscriptionId);
    throw new AppError('conflict', 'You have just bought a plan. See it under Settings, Your plan.');
  }
  await transaction(async (tx) => {
    await holdAccount(tx, checkout.userId);
    const open = { id: checkout.id, status: 'open' } as const;
    if ((await tx.planCheckout.count({ where: open })) > 0) {
      await closeCheckouts(tx, checkout.userId, 'failed');
    }
  });
  return null;
}
