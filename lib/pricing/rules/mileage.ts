import type { Cents } from '@/lib/payments/rules';
import { hundredthsOf } from './money';

/** What a notary on the road is paid for one mile. */
export const MILEAGE_CENTS: Cents = 65;

/** Miles count to the hundredth. */
export function mileageFee(miles: number): Cents {
  return hundredthsOf(MILEAGE_CENTS, Math.round(miles * 100));
}
