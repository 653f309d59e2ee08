import { stripe } from '@/tests/support/with-stripe';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { postEvent } from '@/tests/support/invoice-payments';
import { givePlan, lookupKey, post } from '@/tests/support/plans';
import { snapshot } from '@/tests/support/rows';

async function withPlan(): Promise<Person> {
  const owner = await createOwner();
  await post.checkout(owner);
  const session = [...stripe.checkout.sessions.keys()].at(-1)!;
  await postEvent('customer.subscription.created', stripe.checkout.subscribe(session));
  return owner;
}

describe('POST /api/plans/portal', () => {
  it('asks a visitor to sign in', async () => {
    expect((await post.portal(visitor)).status).toBe(401);
  });

  it('refuses an account that never bought a plan, and one whose plan was a demo', async () => {
    const [owner, tried] = [await createOwner(), await createOwner()];
    await givePlan(tried);
    const before = await snapshot();
    expect((await post.portal(owner)).status).toBe(409);
    expect((await post.portal(tried)).status).toBe(409);
    expect(await snapshot()).toEqual(before);
  });

  it('opens the portal of the own customer, where every plan and period can be chosen, prorated', async () => {
    const owner = await withPlan();
    await withPlan();
    const answer = await post.portal(owner);

    expect(answer.status).toBe(200);
    const [[id, portal]] = [...stripe.plans.portals] as [[string, { customer: string; returnUrl: string }]];
    expect(answer.body).toEqual({ url: `${stripe.url}/p/session/${id}` });
    expect(stripe.plans.customers.get(portal.customer)?.email).toBe(owner.user.email);
    expect(portal.returnUrl).toMatch(/\/settings\/plan$/);
    expect([...stripe.plans.prices.values()].map(({ lookup_key }) => lookup_key).sort()).toEqual(
      [
        lookupKey('basic', 'month'),
        lookupKey('basic', 'year'),
        lookupKey('professional', 'month'),
        lookupKey('professional', 'year'),
      ].sort(),
    );
    const made = stripe.requests.find(
      ({ path, method }) => method === 'POST' && path.endsWith('/configurations'),
    );
    const form = new URLSearchParams(made?.body);
    expect(form.get('features[subscription_update][proration_behavior]')).toBe('always_invoice');
    expect(form.get('features[subscription_update][trial_update_behavior]')).toBe('continue_trial');
    expect(form.get('features[subscription_cancel][mode]')).toBe('at_period_end');
  });

  it('is set up at Stripe once', async () => {
    const owner = await withPlan();
    await post.portal(owner);
    await post.portal(owner);
    expect(stripe.plans.configurations).toHaveLength(1);
    expect(stripe.plans.portals.size).toBe(2);
  });

  it('says when Stripe does not answer', async () => {
    const owner = await withPlan();
    stripe.fail('hang-up');
    expect((await post.portal(owner)).status).toBe(503);
  });
});
