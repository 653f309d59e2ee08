import { longDay } from '@/lib/values/date-format';

/** An alert does not know its reader's time zone: its facts have the moment. */
const dayOf = (at: Date) => longDay(at);

type Ending = { propertyAddress: string; endsAt: Date };

export function unpaidAlert({ propertyAddress, endsAt }: Ending) {
  return {
    title: `The lock on ${propertyAddress} is unpaid and ends on ${dayOf(endsAt)}`,
    reasons: ['A lock that is not paid in time ends.'],
  };
}

export function lapsingAlert({ propertyAddress, endsAt }: Ending) {
  return {
    title: `The temporary lock on ${propertyAddress} ends on ${dayOf(endsAt)}`,
    reasons: ['It was made with an end date.'],
  };
}

export function contestedAlert(propertyAddress: string) {
  return {
    title: `Another account has locked ${propertyAddress} too`,
    reasons: ['We do not know who owns it, so both locks are in force and marked as contested.'],
  };
}

const endings = {
  owner: 'It was released with its unlock code.',
  unpaid: 'It was not paid in time.',
  expired: 'It reached its end date.',
  refund: 'Its payment was taken back.',
};

export function releasedAlert({
  propertyAddress,
  reason,
}: {
  propertyAddress: string;
  reason: keyof typeof endings;
}) {
  return { title: `The lock on ${propertyAddress} has ended`, reasons: [endings[reason]] };
}

/** Why an alert about a lock that would end is over. */
export const LOCK_PAID = 'The lock was paid for.';
export const CONTEST_ENDED = 'No other account still has the property locked.';
export const LOCK_ENDED = 'The lock has ended.';
