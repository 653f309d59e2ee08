import type { Cents } from '@/lib/values/money';

/** Deed protection: the platform's, on the client's total, and no part of what a notary earns. */
export const DEED_GUARD_ADD_ON_CENTS: Cents = 2_500;

/** Stands in the request form before there is an estimate, as "from $75". A placeholder and no price: it is never sent. */
export const PLACEHOLDER_CENTS: Cents = 7_500;

/** What the add-on costs where it is chosen. */
export function addOnOf(addDeedGuard: boolean): Cents {
  return addDeedGuard ? DEED_GUARD_ADD_ON_CENTS : 0;
}
