import { LINK_HOURS } from '@/lib/platform/link-times';
import {
  browser,
  directive,
  header,
  integration,
  route,
  screen,
  unit,
  value,
  type Claim,
  type Proof,
} from './claim';

const inline = browser(
  'script-policy',
  'a page rendered per request runs under a nonce, another one each time',
);
const ownScripts = directive('script-src', "'self'");

const payments: [Proof, ...Proof[]] = [
  directive('frame-src', 'https://js.stripe.com'),
  integration('api/create-payment-intent/post-stripe.stripe', 'makes an intent at Stripe and keeps its id'),
];

/** Headers, scripts and status. */
export const siteClaims: Claim[] = [
  {
    says: 'No page may use camera, microphone or sensors. Your position and passkeys are open to our pages alone, payment to Stripe too.',
    on: ['/security-headers'],
    proof: [
      header('Permissions-Policy', 'camera=()'),
      header('Permissions-Policy', 'microphone=()'),
      header('Permissions-Policy', 'accelerometer=()'),
      header('Permissions-Policy', 'geolocation=(self)'),
      header('Permissions-Policy', 'publickey-credentials-get=(self)'),
      header('Permissions-Policy', 'payment=(self "https://js.stripe.com")'),
    ],
  },
  {
    says: 'No other site may show our pages inside its own',
    on: ['/security-headers'],
    proof: [header('X-Frame-Options', 'DENY'), directive('frame-ancestors', "'none'")],
  },
  {
    says: 'For two years the browser comes back',
    on: ['/security-headers'],
    proof: [header('Strict-Transport-Security', `max-age=${2 * 365 * 24 * 60 * 60}`)],
  },
  {
    says: 'Neither the browser nor a cache along the way keeps a page that belongs to one person.',
    on: ['/security-headers'],
    proof: [header('Cache-Control', 'no-store')],
  },
  {
    says: 'No inline script runs without a hash or a nonce.',
    on: ['/health', '/version'],
    proof: [inline, ownScripts],
  },
  {
    says: 'No inline script runs that we did not write, on any page.',
    on: ['/security/whitepaper'],
    proof: [
      inline,
      unit(
        'platform/http/content-security-policy',
        'allows our own files, the given sources and Stripe, and nothing unsafe',
      ),
    ],
  },
  {
    says: 'There are no trackers, and no scripts from others except Stripe’s card form.',
    on: ['/about/founder-declaration'],
    proof: [ownScripts, directive('connect-src', 'https://api.stripe.com')],
  },
  {
    says: 'There are no trackers and no advertising cookies here.',
    on: ['/legal/privacy'],
    proof: [ownScripts],
  },
  {
    says: 'Card numbers do not reach our servers.',
    on: ['/about/founder-declaration'],
    proof: payments,
  },
  {
    says: 'Your card number does not reach our servers.',
    on: ['/legal/terms'],
    proof: payments,
  },
  {
    says: 'An event from Stripe counts only with its signature, and only if that is no older than five minutes.',
    on: ['/security/whitepaper'],
    proof: [integration('api/webhooks/stripe/post.stripe', 'refuses an event that %s')],
  },
  {
    says: 'What is sent as it happens, such as the position of a notary, stops within a second, on every server.',
    on: ['/security/whitepaper'],
    proof: [integration('platform/streams-of-two-processes', 'ends within a second when its reader %s here')],
  },
  {
    says: 'A call that changes something must not come from another site’s page',
    on: ['/security/whitepaper'],
    proof: [
      integration('platform/route', 'looks at origin, session, limit, path, query and body in this order'),
    ],
  },
  {
    says: 'With a real database nothing is made up: a missing key is named, and the server does not start.',
    on: ['/security/whitepaper'],
    proof: [unit('platform/env', 'names %s when it is missing or empty')],
  },
  {
    says: 'measured while you look: by your browser, and by our server where a browser has no access. Nothing here is recorded, so it says nothing about yesterday.',
    on: ['/health'],
    proof: [route('GET /api/health/live'), route('GET /api/health/ready'), route('GET /api/health/services')],
  },
  {
    says: 'Emails about visits, accounts and bills go out today, and calls to the evidence log need no key.',
    on: ['/architecture'],
    proof: [
      integration(
        'notary/notification-mail.mail',
        'tell the client who accepts, and that a notary gives it back',
      ),
      integration('accounts/account-mail.mail', 'carries the link, and is kept without it'),
      route('POST /api/invoices/[id]/send'),
      route('GET /api/log/entries'),
    ],
  },
  {
    says: `It works for ${LINK_HOURS} hours.`,
    on: ['components/session/link-mailed.ts'],
    proof: [
      value(LINK_HOURS, 'LINK_HOURS'),
      integration('api/users/email/verify.mail', 'confirms the address, once, and leaves an audit event'),
    ],
  },
  {
    says: 'Neither `unsafe-inline` nor `unsafe-eval` is allowed for scripts, on any page.'.replaceAll(
      '`',
      '',
    ),
    on: ['/security/whitepaper'],
    proof: [
      unit(
        'platform/http/content-security-policy',
        'allows our own files, the given sources and Stripe, and nothing unsafe',
      ),
    ],
  },
  {
    says: 'We use no analytics, no pixels, no fingerprinting and no social plug-ins.',
    on: ['/legal/privacy'],
    proof: [ownScripts, directive('font-src', "'self'")],
  },
  {
    says: 'only where the operator of this site has set up a model; without one nothing goes out, and your browser answers from texts of ours',
    on: ['/legal/privacy'],
    proof: [integration('api/ai/chat/post', 'is 503, and the browser answers from what is written')],
  },
  {
    says: 'work by software. What they write is a draft.',
    on: ['/legal/terms'],
    proof: [
      screen(
        'generator/documents',
        'finds the document of the address again, with its risk, its template and what to keep in mind',
      ),
    ],
  },
  {
    says: 'says what each state allows, with date and source.',
    on: ['/legal/terms'],
    proof: [unit('catalog/state-guide', 'has a month and a source')],
  },
  {
    says: 'Counted in the database, so all servers count together.',
    on: ['/version'],
    proof: [integration('platform/rate-limit', 'loses no try when many come at once over many connections')],
  },
];
