import { PLAN_SEATS } from '@/lib/organizations/rules/members';
import { services } from '@/lib/deeds/content/services';
import { addOns } from '@/lib/plans/content/add-ons';
import { planData } from '@/lib/plans/content/plan-data';
import { planQuestions } from '@/lib/plans/content/plan-questions';
import { planPromises, plans, quotedSaving } from '@/lib/plans/content/plans';
import { planNames, soldPlans } from '@/lib/plans/rules/choices';
import { RETRIEVAL_DAYS, TRIAL_DAYS, TRIAL_REMINDER_DAYS } from '@/lib/plans/rules/plan-prices';
import { WHAT_USES_SPACE } from '@/lib/plans/rules/usage-words';
import { quotasOf } from '@/lib/plans/rules/quotas';
import { yearlySaving } from '@/lib/plans/rules/yearly-saving';
import { formatBytes } from '@/lib/vault/rules/format-bytes';

describe('the plans', () => {
  it.each([
    ['basic', 'Basic Protection', 29_00, 290_00],
    ['professional', 'Professional Guard', 79_00, 790_00],
    ['enterprise', 'Enterprise Shield', 299_00, 2990_00],
  ])('have %s, %s, at %i cents a month and %i a year', (id, name, monthlyCents, yearlyCents) => {
    expect(plans.find((plan) => plan.id === id)).toMatchObject({ name, monthlyCents, yearlyCents });
  });

  it('have one that is drawn in front', () => {
    expect(plans.filter((plan) => plan.isInFront).map(({ id }) => id)).toEqual(['professional']);
  });

  it.each([
    ['basic', ['Up to 10 documents per month', '100 MB vault', 'Email support']],
    ['professional', ['Unlimited documents', '1 GB vault', 'Up to 5 users', 'API access']],
  ])('say what %s contains', (id, features) => {
    expect(plans.find((plan) => plan.id === id)?.features.map(({ text }) => text)).toEqual(features);
  });

  it('say with every space, in the questions too, that redacted copies take of it', () => {
    const spaces = plans.flatMap(({ features }) =>
      features.filter(({ text }) => / (MB|GB) vault$/.test(text)),
    );
    expect(spaces.map(({ today }) => today)).toEqual(
      [1, 2].map(() => 'documents and their redacted copies together'),
    );
    const without = planQuestions.find(({ question }) => question === 'What do I have without a plan?');
    expect(without?.answer).toContain(WHAT_USES_SPACE);
  });

  it('say as many users as an organization of a plan has seats, and of the API what an account may do', () => {
    const professional = plans.find(({ id }) => id === 'professional');
    expect(professional?.features.map(({ text }) => text)).toContain(`Up to ${PLAN_SEATS} users`);
    soldPlans.forEach((name) => {
      const features = plans.find(({ id }) => id === name)?.features.map(({ text }) => text);
      expect(features?.includes('API access')).toBe(quotasOf[name].apiAccess);
    });
  });

  it('contain what the code gives', () => {
    const { basic, professional } = quotasOf;
    expect(basic).toMatchObject({ documents: 10, documentsPer: 'month' });
    expect(formatBytes(basic.storageBytes)).toBe('100 MB');
    expect(professional.documents).toBeNull();
    expect(formatBytes(professional.storageBytes)).toBe('1 GB');
    soldPlans.forEach((name) => expect(planNames[name]).toBe(plans.find(({ id }) => id === name)?.name));
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

  it('are bought here, except the one that begins with a conversation', () => {
    expect(plans.map(({ button }) => button)).toEqual([
      { label: 'Sign up for Basic Protection' },
      { label: 'Sign up for Professional Guard' },
      { label: 'Contact sales', href: '/enterprise#contact' },
    ]);
  });

  it('name a card only beside the demo that asks for none', () => {
    const ofCards = planQuestions.filter(({ answer }) => /\bcard\b/.test(answer));
    expect(ofCards).not.toHaveLength(0);
    for (const { answer } of ofCards) expect(answer).toContain('demo');
  });

  it('promise what the questions answer', () => {
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

  it('answer with the numbers of the code', () => {
    const answers = planQuestions.map(({ answer }) => answer).join(' ');
    [
      `${quotasOf.none.documents} documents and ${formatBytes(quotasOf.none.storageBytes)}`,
      `${quotasOf.basic.documents} new documents a month`,
      `${TRIAL_DAYS}-day free trial, once for each account`,
      `${TRIAL_REMINDER_DAYS} days before the trial ends`,
      `for ${RETRIEVAL_DAYS} days after cancellation`,
      'nothing is deleted after that either',
    ].forEach((words) => expect(answers).toContain(words));
    expect(answers).not.toMatch(/not yet|cannot be bought/i);
  });

  it('tell search engines both prices, and what can be bought online', () => {
    expect(plans.map(planData)).toMatchObject(
      plans.map(({ name, monthlyCents, yearlyCents, button }) => ({
        '@type': 'Service',
        name,
        offers: [monthlyCents, yearlyCents].map((cents) => ({
          price: (cents / 100).toFixed(2),
          priceCurrency: 'USD',
          availability: `https://schema.org/${button.href ? 'InStoreOnly' : 'InStock'}`,
        })),
      })),
    );
  });
});

describe('the four services with a price of their own', () => {
  const priced = services.filter(({ name }) => !['Deed protection', 'Emergency recovery'].includes(name));

  it('are not for sale yet, and say what there is instead', () => {
    expect(priced.map(({ price }) => price)).toEqual(['$49', '$29', '$19', '$9']);
    priced.forEach(({ notYet }) => expect(notYet).toMatch(/\.$/));
  });

  it('name the room that a vault has without a plan', () => {
    const { documents, storageBytes } = quotasOf.none;
    expect(priced.find(({ name }) => name === 'Document vault')?.notYet).toContain(
      `${documents} documents and ${formatBytes(storageBytes)} free`,
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

  it('say what they are for, and why they are not for sale yet', () => {
    const says = Object.fromEntries(addOns.map((addOn) => [addOn.name, addOn.says]));
    expect(says['Remote online notarization']).toContain('technology fee');
    expect(says['Remote online notarization']).toContain('a notary of your own');
    expect(says['Rush Processing']).toContain('For documents: a review or a certificate');
    addOns.forEach(({ notYet }) => expect(notYet).toMatch(/\.$/));
  });
});
