import { PAYMENT_DAYS } from '../rules/lock';

type Reason = { title: string; text: string };

/** Why a person would lock a deed here. */
export const reasons: Reason[] = [
  {
    title: 'A date nobody can move',
    text: 'A sealed fingerprint of the address and the owner becomes one entry in an append-only log. Not even we could change it or its date without the change showing.',
  },
  {
    title: 'Proof that works without us',
    text: 'The proof file checks itself in any modern browser with the network off. Give it to a lawyer, an insurer or a court clerk.',
  },
  {
    title: 'Private by design',
    text: 'The public log holds a sealed fingerprint, never your name or address. The rest is for you, for those to whom you give the proof file or access (a partner that asked for the lock, your organization, an app), for the county office that a fraud report of yours goes to, and for the people who run the service.',
  },
  {
    title: 'A release that takes your code',
    text: `You end a lock with your unlock code. It also ends if it is not paid for within ${PAYMENT_DAYS} days, if you take your money back, or on an end date that a partner or an app set. Its end becomes an entry of its own, dated like the lock.`,
  },
];

export const lockDoes = [
  'Keeps what you stated about the property and its owner, with the date',
  'Shows you in your account what happens to the lock',
  `Ends with your unlock code, your money back or an end date that a partner or an app set, on the record; unpaid, it ends after ${PAYMENT_DAYS} days`,
  'Gives you a file that proves all of this',
];

export const lockDoesNot = [
  'Stop a county from recording a document',
  'Change the title, or who owns the property',
  'Replace title insurance or a lawyer',
];
