import type { Cents } from '@/lib/payments/rules';

/**
 * So many hundredths of an amount, to the cent, half a cent up: 8 hundredths are 8 %, 1225 are 12.25 times.
 * Both are whole numbers, so no fraction is lost on the way.
 */
export function hundredthsOf(cents: Cents, hundredths: number): Cents {
  return Math.floor((cents * hundredths + 50) / 100);
}

/** `$1,234.50`, always with its cents. */
export function formatMoney(cents: Cents): string {
  return dollars.format(cents / 100);
}

/** `$99`, and cents only where there are any. */
export function formatPrice(cents: Cents): string {
  return wholeDollars.format(cents / 100);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
