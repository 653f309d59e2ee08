import type { ServerResponse } from 'node:http';
import { itemOf, lineOf, type PlanInvoice, type Price, type Subscription } from './plan-objects';
import {
  failure,
  metadataOf,
  randomId,
  type Intent,
  type Outcome,
  type StripeRequest,
} from './stripe-objects';

/*
 * The part of Stripe's double for subscriptions: prices, customers, subscriptions with their invoices, and the
 * customer portal (https://docs.stripe.com/api/subscriptions, https://docs.stripe.com/api/customer_portal/sessions).
 */

type Order = { customer: string; price: string; metadata: Record<string, string>; trialDays: number };

/** What a subscription needs of the rest of the double. */
type Host = {
  readonly url: string;
  addIntent: (given: Partial<Intent>) => Intent;
  deliver: (type: string, object: { id: string; object: string }) => Promise<void>;
};

const DAY = 24 * 60 * 60;
const seconds = () => Math.floor(Date.now() / 1000);

export class PlansDouble {
  readonly prices = new Map<string, Price>();
  readonly products = new Set<string>();
  readonly customers = new Map<string, { id: string; email: string; metadata: Record<string, string> }>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices: PlanInvoice[] = [];
  readonly configurations: { id: string; metadata: Record<string, string> }[] = [];
  readonly portals = new Map<string, { customer: string; returnUrl: string }>();

  constructor(private readonly stripe: Host) {}

  reset(): void {
    for (const kept of [this.prices, this.products, this.customers, this.subscriptions, this.portals])
      kept.clear();
    for (const kept of [this.invoices, this.configurations]) kept.length = 0;
  }

  get(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new Error(`There is no subscription ${id}.`);
    return subscription;
  }

  /** What a person with a card does on the page where a plan is bought. */
  subscribe({ customer, price: priceId, metadata, trialDays }: Order): Subscription {
    const price = this.prices.get(priceId);
    if (!price) throw new Error(`There is no price ${priceId}.`);
    const from = seconds();
    const trialEnd = trialDays > 0 ? from + trialDays * DAY : null;
    const subscription: Subscription = {
      id: randomId('sub'),
      object: 'subscription',
      cancel_at: null,
      cancel_at_period_end: false,
      customer,
      ended_at: null,
      items: {
        object: 'list',
        data: [
          {
            id: randomId('si'),
            current_period_start: from,
            current_period_end: trialEnd ?? from + periodOf(price),
            price,
          },
        ],
      },
      metadata,
      status: trialEnd ? 'trialing' : 'active',
      trial_end: trialEnd,
    };
    this.subscriptions.set(subscription.id, subscription);
    this.charge(subscription, trialEnd ? 0 : price.unit_amount);
    return subscription;
  }

  /** What somebody does in the portal; what is left of the period is not worked out here. */
  change(id: string, lookupKey: string, chargedCents = 0): Subscription {
    const subscription = this.get(id);
    const price = [...this.prices.values()].find(({ lookup_key }) => lookup_key === lookupKey);
    if (!price) throw new Error(`There is no price ${lookupKey}.`);
    itemOf(subscription).price = price;
    if (chargedCents > 0) this.charge(subscription, chargedCents);
    return subscription;
  }

  cancelAtPeriodEnd(id: string): Subscription {
    const subscription = this.get(id);
    return Object.assign(subscription, {
      cancel_at_period_end: true,
      cancel_at: itemOf(subscription).current_period_end,
    });
  }

  /** As a test clock at Stripe would: the period is over now. */
  endPeriod(id: string): Subscription {
    const subscription = this.get(id);
    if (subscription.cancel_at_period_end) return this.end(subscription);
    const item = itemOf(subscription);
    const from = seconds();
    Object.assign(item, { current_period_start: from, current_period_end: from + periodOf(item.price) });
    subscription.status = 'active';
    this.charge(subscription, item.price.unit_amount);
    return subscription;
  }

  failPayment(id: string): Subscription {
    return Object.assign(this.get(id), { status: 'past_due' });
  }

  invoicesOf(id: string): PlanInvoice[] {
    return this.invoices.filter(({ parent }) => parent.subscription_details.subscription === id);
  }

