import { PAYMENT_DAYS } from '@/lib/deeds/rules/lock';
import { API_CALLS_PER_HOUR } from '@/lib/values/api-scopes';
import { integration, together, unit, value, type Claim } from './claim';

const guide = '/developers';
/** What stands there of a field is written in its schema. */
const bookings = [guide, 'lib/programs/schema/bookings.ts'];

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
const again = integration(
  'programs/examples',
  'makes the same call again when the first answer was lost, and it is done once',
);

/** What the developers page says of the API. */
export const apiClaims: Claim[] = [
  ...together(
    guide,
    [unit('programs/openapi', 'has an operation for every verb of every route file')],
    'openapi.json describes the calls of /v1 and of this site in OpenAPI 3.1;',
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
  ...together(
    guide,
    [integration('platform/v1/idempotency', 'leaves nothing when it throws, and can be sent again')],
    'A call that failed leaves nothing, and may be sent again.',
  ),
  ...together(
    guide,
    [value(PAYMENT_DAYS, 'PAYMENT_DAYS')],
    `and they pay for it within ${PAYMENT_DAYS} days.`,
  ),
  ...together(guide, [mostTotal], 'With max_total nothing is booked above what you expect.'),
  ...together(
    bookings,
    [
      integration(
        'api/v1/bookings/[booking_id]/tracking/get',
        'shows the notary on the way, as long as they are on it',
      ),
    ],
    'The last position of the notary, only while they are on the way and share it',
  ),
  ...together(guide, [acceptedFee], 'nothing is cancelled, and the answer is a 409 that names the fee.'),
  ...together(
    guide,
    [unit('catalog/webhook-programs', 'takes one that the secret of before signed too')],
    'so that nothing is refused in between.',
  ),
  ...together(
    guide,
    [unit('programs/openapi', 'has a method for each call of /v1, in the client')],
    'a method for each call of /v1, a type for each thing.',
  ),
  ...together(guide, [again], 'It sends an Idempotency-Key with each call that changes something.'),
];
