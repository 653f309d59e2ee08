import type { Cents } from '@/lib/values/money';

type Prices = { monthlyCents: Cents; yearlyCents: Cents };

/** What paying by the year saves against twelve single months; the percentage is rounded to a whole number. */
export function yearlySaving({ monthlyCents, yearlyCents }: Prices): { cents: Cents; percent: number } {
  const cents = 12 * monthlyCents - yearlyCents;
  return { cents, percent: Math.round((100 * cents) / (12 * monthlyCents)) };
}
