import { readChoice } from '@/lib/plans/rules/choices';
import { completeLines } from '@/lib/plans/rules/receipt-lines';
import { changeDemo, endDemoPeriod, hasJustRenewed, startDemo } from '@/lib/plans/rules/demo';
import { periodAfter, priceOf } from '@/lib/plans/rules/plan-prices';
import { monthOf, nextMonthOf, quotasOf } from '@/lib/plans/rules/quotas';
import { planOfProduct, stripePrices } from '@/lib/plans/rules/stripe-prices';
import { changeBetween, isInForce, statusOfStripe } from '@/lib/plans/rules/subscription';
import { describeDocuments } from '@/lib/plans/rules/usage-words';

const at = new Date('2026-11-23T10:00:00Z');
const monthly = { plan: 'professional', period: 'month' } as const;
const started = startDemo(monthly, { hasTrial: false, at });

describe('quotas', () => {
  it('rise from one to the next', () => {
    const { none, basic, professional } = quotasOf;
    expect(none.storageBytes).toBe(25 * 1024 ** 2);
    expect(basic.storageBytes).toBe(100 * 1024 ** 2);
    expect(professional.storageBytes).toBe(1024 ** 3);
    expect([none.documents, basic.documents, professional.documents]).toEqual([3, 10, null]);
    expect([none.apiAccess, basic.apiAccess, professional.apiAccess]).toEqual([false, false, true]);
  });

  it('count by the calendar month, UTC', () => {
    expect(monthOf(new Date('2026-12-31T23:59:59Z')).toISOString()).toBe('2026-12-01T00:00:00.000Z');
    expect(nextMonthOf(new Date('2026-12-31T23:59:59Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });

  it.each([
    [{ documents: 2, documentQuota: 3, documentsPer: 'account' }, '2 of 3 documents'],
    [{ documents: 4, documentQuota: 10, documentsPer: 'month' }, '4 of 10 new documents this month'],
    [
      { documents: 1, documentQuota: null, documentsPer: 'month' },
      '1 new document this month, without a limit',
    ],
  ] as const)('are said in words', (counted, words) => {
    expect(describeDocuments(counted)).toBe(words);
  });
});

describe('a period', () => {
  it.each([
    ['2026-11-23T10:00:00Z', 'month', '2026-12-23T10:00:00.000Z'],
    ['2027-01-31T10:00:00Z', 'month', '2027-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00Z', 'year', '2029-02-28T10:00:00.000Z'],
    ['2026-12-05T00:00:00Z', 'month', '2027-01-05T00:00:00.000Z'],
  ] as const)('from %s by the %s ends at %s', (from, period, end) => {
    expect(periodAfter(new Date(from), period).toISOString()).toBe(end);
  });
});

describe('Stripe', () => {
  it('knows each plan and period under a name with its amount', () => {
    expect(stripePrices.map(({ lookupKey }) => lookupKey)).toEqual([
      'plan_basic_month_2900',
      'plan_basic_year_29000',
      'plan_professional_month_7900',
      'plan_professional_year_79000',
    ]);
    expect(stripePrices.map(({ productId }) => planOfProduct(productId))).toEqual([
      'basic',
      'basic',
      'professional',
      'professional',
    ]);
    expect(planOfProduct('prod_of_another_program')).toBeNull();
  });

  it.each([
    ['trialing', 'trialing'],
    ['active', 'active'],
    ['past_due', 'past_due'],
    ['canceled', 'ended'],
    ['unpaid', 'ended'],
    ['paused', 'ended'],
    ['incomplete', null],
    ['incomplete_expired', null],
  ])('says %s and we read %s', (word, status) => expect(statusOfStripe(word)).toBe(status));
});

describe('a plan', () => {
  it('that was cancelled is in force until its day, whether or not anybody has said that it ended', () => {
    const cancelled = { status: 'active', cancelsAt: at } as const;
    expect(isInForce(cancelled, new Date(at.getTime() - 1))).toBe(true);
    expect(isInForce(cancelled, at)).toBe(false);
    expect(isInForce({ status: 'past_due', cancelsAt: null }, at)).toBe(true);
    expect(isInForce({ status: 'ended', cancelsAt: null }, at)).toBe(false);
  });

  it.each([
    ['started', null, {}],
    ['changed', {}, { plan: 'basic' }],
    ['changed', {}, { period: 'year' }],
    ['cancelled', {}, { cancelsAt: at }],
    ['resumed', { cancelsAt: at }, {}],
    ['payment_failed', {}, { status: 'past_due' }],
    ['renewed', {}, { periodEndsAt: new Date('2027-01-23T10:00:00Z') }],
    ['renewed', { status: 'trialing' }, {}],
    ['ended', {}, { status: 'ended' }],
    [null, { status: 'ended' }, { status: 'ended' }],
    [null, {}, {}],
  ] as const)('has %s', (change, before, after) => {
    const { state } = started;
    expect(changeBetween(before && { ...state, ...before }, { ...state, ...after })).toBe(change);
  });
});

describe('the demo provider', () => {
  it('begins with a trial of 14 days, which costs nothing', () => {
    const { state, chargedCents } = startDemo(monthly, { hasTrial: true, at });
    expect(state).toMatchObject({ status: 'trialing', trialEndsAt: new Date('2026-12-07T10:00:00Z') });
    expect(state.periodEndsAt).toEqual(state.trialEndsAt);
    expect(chargedCents).toBe(0);
  });

  it('charges the first period where there is no trial', () => {
    expect(started.chargedCents).toBe(7_900);
    expect(started.state.periodEndsAt.toISOString()).toBe('2026-12-23T10:00:00.000Z');
  });

  it('charges the difference of what remains for another plan, and keeps the day', () => {
    const basic = startDemo({ plan: 'basic', period: 'month' }, { hasTrial: false, at }).state;
    const middle = new Date('2026-12-08T10:00:00Z');
    const { state, chargedCents } = changeDemo(basic, monthly, middle);
    expect(chargedCents).toBe((7_900 - 2_900) / 2);
    expect(state.periodEndsAt).toEqual(basic.periodEndsAt);
  });

  it('counts what was paid toward a year that begins now', () => {
    const middle = new Date('2026-12-08T10:00:00Z');
    const { state, chargedCents } = changeDemo(started.state, { ...monthly, period: 'year' }, middle);
    expect(chargedCents).toBe(priceOf({ ...monthly, period: 'year' }) - 7_900 / 2);
    expect(state.periodStartsAt).toEqual(middle);
  });

  it('ends a plan that was cancelled at the end of the year that it was changed to', () => {
    const cancelled = { ...started.state, cancelsAt: started.state.periodEndsAt };
    const { state } = changeDemo(cancelled, { ...monthly, period: 'year' }, at);
    expect(state.cancelsAt).toEqual(state.periodEndsAt);
    expect(changeDemo(cancelled, { plan: 'basic', period: 'month' }, at).state.cancelsAt).toEqual(
      cancelled.cancelsAt,
    );
  });

  it('never charges less than nothing', () => {
    expect(changeDemo(started.state, { plan: 'basic', period: 'month' }, at).chargedCents).toBe(0);
  });

  it('says by which lines the amount came about', () => {
    const middle = new Date('2026-12-08T10:00:00Z');
    const { lines } = changeDemo(started.state, { ...monthly, period: 'year' }, middle);
    expect(lines).toEqual([
      {
        what: 'Professional Guard, by the year',
        amountCents: 79_000,
        from: '2026-12-08T10:00:00.000Z',
        to: '2027-12-08T10:00:00.000Z',
      },
      {
        what: 'Credit for the unused time of Professional Guard, by the month',
        amountCents: -3_950,
        from: '2026-12-08T10:00:00.000Z',
        to: '2026-12-23T10:00:00.000Z',
      },
    ]);
    expect(started.lines).toMatchObject([{ amountCents: 7_900, to: '2026-12-23T10:00:00.000Z' }]);
  });

  it('has begun a period a moment ago only while it is paid and goes on', () => {
    const soon = new Date(at.getTime() + 59_000);
    expect(hasJustRenewed(started.state, soon)).toBe(true);
    expect(hasJustRenewed(started.state, new Date(at.getTime() + 60_000))).toBe(false);
    expect(hasJustRenewed({ ...started.state, cancelsAt: started.state.periodEndsAt }, soon)).toBe(false);
    expect(hasJustRenewed({ ...started.state, status: 'trialing' }, soon)).toBe(false);
  });

  it('keeps the trial when another plan is chosen in it', () => {
    const trial = startDemo(monthly, { hasTrial: true, at }).state;
    const { state, chargedCents } = changeDemo(trial, { plan: 'basic', period: 'year' }, at);
    expect(state).toMatchObject({ plan: 'basic', period: 'year', trialEndsAt: trial.trialEndsAt });
    expect(chargedCents).toBe(0);
  });

  it('charges the next period at the end of one, or ends the plan if it was cancelled', () => {
    const trial = startDemo(monthly, { hasTrial: true, at }).state;
    expect(endDemoPeriod(trial, at)).toMatchObject({
      state: { status: 'active', trialEndsAt: at },
      chargedCents: 7_900,
    });
    expect(endDemoPeriod({ ...trial, cancelsAt: trial.periodEndsAt }, at)).toMatchObject({
      state: { status: 'ended', endedAt: at },
      chargedCents: 0,
    });
  });
});

describe('the lines of a receipt', () => {
  const line = { what: 'A plan', amountCents: 7_900, from: null, to: null };

  it('of another party lead to what was paid, whatever it leaves out', () => {
    expect(completeLines([line], 7_900)).toEqual([line]);
    expect(completeLines([line], 8_552)).toEqual([
      line,
      { what: 'Taxes, discounts and credits', amountCents: 652, from: null, to: null },
    ]);
    expect(completeLines([], 7_900)).toEqual([]);
  });
});

describe('what an address chooses', () => {
  it.each([
    ['plan=basic&period=year', { plan: 'basic', period: 'year' }],
    ['plan=professional', { plan: 'professional', period: 'month' }],
    ['plan=professional&period=week', { plan: 'professional', period: 'month' }],
    ['plan=enterprise', null],
    ['', null],
  ])('%s', (query, choice) => expect(readChoice(new URLSearchParams(query))).toEqual(choice));
});
