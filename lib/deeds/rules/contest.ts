import { isSameProperty } from './same-property';

type Owned = { ownerId: string; propertyKey: string };

/** The locks that others have of the same property. */
export function rivalsOf<T extends Owned>(lock: Owned, live: readonly T[]): T[] {
  return live.filter(
    ({ ownerId, propertyKey }) => ownerId !== lock.ownerId && isSameProperty(propertyKey, lock.propertyKey),
  );
}

/** How often one account may lock a property that somebody else has locked, within a day: each time mails them. */
export const LOCKS_A_DAY = 3;

/** How many properties that others have locked an account may have locked at a time without having paid for them. */
export const UNPAID_CONTESTS = 3;

/** How often all other accounts together may, before only those that pay have room. */
export const CONTESTS_A_DAY = 10;

/** What holds back whoever would lock the homes of others, for every place that says it. */
export const CONTEST_LIMITS = `A property that others have locked can be locked at most ${LOCKS_A_DAY} times within a day by one account, and an account can have at most ${UNPAID_CONTESTS} such locks unpaid. Once other accounts have locked the property ${CONTESTS_A_DAY} times within a day, the next account has to pay first, unless it has paid for a lock of that property before.`;
