import { stripe } from '@/tests/support/with-stripe';
import { deleteAccount } from '@/lib/personal-data/commands/delete-account';
import { reconcilePlans, remindOfTrials } from '@/lib/plans/commands/reconcile';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { postEvent, readNotifications } from '@/tests/support/invoice-payments';
import type { Subscription } from '@/tests/support/plan-objects';
import {
  lookupKey,
  post,
  readCheckouts,
  readPlan,
  readReceipts,
  readSubscriptions,
} from '@/tests/support/plans';
import { listAudit, snapshot } from '@/tests/support/rows';

const received = { status: 200, body: { received: true } };
const professional = { plan: 'professional', period: 'month' };
const withoutEvents = async () => {
  await query('DELETE FROM stripe_events');
  // When Stripe was asked last is no change of the plan.
  await query(`UPDATE plan_subscriptions SET asked_at = '2026-01-01'`);
  return [await snapshot(), await readSubscriptions(), await readCheckouts(), await readReceipts()];
};

/** Chosen and bought at Stripe; the event is still to come. */
async function bought(owner: Person, choice: object = professional): Promise<Subscription> {
  await post.checkout(owner, choice);
  return stripe.checkout.subscribe([...stripe.checkout.sessions.keys()].at(-1)!);
}

async function inForce(owner: Person, choice?: object): Promise<Subscription> {
  const subscription = await bought(owner, choice);
  await postEvent('customer.subscription.created', subscription);
  return subscription;
}

