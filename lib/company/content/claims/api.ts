import { PAYMENT_DAYS } from '@/lib/deeds/rules/lock';
import { CONSENT_DAYS } from '@/lib/platform/link-times';
import { API_CALLS_PER_HOUR } from '@/lib/values/api-scopes';
import { integration, together, unit, value, type Claim } from './claim';

const guide = '/developers';
/** What stands there of a field is written in its schema. */
const bookings = [guide, 'lib/programs/schema/bookings.ts'];
const documents = [guide, 'lib/programs/schema/documents.ts'];

const testLock = integration(
  'api/v1/properties/lock/post',
  'is locked at once in the sandbox, and nowhere else',
);
const testBooking = integration(
  'api/v1/bookings/post',
  'keeps the booking in the sandbox at the price of a live one, and sends nobody',
);
const mostTotal = integration(
  'api/v1/bookings/post',
  'books nothing above max_total, and says what it costs',
);
const acceptedFee = integration(
  'api/v1/bookings/[booking_id]/cancel/post',
  'asks for the fee that a live booking would cost, and tells webhooks',
);
const found = integration('api/v1/documents/verify/post', 'says what a PDF lacks, blank by blank');
const again = integration(
  'programs/examples',
  'makes the same call again when the first answer was lost, and it is done once',
);

/** What the developers page says of the API. */
export const apiClaims: Claim[] = [
  ...together(
    guide,
    [unit('programs/openapi', 'has an operation for every verb of every route file')],
    'openapi.json describes every call of this site in OpenAPI 3.1.',
  ),
  ...together(
    guide,
    [
      value(API_CALLS_PER_HOUR, 'API_CALLS_PER_HOUR'),
      integration('platform/api-keys', 'is the last of an hour at 1000; the next hour has as many again'),
    ],
    `The rate limit is ${API_CALLS_PER_HOUR} requests an hour for each key.`,
  ),
  ...together(
    guide,
    [testLock, testBooking],
    'Nothing it does reaches the evidence log, a payment, an inbox or a notary',
  ),
  ...together(guide, [testLock], 'A property is locked at once.'),
  ...together(bookings, [testBooking], 'A test booking sends nobody and costs nothing'),
  ...together(
    guide,
    [integration('platform/idempotency', 'leaves nothing when it throws, and can be sent again')],
    'A call that failed leaves nothing, and may be sent again.',
  ),
  ...together(
    guide,
    [value(PAYMENT_DAYS, 'PAYMENT_DAYS')],
    `and they pay for it within ${PAYMENT_DAYS} days.`,
  ),
  ...together(
    guide,
    [value(CONSENT_DAYS, 'CONSENT_DAYS')],
    `the owner did not answer within ${CONSENT_DAYS} days.`,
  ),
  ...together(
    guide,
    [integration('api/v1/fraud/report/post', 'opens a case of the sandbox that nobody looks at')],
    'Nobody looks at a case of test mode.',
  ),
  ...together(
    guide,
    [mostTotal],
    'With max_total nothing is booked above what you expect.',
    'Nothing is booked at a higher total.',
  ),
  ...together(
    guide,
    [unit('pricing/quote', 'is multiplied with its pages')],
    'Each after the first is part of the price.',
  ),
  ...together(
    bookings,
    [integration('api/v1/bookings/[booking_id]/tracking/get', 'says that somebody is looked for')],
    'while nobody is on the way',
  ),
  ...together(
    bookings,
    [
      integration(
        'api/v1/bookings/[booking_id]/tracking/get',
        'shows the notary on the way, as long as they are on it',
      ),
    ],
    'Where the notary was last seen, only while on the way and while they share it',
  ),
  ...together(
    guide,
    [acceptedFee],
    'nothing is cancelled and the answer is a 409 that says the fee.',
    'Nothing is cancelled where it costs more by now',
  ),
  ...together(
    guide,
    [
      integration(
        'api/v1/documents/verify/post-by-address.alone',
        'stops at 25 MB, announced, unannounced or without an end',
      ),
    ],
    'At most 25 MB, within 20 seconds.',
  ),
  ...together(
    documents,
    [found],
    'One sentence for each thing that was found, or could not be judged; an empty list when there is none',
  ),
  ...together(
    guide,
    [unit('catalogue/webhook-programs', 'takes one that the secret of before signed too')],
    'so that nothing is refused in between.',
  ),
  ...together(
    guide,
    [unit('programs/openapi', 'has a method for each call of /v1, in the client')],
    'a method for each call of /v1, a type for each thing.',
  ),
  ...together(guide, [again], 'It sends an Idempotency-Key with each call that changes something.'),
];
