import type { Cents } from '@/lib/payments/rules';

/**
 * So many hundredths of an amount, to the cent, half a cent up: 8 hundredths are 8 %, 1225 are 12.25 times.
 * Both are whole numbers, so no fraction is lost on the way.
 */
export function hundredthsOf(cents: Cents, hundredths: number): Cents {
  return Math.floor((cents * hundredths + 50) / 100);
}