describe('POST /api/webhooks/stripe, a plan', () => {
  it('begins: quotas rise, the try to buy is closed, the holder is told', async () => {
    const owner = await createOwner();
    const subscription = await bought(owner);
    expect(await postEvent('customer.subscription.created', subscription)).toMatchObject(received);

    const plan = await readPlan(owner);
    expect(plan).toMatchObject({
      plan: 'professional',
      status: 'trialing',
      renewalCents: 7_900,
      quotas: { documents: null, storageBytes: 1024 ** 3, apiAccess: true, users: 1 },
    });
    expect(plan.renewsAt).toBe(new Date(subscription.trial_end! * 1000).toISOString());
    expect(await readCheckouts()).toMatchObject([{ status: 'succeeded' }]);
    const [row] = await readSubscriptions();
    expect(await listAudit(String(row?.id))).toEqual([
      {
        type: 'plan.started',
        actor_id: null,
        subject_id: row?.id,
        data: { plan: 'professional', period: 'month', status: 'trialing', provider: 'stripe' },
      },
    ]);
    expect(await readNotifications()).toMatchObject([
      { type: 'plan.started', href: '/settings/plan', message: expect.stringContaining('$79 is charged') },
    ]);
    // A trial costs nothing, so it has no receipt.
    expect(await readReceipts()).toEqual([]);
  });

  it('is written once, however often and in whatever order its events come', async () => {
    const owner = await createOwner();
    const subscription = await inForce(owner);
    const before = await withoutEvents();
    await postEvent('customer.subscription.created', subscription, { id: 'evt_1' });
    await postEvent('customer.subscription.created', subscription, { id: 'evt_1' });
    await postEvent('customer.subscription.updated', { ...subscription, status: 'active' }, { id: 'evt_2' });
    await postEvent('invoice.paid', stripe.plans.invoicesOf(subscription.id)[0]!);

    expect(await withoutEvents()).toEqual(before);
  });

  it('is what Stripe says now, when an event of the portal comes late', async () => {
    const owner = await createOwner();
    const { id } = await inForce(owner);
    const cancelled = structuredClone(stripe.plans.cancelAtPeriodEnd(id));
    Object.assign(stripe.plans.get(id), { cancel_at: null, cancel_at_period_end: false });
    await postEvent('customer.subscription.updated', cancelled);

    expect(await readPlan(owner)).toMatchObject({ status: 'trialing', endsAt: null });
  });

  it('is told of once, however often an event of the portal comes', async () => {
    const owner = await createOwner();
    const { id } = await inForce(owner);
    const cancelled = stripe.plans.cancelAtPeriodEnd(id);
    await postEvent('customer.subscription.updated', cancelled, { id: 'evt_portal' });
    const before = await withoutEvents();
    await postEvent('customer.subscription.updated', cancelled, { id: 'evt_portal' });
    await postEvent('customer.subscription.updated', cancelled, { id: 'evt_portal_again' });

    expect(await withoutEvents()).toEqual(before);
    expect((await readNotifications()).map(({ type }) => type)).toEqual(['plan.started', 'plan.cancelled']);
  });

  it('is not moved back by an answer to an earlier question', async () => {
    const owner = await createOwner();
    const { id } = await inForce(owner);
    await query(`UPDATE plan_subscriptions SET asked_at = now() + interval '1 minute'`);
    await postEvent('customer.subscription.updated', stripe.plans.cancelAtPeriodEnd(id));
    expect((await readPlan(owner)).endsAt).toBeNull();
  });

  it('changes in the portal', async () => {
    const owner = await createOwner();
    const { id } = await inForce(owner, { plan: 'basic', period: 'month' });
    await inForce(await createOwner());
    const changed = stripe.plans.change(id, lookupKey('professional', 'month'), 4_000);
    await postEvent('customer.subscription.updated', changed);

    expect(await readPlan(owner)).toMatchObject({ plan: 'professional', quotas: { documents: null } });
    expect(await readReceipts()).toMatchObject([
      {
        user_id: owner.user.id,
        amount_cents: 4_000,
        receipt_url: expect.stringContaining('invoice.stripe.com'),
        lines: [
          {
            what: expect.stringMatching(/^1 × /),
            amountCents: 4_000,
            from: expect.any(String),
            to: expect.any(String),
          },
        ],
      },
    ]);
  });

  it('that was cancelled goes on to its day, then ends: the quotas are those without a plan', async () => {
    const owner = await createOwner();
    const { id } = await inForce(owner);
    await postEvent('customer.subscription.updated', stripe.plans.cancelAtPeriodEnd(id));
    const cancelled = await readPlan(owner);
    expect(cancelled).toMatchObject({ plan: 'professional', renewsAt: null });
    expect(cancelled.endsAt).not.toBeNull();

    await postEvent('customer.subscription.deleted', stripe.plans.endPeriod(id));
    expect(await readPlan(owner)).toMatchObject({
      plan: null,
      status: 'ended',
      quotas: { documents: 3, documentsPer: 'account', storageBytes: 25 * 1024 ** 2, apiAccess: false },
    });
    expect((await readNotifications()).map(({ type }) => type)).toEqual([
      'plan.started',
      'plan.cancelled',
      'plan.ended',
    ]);
  });

  it('renews with one receipt for each payment', async () => {
    const owner = await createOwner();
    const { id } = await inForce(owner);
    const renewed = stripe.plans.endPeriod(id);
    await postEvent('invoice.paid', stripe.plans.invoicesOf(id).at(-1)!);
    await postEvent('customer.subscription.updated', renewed);

    expect(await readPlan(owner)).toMatchObject({ status: 'active', trialEndsAt: null });
    expect(await readReceipts()).toMatchObject([{ amount_cents: 7_900, plan: 'professional' }]);
  });

  it('whose payment failed is in force while Stripe tries again, and its holder is told', async () => {
    const owner = await createOwner();
    const { id } = await inForce(owner);
    await postEvent('invoice.payment_failed', {
      id: 'in_1',
      object: 'invoice',
      parent: { subscription_details: { subscription: stripe.plans.failPayment(id).id } },
    });
    expect(await readPlan(owner)).toMatchObject({ plan: 'professional', status: 'past_due' });
    expect((await readNotifications()).map(({ type }) => type)).toContain('plan.payment_failed');
  });

  it('that is a second one beside the first is undone, and what was paid goes back', async () => {
    const owner = await createOwner();
    const first = await inForce(owner);
    const price = first.items.data[0]!.price.id;
    const { customer, metadata } = first;
    const second = stripe.plans.subscribe({ customer, metadata, price, trialDays: 0 });
    await postEvent('customer.subscription.created', second);
    await postEvent('customer.subscription.deleted', stripe.plans.get(second.id));

    expect(stripe.plans.get(second.id).status).toBe('canceled');
    expect([...stripe.refunds.refunds.values()].map((refund) => refund.payment_intent)).toEqual([
      stripe.plans.invoicesOf(second.id)[0]!.payments.data[0]!.payment.payment_intent,
    ]);
    expect(await readSubscriptions()).toMatchObject([{ provider_id: first.id, status: 'trialing' }]);
    expect((await readNotifications()).map(({ type }) => type)).toEqual([
      'plan.started',
      'plan.second_ended',
    ]);
  });

  it('of an account that was deleted meanwhile is undone at Stripe, and nobody is told', async () => {
    const owner = await createOwner();
    const subscription = await bought(owner);
    const password = testPassword;
    await deleteAccount(owner.actor, { userId: owner.actor.id, password });
    expect((await readCheckouts()).map(({ status }) => status)).toEqual(['failed']);

    await postEvent('customer.subscription.created', subscription);

    expect(stripe.plans.get(subscription.id).status).toBe('canceled');
    expect(await readSubscriptions()).toEqual([]);
    expect(await readNotifications()).toEqual([]);
  });

  it('after one that ended unheard is no second one', async () => {
    const owner = await createOwner();
    const first = await inForce(owner);
    stripe.plans.cancelAtPeriodEnd(first.id);
    stripe.plans.endPeriod(first.id);
    const price = first.items.data[0]!.price.id;
    const next = stripe.plans.subscribe({
      customer: first.customer,
      metadata: first.metadata,
      price,
      trialDays: 0,
    });
    await postEvent('customer.subscription.created', next);

    expect((await readSubscriptions()).map(({ status }) => status)).toEqual(['ended', 'active']);
    expect([...stripe.refunds.refunds.values()].map((refund) => refund.payment_intent)).toEqual([]);
  });

  it('of another program on the same Stripe account is nothing to us', async () => {
    const owner = await createOwner();
    const { items } = await inForce(owner);
    const before = await withoutEvents();
    const strange = stripe.plans.subscribe({
      customer: 'cus_strange',
      metadata: { userId: owner.user.id },
      price: items.data[0]!.price.id,
      trialDays: 0,
    });
    expect(await postEvent('customer.subscription.created', strange)).toMatchObject(received);
    expect(await withoutEvents()).toEqual(before);
  });

  it('is asked for again when Stripe could not be reached: the event is not used up', async () => {
    const owner = await createOwner();
    const subscription = await bought(owner);
    stripe.fail('refuse');
    expect((await postEvent('customer.subscription.created', subscription, { id: 'evt_1' })).status).toBe(
      503,
    );
    stripe.recover();
    await postEvent('customer.subscription.created', subscription, { id: 'evt_1' });
    expect(await readPlan(owner)).toMatchObject({ plan: 'professional' });
  });
});

