/** What Stripe's API says of subscriptions, as far as the product reads it. */

export type Price = {
  id: string;
  object: 'price';
  active: true;
  currency: string;
  lookup_key: string;
  product: string;
  recurring: { interval: 'month' | 'year' };
  unit_amount: number;
};

export type Subscription = {
  id: string;
  object: 'subscription';
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  customer: string;
  ended_at: number | null;
  items: {
    object: 'list';
    data: { id: string; current_period_start: number; current_period_end: number; price: Price }[];
  };
  metadata: Record<string, string>;
  status: string;
  trial_end: number | null;
};

export type PlanInvoice = {
  id: string;
  object: 'invoice';
  amount_paid: number;
  created: number;
  currency: string;
  customer: string;
  hosted_invoice_url: string;
  lines: {
    object: 'list';
    data: { amount: number; description: string | null; period: { start: number; end: number } }[];
  };
  number: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  payments: { object: 'list'; data: { payment: { type: 'payment_intent'; payment_intent: string } }[] };
  status: 'paid' | 'open';
  status_transitions: { paid_at: number | null };
};

export function lineOf(subscription: Subscription, amount: number) {
  const { current_period_start: start, current_period_end: end, price } = itemOf(subscription);
  return { amount, description: `1 × ${price.product}`, period: { start, end } };
}

export function itemOf({ items }: Subscription) {
  const [item] = items.data;
  if (!item) throw new Error('A subscription has one item.');
  return item;
}
