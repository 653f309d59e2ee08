import { GET as receipt } from '@/app/api/plans/receipts/[id]/route';
import { renewDemoPlans } from '@/lib/plans/commands/demo';
import { remindOfTrials } from '@/lib/plans/commands/reconcile';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { textOfPages } from '@/tests/support/pdf-contents';
import { post, readCheckouts, readPlan, readReceipts, readSubscriptions } from '@/tests/support/plans';
import { listAudit, snapshot } from '@/tests/support/rows';

const basic = { plan: 'basic', period: 'month' };

async function choose(owner: Person, choice: object = basic): Promise<string> {
  const { url } = (await post.checkout(owner, choice)).body as { url: string };
  const id = new URL(url, 'http://localhost').searchParams.get('checkout');
  return String(id);
}

async function buy(owner: Person, choice?: object): Promise<void> {
  await post.demo(owner, { act: 'buy', checkoutId: await choose(owner, choice) });
}

const everything = async () => [
  await snapshot(),
  await readSubscriptions(),
  await readCheckouts(),
  await readReceipts(),
];

describe('POST /api/plans/demo', () => {
  it('wants a sign-in', async () => {
    expect((await post.demo(visitor, { act: 'cancel' })).status).toBe(401);
  });

  it('is where the checkout leads: our own page, which says so in its address', async () => {
    const owner = await createOwner();
    const answer = await post.checkout(owner);
    expect(answer.body).toEqual({
      url: expect.stringMatching(/^\/settings\/plan\/demo\?checkout=[\da-f-]{36}$/),
    });
  });

  it('begins the plan with its trial', async () => {
    const owner = await createOwner();
    const checkoutId = await choose(owner);
    const answer = await post.demo(owner, { act: 'buy', checkoutId });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ plan: 'basic', status: 'trialing', quotas: { documents: 10 } });
    const [row] = await readSubscriptions();
    expect(row).toMatchObject({ provider: 'demo', user_id: owner.user.id });
    expect(await listAudit(String(row?.id))).toMatchObject([
      { type: 'plan.started', actor_id: owner.user.id },
    ]);
    expect(await readReceipts()).toEqual([]);
  });

  it('begins it once, by two clicks and from two tabs', async () => {
    const owner = await createOwner();
    const checkoutId = await choose(owner);
    const act = { act: 'buy', checkoutId };
    const answers = await Promise.all([post.demo(owner, act), post.demo(owner, act)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readSubscriptions()).toHaveLength(1);
    expect((await post.checkout(owner, { plan: 'professional', period: 'month' })).status).toBe(409);
  });

  it('refuses a page that another choice has replaced', async () => {
    const owner = await createOwner();
    const checkoutId = await choose(owner);
    await choose(owner, { plan: 'professional', period: 'year' });
    const before = await everything();
    expect((await post.demo(owner, { act: 'buy', checkoutId })).status).toBe(409);
    expect(await everything()).toEqual(before);
  });

  it('does not know the order of somebody else', async () => {
    const checkoutId = await choose(await createOwner());
    const stranger = await createOwner();
    expect((await post.demo(stranger, { act: 'buy', checkoutId })).status).toBe(404);
    expect(await readSubscriptions()).toEqual([]);
  });

  it.each([
    [{ act: 'cancel' }, 409],
    [{ act: 'end-period' }, 409],
    [{ act: 'change', plan: 'basic', period: 'month' }, 409],
    [{ act: 'buy', checkoutId: '12' }, 422],
    [{ act: 'refund' }, 422],
  ])('answers %j without a plan by %i and changes nothing', async (act, status) => {
    const owner = await createOwner();
    const before = await everything();
    expect((await post.demo(owner, act)).status).toBe(status);
    expect(await everything()).toEqual(before);
  });

  it('changes, cancels at the end of the period, takes that back, and ends the period', async () => {
    const owner = await createOwner();
    await buy(owner);
    await post.demo(owner, { act: 'change', plan: 'professional', period: 'month' });
    expect(await readPlan(owner)).toMatchObject({ plan: 'professional', quotas: { documents: null } });
    await post.demo(owner, { act: 'cancel' });
    expect(await readPlan(owner)).toMatchObject({ plan: 'professional', renewsAt: null });
    await post.demo(owner, { act: 'resume' });
    expect(await readPlan(owner)).toMatchObject({ endsAt: null });
    await post.demo(owner, { act: 'end-period' });
    expect(await readPlan(owner)).toMatchObject({ status: 'active' });
    expect(await readReceipts()).toMatchObject([{ amount_cents: 7_900, receipt_url: null }]);
    await post.demo(owner, { act: 'cancel' });
    await post.demo(owner, { act: 'end-period' });
    expect(await readPlan(owner)).toMatchObject({ plan: null, status: 'ended', hasTrial: false });
    expect(await readReceipts()).toHaveLength(1);
  });

  it('tells of nothing without saying that it is a demo', async () => {
    const owner = await createOwner();
    await buy(owner);
    await query(`UPDATE plan_subscriptions SET trial_ends_at = now() + interval '2 days'`);
    await remindOfTrials();
    await post.demo(owner, { act: 'cancel' });
    await post.demo(owner, { act: 'end-period' });
    const notices = await query<{ title: string; message: string }>(
      `SELECT title, message FROM notifications WHERE type LIKE 'plan.%' ORDER BY created_at, id`,
    );
    expect(notices.map(({ title }) => title.replace(/ on .*(?= \()/, ''))).toEqual([
      'Basic Protection has begun (demo)',
      'Your trial of Basic Protection ends (demo)',
      'Basic Protection is cancelled (demo)',
      'Basic Protection has ended (demo)',
    ]);
    for (const { message } of notices) {
      expect(message).toMatch(/plan (is|was) a demo: .*no money move/);
      expect(message).not.toContain('charged');
    }
  });

  it('ends a period once, however many calls ask for it at the same moment', async () => {
    const owner = await createOwner();
    await buy(owner, { plan: 'professional', period: 'year' });
    const calls = Array.from({ length: 20 }, () => post.demo(owner, { act: 'end-period' }));
    const answers = await Promise.all(calls);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await readReceipts()).toMatchObject([{ amount_cents: 79_000 }]);
    const before = await everything();
    const later = await post.demo(owner, { act: 'end-period' });
    expect(later.body).toEqual({
      message: 'This period has just begun. Wait a minute before you end it, too.',
      code: 'conflict',
    });
    expect(await everything()).toEqual(before);
  });

  it('ends the next period too, a minute later', async () => {
    const owner = await createOwner();
    await buy(owner);
    await post.demo(owner, { act: 'end-period' });
    await query(`UPDATE plan_subscriptions SET period_starts_at = now() - interval '1 minute'`);
    expect((await post.demo(owner, { act: 'end-period' })).status).toBe(200);
    expect(await readReceipts()).toHaveLength(2);
  });

  it('renews by itself on its day, once', async () => {
    const owner = await createOwner();
    await buy(owner);
    expect(await renewDemoPlans()).toEqual({ renewed: 0 });
    await query(`UPDATE plan_subscriptions SET period_ends_at = now() - interval '1 minute'`);
    expect(await renewDemoPlans()).toEqual({ renewed: 1 });
    expect(await renewDemoPlans()).toEqual({ renewed: 0 });
    expect(await readReceipts()).toMatchObject([{ amount_cents: 2_900 }]);
  });

  describe('with a plan that was paid for and is changed to a cheaper one', () => {
    async function buyYear(owner: Person): Promise<void> {
      await buy(owner, { plan: 'professional', period: 'year' });
      await post.demo(owner, { act: 'end-period' });
    }

    /** As if the running period had begun a minute ago: then it can be ended, too. */
    async function endPeriod(owner: Person): Promise<void> {
      await query(`UPDATE plan_subscriptions SET period_starts_at = period_starts_at - interval '1 minute'`);
      await post.demo(owner, { act: 'end-period' });
    }

    it('counts what is left toward the next invoices, month by month', async () => {
      const owner = await createOwner();
      await buyYear(owner);
      const answer = await post.demo(owner, { act: 'change', plan: 'professional', period: 'month' });
      expect(answer.body).toMatchObject({ creditCents: 71_100, renewalCents: 0 });
      await endPeriod(owner);
      expect(await readPlan(owner)).toMatchObject({ creditCents: 63_200 });
      const receipts = await readReceipts();
      expect(receipts.map(({ amount_cents }) => amount_cents)).toEqual([79_000, 0]);
    });

    it('gives the difference of a year back toward the next one', async () => {
      const owner = await createOwner();
      await buyYear(owner);
      const answer = await post.demo(owner, { act: 'change', plan: 'basic', period: 'year' });
      expect(answer.body).toMatchObject({ plan: 'basic', creditCents: 50_000, renewalCents: 0 });
      await endPeriod(owner);
      expect(await readPlan(owner)).toMatchObject({ creditCents: 21_000, renewalCents: 8_000 });
      await endPeriod(owner);
      expect(await readPlan(owner)).toMatchObject({ creditCents: 0, renewalCents: 29_000 });
      expect((await readReceipts()).at(-1)).toMatchObject({ amount_cents: 8_000 });
    });

    it('keeps what is left for the next plan that is bought', async () => {
      const owner = await createOwner();
      await buyYear(owner);
      await post.demo(owner, { act: 'change', plan: 'basic', period: 'year' });
      await post.demo(owner, { act: 'cancel' });
      await endPeriod(owner);
      expect(await readPlan(owner)).toMatchObject({ status: 'ended', creditCents: 50_000 });
      await buy(owner);
      expect(await readPlan(owner)).toMatchObject({ status: 'active', creditCents: 47_100 });
    });

    it('writes the credit in the trail, and gives none in a trial', async () => {
      const owner = await createOwner();
      await buy(owner, { plan: 'professional', period: 'year' });
      const inTrial = await post.demo(owner, { act: 'change', plan: 'basic', period: 'year' });
      expect(inTrial.body).toMatchObject({ creditCents: 0 });
      await post.demo(owner, { act: 'end-period' });
      await post.demo(owner, { act: 'change', plan: 'basic', period: 'month' });
      const [row] = await readSubscriptions();
      expect((await listAudit(String(row?.id))).at(-1)).toMatchObject({
        type: 'plan.credited',
        data: { creditCents: 26_100 },
      });
    });
  });

  it('opens as the portal for who has bought, and for nobody else', async () => {
    const owner = await createOwner();
    expect((await post.portal(owner)).status).toBe(409);
    await buy(owner);
    expect((await post.portal(owner)).body).toEqual({ url: '/settings/plan/demo' });
    expect((await post.portal(visitor)).status).toBe(401);
  });
});

