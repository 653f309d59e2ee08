import { browser, directive, integration, route, screen, together, unit, type Claim } from './claim';

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
  'api/webhooks/stripe/post-plan.alone',
  'that was cancelled goes on to its day, then ends: the quotas are those without a plan',
);
const kept = integration(
  'api/vault/documents/post-plan',
  'refuses new ones above the free room %i days after the end, while what is stored can be read and downloaded',
);
const down = integration(
  'api/create-payment-intent/post-stripe.alone',
  'answers 503 while Stripe is down (%s), and a retry goes on with the same payment',
);

/** What screens, notices and emails of payments, plans and invoices say without exception. */
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
    'components/invoices/pay/confirmation-watch.tsx',
    [
      screen(
        'invoices/pay-confirmation',
        'is asked for every few seconds until it is there, and cannot be made twice',
      ),
    ],
    'This page checks again every few seconds.',
  ),
  ...together(
    'components/payments/credit-refund.tsx',
    [credit],
    'The credit ends at once, and pays for no lock any more.',
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
    [integration('api/webhooks/stripe/post-plan.alone', 'finds a plan whose events were lost')],
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
        'api/webhooks/stripe/post-plan.alone',
        'that is a second one beside the first is undone, and what was paid goes back',
      ),
    ],
    'so the second one was ended at once.',
  ),
  ...together(
    'lib/plans/commands/notices.ts',
    [integration('api/webhooks/stripe/post-plan.alone', 'renews with one receipt for each payment')],
    'It renews every … for … until you cancel.',
  ),
  ...together(
    'components/plans/plan-standing.tsx',
    [integration('api/plans/current/get', 'says what everybody has without a plan')],
    'Your vault is the one that everybody has.',
  ),
  ...together('components/plans/plan-standing.tsx', [kept], 'Nothing is deleted after that either'),
  ...together(
    'components/plans/plan-board.tsx',
    [unit('plans/plans', 'save about 17%% by the year with %s')],
    'with every plan: twelve months for the price of ten.',
  ),
  ...together(
    'lib/payments/content/refund.ts',
    [refunded],
    'It was a demo payment: no money had moved, and none goes back.',
  ),
  ...together(
    'components/invoices/actions/open-dialogs.tsx',
    [
      integration(
        'api/invoices/[id]/issue/post',
        'makes a draft without an address one that is sent and can be paid, due by its terms',
      ),
    ],
    'We send nothing: you hand over the link or the PDF yourself.',
  ),
  ...together(
    'components/invoices/list/no-invoices.tsx',
    [screen('invoices/invoice-table', 'shows number, state, who is billed, dates and total')],
    'Each one that you create is listed here',
  ),
  ...together(
    'components/invoices/pay/pay-failure.tsx',
    [
      screen('invoices/pay-failures', 'can be asked for again'),
      integration(
        'api/invoices/[id]/checkout/post-stripe.alone',
        'answers 503 while Stripe is down (%s), and a retry goes on with the same payment',
      ),
    ],
    'The invoice and all its payments are kept, and this charged you nothing.',
  ),
  ...together(
    'components/invoices/pay/pay-notice.tsx',
    [screen('invoices/pay-page', 'says that it is void')],
    'There is nothing to pay.',
  ),
  ...together(
    'components/invoices/pay/pay-notice.tsx',
    [screen('invoices/pay-page', 'is told that a demo payment moved no money')],
    'We did not ask for a card, and nothing was charged.',
  ),
  ...together(
    'components/invoices/pay/pay-way.tsx',
    [screen('invoices/pay-page', 'says that nothing is due where the total is nothing')],
    'Nothing is due.',
  ),
  ...together(
    'lib/invoices/commands/invoices.ts',
    [integration('api/invoices/from-request/post', 'answers 409 for one that is %s')],
    'A visit can be invoiced only after it is completed.',
  ),
  ...together(
    'lib/invoices/commands/send.ts',
    [
      integration(
        'api/invoices/[id]/send/post-smtp.alone',
        'says that the server did not take it (%s), changes nothing, and sends it once the server is well',
      ),
    ],
    'Nothing was changed.',
  ),
  ...together(
    'lib/invoices/commands/settlement-notices.ts',
    [
      integration(
        'api/webhooks/stripe/post-mismatch.alone',
        'lets nobody pay again before that went back, and says so',
      ),
    ],
    'Nobody can pay the invoice by card until then.',
  ),
  ...together(
    'lib/site/site-descriptions.ts',
    [
      route('GET /api/invoices/[id]/pdf'),
      browser(
        'invoices',
        'an invoice is created, mailed, and paid by card in another browser; both sides see it paid',
      ),
    ],
    'with tax, terms, a PDF of each and payment by card.',
  ),
];
