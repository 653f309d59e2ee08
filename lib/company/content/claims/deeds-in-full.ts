import { REMINDER_DAYS } from '@/lib/deeds/rules/lock';
import { REFUND_DAYS, WHERE_MONEY_GOES } from '@/lib/payments/rules';
import { figures } from '../figures';
import { integration, model, person, route, screen, together, unit, value, type Claim } from './claim';

const reminders = `${REMINDER_DAYS.slice(0, -1).join(', ')} and ${REMINDER_DAYS.at(-1)}`;
const days = value(figures.paymentDays ?? '', 'PAYMENT_DAYS');
const price = value(figures.deedProtectionPrice ?? '', 'DEED_PROTECTION_CENTS');
const refundDays = value(REFUND_DAYS, 'REFUND_DAYS');
const back = route('POST /api/deedguard/locked-deeds/[id]/refund');
const unpaid = integration(
  'deeds/release-overdue-locks',
  'releases a lock that is not paid after 7 days, and tells the owner',
);
const locked = integration(
  'api/deedguard/lock-deed/post',
  'locks the deed, enters it in the log and leaves an audit event',
);
const contested = integration(
  'api/deedguard/lock-deed/post-contested',
  'locks it, marks both locks in the log, and tells both owners without naming the other',
);
const listed = integration(
  'api/deedguard/locked-deeds/get',
  'lists the own locks in every state, newest first, those in force with their unlock codes',
);
const ended = integration(
  'api/deedguard/locked-deeds/[id]/refund/post',
  'ends the lock, enters that in the log, and tells the owner that no money had moved',
);
const fromStripe = integration(
  'api/webhooks/stripe/post-money-back.stripe',
  'from Stripe’s dashboard ends the lock too',
);
const lapsed = integration(
  'deeds/release-overdue-locks',
  'ends a temporary lock when it reached its end date, paid or not',
);
const kit = unit('partners/kits', 'says in the words of every lock what a lock does and does not do');
const released = integration(
  'api/deedguard/locked-deeds/[id]/release/post',
  'releases the lock with its code, as its own entry in the log',
);

/** What holds for every lock, whoever made it, and for every way in which one ends. */
const toldThrice = integration(
  'api/deedguard/lock-deed/post-contested',
  'is told and alerted of three times, and shows each',
);

