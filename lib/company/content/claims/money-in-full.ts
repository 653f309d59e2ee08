import { figures } from '../figures';
import { integration, person, together, unit, value, type Claim } from './claim';

const yearly = unit('plans/plans', 'save about 17%% by the year with %s');
const trial = value(figures.trialDays ?? '', 'TRIAL_DAYS');
const once = integration(
  'api/plans/checkout/post.stripe',
  'has one trial: the next plan begins with a payment',
);
const cancelled = integration(
  'api/webhooks/stripe/post-plan.stripe',
  'that was cancelled goes on to its day, then ends: the quotas are those without a plan',
);
const event = integration(
  'api/webhooks/stripe/post-plan.stripe',
  'is written once, however often and in whatever order its events come',
);

/** What holds for every plan and every payment. */
export const moneyInFull: Claim[] = [
  ...together(
    '/pricing',
    [yearly],
    'with every plan: twelve months for the price of ten.',
    'That is about 17% less than twelve single months, with every plan.',
  ),
  ...together(
    '/pricing',
    [trial, once],
    `Your first plan begins with a ${figures.trialDays}-day free trial, once for each account.`,
  ),
  ...together(
    '/pricing',
    [cancelled],
    'The plan stays in force to the end of the month or year that you paid for, or of the trial. Nothing more is charged.',
  ),
  ...together(
    '/pricing',
    [unit('plans/plans', 'are not for sale yet, and say what there is instead')],
    'None of them is for sale yet.',
  ),
  ...together(
    '/legal/terms',
    [cancelled],
    'You can cancel at any time on the page Your plan, and the plan runs to the end of the time that you paid for.',
  ),
  ...together(
    '/security/whitepaper',
    [event],
    'An event that comes twice or late changes nothing: what Stripe says when it is asked is what counts.',
  ),
  ...together(
    '/legal/terms',
    [person('The operator answers for it; what was paid is listed in /admin/users.')],
    'What we owe you in all is limited to',
    'You can stop at any time.',
  ),
];
