/** Integer US cents. */
export type Cents = number;

/** $99, once per property. */
export const DEED_PROTECTION_CENTS: Cents = 9_900;

/** Dollars of the HTTP edge → cents, exactly: 19.99 becomes 1999. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Cents → dollars as a number with at most two decimals. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}
