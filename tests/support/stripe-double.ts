import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { CheckoutDouble } from './checkout-double';
import { RefundsDouble } from './refunds-double';
import { PlansDouble } from './plans-double';
import {
  failure,
  metadataOf,
  randomId,
  type Intent,
  type Outcome,
  type StripeRequest,
} from './stripe-objects';

/*
 * A local server that speaks Stripe's HTTP API for what the product calls (https://docs.stripe.com/api/payment_intents,
 * https://docs.stripe.com/api/checkout/sessions, https://docs.stripe.com/api/idempotent_requests). The app is pointed at it with STRIPE_API_URL. Nothing of a test
 * runner in here: integration and browser tests use the same one.
 */

const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
  STRIPE_WEBHOOK_SECRET: 'whsec_double',
};

/** `refuse`: 500 at once. `hang-up`: closes the line unanswered. `work-and-hang-up`: does it, then closes unanswered. */
type Trouble = 'refuse' | 'hang-up' | 'work-and-hang-up';

export class StripeDouble {
  readonly intents = new Map<string, Intent>();
  readonly plans = new PlansDouble(this);
  readonly checkout = new CheckoutDouble(this);
  readonly refunds = new RefundsDouble(this);
  readonly requests: StripeRequest[] = [];
  private trouble: Trouble | undefined;
  private webhook: string | undefined;
  private readonly replays = new Map<string, { body: string; outcome: Outcome }>();
  private readonly server: Server;

  /** Listens at once, on a free port: without a host name node binds before it returns. */
  constructor() {
    this.server = createServer((request, response) => void this.serve(request, response)).listen(0);
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** What the app needs to be started with. */
  get environment(): Record<string, string> {
    return { ...stripeKeys, STRIPE_API_URL: this.url };
  }

  /** Fails every call until `recover`. */
  fail(trouble: Trouble): void {
    this.trouble = trouble;
  }

  recover(): void {
    this.trouble = undefined;
  }

  /** Where the app is; until it is told, the events of what people do on the page of the double are lost. */
  deliverTo(address: string): void {
    this.webhook = `${address}/api/webhooks/stripe`;
  }

  async deliver(type: string, object: { id: string; object: string }): Promise<void> {
    if (!this.webhook) return;
    const { payload, signature } = signedEvent(type, object);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await fetch(this.webhook, { method: 'POST', headers, body: payload });
  }

  /** Forgets everything. */
  reset(): void {
    this.recover();
    this.intents.clear();
    this.checkout.sessions.clear();
    this.refunds.reset();
    this.plans.reset();
    this.replays.clear();
    this.requests.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The intent made for one of our payments. */
  intentOfPayment(paymentId: string): Intent {
    const found = [...this.intents.values()].find((intent) => intent.metadata.paymentId === paymentId);
    if (!found) throw new Error(`No intent was made for payment ${paymentId}.`);
    return found;
  }

  /** What a payer, or somebody in Stripe's dashboard, does to an intent. */
  setStatus(id: string, status: Intent['status'], amountReceived?: number): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw new Error(`There is no intent ${id}.`);
    intent.status = status;
    intent.amount_received = amountReceived ?? (status === 'succeeded' ? intent.amount : 0);
    return intent;
  }

  addIntent(given: Partial<Intent> = {}): Intent {
    const id = given.id ?? randomId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: 9900,
      amount_received: 0,
      client_secret: randomId(`${id}_secret`),
      currency: 'usd',
      description: null,
      livemode: false,
      metadata: {},
      status: 'requires_payment_method',
      latest_charge: null,
      ...given,
    };
    this.intents.set(id, intent);
    return intent;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', this.url);
    const call = {
      method: request.method ?? 'GET',
      path,
      query,
      idempotencyKey: (request.headers['idempotency-key'] as string | undefined) ?? null,
      body: await readAll(request),
    };
    if (path.startsWith('/c/pay/')) return this.checkout.servePage(call, response);
    if (path.startsWith('/p/session/')) return this.plans.servePortal(call, response);
    this.requests.push(call);
    const { trouble } = this;
    if (trouble === 'hang-up') return void request.socket.destroy();
    const isKnown = request.headers.authorization === `Bearer ${stripeKeys.STRIPE_SECRET_KEY}`;
    const outcome =
      trouble === 'refuse'
        ? failure(500, 'api_error', 'Something went wrong.')
        : isKnown
          ? this.answerOnce(call)
          : failure(401, 'invalid_request_error', 'Invalid API Key provided.');
    if (trouble === 'work-and-hang-up') return void request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    response.setHeader('request-id', randomId('req'));
    if (outcome.replayed) response.setHeader('idempotent-replayed', 'true');
    response.writeHead(outcome.status).end(JSON.stringify(outcome.body));
  }

  /** A key that was seen answers with what was answered then; with another body it is an error. */
  private answerOnce(call: StripeRequest): Outcome {
    if (call.method !== 'POST' || !call.idempotencyKey) return this.answer(call);
    const seen = this.replays.get(call.idempotencyKey);
    if (!seen) {
      const outcome = this.answer(call);
      const kept = structuredClone(outcome);
      this.replays.set(call.idempotencyKey, { body: call.body, outcome: { ...kept, replayed: true } });
      return outcome;
    }
    if (seen.body === call.body) return seen.outcome;
    return failure(
      400,
      'idempotency_error',
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    );
  }

  private answer(call: StripeRequest): Outcome {
    const { method, path, body } = call;
    if (path.startsWith('/v1/checkout/sessions')) return this.checkout.answer(call);
    if (/^\/v1\/(refunds|disputes)/.test(path)) return this.refunds.answer(call);
    if (path === '/v1/balance')
      return { status: 200, body: { object: 'balance', available: [], pending: [] } };
    const ofPlans = this.plans.answer(call);
    if (ofPlans) return ofPlans;
    if (method === 'POST' && path === '/v1/payment_intents') {
      const form = new URLSearchParams(body);
      const amount = Number(form.get('amount'));
      if (!(amount >= 50)) return failure(400, 'invalid_request_error', 'Amount must be at least 50 cents.');
      return {
        status: 200,
        body: this.addIntent({
          amount,
          currency: form.get('currency') ?? 'usd',
          description: form.get('description'),
          metadata: metadataOf(form),
        }),
      };
    }
    const id = /^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1];
    const intent = id && this.intents.get(id);
    if (method === 'GET' && intent) return { status: 200, body: intent };
    return failure(404, 'invalid_request_error', `No such payment_intent: '${id}'`, 'resource_missing');
  }
}

/** An event as Stripe delivers it: the raw body, and the header that the SDK's own test helper signs. */
export function signedEvent(
  type: string,
  object: { id?: string; object?: string },
  { id = randomId('evt'), secret = stripeKeys.STRIPE_WEBHOOK_SECRET, signedAt = Date.now() } = {},
): { payload: string; signature: string } {
  const payload = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-01-28',
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  const timestamp = Math.floor(signedAt / 1000);
  return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
