import { EXTRA_PAGE_CENTS } from '@/lib/pricing/rules/quote';
import { ESTIMATED_WAY, ROAD_FACTOR } from '@/lib/values/miles';
import { formatPrice } from '@/lib/values/money';
import { figures } from '../figures';
import { integration, person, route, together, unit, value, type Claim } from './claim';

const page = formatPrice(EXTRA_PAGE_CENTS);
const perPage = value(page, 'EXTRA_PAGE_CENTS');
const net = value(figures.corporateTermsDays ?? '', 'CORPORATE_TERMS_DAYS');
const refused = integration('api/requests/[id]/tracking/get', 'is refused to %s');
const onTheWay = integration('api/requests/[id]/tracking/get', 'shows no place once %s');
const byApi = integration(
  'api/v1/bookings/[booking_id]/tracking/get',
  'shows the notary on the way, as long as they are on it',
);
const byNoOther = integration(
  'api/v1/bookings/[booking_id]/tracking/get',
  'knows nothing of a visit that another organization or a person of our pages ordered',
);
const oneEngine = integration(
  'notary/one-price',
  'is the same in the calculator, the form’s estimate, the request, its row and its bill',
);
const lines = unit('pricing/quote-texts', 'say of each amount how it was worked out and who sets it');
const agreed = integration(
  'api/requests/[id]/travel-agreement/post',
  'asks its client once a notary has accepted, and holds the notary back until then',
);
const eligible = integration('notary/eligibility', 'on the last day of every credential');
const remote = integration(
  'notary/eligibility',
  'for a remote session without a commission of a state that knows them',
);
const compared = integration(
  'api/notaries/profile/[userId]/verification/put',
  'verifies nothing without the papers',
);
const partnership = person('The founder signs partner agreements; no program decides a share.');
const listed = integration(
  'partners/list-partners',
  'has who was approved before who waits, without contacts',
);

