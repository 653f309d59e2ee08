import {
  failure,
  metadataOf,
  randomId,
  type Dispute,
  type Intent,
  type Outcome,
  type Refund,
  type StripeRequest,
} from './stripe-objects';

/** The part of Stripe's double for money that goes back (https://docs.stripe.com/api/refunds, https://docs.stripe.com/api/disputes). */
export class RefundsDouble {
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  /** what becomes of the next refunds that are asked for */
  standing: Refund['status'] = 'pending';

  constructor(private readonly stripe: { readonly intents: Map<string, Intent> }) {}

  reset(): void {
    this.refunds.clear();
    this.disputes.clear();
    this.standing = 'pending';
  }

  /** What the bank, or somebody in Stripe's dashboard, does. */
  setStatus(id: string, status: Refund['status']): Refund {
    const refund = this.refunds.get(id);
    if (!refund) throw new Error(`There is no refund ${id}.`);
    return Object.assign(refund, { status });
  }

  add(intentId: string, given: Partial<Refund> = {}): Refund {
    const amount = this.stripe.intents.get(intentId)?.amount ?? 0;
    const refund: Refund = {
      id: randomId('re'),
      object: 'refund',
      amount,
      payment_intent: intentId,
      status: this.standing,
      metadata: {},
      ...given,
    };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  /** A payer asks their bank for the money. */
  dispute(intentId: string, given: Partial<Dispute> = {}): Dispute {
    const dispute: Dispute = {
      id: randomId('du'),
      object: 'dispute',
      amount: this.stripe.intents.get(intentId)?.amount ?? 0,
      created: Math.floor(Date.now() / 1000),
      payment_intent: intentId,
      reason: 'fraudulent',
      status: 'needs_response',
      evidence_details: { due_by: Math.floor(Date.now() / 1000) + 7 * 86_400 },
      ...given,
    };
    this.disputes.set(dispute.id, dispute);
    return dispute;
  }

  answer({ method, path, query, body }: StripeRequest): Outcome {
    const dispute = this.disputes.get(path.split('/').at(-1) ?? '');
    if (dispute) return { status: 200, body: dispute };
    if (method === 'GET' && path === '/v1/refunds') return this.list(query.get('payment_intent'));
    if (method === 'POST' && path === '/v1/refunds') return this.create(new URLSearchParams(body));
    return failure(404, 'invalid_request_error', `No such object: '${path}'`, 'resource_missing');
  }

  private list(intentId: string | null): Outcome {
    const data = this.of(intentId).reverse();
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } };
  }

  private create(form: URLSearchParams): Outcome {
    const intent = this.stripe.intents.get(form.get('payment_intent') ?? '');
    if (intent?.status !== 'succeeded') {
      return failure(400, 'invalid_request_error', 'This PaymentIntent does not have a successful charge.');
    }
    const back = this.of(intent.id).filter(({ status }) => status !== 'failed');
    if (back.length > 0) {
      return failure(
        400,
        'invalid_request_error',
        'Charge has already been refunded.',
        'charge_already_refunded',
      );
    }
    return { status: 200, body: this.add(intent.id, { metadata: metadataOf(form) }) };
  }

  private of(intentId: string | null): Refund[] {
    return [...this.refunds.values()].filter((refund) => refund.payment_intent === intentId);
  }
}
