import { CONTEST_LIMITS } from '@/lib/deeds/rules/contest';
import { unlockCodeFrom } from '@/lib/deeds/rules/lock';
import { limits } from '@/lib/platform/rate-limit';
import { figures } from '../figures';
import { browser, integration, route, screen, together, value, type Claim } from './claim';

const price = value(figures.deedProtectionPrice ?? '', 'DEED_PROTECTION_CENTS, what the server charges');
const days = value(figures.paymentDays ?? '', 'PAYMENT_DAYS, when the worker releases');
const released = integration(
  'deeds/release-overdue-locks',
  'releases a lock that is not paid after 7 days, and tells the owner',
);
const lockPost = 'api/deedguard/lock-deed/post';
const releasePost = 'api/deedguard/locked-deeds/[id]/release/post';
const codeLetters = unlockCodeFrom(new Uint8Array(32)).replaceAll('-', '').length;

/** What a lock costs, does and ends with. */
export const deedClaims: Claim[] = [
  {
    says: `Lock a deed once, for ${figures.deedProtectionPrice}, and hold proof of what you stated on that day.`,
    on: ['/'],
    proof: [price, route('POST /api/deedguard/lock-deed')],
  },
  {
    says: `Protecting one deed costs ${figures.deedProtectionPrice}, once, and needs no plan.`,
    on: ['/pricing'],
    proof: [price],
  },
  {
    says: `Protection of one property costs ${figures.deedProtectionPrice}, once.`,
    on: ['/legal/terms'],
    proof: [
      price,
      integration(
        'api/create-payment-intent/post',
        'opens a payment for the lock, as a row and an audit event',
      ),
    ],
  },
  {
    says: 'The lock takes effect at once.',
    on: ['/deedguard-protection'],
    proof: [integration(lockPost, 'locks the deed, enters it in the log and leaves an audit event')],
  },
  {
    says: `If it is not paid after ${figures.paymentDays} days, it ends by itself.`,
    on: ['/legal/terms'],
    proof: [days, released],
  },
  {
    says: `ends locks that were not paid within ${figures.paymentDays} days`,
    on: ['/architecture'],
    proof: [days, released],
  },
  {
    says: 'Its end is a separate entry in the log',
    on: ['/legal/terms'],
    proof: [
      integration(releasePost, 'releases the lock with its code, as its own entry in the log'),
      released,
    ],
  },
  {
    says: `You receive an unlock code of ${codeLetters} characters.`,
    on: ['/legal/terms'],
    proof: [value(codeLetters, 'unlockCodeFrom')],
  },
  {
    says: `An unlock code has ${codeLetters} characters of Crockford’s base32, ${codeLetters * 5} random bits.`,
    on: ['/security/whitepaper'],
    proof: [value(codeLetters, 'unlockCodeFrom'), value(codeLetters * 5, 'five bits a character')],
  },
  {
    says: 'A release needs the account, the unlock code with five tries an hour, and the PIN or passkey where one is set.',
    on: ['/security/whitepaper'],
    proof: [
      integration(releasePost, 'stops after five tries in an hour for one lock, also for the right code'),
      integration(`${releasePost}-guarded`, 'asks for a confirmation before it looks at %s'),
    ],
  },
  {
    says: 'It stays readable in your account',
    on: ['/deedguard', '/legal/terms'],
    proof: [route('GET /api/deedguard/locked-deeds')],
  },
  {
    says: 'If a payment arrives and no lock is waiting, it stays in your account as a credit, and the next lock uses it.',
    on: ['/legal/terms'],
    proof: [integration(lockPost, 'pays with a credit at once, and uses it once')],
  },
  {
    says: 'The same property cannot be locked twice by the same account at the same time.',
    on: ['/legal/terms'],
    proof: [integration(lockPost, 'refuses the same property in another spelling, and writes nothing')],
  },
  {
    says: 'The proof file checks itself in any modern browser with the network off.',
    on: ['/deedguard-protection'],
    proof: [
      browser(
        'lock-a-deed',
        'an owner signs up, locks a deed, pays, and holds a proof that checks itself offline',
      ),
    ],
  },
  {
    says: `up to ${limits.lockDeed.max} an hour in one account`,
    on: ['/resources/builder-kit'],
    proof: [
      value(limits.lockDeed.max, 'limits.lockDeed'),
      integration(`${lockPost}-bad-input`, 'stops after 60 tries in an hour'),
    ],
  },
  ...together(
    '/legal/terms',
    [
      integration(
        'deeds/release-overdue-locks',
        'ends a temporary lock when it reached its end date, paid or not',
      ),
      screen(
        'programs/consent-to-lock',
        'says of a lock with an end that it ends by itself, and that locking again is paid again',
      ),
    ],
    'A lock with an end date costs the same and ends by itself on that date. Locking the property again is a new payment.',
    'Once it is paid, the lock stays until you release it, or until its end date if it was made with one.',
  ),
  {
    says: 'Unlock code Postgres AES-256-GCM With the account',
    on: ['/architecture'],
    proof: [
      integration(
        'api/users/[userId]/delete.mail',
        'empties the unlock code of a released lock, which was kept until then',
      ),
    ],
  },
  {
    says: CONTEST_LIMITS,
    on: ['/deedguard', '/legal/terms', '/security/whitepaper'],
    proof: [
      value(CONTEST_LIMITS, 'LOCKS_A_DAY, UNPAID_CONTESTS and CONTESTS_A_DAY, which the server counts by'),
      integration(`${lockPost}-contest-flood`, 'keeps the room of one account as it was: three times a day'),
      integration(`${lockPost}-contested`, 'is refused for the fourth, and open again once one is paid for'),
      integration(
        `${lockPost}-contest-flood`,
        'is refused after the tenth, with the way that stays open, and changes nothing',
      ),
      integration(`${lockPost}-contest-flood`, 'never shuts out whoever has paid for a lock of it before'),
    ],
  },
  {
    says: 'Today you enter them one by one',
    on: ['/resources/builder-kit'],
    proof: [route('POST /api/deedguard/lock-deed')],
  },
  {
    says: 'A release takes effect at once and cannot be undone',
    on: ['/legal/terms'],
    proof: [integration(releasePost, 'releases once when asked twice at once')],
  },
  {
    says: 'a second active lock of the same property by the same account is refused.',
    on: ['/architecture'],
    proof: [integration(lockPost, 'refuses the same property in another spelling, and writes nothing')],
  },
  {
    says: 'Sealed with AES-256-GCM, bound to the lock that they belong to.',
    on: ['/version'],
    proof: [integration(releasePost, 'refuses the code of another lock of the same owner')],
  },
  {
    says: 'Unlock codes are encrypted with a key that is not in the database.',
    on: ['/legal/privacy'],
    proof: [
      integration('accounts/keys-rotate', 'seals everything under the new key, which alone then opens it'),
    ],
  },
];