/** What holds for every visit, every price of one, every notary and every partner. */
export const visitsInFull: Claim[] = [
  ...together(
    '/legal/terms',
    [eligible, remote, integration('notary/dispatch', 'offers once, when two run at the same time')],
    'We pass your request to verified notaries, one after another, until one accepts: for a visit, notaries commissioned in its state; for an online session, notaries whose own state allows one.',
  ),
  ...together(
    '/legal/privacy',
    [
      integration(
        'api/requests/[id]/proof/get',
        'hands out JSON that verifies, and names the notary and nobody else',
      ),
    ],
    'your commission in its record, which the client may show to anyone.',
  ),
  ...together(
    ['/guardsign', '/live-tracking'],
    [
      onTheWay,
      integration(
        'api/requests/[id]/tracking/get',
        'shows no place while the notary hides it, whatever was reported',
      ),
    ],
    'Only while the notary is on the way and sharing it.',
  ),
  ...together('/live-tracking', [onTheWay], 'You see it only while they are on the way.'),
  ...together(
    ['/guardsign', '/live-tracking'],
    [
      refused,
      byApi,
      byNoOther,
      integration(
        'notary/routing',
        'is asked for the way, longitude first, and answers in miles and minutes',
      ),
    ],
    'The client and the notary of that visit; an organization that booked it through our API; and an app that the client allowed to see bookings. Nobody else, and no map of all notaries. A routing service, where one is set, gets the two points without a name.',
  ),
  ...together(
    '/legal/privacy',
    [onTheWay, refused, byApi, byNoOther],
    'To show them to the client of that visit, to an organization that booked it through our API, and to an app that the client allowed to see bookings, only while the notary is under way (contract).',
  ),
  ...together(
    '/legal/privacy',
    [
      integration(
        'notary/routing',
        'is asked for the way, longitude first, and answers in miles and minutes',
      ),
      integration('api/maps/style/get', 'is our own files when the operator has set none'),
    ],
    'While a visit is tracked, and only where the operator has set one; without them we work out the way and draw the map ourselves',
  ),
  ...together(
    '/legal/privacy',
    [route('GET /api/requests/[id]/messages')],
    'What client and notary write to each other, when, and whether it was read',
  ),
  ...together(
    '/legal/privacy',
    [
      integration(
        'api/requests/[id]/dispatch/get',
        'says for each round who could be asked, in which order, and why the others could not',
      ),
    ],
    'and to explain each choice (contract',
  ),
  ...together(
    '/guardsign',
    [route('GET /api/requests/[id]/history')],
    'Live tracking, messages and the history of each request',
  ),
  ...together('/guardsign', [oneEngine], 'Prices for every state, in the calculator'),
  ...together(
    '/guardsign',
    [agreed],
    'Where no notary is near yet, you agree to the travel fee before anyone sets off.',
  ),
  ...together(
    '/guardsign',
    [eligible, integration('api/offers/[id]/accept/post', 'is refused when the %s will have lapsed')],
    'Before every offer, not just once. Anything that has expired by the day of the visit counts as missing.',
  ),
  ...together(
    '/guardsign',
    [eligible, remote],
    'Valid on the day of the visit, in its state, or for a remote session in a state that allows one',
  ),
  ...together('/guardsign', [oneEngine], 'You agree to all of it before the visit.'),
  ...together(
    '/guardsign',
    [perPage],
    `Every price of ours adds ${page} for each page beyond the first, as a service fee for handling them.`,
  ),
  ...together('/legal/terms', [oneEngine], 'The rest of our price is a service fee, travel, rush and tax.'),
  ...together(
    '/legal/terms',
    [remote],
    'A remote notarization is possible only where the law of the notary’s state allows it.',
  ),
  ...together(
    '/legal/terms',
    [net],
    `Companies that we invoice pay within ${figures.corporateTermsDays} days (Net 15), unless an order says otherwise.`,
  ),
  ...together(
    '/pricing',
    [net],
    `Companies pay by invoice, within ${figures.corporateTermsDays} days (net 15).`,
  ),
  ...together('/pricing/calculator', [perPage], `Each page beyond the first adds ${page}.`),
  ...together(
    '/pricing/calculator',
    [lines],
    'Here you will see each amount, how it was worked out and who sets it.',
  ),
  ...together(
    '/pricing/calculator',
    [unit('pricing/quote', 'is the sum of its lines'), unit('pricing/quote', 'is half a cent rounded up')],
    'Each amount is rounded to the cent as it is worked out, half a cent up, and the total is the sum of the lines.',
  ),
  ...together(
    '/pricing/calculator',
    [unit('pricing/quote', 'is no travel for %s')],
    `For a mobile notary only, by road from the notary’s home, ${ESTIMATED_WAY}: ${ROAD_FACTOR} times the straight line.`,
  ),
  ...together(
    '/pricing/calculator',
    [unit('pricing/quote', 'is not raised in %s')],
    'Every other state has our rate of × 1.00 and its own limit; a quote names it.',
  ),
  ...together(
    '/notary-waitlist',
    [
      unit('pricing/one-price', 'never rises with a notary who is nearer, and is theirs'),
      integration('api/offers/[id]/accept/post-price', 'never raises the price, and audits nothing, for %s'),
    ],
    'up to the travel fee that the client agreed to.',
  ),
  ...together(
    '/join/notary/requirements',
    [
      compared,
      integration(
        'api/notaries/profile/[userId]/patch',
        'takes the verification back for other credentials, and says so',
      ),
    ],
    'When a paper expires, you no longer count as verified for what needs it, and no such request reaches you until the renewed one has been compared.',
  ),
  ...together(
    '/join/notary/requirements',
    [compared],
    'You enter commission, bond and insurance, each with its number and expiration date, and upload the paper of each.',
    'You are not verified while a paper is missing.',
  ),
  ...together(
    '/join/notary/requirements',
    [integration('api/users/register/post', 'opens the account of a notary')],
    'You can open an account before you have all of them.',
  ),
  ...together(
    '/join/notary/requirements',
    [
      eligible,
      remote,
      integration('notary/eligibility', 'for a remote session when remote sessions are not offered'),
    ],
    'Visits are offered to you only where your commission is in force, remote sessions only with a commission of a state that allows them, and both only for services that you chose.',
  ),
  ...together(
    '/notary-waitlist',
    [person('An admin takes names off the waitlist on request.')],
    'You can leave the waitlist at any time',
  ),
  ...together(
    '/enterprise',
    [partnership, route('POST /api/partners/applications/[id]/decision')],
    'A person reads each application and answers by email.',
  ),
  ...together(
    ['/partnerships', '/partners/portal'],
    [partnership],
    'Nothing is owed before both sides have signed it.',
  ),
  ...together(
    ['/partnerships', '/partners/portal'],
    [listed, integration('api/partners/get', 'shows %s companies alone, and nobody’s contacts')],
    'Only we see your contact details and what you write.',
  ),
  ...together(
    '/partners/portal',
    [
      integration(
        'api/partners/get',
        'shows nobody a name that we have not read, but whoever wrote it, and admins',
      ),
    ],
    'Once we have read and approved it, everybody sees the name and kind of your company, and the day, in the list of recent applications.',
  ),
  ...together(
    '/legal/privacy',
    [
      integration(
        'api/partners/get',
        'shows nobody a name that we have not read, but whoever wrote it, and admins',
      ),
      listed,
    ],
    'of applications from the partner portal that we approved to everybody, in the list of recent applications, and before that to you alone; of all applications and partners, unless we decline, to people with an account, under Integrations.',
  ),
  ...together(
    '/enterprise',
    [
      integration(
        'api/deedguard/locked-deeds/[id]/proof/get',
        'hands out JSON that verifies, and stays good as the log grows',
      ),
    ],
    'Evidence for every property in a portfolio, checked by your own software.',
  ),
  ...together(
    '/deedguard-protection',
    [
      integration(
        'api/deedguard/locked-deeds/[id]/proof/get',
        'hands out JSON that verifies, and stays good as the log grows',
      ),
    ],
    'Evidence for every property in a portfolio, checked by your own software.',
  ),
  ...together(
    ['/partnerships', '/partners/portal'],
    [
      integration(
        'api/deedguard/locked-deeds/[id]/proof/get',
        'hands out JSON that verifies, and stays good as the log grows',
      ),
    ],
    'Dated evidence for each property of a portfolio, as a file that your own system reads and checks.',
  ),
];
