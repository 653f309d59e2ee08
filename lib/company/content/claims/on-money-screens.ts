import { directive, integration, screen, together, unit, type Claim } from './claim';

const refunded = integration(
  'api/deedguard/locked-deeds/[id]/refund/post',
  'ends the lock, enters that in the log, and tells the owner that no money had moved',
);
const uncharged = screen(
  'payments/payment-desk',
  'says what happened and that nothing was charged when it cannot be prepared, and tries again',
);
const paid = screen(
  'payments/payment-desk',
  'never claims that nothing was charged for what was paid already',
);
const again = screen(
  'payments/payment-outcome',
  'looks again every few seconds while it is confirmed, and gives up with advice after two minutes',
);
const stripe = directive('frame-src', 'https://js.stripe.com');
const credit = integration(
  'api/payments/[id]/refund/post',
  'gives it back, and no lock is paid with it any more',
);
const demo = integration('api/plans/demo/post', 'begins the plan with its trial');
const cancelled = integration(
  'api/webhooks/stripe/post-plan.stripe',
  'that was cancelled goes on to its day, then ends: the quotas are those without a plan',
);
const kept = integration(
  'api/vault/documents/post-plan',
  'refuses new ones above the free room %i days after the end, while what is stored can be read and downloaded',
);
const down = integration(
  'api/create-payment-intent/post-stripe.stripe',
  'answers 503 while Stripe is down (%s), and a retry goes on with the same payment',
);

/** What screens, notices and emails of payments and plans say without exception. */
export const moneyScreenClaims: Claim[] = [
  ...together(
    'components/payments/payment-not-needed.tsx',
    [integration('api/create-payment-intent/post', 'refuses a lock that is paid')],
    'Its lock stays in force, and nothing more is due.',
  ),
  ...together(
    'components/payments/payment-not-needed.tsx',
    [integration('api/create-payment-intent/post', 'refuses a lock that was released')],
    'so there is nothing to pay.',
  ),
  ...together(
    [
      'components/payments/payment-not-needed.tsx',
      'components/payments/payment-trouble.tsx',
      'components/payments/stripe-loader.tsx',
      'components/payments/stripe-payment.tsx',
    ],
    [uncharged, paid],
    'Nothing was charged.',
  ),
  ...together('lib/vendor/stripe-client.ts', [down], 'Nothing was charged.'),
  ...together(
    'components/payments/stripe-payment.tsx',
    [stripe],
    'Your card number never reaches our server.',
  ),
  ...together(
    'components/payments/confirmation-watch.tsx',
    [again],
    'This page checks again every few seconds.',
    'You can also leave: nothing is lost.',
  ),
  ...together(
    'components/payments/credit-refund.tsx',
    [credit],
    'The credit ends at once, and can no longer pay for a lock.',
  ),
  ...together(
    'components/payments/paid-details.tsx',
    [integration('api/deedguard/lock-deed/post', 'pays with a credit at once, and uses it once')],
    'the credit pays for it at once.',
  ),
  ...together(
    'components/payments/order-summary.tsx',
    [integration('api/create-payment-intent/post', 'opens a credit when nothing is unpaid')],
    'None of your locks is waiting for payment.',
  ),
  ...together(
    'components/payments/demo-payment.tsx',
    [
      integration(
        'api/payments/demo/[id]/confirm/post',
        'marks the lock as paid, tells the owner and leaves an audit event',
      ),
    ],
    'everything after it is real.',
  ),
  ...together('components/plans/demo-frame.tsx', [demo], 'everything after it is real.'),
  ...together(
    'components/plans/bought-notice.tsx',
    [integration('api/webhooks/stripe/post-plan.stripe', 'finds a plan whose events were lost')],
    'You can also leave: nothing is lost.',
  ),
  ...together(
    'components/plans/chosen-plan.tsx',
    [cancelled, unit('plans/rules', 'begins with a trial of 14 days, which costs nothing')],
    'If you cancel in the trial, nothing is charged.',
  ),
  ...together(
    'lib/plans/commands/notices.ts',
    [cancelled, unit('plans/rules', 'begins with a trial of 14 days, which costs nothing')],
    'If you cancel before that day, nothing is charged.',
  ),
  ...together(
    'lib/plans/commands/notices.ts',
    [kept],
    'Everything in your vault can still be read and downloaded, also after the … days that we promise.',
  ),
  ...together(
    'lib/plans/commands/notices.ts',
    [
      integration(
        'api/webhooks/stripe/post-plan.stripe',
        'that is a second one beside the first is undone, and what was paid goes back',
      ),
    ],
    'so the second one was ended at once.',
  ),
  ...together(
    'lib/plans/commands/notices.ts',
    [integration('api/webhooks/stripe/post-plan.stripe', 'renews with one receipt for each payment')],
    'It renews every … for … until you cancel.',
  ),
  ...together(
    'components/plans/plan-standing.tsx',
    [integration('api/plans/current/get', 'says what everybody has without a plan')],
    'You have the free vault.',
  ),
  ...together('components/plans/plan-standing.tsx', [kept], 'Nothing is deleted after that either'),
  ...together(
    'components/plans/plan-board.tsx',
    [unit('plans/plans', 'save about 17%% by the year with %s')],
    'with every plan: twelve months for the price of ten.',
  ),
  ...together(
    'components/pricing/quote-panel.tsx',
    [
      unit('pricing/quote', 'is 8% tax of base, travel and rush'),
      unit(
        'pricing/one-price',
        'is the same to the cent in the calculator, the estimate’s lines, the request and its bill',
      ),
    ],
    'Tax is a flat …%, in a quote, an estimate and on the bill alike: our own rate in every state, not the sales tax of a place.',
  ),
  ...together('lib/payments/rules.ts', [refunded], 'The demo payment was taken back: no money moved'),
];
