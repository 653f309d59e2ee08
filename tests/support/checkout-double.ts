import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Subscription } from './plan-objects';
import type { PlansDouble } from './plans-double';
import {
  failure,
  metadataOf,
  type Charge,
  type CheckoutSession,
  type Intent,
  type Outcome,
  type StripeRequest,
} from './stripe-objects';

/** What a session needs of the rest of the double. */
type Host = {
  readonly url: string;
  readonly intents: Map<string, Intent>;
  addIntent: (given: Partial<Intent>) => Intent;
  setStatus: (id: string, status: Intent['status']) => Intent;
  readonly plans: PlansDouble;
  deliver: (type: string, object: CheckoutSession) => Promise<void>;
};

/** The part of Stripe's double for Checkout: sessions, refunds, and the page that a payer sees. */
export class CheckoutDouble {
  readonly sessions = new Map<string, CheckoutSession>();
  /** the name of each session's one line */
  readonly names = new Map<string, string>();
  /** what each session for a plan sells */
  private readonly plans = new Map<string, Parameters<PlansDouble['subscribe']>[0]>();

  constructor(private readonly stripe: Host) {}

  get(id: string): CheckoutSession {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}.`);
    return session;
  }

  /** The session made for one of our payments. */
  sessionOfPayment(paymentId: string): CheckoutSession {
    const found = [...this.sessions.values()].find(({ metadata }) => metadata.invoicePaymentId === paymentId);
    if (!found) throw new Error(`No session was made for payment ${paymentId}.`);
    return found;
  }

  /** What somebody with a card does who buys a plan there. */
  subscribe(id: string): Subscription {
    const session = this.get(id);
    const order = this.plans.get(id);
    if (session.status !== 'open' || !order) throw new Error(`Nobody can buy in session ${id}.`);
    const subscription = this.stripe.plans.subscribe(order);
    Object.assign(session, { status: 'complete', url: null, subscription: subscription.id });
    return subscription;
  }

  /** What a payer with a card does. */
  pay(id: string, given: { amount?: number; currency?: string } = {}): CheckoutSession {
    const session = this.complete(id, { status: 'succeeded', ...given });
    return Object.assign(session, { payment_status: 'paid' });
  }

  /** What a payer with a bank account does: the money takes days. */
  debit(id: string): CheckoutSession {
    return this.complete(id, { status: 'processing' });
  }

  /** What the bank answers to a debit. */
  answerDebit(id: string, answer: 'succeeded' | 'requires_payment_method'): CheckoutSession {
    const session = this.get(id);
    const intent = this.stripe.setStatus(session.payment_intent ?? '', answer);
    if (answer === 'succeeded') {
      intent.latest_charge = chargeOf(intent);
      session.payment_status = 'paid';
    }
    return session;
  }

  /** Nobody paid within a day. */
  expire(id: string): CheckoutSession {
    return Object.assign(this.get(id), { status: 'expired', url: null });
  }

  /** What somebody does in Stripe's dashboard. Returns the charge, as an event holds it. */
  refund(id: string, cents: number): Charge {
    const charge = this.stripe.intents.get(this.get(id).payment_intent ?? '')?.latest_charge;
    if (!charge) throw new Error(`Nothing was paid in session ${id}.`);
    charge.amount_refunded += cents;
    charge.refunded = charge.amount_refunded === charge.amount;
    return charge;
  }

  add(
    metadata: Record<string, string>,
    amount: number,
    given: Partial<CheckoutSession> = {},
  ): CheckoutSession {
    const id = `cs_test_${randomBytes(24).toString('hex')}`;
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      amount_total: amount,
      cancel_url: '',
      client_reference_id: null,
      currency: 'usd',
      customer: null,
      customer_email: null,
      metadata,
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: '',
      url: `${this.stripe.url}/c/pay/${id}`,
      ...given,
    };
    this.sessions.set(id, session);
    return session;
  }

  answer({ method, path, query, body }: StripeRequest): Outcome {
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/(\w+)(?:\/(\w+))?)?$/.exec(path) ?? [];
    if (method === 'POST' && !id) return this.create(new URLSearchParams(body));
    if (method === 'GET' && !id) return this.list(query);
    const session = this.sessions.get(id ?? '');
    if (!session) {
      return failure(404, 'invalid_request_error', `No such checkout.session: ${id}`, 'resource_missing');
    }
    if (method === 'GET') return { status: 200, body: this.view(session, query, '') };
    if (action !== 'expire') return failure(404, 'invalid_request_error', 'Unrecognized request URL.');
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
      return failure(400, 'invalid_request_error', message);
    }
    return { status: 200, body: this.expire(session.id) };
  }

  /** Stripe's own page: what is to be paid, a button that pays, and a way back. */
  async servePage({ method, path }: StripeRequest, response: ServerResponse): Promise<void> {
    const session = this.sessions.get(path.replace('/c/pay/', ''));
    if (session?.status !== 'open') {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      return void response.end(page('<h1>This page is no longer here</h1>'));
    }
    if (method === 'POST') {
      if (session.mode === 'payment') this.pay(session.id);
      else this.subscribe(session.id);
      await this.stripe.deliver('checkout.session.completed', session);
      return void response.writeHead(303, { location: session.success_url }).end();
    }
    const amount = `$${(session.amount_total / 100).toFixed(2)}`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      page(`<h1>${this.names.get(session.id)}</h1><p>${amount}</p>
<form method="post"><button>Pay</button></form><a href="${session.cancel_url}">Cancel</a>`),
    );
  }

  private create(form: URLSearchParams): Outcome {
    if (form.get('mode') === 'subscription') return this.createForPlan(form);
    const price = (name: string) => form.get(`line_items[0][price_data][${name}]`) ?? '';
    const amount = Number(price('unit_amount')) * Number(form.get('line_items[0][quantity]'));
    if (!(amount >= 50)) {
      const message = 'The Checkout Session’s total amount due must add up to at least $0.50 usd';
      return failure(400, 'invalid_request_error', message, 'amount_too_small');
    }
    const session = this.add(metadataOf(form), amount, {
      cancel_url: form.get('cancel_url') ?? '',
      client_reference_id: form.get('client_reference_id'),
      currency: price('currency'),
      customer_email: form.get('customer_email'),
      success_url: form.get('success_url') ?? '',
    });
    this.names.set(session.id, price('product_data][name'));
    return { status: 200, body: session };
  }

  private createForPlan(form: URLSearchParams): Outcome {
    const customer = form.get('customer') ?? '';
    const price = form.get('line_items[0][price]') ?? '';
    const { unit_amount: amount, product } = this.stripe.plans.prices.get(price) ?? {};
    if (!amount || !product || !this.stripe.plans.customers.has(customer)) {
      return failure(400, 'invalid_request_error', `No such price: '${price}'`, 'resource_missing');
    }
    const session = this.add(metadataOf(form), amount, {
      mode: 'subscription',
      cancel_url: form.get('cancel_url') ?? '',
      customer,
      success_url: form.get('success_url') ?? '',
    });
    this.names.set(session.id, product);
    this.plans.set(session.id, {
      customer,
      price,
      metadata: metadataOf(form, 'subscription_data'),
      trialDays: Number(form.get('subscription_data[trial_period_days]') ?? 0),
    });
    return { status: 200, body: session };
  }

  private list(query: URLSearchParams): Outcome {
    const found = [...this.sessions.values()]
      .filter(({ payment_intent }) => payment_intent === query.get('payment_intent'))
      .map((session) => this.view(session, query, 'data.'));
    return {
      status: 200,
      body: { object: 'list', url: '/v1/checkout/sessions', has_more: false, data: found },
    };
  }

  /** A PaymentIntent is an id, unless the whole of it is asked for; so is its charge. */
  private view(session: CheckoutSession, query: URLSearchParams, prefix: string): object {
    const expanded = [...query].filter(([name]) => name.startsWith('expand[')).map(([, value]) => value);
    const intent = this.stripe.intents.get(session.payment_intent ?? '');
    if (!intent || !expanded.some((path) => path.startsWith(`${prefix}payment_intent`))) return session;
    const hasCharge = expanded.includes(`${prefix}payment_intent.latest_charge`);
    const charge = hasCharge ? intent.latest_charge : (intent.latest_charge?.id ?? null);
    return { ...session, payment_intent: { ...intent, latest_charge: charge } };
  }

  private complete(
    id: string,
    given: { status: Intent['status']; amount?: number; currency?: string },
  ): CheckoutSession {
    const session = this.get(id);
    if (session.status !== 'open')
      throw new Error(`Nobody can pay in session ${id}: it is ${session.status}.`);
    const { status, amount = session.amount_total, currency = session.currency } = given;
    const received = status === 'succeeded' ? amount : 0;
    const intent = this.stripe.addIntent({ amount, amount_received: received, currency, status });
    if (status === 'succeeded') intent.latest_charge = chargeOf(intent);
    return Object.assign(session, { status: 'complete', url: null, payment_intent: intent.id });
  }
}

function chargeOf({ id, amount }: Intent): Charge {
  return {
    id: id.replace('pi_', 'ch_'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    payment_intent: id,
    refunded: false,
  };
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Checkout</title><link rel="icon" href="data:,"></head>
<body>${content}</body></html>`;
}
