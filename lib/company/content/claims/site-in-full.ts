import { browser, directive, header, integration, person, route, together, unit, type Claim } from './claim';

const headers = unit('catalog/technical-papers', 'are given for each header that is sent, and for no other');
const directives = unit(
  'catalog/technical-papers',
  'are given for each directive of the content policy, and for no other',
);
const sent = browser('script-policy', 'every answer carries the security headers');
const nonce = browser(
  'script-policy',
  'a page rendered per request runs under a nonce, another one each time',
);
const same = browser(
  'prepared-answers',
  'is the same for everybody: Next answers no page otherwise for whoever is signed in, comes from elsewhere or is a robot',
);
const unpaid = integration(
  'deeds/release-overdue-locks',
  'releases a lock that is not paid after 7 days, and tells the owner',
);

/** What holds for every page, every answer and every job. */
export const siteInFull: Claim[] = [
  ...together(
    '/security-headers',
    [headers, sent],
    'Every response from this site carries instructions for your browser. Here is each one, with its value and the reason for it.',
    'With every response Headers on every response',
  ),
  ...together(
    '/security-headers',
    [directives, browser('security-headers', 'the tables of the page are the headers of its answer')],
    'The Content-Security-Policy header of every page, with a row for each directive.',
  ),
  ...together(
    '/security-headers',
    [
      integration(
        'platform/route',
        'turns what the handler returns into JSON, with a request id, never to be stored',
      ),
    ],
    'Responses to API calls carry a shorter one: their data lets a browser load and run nothing, and a file that a browser shows cannot be framed.',
  ),
  ...together(
    '/security-headers',
    [header('Strict-Transport-Security', 'includeSubDomains')],
    'here and to subdomains of this host, over https only.',
  ),
  ...together(
    '/security-headers',
    [directive('default-src', "'self'")],
    'Anything that no other line names comes from this site only.',
  ),
  ...together(
    '/security-headers',
    [unit('platform/http/content-security-policy', 'names an inline script as a browser does')],
    'An inline script runs only when its hash, or the nonce of this response, is listed.',
  ),
  ...together(
    '/security-headers',
    [
      directive('connect-src', "'self'"),
      directive('connect-src', 'https://api.stripe.com'),
      unit(
        'platform/http/content-security-policy',
        'lets the map load from the one server that is named, and from no other',
      ),
    ],
    'A script may talk to this site, to Stripe and to the map server where one is set, and to nobody else.',
  ),
  ...together(
    '/security-headers',
    [directive('frame-src', 'https://hooks.stripe.com')],
    'The only frames are Stripe’s card fields and the bank’s confirmation that Stripe shows.',
  ),
  ...together(
    '/security-headers',
    [directive('base-uri', "'none'")],
    'Nothing may change where the links of a page lead.',
  ),
  ...together('/security-headers', [directive('form-action', "'self'")], 'Forms are sent to this site only.'),
  ...together('/health', [sent, headers], 'Each answer carries them.'),
  ...together(
    '/security/whitepaper',
    [browser('prepared-answers', 'carries the policy of its own page'), nonce],
    'Pages that are made in advance carry the SHA-256 of each of their inline scripts.',
    'Pages that are made for one person carry a nonce, a new one each time.',
  ),
  ...together(
    '/security/whitepaper',
    [headers],
    'All headers, their values and their reasons are on Security headers.',
  ),
  ...together(
    '/legal/privacy',
    [directive('script-src', 'https://js.stripe.com')],
    'The one script from elsewhere is Stripe’s, and it is loaded only when you reach the card form.',
  ),
  ...together(
    '/architecture',
    [
      unpaid,
      integration(
        'deeds/release-overdue-locks',
        'ends a temporary lock when it reached its end date, paid or not',
      ),
      integration(
        'accounts/delete-expired-challenges',
        'removes challenges that have ended, and leaves the others',
      ),
    ],
    'every ten minutes it ends locks that were not paid',
    'every hour it clears old counters',
    'every day it deletes old sessions',
  ),
  ...together(
    '/architecture',
    [
      integration(
        'deeds/release-overdue-locks',
        'does it once when two workers run at the same time, and again later',
      ),
      integration('platform/jobs', 'is tried again when it fails'),
    ],
    'Each job may run twice without harm',
  ),
  ...together(
    '/architecture',
    [
      integration('platform/jobs', 'outlives the worker that would have run it'),
      integration('platform/events', 'hears what another process publishes'),
    ],
    'Nothing that matters is kept only in the memory of one of them.',
  ),
  ...together(
    '/architecture',
    [unit('platform/http/network-address', '%s')],
    'It adds the sender’s address to each request',
  ),
  ...together(
    '/architecture',
    [integration('vault/stored-objects', 'lies in the store encrypted, under its own key')],
    'Postgres holds everything but the bytes of documents',
    'a tag on each segment',
  ),
  ...together(
    '/architecture',
    [same],
    'Pages that belong to nobody, other than a search, are made once, by the build, and are the same for everybody.',
  ),
  ...together(
    '/architecture',
    [header('Cache-Control', 'no-store')],
    'A person’s own pages are rendered for each request',
  ),
  ...together(
    '/architecture',
    [person('`npm run lint` holds the imports to it, in .dependency-cruiser.cjs.')],
    'Imports run only in this direction, and a check fails when one does not.',
    'The calls to each outside party are in files of their own.',
  ),
  ...together(
    ['/architecture', '/security/whitepaper', '/about/founder-declaration'],
    [unit('catalog/technical-papers', 'of the %s are shown next to what is true today, under a mark')],
    'Next to each is what can be said',
  ),
  ...together(
    '/architecture',
    [person('Whoever opens a part takes it out of that list; the review of a change looks for it.')],
    'None of these parts exists yet.',
  ),
  ...together(
    '/version',
    [person('The check “types” of `npm test`, which a release passes first.')],
    'The language, checked before every release',
  ),
  ...together(
    '/legal/terms',
    [browser('crawl', 'reaches every page that is built'), route('POST /api/vault/verify')],
    'You can read every public page and verify any proof without accepting anything.',
  ),
  ...together(
    '/legal/ip',
    [unit('evidence/proof-page', 'loads nothing')],
    'noble-hashes and noble-curves, also inside every proof file',
  ),
  ...together(
    '/partners/integrations',
    [integration('platform/route', 'looks at origin, session, limit, path, query and body in this order')],
    'API Secured',
  ),
];