  answer({ method, path, query, body }: StripeRequest): Outcome | null {
    const form = new URLSearchParams(body);
    const subscriptionId = /^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1];
    if (subscriptionId) return this.answerSubscription(method, subscriptionId);
    switch (`${method} ${path}`) {
      case 'GET /v1/prices':
        return listed(
          [...this.prices.values()].filter((price) =>
            valuesOf(query, 'lookup_keys').includes(price.lookup_key),
          ),
        );
      case 'POST /v1/prices':
        return this.createPrice(form);
      case 'POST /v1/products':
        return this.createProduct(form.get('id') ?? '');
      case 'POST /v1/customers':
        return this.createCustomer(form);
      case 'GET /v1/invoices':
        return listed(
          this.invoicesOf(query.get('subscription') ?? '')
            .filter(({ status }) => status === 'paid')
            .reverse(),
        );
      case 'GET /v1/billing_portal/configurations':
        return listed(this.configurations);
      case 'POST /v1/billing_portal/configurations': {
        const configuration = {
          id: randomId('bpc'),
          object: 'billing_portal.configuration',
          metadata: metadataOf(form),
        };
        this.configurations.push(configuration);
        return { status: 200, body: configuration };
      }
      case 'POST /v1/billing_portal/sessions': {
        const id = randomId('bps');
        this.portals.set(id, {
          customer: form.get('customer') ?? '',
          returnUrl: form.get('return_url') ?? '',
        });
        return {
          status: 200,
          body: { id, object: 'billing_portal.session', url: `${this.stripe.url}/p/session/${id}` },
        };
      }
      default:
        return null;
    }
  }

  /** Stripe's portal: the plan, a button that cancels it, one that lets its period end, and a way back. */
  async servePortal({ method, path, body }: StripeRequest, response: ServerResponse): Promise<void> {
    const portal = this.portals.get(path.replace('/p/session/', ''));
    const subscription = [...this.subscriptions.values()].find(
      ({ customer }) => customer === portal?.customer,
    );
    if (!portal || !subscription) return void response.writeHead(404).end();
    if (method === 'POST') {
      const act = new URLSearchParams(body).get('act');
      const changed =
        act === 'cancel' ? this.cancelAtPeriodEnd(subscription.id) : this.endPeriod(subscription.id);
      const type = changed.status === 'canceled' ? 'deleted' : 'updated';
      await this.stripe.deliver(`customer.subscription.${type}`, changed);
      return void response.writeHead(303, { location: path }).end();
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Portal</title><link rel="icon" href="data:,"></head>
<body><h1>${itemOf(subscription).price.product}</h1><p>${subscription.status}${subscription.cancel_at ? ', cancelled' : ''}</p>
<form method="post"><button name="act" value="cancel">Cancel plan</button><button name="act" value="end">Let the period end</button></form>
<a href="${portal.returnUrl}">Return</a></body></html>`);
  }

  private answerSubscription(method: string, id: string): Outcome {
    const subscription = this.subscriptions.get(id);
    if (!subscription) {
      return failure(404, 'invalid_request_error', `No such subscription: '${id}'`, 'resource_missing');
    }
    if (method === 'GET') return { status: 200, body: subscription };
    if (subscription.status === 'canceled') {
      return failure(404, 'invalid_request_error', `No such subscription: '${id}'`, 'resource_missing');
    }
    return { status: 200, body: this.end(subscription) };
  }

  private end(subscription: Subscription): Subscription {
    return Object.assign(subscription, { status: 'canceled', ended_at: seconds() });
  }

  private charge(subscription: Subscription, cents: number): void {
    const { id, customer } = subscription;
    const number = `PLAN-${this.invoices.length + 1}`;
    const invoiceId = randomId('in');
    this.invoices.push({
      id: invoiceId,
      object: 'invoice',
      amount_paid: cents,
      created: seconds(),
      currency: 'usd',
      customer,
      hosted_invoice_url: `https://invoice.stripe.com/i/${invoiceId}`,
      lines: { object: 'list', data: [lineOf(subscription, cents)] },
      number,
      parent: { type: 'subscription_details', subscription_details: { subscription: id } },
      payments: {
        object: 'list',
        data: cents > 0 ? [{ payment: { type: 'payment_intent', payment_intent: this.pay(cents) } }] : [],
      },
      status: 'paid',
      status_transitions: { paid_at: seconds() },
    });
  }

  private pay(cents: number): string {
    return this.stripe.addIntent({ amount: cents, amount_received: cents, status: 'succeeded' }).id;
  }

  private createPrice(form: URLSearchParams): Outcome {
    const product = form.get('product') ?? '';
    const lookupKey = form.get('lookup_key') ?? '';
    if (!this.products.has(product)) {
      return failure(400, 'invalid_request_error', `No such product: '${product}'`, 'resource_missing');
    }
    const price: Price = {
      id: randomId('price'),
      object: 'price',
      active: true,
      currency: form.get('currency') ?? '',
      lookup_key: lookupKey,
      product,
      recurring: { interval: form.get('recurring[interval]') === 'year' ? 'year' : 'month' },
      unit_amount: Number(form.get('unit_amount')),
    };
    this.prices.set(price.id, price);
    return { status: 200, body: price };
  }

  private createProduct(id: string): Outcome {
    if (this.products.has(id)) {
      return failure(400, 'invalid_request_error', 'Product already exists.', 'resource_already_exists');
    }
    this.products.add(id);
    return { status: 200, body: { id, object: 'product' } };
  }

  private createCustomer(form: URLSearchParams): Outcome {
    const customer = {
      id: randomId('cus'),
      object: 'customer',
      email: form.get('email') ?? '',
      metadata: metadataOf(form),
    };
    this.customers.set(customer.id, customer);
    return { status: 200, body: customer };
  }
}

function periodOf({ recurring }: Price): number {
  return (recurring.interval === 'year' ? 365 : 30) * DAY;
}

function listed(data: object[]): Outcome {
  return { status: 200, body: { object: 'list', url: '/v1', has_more: false, data } };
}

/** `name[0]=…&name[1]=…`, or the same name again and again. */
function valuesOf(query: URLSearchParams, name: string): string[] {
  return [...query].filter(([key]) => key === name || key.startsWith(`${name}[`)).map(([, value]) => value);
}
