import { longDay } from '@/lib/values/date-format';

/** What we know of whoever sends an invoice. Days are ISO 8601. */
export type Sender = {
  /** when an admin compared the notary's commission with its paper; null for everybody else, and once it has expired */
  checkedAt: string | null;
  /** an account that is there for trying out: nothing is owed to it */
  isDemo?: true;
  /** the appointment of the visit that it bills, which was booked here, and completed or cancelled too late */
  visitAt: string | null;
  /** it bills the fee for cancelling that visit */
  isCancelled: boolean;
  /** the invoice names the address of whoever booked that visit */
  isForClient: boolean;
};

/** Anyone who has an account may bill anybody, in any words. */
const NO_VISIT = 'No visit that was booked here belongs to this invoice.';
const SENDER_UNCHECKED = 'We have not checked who the sender is.';
const DEMO = 'This is a demo: the sender is a demo account, and nothing is owed.';

/**
 * What is said of the sender wherever a stranger reads who that is: on the page, the PDF and in the email. Only what was
 * checked, each with its day, in UTC because no reader's zone is known.
 */
export function senderNote({ checkedAt, isDemo, visitAt, isCancelled, isForClient }: Sender): string {
  if (isDemo) return DEMO;
  const visit =
    visitAt &&
    `This is ${isCancelled ? 'the fee for cancelling' : 'for'} ${isForClient ? 'your' : 'a'} visit on ${dayText(visitAt)}, booked here.`;
  const commission = checkedAt && `We checked the sender’s notary commission on ${dayText(checkedAt)}.`;
  const said = [
    visit ?? NO_VISIT,
    commission ?? (visit ? null : SENDER_UNCHECKED),
    'Pay only what you expect.',
  ];
  return said.filter(Boolean).join(' ');
}

function dayText(iso: string): string {
  return `${longDay(iso)} (UTC)`;
}
