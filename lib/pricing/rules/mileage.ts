import type { Cents } from '@/lib/values/money';
import { hundredthsOf } from '@/lib/values/money';

/** What a notary on the road is paid for one mile. */
export const MILEAGE_CENTS: Cents = 65;

/** Miles count to the hundredth. */
export function mileageFee(miles: number): Cents {
  return hundredthsOf(MILEAGE_CENTS, Math.round(miles * 100));
}
