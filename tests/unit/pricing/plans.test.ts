import { addOns } from '@/lib/pricing/content/add-ons';
import { planData } from '@/lib/pricing/content/plan-data';
import { planQuestions } from '@/lib/pricing/content/plan-questions';
import { planPromises, plans, quotedSaving } from '@/lib/pricing/content/plans';
import { yearlySaving } from '@/lib/pricing/rules/yearly-saving';

describe('the plans', () => {
  it.each([
    ['basic', 'Basic Protection', 29_00, 290_00],
    ['professional', 'Professional Guard', 79_00, 790_00],
    ['enterprise', 'Enterprise Shield', 299_00, 2990_00],
  ])('have %s, %s, at %i cents a month and %i a year', (id, name, monthlyCents, yearlyCents) => {
    expect(plans.find((plan) => plan.id === id)).toMatchObject({ name, monthlyCents, yearlyCents });
  });

  it('have one that is most popular', () => {
    expect(plans.filter((plan) => plan.isMostPopular).map(({ id }) => id)).toEqual(['professional']);
  });

  it.each([
    ['basic', ['Up to 10 documents per month', '100 MB vault', 'Email support']],
    ['professional', ['Unlimited documents', '1 GB vault', 'Up to 5 users', 'API access']],
  ])('say what %s contains', (id, features) => {
    expect(plans.find((plan) => plan.id === id)?.features).toEqual(features);
  });

  it.each(plans.map((plan) => [plan.name, plan] as const))(
    'save about 17%% by the year with %s',
    (_, plan) => {
      expect(yearlySaving(plan)).toEqual({ cents: 2 * plan.monthlyCents, percent: 17 });
    },
  );

  it('are next to a banner that claims more', () => {
    expect(quotedSaving).toBe('Save up to 20%');
  });

  it('lead to sign-up, or to a conversation', () => {
    expect(plans.map(({ button }) => button.href)).toEqual([
      '/signup?role=owner&plan=basic',
      '/signup?role=owner&plan=professional',
      '/enterprise#contact',
    ]);
  });

  it('promise as claims what the questions answer', () => {
    const answers = planQuestions.map(({ answer }) => answer).join(' ');
    expect(planPromises).toEqual([
      '14-day free trial',
      'Prorated plan changes',
      '30-day data retrieval after cancellation',
    ]);
    [
      '14-day free trial',
      'prorated',
      'retrieve your data for 30 days after cancellation',
      'about 17%',
    ].forEach((words) => expect(answers).toContain(words));
  });

  it('tell search engines both prices, and that they cannot be bought yet', () => {
    expect(plans.map(planData)).toMatchObject(
      plans.map(({ name, monthlyCents, yearlyCents }) => ({
        '@type': 'Service',
        name,
        offers: [monthlyCents, yearlyCents].map((cents) => ({
          price: (cents / 100).toFixed(2),
          priceCurrency: 'USD',
          availability: 'https://schema.org/OutOfStock',
        })),
      })),
    );
  });
});

describe('the add-ons', () => {
  it.each([
    ['Remote online notarization', 15_00, 'per session'],
    ['Rush Processing', 25_00, 'within 1 hour'],
    ['Additional Storage', 10_00, 'per GB'],
    ['Custom Integration', 500_00, 'one-time'],
  ])('have %s for %i cents %s', (name, cents, unit) => {
    expect(addOns.find((addOn) => addOn.name === name)).toMatchObject({ cents, unit });
  });
});
