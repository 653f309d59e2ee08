import { formatNumber } from './numbers';

/** Integer US cents. */
export type Cents = number;

/**
 * So many hundredths of an amount, to the cent, half a cent up: 8 hundredths are 8 %, 1225 are 12.25 times.
 * Both are whole numbers, so no fraction is lost on the way.
 */
export function hundredthsOf(cents: Cents, hundredths: number): Cents {
  return Math.floor((cents * hundredths + 50) / 100);
}

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
  const rest = Math.round(Math.abs(cents)) % 100;
  return `${formatWhole(cents)}.${String(rest).padStart(2, '0')}`;
}

/** `$99`, and cents only where there are any. */
export function formatPrice(cents: Cents): string {
  return cents % 100 === 0 ? formatWhole(cents) : formatMoney(cents);
}

/** `-$1,234`: the dollars, with their sign. */
function formatWhole(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${formatNumber(Math.floor(Math.round(Math.abs(cents)) / 100))}`;
}
