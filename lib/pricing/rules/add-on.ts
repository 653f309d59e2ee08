import type { Cents } from '@/lib/values/money';

/** The add-on of a request. Calls and columns have an older name for it, `addDeedGuard`; deed protection is the lock for $99. */
export const ADD_ON_NAME = 'Proof of completion';

/** What one gets for it, and what not. */
export const ADD_ON_SAYS =
  'A dated entry in the evidence log once the notary completes the request, and a proof file to download: kind of document, day, state, the notary’s name, the states of the commissions that we have on record, number of the request. It locks no property and does not show what was signed.';

/** Proof of completion: the platform's, on the client's total, and no part of what a notary earns. */
export const DEED_GUARD_ADD_ON_CENTS: Cents = 2_500;

/** Stands in the request form before there is an estimate, named as not a price yet and without "from": no visit costs as little. A placeholder and no price: it is never sent. */
export const PLACEHOLDER_CENTS: Cents = 7_500;

/** What the add-on costs where it is chosen. */
export function addOnOf(addDeedGuard: boolean): Cents {
  return addDeedGuard ? DEED_GUARD_ADD_ON_CENTS : 0;
}