describe('GET /api/plans/receipts/{id}', () => {
  it('is a PDF that says what it is, for its owner alone', async () => {
    const owner = await createOwner();
    await buy(owner);
    await post.demo(owner, { act: 'end-period' });
    const [row] = await readReceipts();
    const call = { url: `/api/plans/receipts/${String(row?.id)}`, params: { id: String(row?.id) } };
    const answer = await callRoute(receipt, { ...call, as: owner });

    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const text = (await textOfPages(answer.bytes)).join(' ').replace(/\s+/g, ' ');
    ['Demo receipt DEMO-', 'no money moved', 'Basic Protection', '$29.00'].forEach((words) =>
      expect(text).toContain(words),
    );
    expect(text).toMatch(/How the amount comes about.*Basic Protection, by the month.* to .*\$29\.00.*Total/);
    expect((await callRoute(receipt, { ...call, as: await createOwner() })).status).toBe(404);
    expect((await callRoute(receipt, { ...call, as: visitor })).status).toBe(401);
  });

  it('shows the year and the credit of the unused month that lead to a prorated amount', async () => {
    const owner = await createOwner();
    await buy(owner, { plan: 'professional', period: 'month' });
    await post.demo(owner, { act: 'end-period' });
    await post.demo(owner, { act: 'change', plan: 'professional', period: 'year' });
    const row = (await readReceipts()).at(-1);
    const call = { url: `/api/plans/receipts/${String(row?.id)}`, params: { id: String(row?.id) } };
    const { bytes } = await callRoute(receipt, { ...call, as: owner });

    const text = (await textOfPages(bytes)).join(' ').replace(/\s+/g, ' ');
    expect(text).toMatch(/by the year.*\$790\.00.*Credit for the unused.*-\$79\.00.*Total.*\$711\.00/);
  });
});
