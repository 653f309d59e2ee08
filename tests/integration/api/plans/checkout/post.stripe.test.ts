import { stripe } from '@/tests/support/with-stripe';
import { createOwner, visitor } from '@/tests/support/actors';
import { postEvent } from '@/tests/support/invoice-payments';
import { lookupKey, post, readCheckouts, readPlan, readSubscriptions } from '@/tests/support/plans';
import { listAudit, snapshot } from '@/tests/support/rows';

const yearly = { plan: 'professional', period: 'year' };
const sessions = () => [...stripe.checkout.sessions.values()];
const lastSession = () => sessions().at(-1)!;
const urlOf = (answer: { body: unknown }) => (answer.body as { url: string }).url;

describe('POST /api/plans/checkout, a visitor', () => {
  it('is asked to sign in', async () => {
    expect((await post.checkout(visitor)).status).toBe(401);
  });
});

describe('POST /api/plans/checkout, an owner', () => {
  it.each([
    ['a plan that is not sold here', { plan: 'enterprise', period: 'month' }],
    ['another period', { plan: 'basic', period: 'week' }],
    ['nothing', {}],
  ])('is refused %s, and nothing is changed', async (_, body) => {
    const owner = await createOwner();
    const before = await snapshot();
    expect((await post.checkout(owner, body)).status).toBe(422);
    expect(await snapshot()).toEqual(before);
    expect(stripe.requests).toEqual([]);
  });

  it('gets a page at Stripe, with the price of our table and the trial', async () => {
    const owner = await createOwner();
    const answer = await post.checkout(owner, yearly);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ url: lastSession().url });
    expect(lastSession()).toMatchObject({ mode: 'subscription', amount_total: 79_000 });
    expect([...stripe.plans.prices.values()]).toMatchObject([
      {
        lookup_key: lookupKey('professional', 'year'),
        unit_amount: 79_000,
        product: 'plan_professional',
        recurring: { interval: 'year' },
      },
    ]);
    const [row] = await readCheckouts();
    expect(row).toMatchObject({ status: 'open', has_trial: true, session_id: lastSession().id });
    expect(await listAudit(String(row?.id))).toMatchObject([
      { type: 'plan.checkout_opened', actor_id: owner.user.id, data: { ...yearly, provider: 'stripe' } },
    ]);
  });

  it('is the same customer at Stripe the next time', async () => {
    const owner = await createOwner();
    await post.checkout(owner);
    await post.checkout(owner, yearly);
    expect([...stripe.plans.customers.values()]).toMatchObject([
      { email: owner.user.email, metadata: { userId: owner.user.id } },
    ]);
  });

  it('gets the same page in a second tab', async () => {
    const owner = await createOwner();
    const [first, second] = await Promise.all([post.checkout(owner), post.checkout(owner)]);
    expect(urlOf(second)).toBe(urlOf(first));
    expect(sessions()).toHaveLength(1);
  });

  it('who chooses another plan in a second tab cannot buy in the first any more', async () => {
    const owner = await createOwner();
    await post.checkout(owner);
    const first = lastSession();
    const second = await post.checkout(owner, yearly);

    expect(urlOf(second)).toBe(lastSession().url);
    expect(stripe.checkout.get(first.id).status).toBe('expired');
    expect((await readCheckouts()).map(({ status }) => status)).toEqual(['failed', 'open']);
  });

  it('who bought in the first tab is told so in the second, where no page opens', async () => {
    const owner = await createOwner();
    await post.checkout(owner);
    stripe.checkout.subscribe(lastSession().id);
    // The event was lost.
    const second = await post.checkout(owner, yearly);

    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'conflict' });
    expect(sessions()).toHaveLength(1);
    expect(await readPlan(owner)).toMatchObject({ plan: 'basic', status: 'trialing' });
  });

  it('who has a plan is sent to change it', async () => {
    const owner = await createOwner();
    await post.checkout(owner);
    await postEvent('customer.subscription.created', stripe.checkout.subscribe(lastSession().id));
    const before = await snapshot();
    const again = await post.checkout(owner, yearly);

    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      message: expect.stringContaining('You have Basic Protection already'),
    });
    expect(await snapshot()).toEqual(before);
  });

  it('gets another page once the first has expired', async () => {
    const owner = await createOwner();
    await post.checkout(owner);
    stripe.checkout.expire(lastSession().id);
    const answer = await post.checkout(owner);
    expect(urlOf(answer)).toBe(lastSession().url);
    expect(sessions()).toHaveLength(2);
  });

  it('has one trial: the next plan begins with a payment', async () => {
    const owner = await createOwner();
    await post.checkout(owner);
    const first = stripe.checkout.subscribe(lastSession().id);
    await postEvent('customer.subscription.created', first);
    stripe.plans.cancelAtPeriodEnd(first.id);
    await postEvent('customer.subscription.deleted', stripe.plans.endPeriod(first.id));
    await post.checkout(owner, yearly);
    await postEvent('checkout.session.completed', {
      ...lastSession(),
      subscription: stripe.checkout.subscribe(lastSession().id).id,
    });

    expect(await readPlan(owner)).toMatchObject({ plan: 'professional', status: 'active', hasTrial: false });
  });

  it('is told when Stripe does not answer, and has the page on the next try', async () => {
    const owner = await createOwner();
    stripe.fail('refuse');
    expect((await post.checkout(owner)).status).toBe(503);
    stripe.recover();
    expect((await post.checkout(owner)).status).toBe(200);
    expect(await readSubscriptions()).toEqual([]);
  });
});
