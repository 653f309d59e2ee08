import { browser, integration, route, screen, together, unit, type Claim } from './claim';

/** What the screens and errors of invoices, and what waits on the home of an account, say without exception. */
export const billScreenClaims: Claim[] = [
  ...together(
    'lib/pricing/rules/quote.ts',
    [unit('invoices/mail', 'says what our tax on a visit is, and nothing of a tax that an issuer wrote')],
    'is a flat rate of ours in every state.',
  ),
  ...together(
    'lib/invoices/rules/visit-lines.ts',
    [
      unit(
        'invoices/visit-lines',
        'name the most that the law of the place lets a notary take for the act, where we have read it',
      ),
    ],
    'that fee is at most … for each act',
  ),
  ...together(
    'lib/invoices/rules/sender-note.ts',
    [unit('invoices/sender-note', 'says %s')],
    'This is a demo: the sender is a demo account, and nothing is owed.',
  ),
  ...together(
    'components/invoices/actions/send-dialog.tsx',
    [
      screen(
        'invoices/send-dialog.alone',
        'promises no email where there is no mail server, and opens the preview',
      ),
    ],
    'They get nothing until you give them its link or its PDF.',
  ),
  ...together(
    'components/invoices/actions/send-dialog.tsx',
    [
      screen(
        'invoices/send-dialog.alone',
        'shows to whom, how much, until when and what they get, and sends nothing yet',
      ),
    ],
    'They get an email with all lines and the total',
  ),
  ...together(
    'components/notary/visit/requests/bill-part.tsx',
    [
      integration('invoices/bill-reminder', 'is asked for when a visit is completed, for 24 hours later'),
      integration(
        'api/requests/[id]/billing/get',
        'says that the bill is due, to both, until it is sent; only its notary sees the draft',
      ),
    ],
    'If it is not sent within … hours of the visit, we remind the notary.',
    'and nothing is due before that.',
  ),
  ...together(
    'components/notary/visit/requests/bill-part.tsx',
    [
      integration(
        'api/requests/[id]/billing/get',
        'says of a void one that none is due, until the notary makes another',
      ),
    ],
    'The invoice for this visit is void, so there is nothing to pay.',
  ),
  ...together(
    'lib/notary/rules/billing.ts',
    [integration('api/requests/[id]/billing/get', 'says that nobody is owed anything for a demo')],
    'who is owed nothing.',
  ),
  ...together(
    'lib/home/rules/next-steps.ts',
    [
      integration(
        'api/invoices/[id]/checkout/post',
        'refuses a draft, also to its own link, until it is sent',
      ),
    ],
    'that nobody can pay yet.',
  ),
  ...together(
    'lib/home/rules/next-steps.ts',
    [
      integration(
        'api/requests/[id]/travel-agreement/post',
        'asks its client once a notary has accepted, and holds the notary back until then',
      ),
    ],
    'Your notary sets off only then.',
  ),
  ...together(
    'lib/home/rules/next-steps.ts',
    [integration('accounts/unconfirmed.mail', 'sends no invoice in the name of that address, by %s')],
    'Invoices go out only then.',
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
        'api/invoices/[id]/checkout/post-stripe.stripe',
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
        'api/invoices/[id]/send/post-smtp.mail',
        'says that the server did not take it (%s), changes nothing, and sends it once the server is well',
      ),
    ],
    'Nothing was changed.',
  ),
  ...together(
    'lib/invoices/commands/settlement-notices.ts',
    [
      integration(
        'api/webhooks/stripe/post-mismatch.stripe',
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