export const deedsInFull: Claim[] = [
  ...together(
    ['/deedguard', '/legal/terms'],
    [
      value(reminders, 'REMINDER_DAYS'),
      integration(
        'deeds/remind-of-unpaid-locks',
        'reminds on days 1, 4 and 6, once each, and says when the lock ends',
      ),
    ],
    `by email on days ${reminders}, unless you turned these emails off.`,
  ),
  ...together(
    ['/deedguard', '/pricing'],
    [back, refundDays],
    'Within 30 days of paying, press “Get your $99 back” on the property’s card.',
  ),
  ...together(
    ['/deedguard', '/legal/terms'],
    [
      back,
      integration(
        'api/create-payment-intent/post-stripe.stripe',
        'makes an intent at Stripe and keeps its id',
      ),
    ],
    WHERE_MONEY_GOES,
  ),
  ...together('/deedguard-protection', [days, unpaid], `You pay $99 within ${figures.paymentDays} days.`),
  ...together('/deedguard', [days, unpaid], `Lock first, pay within ${figures.paymentDays} days`),
  ...together('/deedguard', [unpaid], 'You lock first and pay within the week.'),
  ...together(
    '/legal/terms',
    [days, unpaid],
    `You lock first and pay within ${figures.paymentDays} days.`,
    `Pay within ${figures.paymentDays} days. Once it is paid`,
  ),
  ...together('/press', [unpaid], 'An owner locks a deed first and pays within seven days.'),
  ...together('/architecture', [days, unpaid], `The owner pays within ${figures.paymentDays} days.`),
  ...together(
    '/resources/builder-kit',
    [days, price],
    `The buyer pays ${figures.deedProtectionPrice} within ${figures.paymentDays} days`,
  ),
  ...together(
    'lib/assistant/content/languages/english.ts',
    [days, locked],
    'The lock takes effect at once, and you pay {lock} within 7 days.',
  ),
  ...together(
    '/resources/builder-kit',
    [days, locked],
    `The lock takes effect at once, and you pay within ${figures.paymentDays} days.`,
    `Pay within ${figures.paymentDays} days. A lock that is not paid for by then ends`,
  ),
  ...together(
    '/resources/builder-kit',
    [price],
    `${figures.deedProtectionPrice}, once for each property.`,
    `Each lot is one property at one price: ${figures.deedProtectionPrice}, once.`,
  ),
  ...together(
    '/resources/county-kit',
    [price],
    `Owners pay ${figures.deedProtectionPrice}, once for each property.`,
  ),
  ...together(
    '/resources/builder-kit',
    [listed],
    'Your list shows each with its status, its unlock code and its proof.',
  ),
  ...together('/resources/builder-kit', [released], 'Both steps are entries in the log, with a date each.'),
  ...together(
    '/resources/builder-kit',
    [
      unit('deeds/property-address', 'may have %s for a street'),
      integration(
        'api/deedguard/lock-preview/post',
        'says what a lock would put on record, and writes nothing',
      ),
    ],
    'A lot without a street address is stated by lot, block and subdivision as on the plat, then city, state and ZIP code; we work out the county.',
  ),
  ...together(
    '/resources/county-kit',
    [
      kit,
      screen(
        'oauth/consent-form',
        'says what a lock does and does not do, of an app that may lock properties',
      ),
    ],
    'That is the sentence that every owner reads before locking.',
  ),
  ...together(
    '/resources/county-kit',
    [
      unit('partners/kits', '"$title" endorses nobody and says what cannot be stopped'),
      unit('partners/kits', 'never promises that fraud is prevented'),
    ],
    'Each text in this kit says so.',
    'Nothing in this kit does.',
  ),
  ...together(
    '/resources/county-kit',
    [
      unit('partners/kits', 'names the price as it is'),
      person('No program of ours reads or writes at an office.'),
    ],
    'What does it cost the office? Nothing.',
    'Nothing is connected to your recording system, no data changes hands, and it costs the office nothing.',
  ),
  ...together(
    '/resources/county-kit',
    [
      unit('partners/kits', 'lead to the text of each law'),
      unit(
        'partners/kits',
        'are those of every state whose statute the county page names, in its words for New York',
      ),
    ],
    'We list the three states whose statute on notices to owners we have read.',
  ),
  ...together(
    ['/resources/county-kit', '/resources/builder-kit'],
    [route('POST /api/interests')],
    'Nothing is agreed by sending this.',
  ),
  ...together(
    '/resources/builder-kit',
    [unit('partners/kits', 'names the call of the partner API, and the name that it never had')],
    'it never opened under that name.',
  ),
  ...together(
    '/deedguard',
    [
      integration(
        'api/deedguard/lock-deed/post',
        'commits to the record in the log, and shows nothing of it there',
      ),
    ],
    'It does not name the account that stated it',
  ),
  ...together(
    '/deedguard',
    [contested],
    'Both locks are then marked as contested, and both owners are told at once',
  ),
  ...together(
    '/deedguard',
    [toldThrice],
    'After the third time within a day we write no more about that lock',
  ),
  ...together(
    '/legal/terms',
    [toldThrice],
    '(about one lock up to three times within a day; after that its page alone shows the contest)',
  ),
  ...together(
    '/deedguard-protection',
    [unit('deeds/schema', 'is asked in three fields of the form')],
    'The address and the owner are all it takes.',
  ),
  ...together(
    '/deedguard-protection',
    [route('POST /api/deedguard/lock-deed')],
    'The same lock and the same proof for every property you hold.',
    'Six services, and what each costs',
  ),
  ...together(
    '/deedguard-protection',
    [released, unpaid, ended, lapsed],
    'You end a lock with your unlock code. It also ends if it is not paid for within 7 days, if you take your money back, or on an end date that a partner or an app set. Its end becomes an entry of its own, dated like the lock.',
  ),
  ...together(
    '/deedguard-protection',
    [model('DeedLock'), integration('api/deedguard/locked-deeds/get', 'does not show the locks of others')],
    'The rest is for you, for those to whom you give the proof file or access (a partner that asked for the lock, your organization, an app), for the county office that a fraud report of yours goes to, and for the people who run the service.',
  ),
  ...together(
    '/security/whitepaper',
    [back, refundDays, fromStripe],
    'Getting the money back within 30 days of paying ends a lock too: it needs the account and the same confirmation, and no code; a refund that we send in Stripe’s dashboard ends it as well.',
  ),
  ...together(
    '/security/whitepaper',
    [
      unpaid,
      ended,
      integration(
        'api/deedguard/locked-deeds/[id]/release/post',
        'releases the lock with its code, as its own entry in the log',
      ),
    ],
    'The owner is told of every end.',
  ),
  ...together(
    '/security/whitepaper',
    [unit('platform/secrets/secret-box', 'names its key, and looks different each time')],
    'Each sealed text names the key that sealed it.',
  ),
  ...together(
    '/legal/terms',
    [locked],
    'When you lock a deed, four things happen at once.',
    'A lock takes effect at once, with the payment due.',
  ),
  ...together(
    '/legal/terms',
    [released, unpaid, ended, lapsed],
    'A lock ends only through its code, or through one of the cases that these terms name: no payment after 7 days, a refund, or an end date.',
  ),
  ...together(
    '/legal/terms',
    [back, refundDays],
    'You can get the $99 back within 30 days of paying, for any reason, without giving one.',
  ),
  ...together(
    '/legal/terms',
    [ended],
    'The lock ends at once. Both entries, the lock and its end, stay in the log.',
  ),
  ...together(
    '/legal/terms',
    [unit('deeds/product', 'answer first that a lock stops no recording')],
    'It puts nothing on the county’s record.',
  ),
  ...together(
    '/resources/county-kit',
    [unit('deeds/product', 'answer first that a lock stops no recording')],
    'A lock is not an instrument, puts nothing on title, and appears in no title search.',
  ),
  ...together(
    '/press',
    [kit],
    'A private service cannot stop a county from recording a deed, and DeedGuard says so beside the form that locks a deed.',
  ),
];
