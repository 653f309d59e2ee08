import 'server-only';
import type Stripe from 'stripe';
import { isMissing, isRefused, refuseAsUnreachable, stripe } from './stripe-client';

/** A price that Stripe keeps under a name of ours. Its amount never changes: another amount is another name. */
export type PriceOrder = {
  lookupKey: string;
  productId: string;
  productName: string;
  amountCents: number;
  interval: 'month' | 'year';
};

/** A price as Stripe has it. */
export type StripePrice = { id: string; lookupKey: string; productId: string };

/** What Stripe says about a subscription. */
export type StripeSubscription = {
  id: string;
  customerId: string;
  /** our own account's id, as we gave it when it was bought */
  userId: string | undefined;
  /** https://docs.stripe.com/api/subscriptions/object#subscription_object-status */
  status: string;
  productId: string;
  interval: 'month' | 'year' | null;
  periodStartsAt: Date;
  periodEndsAt: Date;
  trialEndsAt: Date | null;
  cancelsAt: Date | null;
  endedAt: Date | null;
};

/** An invoice of a subscription that was paid with money. */
export type PaidInvoice = {
  id: string;
  number: string;
  amountCents: number;
  currency: string;
  paidAt: Date;
  /** Stripe's own page, with the receipt */
  url: string;
  /** the first ten, as Stripe has them; taxes and what a balance paid are none of them */
  lines: { text: string; amountCents: number; from: Date; to: Date }[];
};

/** Finds the prices at Stripe, and makes those that are not there yet. In the order of the call. */
export async function findOrCreatePrices(orders: readonly PriceOrder[]): Promise<StripePrice[]> {
  const keys = orders.map(({ lookupKey }) => lookupKey);
  const { data } = await stripe()
    .prices.list({ lookup_keys: keys, active: true, limit: 100 })
    .catch(refuseAsUnreachable);
  const found = new Map(data.map((price) => [price.lookup_key, price.id]));
  const prices: StripePrice[] = [];
  for (const order of orders) {
    const id = found.get(order.lookupKey) ?? (await createPrice(order));
    prices.push({ id, lookupKey: order.lookupKey, productId: order.productId });
  }
  return prices;
}

async function createPrice(order: PriceOrder): Promise<string> {
  const { lookupKey, productId, productName, amountCents, interval } = order;
  await stripe()
    .products.create({ id: productId, name: productName })
    .catch((error: unknown) => (isThereAlready(error) ? null : refuseAsUnreachable(error)));
  const creation = stripe().prices.create(
    {
      product: productId,
      currency: 'usd',
      unit_amount: amountCents,
      recurring: { interval },
      lookup_key: lookupKey,
    },
    { idempotencyKey: `price-${lookupKey}` },
  );
  return (await creation.catch(refuseAsUnreachable)).id;
}

function isThereAlready(error: unknown): boolean {
  return isRefused(error) && error.code === 'resource_already_exists';
}

/** Makes an account known to Stripe; asked again, the same customer (Stripe's idempotency key). */
export async function createCustomer({ userId, email }: { userId: string; email: string }): Promise<string> {
  const creation = stripe().customers.create(
    { email, metadata: { userId } },
    { idempotencyKey: `plan-customer-${userId}-${email}` },
  );
  return (await creation.catch(refuseAsUnreachable)).id;
}

/** Asks Stripe for the state of a subscription: an event is only a hint, this is the truth. Null when there is none. */
export async function findSubscription(id: string): Promise<StripeSubscription | null> {
  const subscription = await stripe()
    .subscriptions.retrieve(id)
    .catch((error: unknown) => (isMissing(error) ? null : refuseAsUnreachable(error)));
  const item = subscription?.items.data[0];
  if (!subscription || !item) return null;
  const { recurring, product } = item.price;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    userId: subscription.metadata.userId,
    status: subscription.status,
    productId: idOf(product),
    interval: recurring?.interval === 'month' ? 'month' : recurring?.interval === 'year' ? 'year' : null,
    periodStartsAt: dateOf(item.current_period_start),
    periodEndsAt: dateOf(item.current_period_end),
    trialEndsAt: subscription.trial_end === null ? null : dateOf(subscription.trial_end),
    cancelsAt: cancelDateOf(subscription, item),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
  };
}

/** The newest of what was paid for a subscription; the first invoice of a trial is of nothing, and none of these. */
export async function listPaidInvoices(subscriptionId: string): Promise<PaidInvoice[]> {
  const { data } = await stripe()
    .invoices.list({ subscription: subscriptionId, status: 'paid', limit: 24 })
    .catch(refuseAsUnreachable);
  return data
    .filter(({ amount_paid }) => amount_paid > 0)
    .map((invoice) => ({
      id: invoice.id,
      number: invoice.number ?? invoice.id,
      amountCents: invoice.amount_paid,
      currency: invoice.currency,
      paidAt: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
      url: invoice.hosted_invoice_url ?? '',
      lines: invoice.lines.data.map(({ description, amount, period }) => ({
        text: description ?? 'Without a name',
        amountCents: amount,
        from: dateOf(period.start),
        to: dateOf(period.end),
      })),
    }));
}

/** Ends a subscription at once and gives back what was paid for it. Asked again, nothing more happens. */
export async function undoSubscription(id: string): Promise<void> {
  await stripe()
    .subscriptions.cancel(id, { invoice_now: false, prorate: false })
    .catch((error: unknown) => (isRefused(error) ? null : refuseAsUnreachable(error)));
  const { data } = await stripe()
    .invoices.list({ subscription: id, status: 'paid', limit: 24, expand: ['data.payments'] })
    .catch(refuseAsUnreachable);
  const intents = data.flatMap(({ payments }) =>
    (payments?.data ?? []).flatMap(({ payment }) =>
      payment.payment_intent ? idOf(payment.payment_intent) : [],
    ),
  );
  for (const intent of intents) {
    await stripe()
      .refunds.create({ payment_intent: intent }, { idempotencyKey: `plan-refund-${intent}` })
      .catch((error: unknown) => (isRefused(error) ? null : refuseAsUnreachable(error)));
  }
}

/** Stripe cancels at the end of the period by a flag, or on a day that somebody chose. */
function cancelDateOf(
  { cancel_at, cancel_at_period_end }: Stripe.Subscription,
  { current_period_end }: Stripe.SubscriptionItem,
): Date | null {
  if (cancel_at !== null) return dateOf(cancel_at);
  return cancel_at_period_end ? dateOf(current_period_end) : null;
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
