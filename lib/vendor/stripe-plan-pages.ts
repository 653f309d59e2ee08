import 'server-only';
import type Stripe from 'stripe';
import { isMissing, isRefused, refuseAsUnreachable, stripe } from './stripe-client';
import type { StripePrice } from './stripe-plans';

/** Stripe's page where a plan is bought. */
export type PlanPage = {
  id: string;
  standing: 'open' | 'complete' | 'expired';
  /** while it is open */
  url: string | null;
  /** once it is complete */
  subscriptionId: string | null;
};

type PlanOrder = {
  checkoutId: string;
  userId: string;
  customerId: string;
  priceId: string;
  trialDays: number | undefined;
  successUrl: string;
  cancelUrl: string;
};

/** Opens a page where a subscription is bought; the same try asked again gives the same page (Stripe's idempotency key). */
export async function createPlanPage(order: PlanOrder): Promise<PlanPage> {
  const { checkoutId, userId, customerId, priceId, trialDays } = order;
  const creation = stripe().checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      line_items: [{ price: priceId, quantity: 1 }],
      // Early adopters have a code, and whoever else we give one.
      allow_promotion_codes: true,
      metadata: { planCheckoutId: checkoutId },
      subscription_data: { metadata: { userId }, trial_period_days: trialDays },
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    },
    { idempotencyKey: `plan-checkout-${checkoutId}` },
  );
  return toPage(await creation.catch(refuseAsUnreachable));
}

/** Asks Stripe for the state of a page. Null when there is none. */
export async function findPlanPage(id: string): Promise<PlanPage | null> {
  const session = await stripe()
    .checkout.sessions.retrieve(id)
    .catch((error: unknown) => (isMissing(error) ? null : refuseAsUnreachable(error)));
  return session && toPage(session);
}

/** Closes a page unless somebody bought there before. Returns its state then; null when there is none. */
export async function closePlanPage(id: string): Promise<PlanPage | null> {
  const session = await stripe()
    .checkout.sessions.expire(id)
    .catch((error: unknown) => (isRefused(error) ? null : refuseAsUnreachable(error)));
  return session ? toPage(session) : findPlanPage(id);
}

/**
 * Opens Stripe's own page for a customer: another plan or period, prorated and charged at once; cancelled at the end of the
 * period; card and invoices. A trial goes on with another plan.
 */
export async function createPortalPage(order: {
  customerId: string;
  prices: readonly StripePrice[];
  site: string;
  returnUrl: string;
}): Promise<string> {
  const configuration = await findOrCreatePortal(order.prices, order.site);
  const session = await stripe()
    .billingPortal.sessions.create({
      customer: order.customerId,
      configuration,
      return_url: order.returnUrl,
    })
    .catch(refuseAsUnreachable);
  return session.url;
}

async function findOrCreatePortal(prices: readonly StripePrice[], site: string): Promise<string> {
  const plans = prices.map(({ id }) => id).join(' ');
  const { data } = await stripe()
    .billingPortal.configurations.list({ active: true, limit: 100 })
    .catch(refuseAsUnreachable);
  const found = data.find(({ metadata }) => metadata?.plans === plans);
  if (found) return found.id;
  const creation = stripe().billingPortal.configurations.create({
    metadata: { plans },
    business_profile: {
      terms_of_service_url: `${site}/legal/terms`,
      privacy_policy_url: `${site}/legal/privacy`,
    },
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        trial_update_behavior: 'continue_trial',
        products: productsOf(prices),
      },
    },
  });
  return (await creation.catch(refuseAsUnreachable)).id;
}

function productsOf(prices: readonly StripePrice[]) {
  const products = [...new Set(prices.map(({ productId }) => productId))];
  return products.map((product) => ({
    product,
    prices: prices.filter(({ productId }) => productId === product).map(({ id }) => id),
  }));
}

function toPage(session: Stripe.Checkout.Session): PlanPage {
  const { subscription, status } = session;
  return {
    id: session.id,
    standing: status === 'open' ? 'open' : status === 'complete' ? 'complete' : 'expired',
    url: session.url,
    subscriptionId: typeof subscription === 'string' ? subscription : (subscription?.id ?? null),
  };
}