describe('the job that asks about plans', () => {
  it('finds a plan whose events were lost', async () => {
    const owner = await createOwner();
    await bought(owner);
    await query(`UPDATE plan_checkouts SET created_at = now() - interval '11 minutes'`);
    expect(await reconcilePlans()).toEqual({ asked: 1 });
    expect(await readPlan(owner)).toMatchObject({ plan: 'professional' });
    expect(await reconcilePlans()).toEqual({ asked: 0 });
  });

  it('finds the end of one', async () => {
    const owner = await createOwner();
    const { id } = await inForce(owner);
    stripe.plans.cancelAtPeriodEnd(id);
    stripe.plans.endPeriod(id);
    await query(`UPDATE plan_subscriptions SET period_ends_at = now() - interval '11 minutes'`);
    await reconcilePlans();
    expect(await readPlan(owner)).toMatchObject({ plan: null, status: 'ended' });
  });

  it('reminds of the end of a trial once, three days before', async () => {
    const owner = await createOwner();
    await inForce(owner);
    expect(await remindOfTrials()).toEqual({ reminded: 0 });
    await query(`UPDATE plan_subscriptions SET trial_ends_at = now() + interval '2 days'`);
    expect(await remindOfTrials()).toEqual({ reminded: 1 });
    expect(await remindOfTrials()).toEqual({ reminded: 0 });
    expect((await readNotifications()).at(-1)).toMatchObject({
      type: 'plan.trial_ending',
      message: expect.stringContaining('$79 is charged for the first month'),
    });
  });
});
