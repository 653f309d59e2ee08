import type { Fact } from '@/lib/catalog/schema';
import { HOW_MONEY_BACK, WHERE_MONEY_GOES } from '@/lib/payments/rules';
import { PAYMENT_DAYS } from '../rules/lock';
import { CONTEST_LIMITS } from '../rules/contest';
import { moneyBack } from './lock-promise';

type Step = { title: string; text: string };

/** A lock's life, in the order of the drawing beside it. */
export const lifeOfALock: Step[] = [
  {
    title: 'Lock',
    text: 'You state the address and the owner. A sealed fingerprint of that becomes an entry in the public log, with its date.',
  },
  {
    title: 'Evidence',
    text: 'You download the proof file: what you stated, its place in the log, and our signature over the whole.',
  },
  {
    title: 'Alerts',
    text: 'Your list shows what happens to a lock. We email you when somebody else locks the same property and, unless you turned these emails off, when it is unpaid or ends. Where a county’s recording index is delivered to us, we compare it with your property and alert you to what fits.',
  },
  {
    title: 'Release',
    text: 'You end the lock with your unlock code. Its end becomes an entry of its own, dated like the first.',
  },
];

/** Why nobody in private can promise more. */
export const recorderDuty: Fact<string> = {
  value:
    'Florida shows why: if a deed meets the formal requirements on its face, the clerk must record it, and may not look further.',
  asOf: '2026-11',
  source: {
    kind: 'official',
    title: 'Florida House of Representatives, staff analysis of CS/CS/HB 285 (2024)',
    url: 'https://www.flsenate.gov/Session/Bill/2024/285',
  },
};

type Moment = { when: string; what: string };

export const firstDays: Moment[] = [
  {
    when: 'The first minute',
    what: 'The lock takes effect. You see the unlock code, and the proof file is ready to download.',
  },
  {
    when: `Until day ${PAYMENT_DAYS}`,
    what: 'You pay $99 on any day you like. Your list shows the exact deadline, and we remind you by email on days 1, 4 and 6, unless you turned these emails off. The notices are in your account in any case.',
  },
  {
    when: 'Once you pay',
    what: `The lock stays until you release it, or until its end date if it was made with one. The ${moneyBack} begins: a button on the property’s card.`,
  },
  {
    when: `After day ${PAYMENT_DAYS}, unpaid`,
    what: 'The lock ends by itself, with its own entry in the log, and a notice in your account says so. You can lock the property again.',
  },
];

/** The numbers on the drawing of a proof file, in the order in which one reads it. */
export const proofParts: Step[] = [
  {
    title: 'The verdict',
    text: 'The page checks itself when it opens. If one letter was changed, it says so and shows nothing else.',
  },
  {
    title: 'What was recorded',
    text: 'The address, the owner and the time, as you stated them. The log does not show this: to read it takes the file.',
  },
  {
    title: 'The place in the log',
    text: 'The number of your entry, and the path of hashes from it up to the root of the whole log.',
  },
  {
    title: 'The signature',
    text: 'The log signed that root. Compare the key with the one on the page Verify a proof: the same key, the same log.',
  },
];

export const deedQuestions = [
  {
    question: 'Does a lock stop somebody from recording a deed against my property?',
    answer:
      'No. No private service can do that. A lock gives you dated evidence of what you stated before, and you can give it to a lawyer or an insurer when a record is disputed.',
  },
  {
    question: 'Do you check that I own the property?',
    answer:
      'No. The proof shows what was stated, and on which day. It does not name the account that stated it, and it does not show that the statement is true. The deed and the county record do that.',
  },
  {
    question: 'What if somebody else locks my property?',
    answer: `They can, because we do not know who owns it. Both locks are then marked as contested, and both owners are told at once, without learning who the other is. After the third time within a day we write no more about that lock; your property page shows the contest. You can show us your recorded deed; an admin compares it with what the other side shows. ${CONTEST_LIMITS}`,
  },
  {
    question: 'How do I get my money back?',
    answer: `${HOW_MONEY_BACK} ${WHERE_MONEY_GOES}`,
  },
  {
    question: 'What does the public see?',
    answer:
      'A number, a time and a sealed fingerprint. The fingerprint is made with random salt, so nobody can guess a name or an address from it.',
  },
  {
    question: 'My county offers free recording notices. Do I need this too?',
    answer:
      'Sign up for the free notices in any case. They tell you that a document was recorded. A lock keeps evidence of what you stated before that. The two answer different questions.',
  },
  {
    question: 'Is this title insurance?',
    answer:
      'No. Title insurance pays for losses that its policy covers. A lock pays for nothing and replaces no policy; it is evidence that you can give to your insurer.',
  },
  {
    question: 'What if I lose the unlock code?',
    answer: 'It stays readable in your account, next to the property. A lost code is not a lost lock.',
  },
  {
    question: 'Can a lock have an end date?',
    answer:
      'The form on this site makes locks without one. A partner that asks for a lock, or an app that you connected, can set one. Such a lock costs the same and ends by itself on that date. Locking the property again is a new payment.',
  },
  {
    question: 'What if I sell?',
    answer:
      'You release the lock with your code. The buyer makes their own lock. Both files together show who stated what, and when.',
  },
  {
    question: 'What if you shut down one day?',
    answer:
      'The proof file carries everything that is needed to check it: the record, the path, the signature and the key. It opens in any modern browser, with the network off.',
  },
];
