import type { Cents } from '@/lib/values/money';

/** `unitCents` times `quantity`, and a tax in thousandths of a percent: 8875 is 8.875 %. */
export type Line = { quantity: number; unitCents: Cents; taxRateMilli: number };
export type LineAmounts = { netCents: Cents; taxCents: Cents };
export type Totals = { subtotalCents: Cents; taxCents: Cents; totalCents: Cents };

/** The largest sum that Stripe takes for one payment in US dollars (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const MAX_TOTAL_CENTS: Cents = 99_999_999;
/** The smallest, likewise. */
export const MIN_CARD_CENTS: Cents = 50;

const MILLI_PERCENT = 100_000;

/** A line without tax and its tax, rounded half up to the cent. */
export function lineAmounts({ quantity, unitCents, taxRateMilli }: Line): LineAmounts {
  const netCents = quantity * unitCents;
  return { netCents, taxCents: Math.floor((netCents * taxRateMilli + MILLI_PERCENT / 2) / MILLI_PERCENT) };
}

/** The sums of the lines as they are, each rounded by itself: what a reader adds up is what is asked for. */
export function sumLines(lines: readonly LineAmounts[]): Totals {
  const subtotalCents = lines.reduce((sum, { netCents }) => sum + netCents, 0);
  const taxCents = lines.reduce((sum, { taxCents: tax }) => sum + tax, 0);
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
}

/** Percent → thousandths of a percent: 8.875 becomes 8875. */
export function toMilli(percent: number): number {
  return Math.round(percent * 1000);
}

/** Thousandths of a percent → percent. */
export function toPercent(milli: number): number {
  return milli / 1000;
}
