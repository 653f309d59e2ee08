/** Integer US cents. */
export type Cents = number;

/** $99, once per property. */
export const DEED_PROTECTION_CENTS: Cents = 9_900;

/** How long the event of a payment may take before Stripe is asked instead. */
export const ASK_AFTER_MS = 10 * 60_000;

/** Then a payment that is still open was given up: a bank takes two weeks at most. */
export const ASK_UNTIL_MS = 30 * 24 * 60 * 60_000;

/** Dollars of the HTTP edge → cents, exactly: 19.99 becomes 1999. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Cents → dollars as a number with at most two decimals. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** `$1,234.50`, always with its cents. */
export function formatMoney(cents: Cents): string {
  return exact.format(toDollars(cents));
}

/** `$99`, and cents only where there are any. */
export function formatPrice(cents: Cents): string {
  return short.format(toDollars(cents));
}

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
