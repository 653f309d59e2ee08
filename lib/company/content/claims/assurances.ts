import { REFUND_DAYS } from '@/lib/payments/rules';
import { directive, integration, person, route, unit, value, type Claim } from './claim';

const only = integration('platform/append-only', 'refuses %s');
const salted = unit('evidence/proof', 'cannot be guessed without its salt');
const stripe = directive('frame-src', 'https://js.stripe.com');
const stored = integration('vault/stored-objects', 'lies in the store encrypted, under its own key');
const prices = unit('notary/product', 'separate the notarial fee from the number of pages');

/** Sentences that say never or nobody: each stands on what makes the opposite impossible, or visible. */
export const assurances: Claim[] = [
  {
    says: 'We seal it into a public log that nobody can rewrite unnoticed, and you hold the proof.',
    on: ['/deedguard'],
    proof: [only, integration('api/log/consistency/get', 'shows that the log only grew')],
  },
  {
    says: 'Every lock is an entry in a public log that nobody, ourselves included, can rewrite unnoticed.',
    on: ['/pricing'],
    proof: [only, integration('api/log/consistency/get', 'shows that the log only grew')],
  },
  {
    says: 'Nobody can move it, and you can show it to anyone.',
    on: ['/deedguard-protection'],
    proof: [only],
  },
  { says: 'A date nobody can move', on: ['/deedguard-protection'], proof: [only] },
  { says: 'with a date nobody can move', on: ['/'], proof: [only] },
  { says: 'with a date that nobody can move', on: ['/resources/builder-kit', '/press'], proof: [only] },
  { says: 'A date for your deed that nobody can move.', on: ['/press'], proof: [only] },
  {
    says: 'Nobody can change or remove an entry, and its proofs would be worthless if somebody could.',
    on: ['/legal/privacy'],
    proof: [only],
  },
  {
    says: 'It never runs backward, but no outside time authority confirms it.',
    on: ['/security/whitepaper'],
    proof: [integration('evidence/append', 'never run backwards in time')],
  },
  {
    says: 'so nobody can guess a name or an address from it',
    on: ['/deedguard'],
    proof: [salted],
  },
  { says: 'Without the salt nobody can find the record', on: ['/legal/privacy'], proof: [salted] },
  {
    says: 'Without the salt nobody can find out what was committed to',
    on: ['/security/whitepaper'],
    proof: [salted],
  },
  {
    says: 'and nobody can find another record that matches too',
    on: ['/security/whitepaper'],
    proof: [salted],
  },
  { says: 'Nobody can work back from it to the document', on: ['/vault'], proof: [salted] },
  {
    says: 'The public log holds a sealed fingerprint, never your name or address.',
    on: ['/deedguard-protection'],
    proof: [
      integration(
        'api/deedguard/lock-deed/post',
        'commits to the record in the log, and shows nothing of it there',
      ),
    ],
  },
  {
    says: 'Never; it holds no personal data',
    on: ['/architecture'],
    proof: [integration('evidence/append', 'show nothing of the record in public')],
  },
  { says: 'Never; it holds no names', on: ['/architecture'], proof: [only] },
  {
    says: 'by the master key, which is never kept with the documents',
    on: ['/vault', '/document-vault'],
    proof: [stored],
  },
  { says: 'A key for each document, which the store never sees', on: ['/architecture'], proof: [stored] },
  {
    says: 'The file never leaves the computer.',
    on: ['/resources/county-kit'],
    proof: [route('POST /api/vault/verify')],
  },
  {
    says: 'redacted copies and where the boxes are, never the words under them',
    on: ['/legal/privacy'],
    proof: [
      integration(
        'vault/redaction-job',
        'keeps the copy without the words, and enters it into the log bound to the entry of the original',
      ),
    ],
  },
  {
    says: 'Nobody scans documents for malware.',
    on: ['/security/whitepaper'],
    proof: [person('No scanner is installed; the pages say so, that nobody relies on one.')],
  },
  {
    says: 'Your fingerprint or face stays in your device. We never receive it.',
    on: ['/legal/privacy'],
    proof: [
      integration(
        'api/auth/webauthn/verify/post',
        'adds the passkey, tells the account, and confirms the sign-in',
      ),
    ],
  },
  {
    says: 'counts for itself alone, so nobody elsewhere can use up its owner’s tries',
    on: ['/security/whitepaper'],
    proof: [integration('api/users/login/post-tries', 'from somewhere else do not keep its owner out')],
  },
  {
    says: 'It works once, for 60 minutes, and logs nobody in.',
    on: ['/security/whitepaper'],
    proof: [route('POST /api/users/device-link/open')],
  },
  {
    says: 'nobody sees it before the link is opened',
    on: ['/security/whitepaper'],
    proof: [
      integration(
        'partners/confirmation.mail',
        'waits for its link: nobody sees it, and nobody is told, whoever’s address it gives',
      ),
    ],
  },
  {
    says: 'Errors are answered with a message and a code, never with a stack trace or a query.',
    on: ['/security/whitepaper'],
    proof: [integration('platform/http/error-response', 'is a plain 500 without a word of SQL otherwise')],
  },
  {
    says: 'Keys come from the environment of the server and are never written to its log.',
    on: ['/security/whitepaper'],
    proof: [unit('platform/env', 'names %s when it is missing or empty')],
  },
  {
    says: 'so that nobody can evade the rate limits by forging it',
    on: ['/architecture'],
    proof: [unit('platform/http/network-address', '%s')],
  },
  {
    says: 'Bound parameters, never SQL pieced together from text',
    on: ['/architecture'],
    proof: [integration('platform/http/error-response', 'is a plain 500 without a word of SQL otherwise')],
  },
  { says: 'they never pass through our server', on: ['/architecture'], proof: [stripe] },
  {
    says: 'Card numbers never reach us: Stripe’s own fields take them.',
    on: ['/security/whitepaper'],
    proof: [stripe],
  },
  {
    says: 'A person’s own pages are rendered for each request and never kept.',
    on: ['/architecture'],
    proof: [{ kind: 'header', name: 'Cache-Control', holds: 'no-store' }],
  },
  { says: 'It never counts the pages of the document.', on: ['/guardsign'], proof: [prices] },
  { says: 'The notarial fee never depends on the number of pages.', on: ['/guardsign'], proof: [prices] },
  {
    says: 'A payment is never lost.',
    on: ['/legal/terms'],
    proof: [
      integration('api/webhooks/stripe/post.stripe', 'leaves a credit when the lock was released meanwhile'),
    ],
  },
  {
    says: '30-day money-back guarantee',
    on: ['/deedguard', '/resources/builder-kit', '/press', '/pricing', '/legal/terms'],
    proof: [route('POST /api/deedguard/locked-deeds/[id]/refund'), value(REFUND_DAYS, 'REFUND_DAYS')],
  },
  {
    says: '30 days money-back guarantee',
    on: ['/deedguard-protection'],
    proof: [route('POST /api/deedguard/locked-deeds/[id]/refund'), value(REFUND_DAYS, 'REFUND_DAYS')],
  },
  {
    says: 'Nobody who reports a weakness in good faith is threatened or sued.',
    on: ['/about/founder-declaration'],
    proof: [person('The founder answers for it.')],
  },
  {
    says: 'A new price never applies to a period that you have paid for.',
    on: ['/legal/terms'],
    proof: [person('The founder sets prices; a plan that runs is not touched.')],
  },
  {
    says: 'nobody pays more or gets less for using a right',
    on: ['/legal/privacy'],
    proof: [person('The operator answers for it.')],
  },
  {
    says: 'The link is a random number that nobody can guess',
    on: ['/legal/privacy'],
    proof: [integration('api/invoices/[id]/get', 'answers 404 for %s')],
  },
];
